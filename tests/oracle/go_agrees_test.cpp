// The engine against the oracle over random games of many sizes under every rule set: legality,
// captures, superko, positions and scores.
#include <gtest/gtest.h>

#include <ostream>
#include <random>
#include <set>
#include <string>

#include "engine/session/session.hpp"
#include "tests/oracle/naive_go.hpp"

namespace go_agreement {
namespace {

using kanzen::Session;
using oracle::GoOracle;
using oracle::GoRules;

struct Board {
  int columns = 9, rows = 9;
  int games = 1;
  int most_plies = 100;
  int played_first = 0;  // plies that fill the board and are not compared
};
std::ostream& operator<<(std::ostream& out, const Board& c) {
  return out << c.columns << " by " << c.rows;
}

constexpr std::pair<GoRules, const char*> rule_sets[] = {{GoRules::situational, "situational"},
                                                         {GoRules::positional, "positional"},
                                                         {GoRules::tromp_taylor, "tromp-taylor"},
                                                         {GoRules::new_zealand, "new-zealand"},
                                                         {GoRules::ko, "ko"},
                                                         {GoRules::japanese, "japanese"}};

std::set<std::string> legal_moves(const Session& session) {
  std::set<std::string> names;
  for (const kanzen::MoveView& move : session.moves()) names.insert(move.text);
  return names;
}

std::set<std::string> forbidden_here(const Session& session) {
  std::set<std::string> names;
  for (const kanzen::ForbiddenSquare& forbidden : session.board().forbidden)
    if (forbidden.reason != kanzen::repetition_ending)
      names.insert(session.board().squares[forbidden.square].name);
  return names;
}

std::set<std::string> forbidden_by_past(const Session& session) {
  std::set<std::string> names;
  for (const Session::ForbiddenMove& forbidden : session.forbidden())
    names.insert(forbidden.move.text);
  return names;
}

// Counts of the situations in the games, so that a test without any of them is noticed.
struct Met {
  int superko = 0, ko_or_suicide = 0, ends = 0, seki = 0, settled = 0;
};

class GoAgrees : public testing::TestWithParam<Board> {
 protected:
  // Passes are rare, so that boards fill; superko needs long games.
  static std::string choose(const std::set<std::string>& legal, std::mt19937& random) {
    if (legal.size() == 1 || random() % 40 == 0) return "pass";
    const auto place = random() % (legal.size() - 1);
    auto move = legal.begin();
    for (std::size_t i = 0; i < place || *move == "pass"; ++move)
      if (*move != "pass") ++i;
    return *move;
  }

  static void compare(const Session& session, const GoOracle& expected) {
    ASSERT_EQ(session.position(), expected.position());
    ASSERT_EQ(legal_moves(session), expected.legal_moves()) << session.position();
    ASSERT_EQ(forbidden_here(session), expected.forbidden_here()) << session.position();
    ASSERT_EQ(forbidden_by_past(session), expected.forbidden_by_past()) << session.position();
    const auto parsed = session.game().parse(session.position());
    ASSERT_TRUE(parsed) << session.position() << ": " << parsed.error().message;
    ASSERT_EQ(*parsed, session.state()) << session.position();
    const auto count = session.game().count(session.state());
    ASSERT_TRUE(count);
    ASSERT_EQ(count->lead + *session.info().komi, expected.score()) << session.position();
  }

  static void play_one(Session& session, GoOracle& expected, std::mt19937& random, Met& met) {
    for (int ply = 0; ply < GetParam().most_plies; ++ply) {
      const bool compared = ply >= GetParam().played_first;
      if (compared) compare(session, expected);
      if (testing::Test::HasFatalFailure()) return;
      if (session.info().counts_territory) {
        ++(expected.has_seki() ? met.seki : met.settled);
      }
      met.superko += session.forbidden().empty() ? 0 : 1;
      met.ko_or_suicide += session.board().forbidden.empty() ? 0 : 1;
      const std::string move = choose(legal_moves(session), random);
      const auto played = session.play(move);
      ASSERT_TRUE(played) << played.error().message;
      expected.play(move);
      ASSERT_EQ(session.board().end.has_value(), expected.finished());
      if (!expected.finished()) continue;
      ++met.ends;
      ASSERT_EQ(*session.board().end->score + *session.info().komi, expected.score());
      ASSERT_TRUE(session.moves().empty());
      return;
    }
  }
};

TEST_P(GoAgrees, OverRandomGames) {
  const Board& size = GetParam();
  Met met;
  for (const auto& [rules, name] : rule_sets) {
    std::mt19937 random(20261123);
    for (int game = 0; game < size.games; ++game) {
      auto session = Session::open(
          "go:" + std::to_string(size.columns) + ',' + std::to_string(size.rows), name);
      ASSERT_TRUE(session) << session.error().message;
      GoOracle expected(size.columns, size.rows, rules);
      play_one(*session, expected, random, met);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(met.ko_or_suicide, 0);
  if (size.columns * size.rows <= 25) {
    EXPECT_GT(met.superko, 0);
  }
  if (size.columns * size.rows <= 12) {
    EXPECT_GT(met.ends, 0);
    EXPECT_GT(met.settled, 0);
  }
}

INSTANTIATE_TEST_SUITE_P(Boards, GoAgrees,
                         testing::Values(Board{1, 1, 2, 10}, Board{1, 2, 10, 30},
                                         Board{1, 5, 20, 60}, Board{2, 2, 30, 60},
                                         Board{3, 2, 20, 80}, Board{3, 3, 20, 120},
                                         Board{4, 3, 10, 120}, Board{5, 5, 4, 200},
                                         Board{7, 4, 2, 200}, Board{9, 9, 1, 150, 60},
                                         Board{13, 6, 1, 120, 60}, Board{19, 19, 1, 306, 300},
                                         Board{19, 1, 4, 80}));

}  // namespace
}  // namespace go_agreement

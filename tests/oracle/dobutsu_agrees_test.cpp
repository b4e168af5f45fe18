// The engine against the oracle: every position within some plies of the start, and the moves and
// un-moves of positions from random games.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "engine/adapter/mates.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"
#include "tests/oracle/naive_dobutsu.hpp"

namespace {

using kanzen::Index;
using kanzen::dobutsu::Dobutsu;
using oracle::DobutsuEnd;
using oracle::DobutsuPosition;
using Texts = std::multiset<std::string>;

using kanzen::dobutsu::Rules;

DobutsuPosition start_of(const Dobutsu& game) {
  DobutsuPosition position;
  position.drops = game.rules() == Rules::normal;
  return position;
}

DobutsuEnd engines_end(const Dobutsu& game, const Dobutsu::State& state) {
  const auto value = game.terminal(state);
  if (!value) return DobutsuEnd::none;
  if (*value == kanzen::win_in(1)) return DobutsuEnd::lion_can_be_taken;
  EXPECT_TRUE(*value == kanzen::loss_in(0));
  return kanzen::dobutsu::opponent_has_tried(state) ? DobutsuEnd::tried : DobutsuEnd::no_moves;
}

// Compares the end of the game, and the names and results of all moves.
void expect_same_moves(const Dobutsu& game, const DobutsuPosition& position) {
  const std::string text = text_of(position);
  const auto state = game.parse(text);
  ASSERT_TRUE(state) << text << ": " << state.error().message;
  ASSERT_EQ(game.format(*state), text);
  ASSERT_EQ(engines_end(game, *state), end_of(position)) << text;
  Texts expected, found;
  if (end_of(position) == DobutsuEnd::none) {
    for (const auto& move : moves_of(position))
      expected.insert(move.name + ' ' + text_of(move.leads_to));
    kanzen::MovesOf<Dobutsu> moves;
    game.moves(*state, moves);
    for (const auto move : moves)
      found.insert(game.format_move(*state, move) + ' ' + game.format(game.apply(*state, move)));
  }
  ASSERT_EQ(found, expected) << text;
}

// Returns the number of classes of positions.
std::size_t expect_same_positions(const Dobutsu& game, int plies) {
  std::set<std::string> classes;
  std::set<Index> indices;
  std::vector<DobutsuPosition> ply = {start_of(game)};
  classes.insert(class_of(ply.front()));
  for (int number = 0; number <= plies; ++number) {
    std::vector<DobutsuPosition> next;
    for (const DobutsuPosition& position : ply) {
      expect_same_moves(game, position);
      const Index index = game.index(*game.parse(text_of(position)));
      EXPECT_TRUE(indices.insert(index).second) << text_of(position) << ": an index of another one";
      if (testing::Test::HasFailure()) return 0;
      if (number == plies || end_of(position) != DobutsuEnd::none) continue;
      for (const auto& move : moves_of(position))
        if (classes.insert(class_of(move.leads_to)).second) next.push_back(move.leads_to);
    }
    ply = std::move(next);
  }
  return classes.size();
}

TEST(DobutsuAgrees, OnEveryPositionWithinSevenPlies) {
  EXPECT_GT(expect_same_positions(Dobutsu(), 7), 30'000u);
}
TEST(DobutsuAgrees, OnEveryPositionWithoutDropsWithinTenPlies) {
  EXPECT_GT(expect_same_positions(Dobutsu(Rules::no_drops), 10), 30'000u);
}

// Compares the positions before the last move, and their indices, which are equal only within a
// class.
void expect_same_unmoves(const Dobutsu& game, const DobutsuPosition& position) {
  const std::string text = text_of(position);
  Texts expected, found;
  std::set<Index> expected_indices, found_indices;
  for (const auto& one : before(position)) {
    expected.insert(text_of(one));
    expected_indices.insert(game.index(*game.parse(text_of(one))));
  }
  kanzen::FixedVector<Dobutsu::State, Dobutsu::max_unmoves> predecessors;
  game.predecessors(*game.parse(text), predecessors);
  for (const auto& one : predecessors) {
    found.insert(game.format(one));
    found_indices.insert(game.index(one));
  }
  ASSERT_EQ(found, expected) << text;
  ASSERT_EQ(found_indices, expected_indices) << text;
}

void expect_same_in_random_games(const Dobutsu& game, int positions) {
  constexpr int longest = 80;
  std::mt19937 random(20261122);
  std::set<std::string> seen;
  while (static_cast<int>(seen.size()) < positions) {
    DobutsuPosition position = start_of(game);
    for (int ply = 0; ply < longest; ++ply) {
      if (seen.insert(text_of(position)).second) {
        ASSERT_NO_FATAL_FAILURE(expect_same_moves(game, position));
        ASSERT_NO_FATAL_FAILURE(expect_same_unmoves(game, position));
      }
      if (end_of(position) != DobutsuEnd::none) break;
      const auto moves = moves_of(position);
      position = moves[random() % moves.size()].leads_to;
    }
  }
}

// --- mates, as engine/solve/mates.hpp defines them

bool wins_at_once(const DobutsuPosition& position) {
  if (end_of(position) != DobutsuEnd::none)
    return end_of(position) == DobutsuEnd::lion_can_be_taken;
  const auto moves = moves_of(position);
  return std::any_of(moves.begin(), moves.end(),
                     [](const auto& move) { return end_of(move.leads_to) == DobutsuEnd::tried; });
}

bool has_mate(const DobutsuPosition& position, int plies) {
  if (plies < 1 || end_of(position) != DobutsuEnd::none) return false;
  const auto moves = moves_of(position);
  return std::any_of(moves.begin(), moves.end(), [&](const auto& move) {
    const DobutsuPosition& checked = move.leads_to;
    if (end_of(checked) != DobutsuEnd::none || !is_in_check(checked)) return false;
    const auto replies = moves_of(checked);
    const auto all = [&](auto&& holds) {
      return std::all_of(replies.begin(), replies.end(),
                         [&](const auto& reply) { return holds(reply.leads_to); });
    };
    return all(wins_at_once) || all([&](const DobutsuPosition& next) {
             return end_of(next) == DobutsuEnd::lion_can_be_taken || has_mate(next, plies - 2);
           });
  });
}

TEST(DobutsuAgrees, OnMatesOfUpToFivePlies) {
  constexpr int positions = 3'000, plies = 5;
  const auto game = *kanzen::find_game("dobutsu");
  std::mt19937 random(20261127);
  int mates = 0;
  std::set<std::string> seen;
  while (static_cast<int>(seen.size()) < positions) {
    DobutsuPosition position;
    for (int ply = 0; ply < 40 && end_of(position) == DobutsuEnd::none; ++ply) {
      const std::string text = text_of(position);
      if (ply > 8 && seen.insert(text).second) {
        const auto mate = *kanzen::find_mate(*game, *game->parse(text), plies);
        int shortest = 1;
        while (shortest <= plies && !has_mate(position, shortest)) shortest += 2;
        ASSERT_EQ(mate.has_value(), shortest <= plies) << text;
        if (mate) {
          ASSERT_EQ(static_cast<int>(mate->plies), shortest) << text;
          ASSERT_EQ(mate->line.size(), mate->plies) << text;
          ++mates;
        }
      }
      const auto moves = moves_of(position);
      position = moves[random() % moves.size()].leads_to;
    }
  }
  EXPECT_GT(mates, 100);
}

TEST(DobutsuAgrees, OnTheMovesAndUnmovesOfRandomPositions) {
  expect_same_in_random_games(Dobutsu(), 10'000);
}
TEST(DobutsuAgrees, OnTheMovesAndUnmovesOfRandomPositionsWithoutDrops) {
  expect_same_in_random_games(Dobutsu(Rules::no_drops), 5'000);
}

}  // namespace

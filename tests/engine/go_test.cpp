// Go: published figures, positions as text, refused input and its reasons, the count, komi.
#include <gtest/gtest.h>

#include <limits>

#include "engine/games/go/go.hpp"
#include "engine/session/session.hpp"
#include "engine/solve/perft.hpp"

namespace kanzen::go {
namespace {

using Counts = std::vector<std::uint64_t>;

std::shared_ptr<const AnyGame> opened(const std::string& name, const std::string& rules = {}) {
  auto game = find_game(name, rules);
  EXPECT_TRUE(game) << game.error().message;
  return *std::move(game);
}

Counts counts_of(const std::string& name, std::string_view rules, unsigned depth,
                 CountedMoves counted = {}) {
  const auto game = opened(name, std::string(rules));
  return game->move_counter()->perft(game->initial(), depth, {}, counted)->by_length;
}

Session played(const std::string& name, const std::string& rules,
               const std::vector<std::string>& moves) {
  Session session = *Session::open(name, rules);
  for (const std::string& move : moves) {
    const auto result = session.play(move);
    EXPECT_TRUE(result) << result.error().message;
  }
  return session;
}

// --- published figures

// The figures were checked by an independent program that uses flood fill.
TEST(GoPerft, OfTwoByTwo) {
  const Counts begin = {5, 21, 68, 156, 316, 604};
  const std::pair<const char*, Counts> further[] = {{"ko", {1168, 2592}},
                                                    {"situational", {1112, 2312}},
                                                    {"positional", {1088, 2184}},
                                                    {"tromp-taylor", {1088, 2184}}};
  for (const auto& [rules, last] : further) {
    Counts expected = begin;
    expected.insert(expected.end(), last.begin(), last.end());
    EXPECT_EQ(counts_of("go:2", rules, 8), expected) << rules;
  }
}

TEST(GoPerft, OfThreeByThree) {
  for (const auto& [rules, name] : names_of(Rules{})) {
    Counts expected = {10, 91, 738, 5'281, 33'384, 179'712};
    if (rules == Rules::tromp_taylor) expected[5] = 180'768;
    if (rules == Rules::new_zealand) expected = {10, 91, 738, 5'345, 34'272, 193'040};
    EXPECT_EQ(counts_of("go:3", name, 6), expected) << name;
  }
}

// W. McKenzie's figures, without suicide as here; `kanzen perft go:9 4 --no-passes` goes further.
TEST(GoPerft, OfNineByNineWithoutPasses) {
  EXPECT_EQ(counts_of("go", "ko", 3, {.passes = false}), (Counts{81, 6'480, 511'920}));
}

// --- names

TEST(GoNames, SayHowLargeTheBoardIs) {
  EXPECT_EQ(opened("go")->info().size, (BoardSize{9, 9, 0}));
  EXPECT_EQ(opened("go:19")->info().size, (BoardSize{19, 19, 0}));
  EXPECT_EQ(opened("go:4,3")->info().size, (BoardSize{4, 3, 0}));
  EXPECT_EQ(opened("go:1,19")->info().size, (BoardSize{1, 19, 0}));
  EXPECT_EQ(opened("go")->info().rules, "situational");
  EXPECT_EQ(sized_game_name("go", {7, 7, 0}), "go:7");
  EXPECT_EQ(sized_game_name("go", {7, 5, 0}), "go:7,5");
}

TEST(GoNames, ThatAreWrongAreRefused) {
  for (const char* name : {"go:", "go:0", "go:20", "go:9,", "go:9,20", "go:,9", "go:09", "go:9,9,9",
                           "go: 9", "go:9x9", "go:4294967297"}) {
    const auto game = find_game(name);
    ASSERT_FALSE(game) << name;
    EXPECT_EQ(game.error().code, Errc::unknown_game);
  }
  EXPECT_EQ(find_game("go", "chinese").error().code, Errc::unknown_rules);
}

// --- notation

TEST(GoNotation, MovesMayBeWrittenInCapitals) {
  const Session session = played("go:19", "situational", {"Q16", "d4", "T1", "Pass"});
  EXPECT_EQ(session.move_to(1), "q16");
  EXPECT_EQ(session.move_to(3), "t1");
  EXPECT_EQ(session.move_to(4), "pass");
}

struct Refused {
  const char* position;
  Errc code;
  const char* says;
};

TEST(GoNotation, RefusesWhatIsNoPosition) {
  const Refused cases[] = {
      {"", Errc::bad_notation, "character 1: expected X, O or . on point a3"},
      {".../.../...", Errc::bad_notation, "side to move after the last point"},
      {".../.../..x:1", Errc::bad_notation, "on point c1, found \"x\""},
      {"..../.../...:1", Errc::bad_notation, "\"/\" after point c3"},
      {".../.../...:3", Errc::bad_notation, "1 or 2"},
      {".../.../...:1:", Errc::bad_notation, "\"pass\", or the point"},
      {".../.../...:1:PASS", Errc::bad_notation, "\"pass\", or the point"},
      {".../.../...:1:d4", Errc::bad_notation, "\"pass\", or the point"},
      {".../.../...:1 ", Errc::bad_notation, "the end of the position"},
      {".../.../...:1:3-0", Errc::illegal_position, "under these rules they are no points"},
      {"OX./X../...:1", Errc::illegal_position, "no liberty for a3"},
      {"XXX/XXX/XXX:2", Errc::illegal_position, "no liberty for"},
      {".../.../...:1:b2", Errc::illegal_position, "no stone can just have been taken there"},
      {".X./X.O/.O.:2:b2", Errc::illegal_position, "no stone can just have been taken there"},
  };
  const auto game = opened("go:3", "ko");
  for (const Refused& refused : cases) {
    const auto state = game->parse(refused.position);
    ASSERT_FALSE(state) << refused.position;
    EXPECT_EQ(state.error().code, refused.code) << refused.position;
    EXPECT_NE(state.error().message.find(refused.says), std::string::npos)
        << refused.position << ": " << state.error().message;
  }
}

TEST(GoNotation, ContainsThePrisonersWhereTheyCount) {
  const auto game = opened("go:4", "japanese");
  for (const char* position : {"..../..../..../....:1:3-0", "..../..../..../....:2:0-9999:pass",
                               "..../.XO./XO.O/.XO.:1:1-2:c2"}) {
    const auto state = game->parse(position);
    ASSERT_TRUE(state) << position << ": " << state.error().message;
    EXPECT_EQ(game->format(*state), position);
  }
  const Refused cases[] = {
      {":0-0", Errc::bad_notation, "captured by Black and by White"},
      {":3", Errc::bad_notation, "captured by Black and by White"},
      {":3-", Errc::bad_notation, "captured by Black and by White"},
      {":03-0", Errc::bad_notation, "captured by Black and by White"},
      {":3-0-1", Errc::bad_notation, "captured by Black and by White"},
      {":0-10000", Errc::bad_notation, "at most 9999 each"},
      {":99999-0", Errc::bad_notation, "at most 9999 each"},
      {":-3-0", Errc::bad_notation, "the captured stones, \"pass\", or the point"},
      {":pass:3-0", Errc::bad_notation, "the captured stones, \"pass\", or the point"},
      {":3-0 ", Errc::bad_notation, "captured by Black and by White"},
      {":3-0:", Errc::bad_notation, "\"pass\", or the point"},
      {":3-0:3-0", Errc::bad_notation, "\"pass\", or the point"},
  };
  for (const Refused& refused : cases) {
    const auto state = game->parse(std::string("..../..../..../....:1") + refused.position);
    ASSERT_FALSE(state) << refused.position;
    EXPECT_EQ(state.error().code, refused.code) << refused.position;
    EXPECT_NE(state.error().message.find(refused.says), std::string::npos)
        << refused.position << ": " << state.error().message;
  }
}

// The stone at c2 was captured by b2, which can be recaptured; not by d2 or by two stones.
TEST(GoNotation, RefusesKoPointsThatNoMoveMakes) {
  const auto game = opened("go:4", "ko");
  EXPECT_TRUE(game->parse("..../.XO./XO.O/.XO.:1:c2"));
  EXPECT_FALSE(game->parse("..../.XO./XO.O/.XO.:2:c2")) << "of the side that took it";
  EXPECT_FALSE(game->parse("..../.XO./.O.O/.XO.:1:c2")) << "the taker has another liberty";
  EXPECT_FALSE(game->parse("..X./.XOX/XO.O/.XO.:1:c2")) << "c3 had no liberty before";
  const auto superko = opened("go:4")->parse("..../.XO./XO.O/.XO.:1:c2");
  ASSERT_FALSE(superko);
  EXPECT_NE(superko.error().message.find("history"), std::string::npos) << superko.error().message;
}

// --- illegal moves

TEST(GoMoves, KoIsNotTakenBackAtOnce) {
  Session session = played("go:4", "ko", {"b3", "c3", "a2", "d2", "b1", "c1", "c2", "b2"});
  EXPECT_EQ(session.position(), "..../.XO./XO.O/.XO.:1:c2");
  const auto refused = session.play("c2");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Errc::illegal_move);
  EXPECT_NE(refused.error().message.find("ko"), std::string::npos) << refused.error().message;
  const auto& forbidden = session.board().forbidden;
  ASSERT_EQ(forbidden.size(), 2u);
  EXPECT_EQ(session.board().squares[forbidden[0].square].name, "c2");
  EXPECT_EQ(forbidden[0].reason, "ko");
  EXPECT_EQ(session.board().squares[forbidden[1].square].name, "d1");
  EXPECT_EQ(forbidden[1].reason, "suicide");
  for (const char* move : {"a4", "d4", "c2"}) EXPECT_TRUE(session.play(move)) << move;
}

TEST(GoMoves, SuperkoTellsSinceWhen) {
  for (const char* rules : {"situational", "positional", "tromp-taylor"}) {
    Session session = played("go:4", rules, {"b3", "c3", "a2", "d2", "b1", "c1", "c2", "b2"});
    ASSERT_FALSE(session.forbidden().empty()) << rules;
    EXPECT_EQ(session.forbidden().front().move.text, "c2");
    EXPECT_EQ(session.forbidden().front().since_ply, 7u);
    const auto refused = session.play("c2");
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().message.find("ply 7"), std::string::npos) << refused.error().message;
  }
}

TEST(GoMoves, SuicideIsForbiddenOrNot) {
  const char* const position = ".X./X../...:2";
  for (const auto& [rules, name] : names_of(Rules{})) {
    Session session = *Session::open("go:3", name);
    ASSERT_TRUE(session.set_position(position));
    const auto result = session.play("a3");
    // After the suicide of a single stone the board recurs, with the other side to move.
    if (rules == Rules::new_zealand) {
      EXPECT_TRUE(result);
      EXPECT_EQ(session.position(), ".X./X../...:1");
      continue;
    }
    ASSERT_FALSE(result) << name;
    const char* const why = allows_suicide(rules) ? "ply 0" : "suicide";
    EXPECT_NE(result.error().message.find(why), std::string::npos) << result.error().message;
  }
  // A suicide of two stones is legal.
  Session session = *Session::open("go:3", "tromp-taylor");
  ASSERT_TRUE(session.set_position("O.X/XX./...:2"));
  ASSERT_TRUE(session.play("b3"));
  EXPECT_EQ(session.position(), "..X/XX./...:1");
  session = *Session::open("go:3", "positional");
  ASSERT_TRUE(session.set_position("O.X/XX./...:2"));
  EXPECT_FALSE(session.play("b3"));
}

// --- the count, and komi

TEST(GoCount, IsOfAreaWithKomi) {
  const auto game = opened("go:5");
  const auto state = *game->parse(".XO../.XO../.X.O./XXXO./..XO.:1");
  const Count count = *game->count(state);
  // Black: 7 stones and a5 a4 a3 a1 b1; White: 5 and d5 e5 d4 e4 e3 e2 e1; c3 is neutral.
  EXPECT_EQ(count.lead, (7 + 5) - (5 + 7));
  EXPECT_EQ(count.owners[0], Player{0});
  EXPECT_EQ(count.owners[3], Player{1});
  EXPECT_EQ(count.owners[12], std::nullopt);
}

TEST(GoCount, AtTheEndNothingIsForbidden) {
  auto session = *Session::open("go:3", "positional");
  ASSERT_TRUE(session.set_position(".X./X.X/.X.:2"));
  EXPECT_FALSE(session.board().forbidden.empty());
  for (int passes = 0; passes < 2; ++passes) ASSERT_TRUE(session.play("pass"));
  EXPECT_TRUE(session.board().forbidden.empty());
}

TEST(GoCount, DeadStonesAreTakenOffFirst) {
  const auto game = opened("go:5");
  const auto state = *game->parse("X.X../.XX../XX.../....O/...O.:1");
  const unsigned corner = 24 - 1, beside = 24 - 5;  // d1 and e2, each a string of its own
  EXPECT_EQ(game->group_at(state, corner), std::vector<unsigned>{corner});
  EXPECT_EQ(game->group_at(state, 24), std::vector<unsigned>{});
  EXPECT_EQ(game->group_at(state, 25), std::vector<unsigned>{});  // outside
  EXPECT_EQ(game->group_at(state, 6).size(), 5U);
  const std::array dead{corner, beside};
  EXPECT_EQ(game->count(state, dead)->lead, 25);
  EXPECT_EQ(game->count(state)->lead, 6 + 2 - 2 - 1);
}

// --- territory

TEST(GoTerritory, OfAnEmptyBoardIsNobodys) {
  const auto game = opened("go:9", "japanese");
  EXPECT_TRUE(game->info().counts_territory);
  EXPECT_FALSE(opened("go:9", "ko")->info().counts_territory);
  const Count count = *game->count(game->initial());
  EXPECT_TRUE(count.by_territory);
  EXPECT_EQ(count.lead, -6.5);
  EXPECT_EQ(count.owners, decltype(count.owners)(81));
  EXPECT_FALSE(opened("go:9", "ko")->count(game->initial())->by_territory);
}

TEST(GoTerritory, CountsEmptyPointsAndPrisoners) {
  Session session = played("go:5", "japanese", {"b1", "a1", "a2", "pass"});
  EXPECT_EQ(session.position(), "...../...../...../X..../.X...:1:1-0:pass");
  const Count count = *session.game().count(session.state());
  EXPECT_EQ(count.lead, 23 + 1);
  EXPECT_EQ(count.prisoners, (std::array{1U, 0U}));
  ASSERT_TRUE(session.play("pass"));
  EXPECT_EQ(session.board().end->score, 24.0);
  EXPECT_EQ(session.board().end->winner, Player{0});
}

// Under area scoring the captured stones are not part of a position.
TEST(GoTerritory, OtherRulesForgetWhatWasCaptured) {
  EXPECT_EQ(played("go:5", "ko", {"b1", "a1", "a2", "pass"}).position(),
            "...../...../...../X..../.X...:1:pass");
}

TEST(GoTerritory, PrisonersAreCountedUpToALimit) {
  Session session = *Session::open("go:2", "japanese");
  ASSERT_TRUE(session.set_position("O./X.:1:9999-3"));
  ASSERT_TRUE(session.play("b2"));
  EXPECT_EQ(session.position(), ".X/X.:2:9999-3");
}

TEST(GoTerritory, DeadStonesBecomePrisoners) {
  const auto game = opened("go:5", "japanese");
  const auto state = *game->parse("X.X../.XX../XX.../....O/...O.:1:0-4");
  const std::array dead{24U - 1, 24U - 5};  // d1 and e2
  const Count count = *game->count(state, dead);
  EXPECT_EQ(count.lead, 19 + 2 - 4);
  EXPECT_EQ(count.prisoners, (std::array{2U, 4U}));
  EXPECT_EQ(count.owners[24], Player{0});
}

struct Counted {
  const char *name, *position;
  double lead;
};

void expect_lead(const Counted& counted) {
  const auto game = opened(counted.name, "japanese");
  const auto state = game->parse(counted.position);
  ASSERT_TRUE(state) << counted.position << ": " << state.error().message;
  EXPECT_EQ(game->count(*state)->lead, counted.lead) << counted.position;
}

// A group with one small eye that touches a neutral point has no points; every other eye has.
TEST(GoTerritory, HasNoPointsInSeki) {
  const Counted cases[] = {
      {"go:5,3", "XXXOO/.X.O./XXXOO:1", 0},
      {"go:5,3", "XXXOO/.X.O./XXXOO:1:3-1", 2},
      {"go:6,3", "XXXXOO/..X.O./XXXXOO:1", 0},           // an eye of two points
      {"go:7,3", "XXXXXOO/...X.O./XXXXXOO:1", 3},        // one of three points
      {"go:9,3", "XXXXOOOOO/.X.X.O.O./XXXXOOOOO:1", 0},  // two eyes against two
      {"go:9,3", "XXXXOOOOO/.X.X.O.OO/XXXXOOOOO:1", 2},  // two eyes against one
      {"go:5,3", "XXOOO/.XO../XXOOO:1", -1},             // one eye each, and no neutral point
  };
  for (const Counted& one : cases) expect_lead(one);
  const auto game = opened("go:5,3", "japanese");
  const Count count = *game->count(*game->parse(cases[0].position));
  EXPECT_EQ(count.owners[5], std::nullopt);  // the eye
  EXPECT_EQ(count.owners[6], Player{0});     // a stone
}

// Groups that neutral points connect are one group, which has both eyes.
TEST(GoTerritory, HasTheEyesOfGroupsThatCannotBeSeparated) {
  // White's stone on a3 could be captured at b3.
  expect_lead({"go:6,4", "XX.XOO/..XXOO/X..O../.XOO.O:1", 2 - 3});
  // If White takes one of a3 to d3, Black takes another one.
  expect_lead({"go:8,5", "X.XXX.O./XXXX.OOO/....OOO./.XXXXOO./X.XXXO..:1", 2 - 5});
}

TEST(GoTerritory, HasNoPointThatMustBeFilled) {
  // If White takes c1, the stone on d1 must be connected at e1, and also if Black does.
  const char* const filled = ".OOOXXXXX/O.OOX...X/OO.X.XXXX:1";
  expect_lead({"go:9,3", filled, 3 - 2});
  const auto game = opened("go:9,3", "japanese");
  EXPECT_EQ(game->count(*game->parse(filled))->owners[22], std::nullopt);
  // White's stones on f1 and f2 could be captured at f3, so Black need not fill c1.
  expect_lead({"go:6,4", "XXXXO./..XOO./X.XOXO/X..XX.:1", 5});
  // White connects at d3 as well, if Black does not come first.
  expect_lead({"go:6,4", "X.XO.O/XXX.OO/.XXX.O/X.XXO.:1", 3 - 2});
}

TEST(GoTerritory, IsNotSolvedAndSaysWhy) {
  const auto game = opened("go:3", "japanese");
  EXPECT_EQ(game->score_solver(), nullptr);
  EXPECT_EQ(game->score_searcher(), nullptr);
  EXPECT_NE(game->unsolved_reason().find("prisoners"), std::string::npos);
  EXPECT_EQ(to_decimal(*game->board_counter()->count_boards({})), "12675");
}

TEST(GoKomi, IsUsualFromSevenBySeven) {
  EXPECT_EQ(opened("go:7")->info().komi, 7.5);
  EXPECT_EQ(opened("go:7", "japanese")->info().komi, 6.5);
  EXPECT_EQ(opened("go:6", "japanese")->info().komi, 0.0);
  EXPECT_EQ(opened("go:6")->info().komi, 0.0);
  EXPECT_EQ(opened("go:7,6")->info().komi, 0.0);
  EXPECT_EQ(opened("tictactoe")->info().komi, std::nullopt);
}

TEST(GoKomi, MayBeAnother) {
  const auto game = *opened("go:2", "ko")->with_komi(3.5, 0);
  EXPECT_EQ(game->info().komi, 3.5);
  EXPECT_EQ(game->info().rules, "ko");
  Session session(game);
  for (const char* move : {"a1", "pass", "pass"}) ASSERT_TRUE(session.play(move));
  EXPECT_EQ(session.board().end->reason, "two_passes");
  EXPECT_EQ(session.board().end->score, 0.5);
  EXPECT_EQ(session.board().end->winner, Player{0});
  const auto drawn_game = *opened("go:2", "ko")->with_komi(4, 0);
  session = Session(drawn_game);
  for (const char* move : {"a1", "pass", "pass"}) ASSERT_TRUE(session.play(move));
  EXPECT_EQ(session.board().end->winner, std::nullopt);
}

TEST(GoKomi, ThatIsNoKomiIsRefused) {
  constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
  for (const double komi : {0.25, 400.0, -400.0, nothing, 1e300})
    EXPECT_EQ(opened("go")->with_komi(komi, 0).error().code, Errc::unsupported) << komi;
  EXPECT_EQ(opened("tictactoe")->with_komi(1, 0).error().code, Errc::unsupported);
}

}  // namespace
}  // namespace kanzen::go

// Players: the moves they choose, by the available information, and the basis that they report.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/players/player.hpp"
#include "engine/players/random_source.hpp"
#include "tests/engine/players_support.hpp"

namespace kanzen::players_testing {
namespace {

using MoveTexts = std::vector<std::string>;

constexpr auto under_the_lid = "m,l,mL/-,-,-/-,-,-:1";  // c3 is a losing lift
constexpr auto ended = "l,l,m/L,-,-/M,-,L:1";           // under "cover" and "strict"

Turn gobblers_turn(std::string_view position = {}) {
  return turn_in("gobblers2", "strict", position);
}

// Expects that each move is chosen about equally often: within five standard deviations.
void expect_even(const std::map<std::string, int>& counts, const MoveTexts& moves, int seeds) {
  ASSERT_EQ(counts.size(), moves.size());
  const double share = 1.0 / static_cast<double>(moves.size());
  const double deviation = std::sqrt(seeds * share * (1 - share));
  for (const std::string& move : moves) {
    ASSERT_EQ(counts.count(move), 1u) << move;
    EXPECT_NEAR(counts.at(move), seeds * share, 5 * deviation) << move;
  }
}

// --- random numbers

TEST(RandomSource, IsSplitMix64) {
  // The numbers are those of Vigna's splitmix64.c with the state `mixed(seed)`; 0 is mixed to 0.
  RandomSource random(0);
  EXPECT_EQ(random.next(), 0xe220a8397b1dcdafu);
  EXPECT_EQ(random.next(), 0x6e789e6aa1b965f4u);
  EXPECT_EQ(random.next(), 0x06c45d188009454fu);
}

TEST(RandomSource, EveryNumberIsAsLikelyAsAnyOther) {
  constexpr int draws = 30'000;
  for (const std::size_t count : std::vector<std::size_t>{1, 2, 3, 7, 18}) {
    RandomSource random(count);
    std::vector<int> counts(count);
    for (int i = 0; i < draws; ++i) ++counts.at(static_cast<std::size_t>(random.below(count)));
    const double share = 1.0 / static_cast<double>(count);
    const double deviation = std::sqrt(draws * share * (1 - share));
    for (const int n : counts) EXPECT_NEAR(n, draws * share, 5 * deviation + 1e-9);
  }
}

// A simple remainder would yield the first third twice as often for three quarters of all numbers.
TEST(RandomSource, LargeCountsAreNotSkewed) {
  constexpr std::uint64_t count = 3ull << 62;
  RandomSource random(1);
  int low = 0;
  for (int i = 0; i < 3000; ++i) low += random.below(count) < (1ull << 62) ? 1 : 0;
  EXPECT_NEAR(low, 1000, 130);
}

// --- the list

TEST(Players, AreFoundByName) {
  std::set<std::string_view> names;
  for (const PlayerKind* one : all_players()) {
    EXPECT_TRUE(names.insert(one->name()).second) << one->name();
    EXPECT_FALSE(one->description().empty());
    EXPECT_EQ(*find_player(one->name(), false), one);
  }
  EXPECT_EQ(names, (std::set<std::string_view>{"perfect", "search", "slipping5", "slipping10",
                                               "slipping20", "slipping30", "slipping50",
                                               "monte-carlo", "level5", "level4", "level3",
                                               "level2", "level1", "random"}));
  EXPECT_EQ((*find_player("", false))->name(), "perfect");
  EXPECT_EQ((*find_player("", true))->name(), "search");
}

TEST(Players, AnUnknownOneIsRefusedWithThoseThatThereAre) {
  for (const std::string_view name : {"nobody", "Perfect", "perfect ", "random\n"}) {
    const auto found = find_player(name, false);
    ASSERT_FALSE(found) << name;
    EXPECT_EQ(found.error().code, Errc::unsupported);
    EXPECT_NE(found.error().message.find("perfect, search, slipping5, slipping10, slipping20, "
                                         "slipping30, slipping50, monte-carlo, level5, level4, "
                                         "level3, level2, level1, random"),
              std::string::npos);
  }
  EXPECT_NE(find_player("Perfect", false).error().message.find("(did you mean \"perfect\"?)"),
            std::string::npos);
}

TEST(Players, NobodyMovesWhenTheGameHasEnded) {
  for (const PlayerKind* one : all_players()) {
    const auto choice = one->choose(gobblers_turn(ended));
    ASSERT_FALSE(choice) << one->name();
    EXPECT_EQ(choice.error().code, Errc::illegal_move);
    EXPECT_NE(choice.error().message.find("the game has ended"), std::string::npos);
  }
}

// --- perfect

TEST(PerfectPlayer, PlaysAnyOfTheBestMovesAndNoOther) {
  // Wins at once with the L or the M of the hand.
  const Turn turn = gobblers_turn("M,L,-/-,l,-/-,-,l:1");
  constexpr int seeds = 1000;
  expect_even(tally(player("perfect"), turn, seeds), {"L@c3", "M@c3"}, seeds);
  const auto choice = player("perfect").choose(turn);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->basis, Basis::proved);
  EXPECT_EQ(choice->value, known_value(win_in(1)));
}

TEST(PerfectPlayer, PlaysTheFirstOfTheBestWhereItShallNotVary) {
  Turn turn = gobblers_turn();
  turn.vary = false;
  const auto analysis = *turn.sources.values(turn.state);
  EXPECT_EQ(tally(player("perfect"), turn, 50),
            (std::map<std::string, int>{{analysis.moves.front().move, 50}}));
}

TEST(PerfectPlayer, TellsOfADrawWithoutADistance) {
  const auto choice = player("perfect").choose(gobblers_turn());
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->value, KnownValue{});
}

TEST(PerfectPlayer, KeepsTheScoreWherePositionsHaveScores) {
  const AnyGame& ko = game_of("go:3", "ko");
  auto choice = player("perfect").choose(Turn{ko, ko.initial()});
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->move, "b2");
  EXPECT_EQ(choice->basis, Basis::proved);
  EXPECT_EQ(choice->score, 9);
  // Black has captured a stone.  If the game began before that, White may not recapture.
  const AnyGame& superko = game_of("go:4,1", "positional");
  Turn turn{superko, *superko.parse("X.X.:2")};
  choice = player("perfect").choose(turn);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->score, -4);
  turn.past = {*superko.parse(".OX.:1")};
  choice = player("perfect").choose(turn);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->score, 4);
}

TEST(PerfectPlayer, GuessesWithoutTimeToProveAScore) {
  const AnyGame& game = game_of("go:5", "ko");
  Turn turn{game, game.initial()};
  turn.limits.seconds = 0;
  turn.forbidden = {"a5"};
  const auto choice = player("perfect").choose(turn);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->basis, Basis::guess);
  EXPECT_NE(choice->move, "a5");
}

TEST(PerfectPlayer, NeedsValues) {
  Turn turn = gobblers_turn();
  turn.sources = {};
  auto choice = player("perfect").choose(turn);
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, Errc::not_loaded);
  EXPECT_NE(choice.error().message.find("solve it first"), std::string::npos);

  const AnyGame& large = game_of("mnk:6,5,4", "");
  choice = player("perfect").choose(Turn{large, large.initial()});
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, Errc::not_loaded);
  EXPECT_NE(choice.error().message.find("\"search\""), std::string::npos);

  turn.sources.values = [](const AnyState&) { return Error{Errc::io, untranslated("no disk")}; };
  choice = player("perfect").choose(turn);
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, Errc::io);

  turn.sources.values = [](const AnyState&) { return Analysis{}; };  // has no value of any move
  choice = player("perfect").choose(turn);
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, Errc::not_loaded);
}

// --- random

TEST(RandomPlayer, PlaysEveryLegalMoveEquallyOften) {
  for (const std::string_view position : {"", under_the_lid}) {
    const Turn turn = gobblers_turn(position);
    MoveTexts moves;
    for (const MoveView& move : view_moves(turn.game, turn.state)) moves.push_back(move.text);
    constexpr int seeds = 6000;
    expect_even(tally(player("random"), turn, seeds), moves, seeds);
  }
}

// The numbers are the same everywhere: natively, in WebAssembly, under every library.
TEST(RandomPlayer, IsDeterminedBySeedAndPosition) {
  Turn turn = gobblers_turn();
  MoveTexts chosen;
  for (turn.seed = 1; turn.seed <= 4; ++turn.seed)
    chosen.push_back(player("random").choose(turn)->move);
  EXPECT_EQ(chosen, (MoveTexts{"M@c1", "L@b3", "L@c1", "M@a2"}));
  // One seed serves a whole game: another position gets another number.
  turn.seed = 1;
  std::set<std::size_t> numbers;
  for (const AnyMove& move : turn.game.moves(turn.state)) {
    Turn next{turn.game, *turn.game.after(turn.state, move)};
    next.seed = 1;
    numbers.insert(random_below(next, 1000));
  }
  EXPECT_EQ(numbers.size(), turn.game.moves(turn.state).size());
}

// --- search

constexpr auto won = "....../....../.XXX../.OOO../......:1";

Turn board_turn(std::string_view size, std::string_view position = {}) {
  const AnyGame& game = game_of(size, "");
  Turn turn{game, position.empty() ? game.initial() : *game.parse(position)};
  turn.limits.table_bytes = 1 << 22;
  return turn;
}

Sources delivered(const SearchReport& report) {
  return {{}, [report](const AnyState&, const SearchLimits&, const RunOptions&) { return report; }};
}

TEST(SearchPlayer, PlaysWhatItProves) {
  Turn turn = board_turn("mnk:6,5,4", won);
  turn.limits.with_moves = false;  // the player overrides it
  const auto choice = player("search").choose(turn);
  ASSERT_TRUE(choice);
  EXPECT_TRUE(choice->move == "a3" || choice->move == "e3") << choice->move;
  EXPECT_EQ(choice->basis, Basis::proved);
  EXPECT_EQ(choice->value, KnownValue{Outcome::win});
}

TEST(SearchPlayer, GuessesInTheMiddleWhatItCannotProve) {
  Turn turn = board_turn("mnk:8,8,5");
  turn.limits.seconds = 0.02;
  const auto choice = player("search").choose(turn);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->move, "d5");
  EXPECT_EQ(choice->basis, Basis::guess);
  EXPECT_EQ(choice->value, std::nullopt);
}

// A win whose move was not found in time is none of the known moves.
TEST(SearchPlayer, OnlyProvedMovesCountAsBest) {
  Turn turn = board_turn("mnk:8,8,5");
  SearchReport report;
  report.outcome = Outcome::win;
  report.moves = {{"a1", Outcome::draw, ""}, {"b1", std::nullopt, ""}, {"d4", std::nullopt, ""}};
  turn.sources = delivered(report);
  auto choice = player("search").choose(turn);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->basis, Basis::guess);
  EXPECT_EQ(choice->move, "d4");
  EXPECT_EQ(choice->value, std::nullopt);

  report.outcome = Outcome::draw;
  turn.sources = delivered(report);
  choice = player("search").choose(turn);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->basis, Basis::proved);
  EXPECT_EQ(choice->move, "a1");
  EXPECT_EQ(choice->value, KnownValue{Outcome::draw});
}

TEST(SearchPlayer, VariesAmongProvedMoves) {
  Turn turn = board_turn("mnk:8,8,5");
  SearchReport report;
  report.outcome = Outcome::loss;
  report.moves = {{"a1", Outcome::loss, ""}, {"b1", Outcome::loss, ""}, {"d4", std::nullopt, ""}};
  turn.sources = delivered(report);
  expect_even(tally(player("search"), turn, 1000), {"a1", "b1"}, 1000);
  turn.vary = false;
  EXPECT_EQ(tally(player("search"), turn, 20), (std::map<std::string, int>{{"a1", 20}}));
}

TEST(SearchPlayer, CanBeStopped) {
  Turn turn = board_turn("mnk:8,8,5");
  turn.limits.seconds = 600;
  RunOptions run;
  int reports = 0;
  run.progress = [&](const Progress&) { return ++reports < 3; };
  const auto choice = player("search").choose(turn, run);
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, Errc::cancelled);
  EXPECT_EQ(reports, 3);
}

TEST(SearchPlayer, SaysWhereThereIsNoSearch) {
  const auto choice = player("search").choose(gobblers_turn());
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, Errc::unsupported);
}

TEST(SearchPlayer, AReportThatSaysNothingIsAnError) {
  Turn turn = board_turn("mnk:8,8,5");
  turn.sources = delivered({});
  const auto choice = player("search").choose(turn);
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, Errc::internal);
}

}  // namespace
}  // namespace kanzen::players_testing

// m,n,k: names, notation, impossible positions, and the published figures.
#include <gtest/gtest.h>

#include "engine/adapter/any_game.hpp"
#include "engine/games/mnk/mnk.hpp"
#include "engine/session/session.hpp"
#include "engine/solve/alpha_beta.hpp"

namespace kanzen {
namespace {

const AnyGame& game(const std::string& name, const std::string& rules = {}) {
  static std::vector<std::shared_ptr<const AnyGame>> games;
  games.push_back(*find_game(name, rules));
  return *games.back();
}

TEST(Mnk, LargerBoardsHaveThePublishedOutcomes) {
  EXPECT_TRUE(game("mnk:4,4,4").solver()->summarise({})->start == drawn());
  EXPECT_EQ(game("mnk:4,4,3").solver()->summarise({})->start.outcome, Outcome::win);
  EXPECT_EQ(game("mnk:4,3,3").solver()->summarise({})->start.outcome, Outcome::win);
  EXPECT_TRUE(game("mnk:3,4,4").solver()->summarise({})->start == drawn());
}

TEST(Mnk, VariantsRefuseImpossiblePositions) {
  const auto why = [](const char* rules, const char* position) {
    const auto parsed = game("tictactoe", rules).parse(position);
    return parsed ? std::string() : parsed.error().message;
  };
  EXPECT_EQ(why("gravity", ".../O../X..:1"), "");
  EXPECT_NE(why("gravity", ".../X../O..:1").find("no order of alternate moves"), std::string::npos);
  EXPECT_NE(why("gravity", ".../X../...:2").find("the squares below a2 are empty"),
            std::string::npos);
  EXPECT_EQ(why("normal", ".XO/O.X/X.O:1"), "");
  EXPECT_NE(why("torus", ".XO/O.X/X.O:1").find("the side to move has a line (b3 c2 a1)"),
            std::string::npos);
}

// The stone in the middle makes a row of three, which is too long to be a line of two.
TEST(Mnk, ExactLinesAreNotLonger) {
  const auto exact = *find_game("mnk:4,2,2", "exact");
  const auto longer = exact->parse("XXX./O..O:2");
  ASSERT_TRUE(longer) << longer.error().message;
  EXPECT_FALSE(exact->board(*longer).end);
  EXPECT_TRUE(exact->board(*exact->parse("XX../O...:2")).end);
}

// 5,5,4 and 6,5,4: issue and Friedman's page of optimal m,n,k.
TEST(Mnk, BoardsThatAreTooLargeAreSearched) {
  EXPECT_TRUE(game("mnk:5,5,4").info().needs_search());
  const auto outcome = [](const char* name) {
    SearchLimits limits;
    limits.with_moves = false;
    return game(name).searcher()->search(game(name).initial(), limits, {})->outcome;
  };
  EXPECT_EQ(outcome("mnk:5,5,4"), Outcome::draw);
  EXPECT_EQ(outcome("mnk:6,5,4"), Outcome::win);
  EXPECT_EQ(outcome("mnk:7,6,4"), Outcome::win);  // a win is one on a larger board as well
  const AnyGame& large = game("mnk:5,5,4");
  const auto refused = call_facet(large, large.solver(), &Solver::solve, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Errc::unsupported);
  EXPECT_EQ(refused.error().message,
            "mnk:5,5,4 under the normal rules: there are too many positions to go through all of "
            "them; a search finds the outcome of one");
}

TEST(Mnk, ASearchWithoutTimeKnowsNothing) {
  SearchLimits limits;
  limits.seconds = 0;
  const AnyGame& large = game("mnk:8,8,5");
  const auto report = large.searcher()->search(large.initial(), limits, {});
  ASSERT_TRUE(report);
  EXPECT_FALSE(report->outcome.has_value());
  EXPECT_EQ(report->moves.size(), 64u);
  EXPECT_FALSE(known_analysis(*report).has_value());
}

// A further search with the same table would trust unproved entries.
TEST(Mnk, AStoppedSearchKeepsNothingThatItHasNotProved) {
  using Search = AlphaBeta<mnk::Mnk>;
  const mnk::Mnk board({4, 3, 3}, mnk::Rules::normal, "mnk:4,3,3");
  auto table = Search::Table::make(1 << 16);
  ASSERT_TRUE(table);
  Search search(board, *table, [](std::uint64_t) { return true; });
  for (const std::uint64_t nodes : {1u, 2u, 3u})
    EXPECT_FALSE(search.outcome(board.initial(), {}, nodes)) << nodes;
  EXPECT_EQ(search.outcome(board.initial()), Outcome::win);
}

// The outcome may be known when no time is left for the moves.
TEST(Mnk, ASearchKnowsAMoveThatReachesTheOutcome) {
  for (const char* rules : {"normal", "misere"}) {
    const AnyGame& board = game("mnk:5,5,4", rules);
    Session session = *Session::open("mnk:5,5,4", rules);
    SearchLimits limits;
    limits.seconds = 0;
    limits.table_bytes = 1 << 16;
    std::size_t known = 0;
    for (std::size_t step = 1; step < 400; ++step) {
      if (session.moves().empty() || session.ply() > 20) session.restart();
      ASSERT_TRUE(session.play(session.moves()[step * 7919 % session.moves().size()].text));
      const auto report = board.searcher()->search(*board.parse(session.position()), limits, {});
      if (session.moves().empty() || !report->outcome) continue;
      EXPECT_EQ(report->moves.front().outcome, report->outcome) << session.position();
      ++known;
    }
    EXPECT_GT(known, 30u);
  }
}

TEST(Mnk, NamesSayTheSize) {
  for (const BoardSize& size : {BoardSize{6, 5, 4}, BoardSize{64, 1, 10}, BoardSize{3, 3, 3}}) {
    const GameInfo info = game(sized_game_name("mnk", size)).info();
    EXPECT_EQ(info.size, size);
    EXPECT_TRUE(info.any_size);
  }
  EXPECT_EQ(sized_game_name("mnk", {4, 3, 2}), "mnk:4,3,2");
  EXPECT_EQ(game("tictactoe").info().size, (BoardSize{3, 3, 3}));
  EXPECT_FALSE(game("gobblers2").info().any_size);
  EXPECT_EQ(game("mnk:4,3,2").info().name, "mnk:4,3,2");
  EXPECT_EQ(game("mnk:4,3,2").board(game("mnk:4,3,2").initial()).columns, 4u);
  EXPECT_EQ(game("mnk:64,1,64").board(game("mnk:64,1,64").initial()).rows, 1u);
  for (const char* name : {"mnk:", "mnk:3", "mnk:3,3", "mnk:3,3,3,", "mnk:3,3,3 ", "mnk:0,3,3",
                           "mnk:-3,3,3", "mnk:03,3,3", "mnk:3,3,x", "mnk:9,9,3", "mnk:65,1,3",
                           "mnk:1,65,3", "mnk:99999999999,1,1", "mnk:3,3,65"}) {
    const auto found = find_game(name);
    ASSERT_FALSE(found) << name;
    EXPECT_EQ(found.error().code, Errc::unknown_game) << name;
    EXPECT_NE(found.error().message.find(name), std::string::npos) << found.error().message;
  }
  EXPECT_EQ(find_game("mnk:3,3,3", "strict").error().code, Errc::unknown_rules);
}

TEST(Mnk, RowsAreCountedFromTheBottom) {
  auto session = *Session::open("mnk:3,4,3");
  ASSERT_TRUE(session.play("b2"));
  ASSERT_TRUE(session.play("a4"));
  EXPECT_EQ(session.position(), "O../.../.X./...:1");
}

TEST(Mnk, ColumnsGoOnAfterZ) {
  const AnyGame& wide = game("mnk:64,1,3");
  const auto moves = view_moves(wide, wide.initial());
  EXPECT_EQ(moves[25].text, "z1");
  EXPECT_EQ(moves[26].text, "aa1");
  EXPECT_EQ(moves[63].text, "bl1");
}

TEST(Mnk, RefusesBadPositionsWithTheReason) {
  const struct {
    const char *game, *position, *why;
  } cases[] = {{"tictactoe", "X.O/.../..Y:2", "character 11: expected X, O or . on square c1"},
               {"tictactoe", "X.O....X:2", "on square c1, found \":\""},
               {"tictactoe", "X.O/......", "expected \"/\" after square c2"},
               {"tictactoe", "X.O/.../..", "on square c1, found the end of the text"},
               {"tictactoe", "X.O/.../..X1", "expected \":\" and the side to move"},
               {"tictactoe", "X.O/.../..X:", "1 or 2"},
               {"tictactoe", "X.O/.../..X:3", "1 or 2"},
               {"tictactoe", "X.O/.../..X:2 ", "the end of the position"},
               {"tictactoe", "XXX/.../...:2", "3 X and 0 O"},
               {"tictactoe", "xxx------", "3 X and 0 O"},
               {"tictactoe", "X../.../...:1", "it is 2"},
               // O made a line earlier, and X moved on.
               {"tictactoe", "OOO/XX./.XX:2", "the side to move has a line"},
               // Two parallel lines: the game was over with the first.
               {"mnk:4,3,3", "XXX./OOO./XXX.:2", ""},
               {"mnk:3,4,3", "XXX/OO./OOO/XXX:2", ""},
               {"mnk:3,5,3", "XXX/OO./O.O/XXX/.O.:2", "no last stone can have made the lines"}};
  for (const auto& one : cases) {
    const auto parsed = game(one.game).parse(one.position);
    ASSERT_FALSE(parsed) << one.position;
    EXPECT_NE(parsed.error().message.find(one.why), std::string::npos) << parsed.error().message;
  }
  // One stone may complete two lines at once.
  EXPECT_TRUE(game("tictactoe").parse("XXX/XOO/XOO:2"));
}

TEST(Mnk, BoardsAreReadAsPeopleWriteThem) {
  const struct {
    const char *game, *text, *position;
  } boards[] = {{"tictactoe", "x.o/.../..x", "X.O/.../..X:2"},
                {"tictactoe", "X-O/---/---:1", "X.O/.../...:1"},
                {"tictactoe", "x.o.....x", "X.O/.../..X:2"},
                {"tictactoe", "---------", ".../.../...:1"},
                {"mnk:4,3,3", "xo-----x----:2", "XO../...X/....:2"},
                {"mnk:4,1,3", "xo--", "XO..:1"}};
  for (const auto& [name, text, position] : boards) {
    const auto parsed = game(name).parse(text);
    ASSERT_TRUE(parsed) << text << ": " << parsed.error().message;
    EXPECT_EQ(game(name).format(*parsed), position) << text;
  }
}

TEST(Mnk, MovesAreReadInCapitals) {
  EXPECT_EQ(game("tictactoe").normalise_move("B2"), "b2");
  EXPECT_EQ(game("mnk:30,2,3").normalise_move("aD2"), "ad2");
  for (const char* text : {"", "b", "2", "b0", "b02", "b3", "ae1", "aaa1", "b2 ", "2b", "b2b2"})
    EXPECT_FALSE(game("mnk:30,2,3").normalise_move(text)) << text;
}

TEST(Mnk, TheLoserOfMisereHasTheLine) {
  const AnyGame& misere = game("tictactoe", "misere");
  const auto state = *misere.parse("XXX/OO./...:2");
  const BoardView board = misere.board(state);
  EXPECT_EQ(board.end, (GameEnd{Player{1}, "line_loses", std::nullopt, {0, 1, 2}, Player{0}}));
  EXPECT_TRUE(*(*misere.solver()->solve({}))->value_of(state) == win_in(0));
}

// All sizes share a type, but not their numbering.
TEST(Mnk, ATableOfAnotherSizeIsNotCompared) {
  const AnyGame& larger = game("mnk:4,3,3");
  const auto files = *(*larger.solver()->solve({}))
                          ->stored()
                          ->build_table([](auto) { return std::string(64, '0'); }, {});
  const auto& manifest = files.back().bytes;
  const std::string_view text(reinterpret_cast<const char*>(manifest.data()), manifest.size());
  const auto table = *larger.tables()->open_table(text);
  for (std::size_t i = 0; i + 1 < files.size(); ++i)
    ASSERT_TRUE(table->add_chunk(i, files[i].bytes));
  const auto compared = (*game("mnk:3,3,3").solver()->solve({}))
                            ->stored()
                            ->compare_table(*table, TableCheckDepth::reachable, {});
  ASSERT_FALSE(compared);
  EXPECT_EQ(compared.error().code, Errc::unsupported);
  EXPECT_FALSE(game("mnk:3,3,3").tables()->open_table(text));
}

}  // namespace
}  // namespace kanzen

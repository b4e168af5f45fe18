// The points of handicap stones: the table of the Go Text Protocol, and boards that have none.
#include "engine/session/handicap.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/record/game_record.hpp"

namespace kanzen {
namespace {

std::vector<std::string> points(unsigned side, unsigned stones) {
  const auto game = *find_go_game({side, side, 0});
  const BoardView board = game->board(game->initial());
  std::vector<std::string> names;
  for (const unsigned square : handicap_squares({side, side, 0}, stones))
    names.push_back(board.squares[square].name);
  return names;
}

using Names = std::vector<std::string>;

TEST(Handicap, StandsWhereTheProtocolSays) {
  EXPECT_EQ(points(19, 9), (Names{"d4", "q16", "d16", "q4", "d10", "q10", "k4", "k16", "k10"}));
  EXPECT_EQ(points(19, 5), (Names{"d4", "q16", "d16", "q4", "k10"}));
  EXPECT_EQ(points(13, 3), (Names{"d4", "k10", "d10"}));
  EXPECT_EQ(points(9, 2), (Names{"c3", "g7"}));
  EXPECT_EQ(points(9, 7), (Names{"c3", "g7", "c7", "g3", "c5", "g5", "e5"}));
}

TEST(Handicap, HasAMostAndALeast) {
  const auto most = [](unsigned columns, unsigned rows) {
    return most_handicap({columns, rows, 0});
  };
  EXPECT_EQ(most(19, 19), 9u);
  EXPECT_EQ(most(10, 10), 4u);
  EXPECT_EQ(most(7, 7), 4u);
  EXPECT_EQ(most(6, 6), 0u);
  EXPECT_EQ(most(9, 13), 0u);
  for (const unsigned none : {0u, 1u, 10u}) EXPECT_TRUE(points(19, none).empty()) << none;
}

TEST(Handicap, IsThePositionThatTheGameBeginsWith) {
  const auto game = *find_go_game({7, 7, 0});
  Session session(game);
  EXPECT_EQ(handicap_of(session), 0u);
  for (unsigned stones = 2; stones <= 4; ++stones) {
    ASSERT_TRUE(session.set_position(handicap_position(*game, stones)));
    EXPECT_EQ(session.board().to_move, Player{1});
    EXPECT_EQ(handicap_of(session), stones);
    const std::string position = session.position();
    EXPECT_EQ(std::count(position.begin(), position.end(), 'X'), stones);
    EXPECT_EQ(make_record(session)->nodes[0].value("HA"), std::to_string(stones));
  }
  EXPECT_EQ(handicap_position(*game, 0), game->format(game->initial()));
  for (const char* none : {"......./......./......./...X.../......./......./.......:2",
                           "......./..XX.../......./......./......./......./.......:1",
                           "......./..XXO../......./......./......./......./.......:2"}) {
    ASSERT_TRUE(session.set_position(none));
    EXPECT_EQ(handicap_of(session), 0u) << none;
  }
  ASSERT_TRUE(session.set_position("XX...../......./......./......./......./......./......X:2"));
  EXPECT_EQ(handicap_of(session), 3u) << "anywhere";
}

TEST(Handicap, MayBePlacedByMoves) {
  using Players = std::vector<Player>;
  const auto count = [](const Players& placed) { return count_handicap({0, 0}, 0, placed); };
  EXPECT_EQ(count({}), 0u);
  EXPECT_EQ(count({0, 1, 0, 0}), 0u);
  EXPECT_EQ(count({0, 0, 0}), 3u);
  EXPECT_EQ(count({0, 0, 1, 0, 1, 0, 0}), 2u);
  for (const Players& set_up : {Players{0, 0, 1, 1, 0}, {0, 0, 1, 0, 0}, {0, 0, 1, 0, 1, 1}})
    EXPECT_EQ(count(set_up), 0u) << "a position is set up";
  EXPECT_EQ(count_handicap({2, 0}, 1, Players{0, 1}), 3u);
  EXPECT_EQ(count_handicap({2, 0}, 1, Players{1, 1}), 0u);
}

// The second player's points, which the first one lacks: by the main line, whatever is shown.
TEST(Handicap, IsCompensatedByTheRules) {
  const std::string position = handicap_position(**find_go_game({7, 7, 0}), 4);
  for (const auto& [rules, points] : {std::pair{"situational", 3.0},
                                      {"positional", 4.0},
                                      {"tromp-taylor", 0.0},
                                      {"new-zealand", 0.0},
                                      {"ko", 0.0},
                                      {"japanese", 0.0}}) {
    Session session(*(*find_go_game({7, 7, 0}, rules))->with_komi(0.5, 0));
    ASSERT_TRUE(session.set_position(position));
    EXPECT_EQ(session.info().compensation, points) << rules;
    EXPECT_EQ(session.info().added_points(), points + 0.5) << rules;
    EXPECT_EQ(session.info().komi, 0.5) << rules;
    const double lead = session.game().count(session.state())->lead;
    for (const char* move : {"pass", "pass"}) ASSERT_TRUE(session.play(move));
    EXPECT_EQ(session.board().end->score, lead) << rules;
    EXPECT_EQ(lead, (session.info().counts_territory ? 45 : 49) - 0.5 - points) << rules;
    ASSERT_TRUE(session.set_position(session.info().start));
    EXPECT_EQ(session.info().compensation, 0) << rules;
  }
}

TEST(Handicap, IsThatOfTheMainLine) {
  Session session(*find_go_game({7, 7, 0}, "positional"));
  ASSERT_TRUE(session.play("a1"));
  ASSERT_TRUE(session.set_up("......./......./......./......./......./......./X......:1"));
  ASSERT_TRUE(session.play("b1"));
  const Session::Node handicap = session.current();
  EXPECT_EQ(session.info().compensation, 2);
  for (const char* move : {"pass", "pass"}) ASSERT_TRUE(session.play(move));
  const Session::Node counted = session.current();
  EXPECT_EQ(session.board().end->score, 49 - 7.5 - 2);
  session.jump(1);
  ASSERT_TRUE(session.play("c1"));
  EXPECT_EQ(session.info().compensation, 2);
  ASSERT_TRUE(session.promote(session.current()));
  EXPECT_EQ(session.info().compensation, 0);
  EXPECT_EQ(session.end_of(counted)->score, 49 - 7.5);
  ASSERT_TRUE(session.promote(handicap));
  EXPECT_EQ(session.end_of(counted)->score, 49 - 7.5 - 2);
  EXPECT_EQ(session.info().compensation, 2);
  ASSERT_TRUE(session.remove(handicap));
  EXPECT_EQ(session.info().compensation, 0);
}

}  // namespace
}  // namespace kanzen

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
  ASSERT_TRUE(session.set_position("......./......./......./...X.../......./......./.......:2"));
  EXPECT_EQ(handicap_of(session), 0u);
}

}  // namespace
}  // namespace kanzen

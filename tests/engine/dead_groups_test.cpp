// Dead stones and seki at the end of a game of Go.  The positions of 9x9 points are from games that
// GNU Go played and judged.
#include "engine/adapter/dead_groups.hpp"

#include <gtest/gtest.h>

#include <string>

namespace kanzen::dead_groups_testing {
namespace {

struct Judged {
  std::string dead, seki;  // names of the points: "a1 b2"
};

std::shared_ptr<const AnyGame> opened(const char* name) { return *find_game(name, "ko"); }

std::string names(const AnyGame& game, const std::vector<unsigned>& squares) {
  const BoardView board = game.board(game.initial());
  std::string names;
  for (const unsigned square : squares)
    names += (names.empty() ? "" : " ") + board.squares[square].name;
  return names;
}

Judged judge(const std::string& position, const char* name = "go:9") {
  const auto game = opened(name);
  const AnyState state = *game->parse(position);
  const auto stones = judge_stones(*game, state, {});
  EXPECT_TRUE(stones);
  return {names(*game, stones->dead), names(*game, stones->seki)};
}

TEST(DeadStones, AreThoseThatCannotLive) {
  const Judged end = judge(
      "........./.......XX/.....XXXO/XXX.XXXOO/X..XOXO../XXXOOOOO./XOOOOOX../OO....X../"
      ".........:1");
  EXPECT_EQ(end.dead, "g3 g2");
  EXPECT_EQ(end.seki, "");
  EXPECT_EQ(judge(".O.OO.OX./.XOOXO.X./XXOXXOOOO/.XOX.XXXX/XOOXX.XOO/XXXOOXO.O/.X.OXXOOO/"
                  "...XXO.O./...XOO..O:1")
                .dead,
            "b9 d9 e9 g9 c8 d8 f8 c7 f7 g7 h7 j7 c6 b5 c5 d4 e4 d3");
}

TEST(DeadStones, AreJudgedWithTheOpponentToMove) {
  // White's four stones would live if White moved first, but White has passed.
  EXPECT_EQ(judge("....XOO../...X.XO../.....XO../..X..XOO./.X..XXO../..O..XO../..OX.XXO./..OOX.XO./"
                  "......XO.:2")
                .dead,
            "c4 c3 c2 d2");
}

TEST(DeadStones, AreNotThoseInSeki) {
  const Judged end = judge(
      "...OXX.X./.O.OX.XXX/OOO.OXXXO/OXOOOXXOO/XXXOXXOOO/.XXX.XXO./X.X.XOOOO/.X.XXXO.X/"
      "OXOOXOOX.:1:pass");
  EXPECT_EQ(end.dead, "a1 c1 d1");
  EXPECT_EQ(end.seki, "j7 h6 j6 g5 h5 j5 h4 f3 g3 h3 j3 g2 j2 f1 g1 h1");
}

TEST(DeadStones, AreReadIfPlayoutsLeaveThemOpen) {
  // Game 9700868 of online-go.com, with the stones that its players marked as dead.
  EXPECT_EQ(judge("........OXX..XXO.O./.........OXX.XO..../.....OOOOOOX.XOOOO./.OOOOXXXXXXX..XXXOO/"
                  "O.OXXOXX.OOXO...XXO/OOXX.OOOOOXXO...OOX/XXX.X..XOX..XX.X..X/X...XOOXOXXXOOX..X./"
                  "OXX.XOXXOXOOO.OXXXX/OOOXXXOOOOXXOOOOOXO/...OOXXX.X.XOXOXOOO/OO..OOOXXXXXXXOXO../"
                  "..O.O.OOXOOOOOXXO../..O.OOXOXXO.OOOXOO./.OO..OXXOOOOOOXXXOO/OXXOOXXOOOO.OX...XO/"
                  ".XO.OXXXOXOOXXOX.XO/OOXXOX.XOXXX...X.XX/.X..OXX.X.X........:1",
                  "go:19")
                .dead,
            "n15 n14 r14 s14 h13 h12 g11 h11 b4 c4 b3 p3 c2 d2 b1");
}

TEST(DeadStones, InOneAreaAreJudgedTogether) {
  // A game of the program caren, with the stones that the players marked as dead.
  EXPECT_EQ(judge("...........O......./......OXXXO.OO.XXX./......OOOX.O..OOOOO/...O.OX..XXOXXOOOXO/"
                  "OOOO.X.X.XOO.XXOXXX/XOXOX.X.OX..OXOOOOX/XXXXOX.XOOOXOOXXXXX/..OXOOOOOX.OXXXX.../"
                  "XOOXXXOXOXXOOOXOX../..X.X.XXXOOOXXX..../X.OOOX..XO.OXOOX.../.XOX....XOO.OOX..../"
                  "X..X.O.XXXO..OXX.../XXX.X...XO..OOX..../XOXXXXXXXO.OXXXX.../OOOOOXOOXO..OOX..XX/"
                  ".OXO.OOXXO.OOXXX.XO/....O..OXOOXXXOXXXO/......OOXOOOOOOOOOO:1",
                  "go:19")
                .dead,
            "h18 j18 k18 q18 r18 s18 k17 g16 k16 l16 n16 o16 f15 h15 k15 o15 p15 e14 g14 k14 "
            "o14 f13 h13 m13 c12 k12 b11 c11 k11 l11 q11 c9 d9 e9 c8 f7 c3");
}

TEST(DeadStones, OfAnEmptyBoardAreNone) {
  const Judged start = judge(
      "........./........./........./........./........./........./........./........./"
      ".........:1");
  EXPECT_EQ(start.dead, "");
  EXPECT_EQ(start.seki, "");
}

TEST(DeadStones, AreThoseOfGo) {
  const auto game = *find_game("tictactoe");
  const auto stones = judge_stones(*game, game->initial(), {});
  ASSERT_FALSE(stones);
  EXPECT_EQ(stones.error().code, Errc::unsupported);
}

}  // namespace
}  // namespace kanzen::dead_groups_testing

// Points whose owner is certain (engine/games/go/proofs/safe_points.hpp).
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/games/go/notation.hpp"
#include "engine/games/go/proofs/safe_points.hpp"

namespace kanzen::go {
namespace {

// Returns the rows of a board with '#' at the points that are certainly Black's.
std::string safe(unsigned columns, unsigned rows, std::string_view board) {
  const Grid grid(columns, rows);
  const SmallGrid small(grid);
  const SmallBoard stones =
      small_board(*parse_position(grid, Rules::ko, std::string(board) + ":1"));
  const SmallPoints points = safe_points(small, {stones.own, 0}, {stones.other, 0});
  std::string text;
  unsigned point = 0;
  for (const char mark : board)
    text += mark != '/' && (points & point_bit(point++)) != 0 ? '#' : mark;
  return text;
}

TEST(GoSafePoints, AStringWithTwoEyes) {
  EXPECT_EQ(safe(5, 4, ".X.X./XXXX./...../....."), "####./####./...../.....");
  EXPECT_EQ(safe(6, 2, ".XO.X./XXXXXX"), "######/######");  // a dead stone in an eye
  EXPECT_EQ(safe(5, 4, "XX.X./XXXX./...../....."),
            "XX.X./XXXX./...../.....");  // one eye
}

TEST(GoSafePoints, StringsThatShareTheirEyes) {
  EXPECT_EQ(safe(5, 4, ".XX../X.X../XXX../....."), "###../###../###../.....");
  EXPECT_EQ(safe(4, 4, ".X../X.X./XX../...."), ".X../X.X./XX../....");  // c3 has one eye
}

TEST(GoSafePoints, ARegionWithOnePointAwayFromTheWalls) {
  EXPECT_EQ(safe(5, 3, "..X.X/..XXX/XXX.X"), "#####/#####/#####");
  EXPECT_EQ(safe(5, 3, "...XX/...X./XXXXX"), "...XX/...X./XXXXX");  // room for an eye of White's
}

// All empty points of both regions are next to the string, so White cannot take it.  But Black has
// to fill them to take White's stones, and each time White can take back a single stone by a ko.
TEST(GoSafePoints, NotWhereTakingTheDeadStonesIsAKo) {
  EXPECT_EQ(safe(8, 1, "OO.XX.OO"), "OO.XX.OO");
}

// The string has the eyes f1 and d1.  But if Black fills d1 to take the three stones, White can
// play there again.
TEST(GoSafePoints, NotWithAnEyeThatTakingDestroys) { EXPECT_EQ(safe(6, 1, "OOO.X."), "OOO.X."); }

}  // namespace
}  // namespace kanzen::go

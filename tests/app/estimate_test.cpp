// The estimated progress of a run, from the reports of a three-size solve in a browser.
#include "imgui_app/analysis/estimate.hpp"

#include <gtest/gtest.h>

#include <cstdint>

#include "imgui_app/game_words/game_words.hpp"

namespace kanzen::app {
namespace {

struct Report {
  double at;  // seconds since the start
  const char* phase;
  std::uint32_t round;
  std::uint64_t done, total, decided;
};

// The reports on the rounds, and some of the others.
constexpr Report reports[] = {{0.09, "reach", 0, 0, 255903, 0},
                              {0.40, "reach", 0, 150563, 255903, 113973262},
                              {0.50, "reach", 0, 226139, 255903, 167277205},
                              {0.54, "finished", 0, 1, 219, 185207938},
                              {0.70, "finished", 0, 31, 219, 197950523},
                              {1.01, "finished", 0, 84, 219, 223372078},
                              {1.32, "finished", 0, 147, 219, 243695906},
                              {1.58, "finished", 0, 210, 219, 260698144},
                              {1.80, "solve", 0, 1, 219, 26672},
                              {1.85, "solve", 0, 59, 219, 27950776},
                              {1.90, "solve", 0, 112, 219, 47255458},
                              {1.95, "solve", 0, 167, 219, 66032484},
                              {2.00, "solve", 1, 62, 219, 80535946},
                              {2.05, "solve", 1, 111, 219, 80538761},
                              {2.10, "solve", 1, 151, 219, 80543364},
                              {2.15, "solve", 1, 2, 219, 81154132},
                              {2.20, "solve", 1, 22, 219, 92278090},
                              {2.26, "solve", 1, 39, 219, 104522572},
                              {2.31, "solve", 1, 55, 219, 114750844},
                              {2.36, "solve", 1, 74, 219, 129876751},
                              {2.41, "solve", 1, 97, 219, 147204969},
                              {2.46, "solve", 1, 117, 219, 160755980},
                              {2.51, "solve", 1, 133, 219, 174063584},
                              {2.57, "solve", 1, 148, 219, 188400955},
                              {2.62, "solve", 1, 173, 219, 206041492},
                              {2.67, "solve", 1, 199, 219, 224737097},
                              {2.72, "solve", 2, 202, 219, 234193642},
                              {2.77, "solve", 2, 27, 219, 237610203},
                              {2.82, "solve", 2, 50, 219, 240963150},
                              {2.87, "solve", 2, 91, 219, 243031426},
                              {2.92, "solve", 2, 125, 219, 245132370},
                              {2.97, "solve", 2, 146, 219, 247074018},
                              {3.02, "solve", 2, 202, 219, 249082158},
                              {3.07, "solve", 3, 146, 219, 249428674},
                              {3.13, "solve", 3, 58, 219, 251918329},
                              {3.18, "solve", 3, 135, 219, 255010919},
                              {3.23, "solve", 4, 66, 219, 256903325},
                              {3.28, "solve", 4, 21, 219, 257453267},
                              {3.33, "solve", 4, 58, 219, 258473058},
                              {3.38, "solve", 4, 115, 219, 259345878},
                              {3.43, "solve", 4, 144, 219, 260383819},
                              {3.48, "solve", 5, 22, 219, 260868560},
                              {3.53, "solve", 5, 138, 219, 260912362},
                              {3.58, "solve", 5, 53, 219, 261656586},
                              {3.63, "solve", 5, 139, 219, 262782968},
                              {3.68, "solve", 6, 115, 219, 263192796},
                              {3.73, "solve", 6, 31, 219, 263421813},
                              {3.78, "solve", 6, 85, 219, 263728001},
                              {3.84, "solve", 6, 132, 219, 264062696},
                              {3.89, "solve", 6, 192, 219, 264381988},
                              {3.94, "solve", 7, 108, 219, 264426707},
                              {3.99, "solve", 7, 17, 219, 264510766},
                              {4.04, "solve", 7, 131, 219, 264936977},
                              {4.09, "solve", 8, 69, 219, 265198013},
                              {4.14, "solve", 8, 31, 219, 265282324},
                              {4.19, "solve", 8, 106, 219, 265402003},
                              {4.24, "solve", 8, 139, 219, 265539946},
                              {4.30, "solve", 9, 40, 219, 265597201},
                              {4.35, "solve", 9, 181, 219, 265608946},
                              {4.40, "solve", 9, 118, 219, 265761419},
                              {4.45, "solve", 10, 107, 219, 265851910},
                              {4.50, "solve", 10, 50, 219, 265890890},
                              {4.55, "solve", 10, 131, 219, 265936045},
                              {4.60, "solve", 11, 28, 219, 265970057},
                              {4.65, "solve", 11, 42, 219, 265994948},
                              {4.70, "solve", 12, 51, 219, 266043527},
                              {4.75, "solve", 12, 74, 219, 266060267},
                              {4.80, "solve", 12, 192, 219, 266077434},
                              {4.85, "solve", 13, 132, 219, 266094208},
                              {4.90, "solve", 14, 111, 219, 266105071},
                              {4.95, "solve", 15, 130, 219, 266114183},
                              {5.00, "solve", 17, 78, 219, 266119616},
                              {5.05, "solve", 19, 127, 219, 266123180},
                              {5.10, "solve", 24, 88, 219, 266124427},
                              {5.12, "count", 0, 0, 219, 266238323},
                              {5.49, "count", 0, 104, 219, 266238323},
                              {5.87, "count", 0, 216, 219, 266238323}};
constexpr double whole_run = 6.4;

// The share never falls and is near the elapsed time; the remaining time appears after three
// seconds, in steps of five.
TEST(Estimate, IsNearTheTimeThatHasPassed) {
  constexpr double begin = 100;
  Estimate estimate;
  estimate.start(begin, words_of("gobblers").round_share);
  double before = 0;
  for (const auto& [at, phase, round, done, total, decided] : reports) {
    SCOPED_TRACE(at);
    estimate.update({phase, round, done, total, decided}, begin + at);
    ASSERT_TRUE(estimate.share().has_value());
    EXPECT_GE(*estimate.share(), before);
    EXPECT_NEAR(*estimate.share(), at / whole_run, 0.06);
    before = *estimate.share();
    const auto left = estimate.seconds_left(begin + at);
    EXPECT_EQ(left.has_value(), at >= 3);
    if (!left) continue;
    EXPECT_EQ(*left % 5, 0);
    EXPECT_NEAR(*left, whole_run - at, 7);
  }
  EXPECT_LT(before, 1);
}

TEST(Estimate, KnowsNoShareWithoutATotal) {
  Estimate estimate;
  estimate.start(0);
  EXPECT_FALSE(estimate.share().has_value());
  estimate.update({"enumerate", 3, 1000, 0, 0}, 5);
  EXPECT_FALSE(estimate.share().has_value());
  EXPECT_FALSE(estimate.seconds_left(10).has_value());
}

TEST(Estimate, OtherPhasesAreOneRound) {
  Estimate estimate;
  estimate.update({"notable", 0, 100, 400, 0}, 7);
  EXPECT_DOUBLE_EQ(*estimate.share(), 0.25);
  estimate.update({"notable", 0, 400, 400, 0}, 8);
  EXPECT_DOUBLE_EQ(*estimate.share(), 1);
}

TEST(Estimate, OpeningLeavesRoomForTheCounting) {
  Estimate estimate;
  estimate.update({"load", 0, 200, 400, 200}, 7);
  const double half = *estimate.share();
  estimate.update({"load", 0, 400, 400, 400}, 8);
  EXPECT_DOUBLE_EQ(*estimate.share(), 2 * half);
  EXPECT_LT(*estimate.share(), 1);
}

TEST(Estimate, CountsPositionsAndNotPiecesOfWork) {
  Estimate estimate;
  estimate.start(0);
  estimate.update({"solve", 0, 1, 1000, 0}, 0);
  estimate.update({"solve", 0, 10, 1000, 4000000}, 2);
  EXPECT_DOUBLE_EQ(estimate.positions_per_second(2), 2e6);
  // Positions are found anew in each round: their sum counts.
  estimate.update({"reach", 1, 1, 10, 0}, 10);
  estimate.update({"reach", 1, 10, 10, 3000}, 11);
  estimate.update({"reach", 2, 10, 10, 1000}, 12);
  EXPECT_DOUBLE_EQ(estimate.positions_per_second(12), 2000);
}

}  // namespace
}  // namespace kanzen::app

// The estimated progress of a run, from the reports of a three-size solve in a browser.
#include "imgui_app/model/estimate.hpp"

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

// Some of the reports, most of them from the end of a part of a round.
constexpr Report reports[] = {
    {0.09, "reach", 0, 0, 255903, 0},           {0.50, "reach", 0, 226139, 255903, 167277205},
    {1.32, "finished", 0, 147, 219, 243695906}, {1.58, "finished", 0, 210, 219, 260698144},
    {1.95, "solve", 0, 167, 219, 66032484},     {2.10, "solve", 1, 151, 219, 80543364},
    {2.57, "solve", 1, 148, 219, 188400955},    {2.72, "solve", 2, 202, 219, 234193642},
    {2.97, "solve", 2, 146, 219, 247074018},    {3.07, "solve", 3, 146, 219, 249428674},
    {3.18, "solve", 3, 135, 219, 255010919},    {3.43, "solve", 4, 144, 219, 260383819},
    {3.53, "solve", 5, 138, 219, 260912362},    {3.58, "solve", 5, 53, 219, 261656586},
    {3.63, "solve", 5, 139, 219, 262782968},    {3.68, "solve", 6, 115, 219, 263192796},
    {3.78, "solve", 6, 85, 219, 263728001},     {3.89, "solve", 6, 192, 219, 264381988},
    {3.94, "solve", 7, 108, 219, 264426707},    {3.99, "solve", 7, 17, 219, 264510766},
    {4.04, "solve", 7, 131, 219, 264936977},    {4.24, "solve", 8, 139, 219, 265539946},
    {4.35, "solve", 9, 181, 219, 265608946},    {4.40, "solve", 9, 118, 219, 265761419},
    {4.45, "solve", 10, 107, 219, 265851910},   {4.50, "solve", 10, 50, 219, 265890890},
    {4.80, "solve", 12, 192, 219, 266077434},   {4.85, "solve", 13, 132, 219, 266094208},
    {4.90, "solve", 14, 111, 219, 266105071},   {4.95, "solve", 15, 130, 219, 266114183},
    {5.49, "count", 0, 104, 219, 266238323},    {5.87, "count", 0, 216, 219, 266238323}};
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

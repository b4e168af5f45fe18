// How far a run is: as reported by a three-size solve in a browser.
#include "imgui_app/model/estimate.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace kanzen::app {
namespace {

struct Report {
  double at;  // seconds since the start
  Progress progress;
};

// First and last reports of the rounds, in seconds as they came.
const std::vector<Report>& reports() {
  static const std::vector<Report> all{
      {0.2, {"solve", 0, 1, 5564, 31552}},         {3.3, {"solve", 0, 2700, 5564, 112000000}},
      {6.4, {"solve", 0, 5564, 5564, 232878127}},  {6.5, {"solve", 2, 4, 1632, 234193513}},
      {10.1, {"solve", 2, 1632, 1632, 249164675}}, {10.2, {"solve", 3, 10, 1265, 249431695}},
      {12.0, {"solve", 3, 1265, 1265, 256886000}}, {12.1, {"solve", 3, 1, 11, 256886887}},
      {13.2, {"solve", 4, 1169, 1169, 260849569}}, {14.1, {"solve", 5, 1083, 1083, 263158916}},
      {14.8, {"solve", 6, 1011, 1011, 264401528}}, {15.6, {"solve", 8, 865, 865, 265592370}},
      {16.6, {"solve", 17, 1, 1, 266121450}},      {16.6, {"reach", 0, 0, 0, 1}},
      {16.7, {"reach", 1, 11, 5564, 475143}},      {21.6, {"reach", 1, 2700, 5564, 100000000}},
      {26.6, {"reach", 1, 5564, 5564, 208934320}}, {28.6, {"reach", 2, 3838, 3838, 49882235}},
      {29.2, {"reach", 3, 1891, 1891, 1512877}},   {29.7, {"reach", 4, 1729, 1729, 0}},
      {30.2, {"count", 0, 174, 348, 131000000}}};
  return all;
}
constexpr double whole_run = 30.7;

TEST(Estimate, NeverFalls) {
  Estimate estimate;
  estimate.start(100);
  double before = 0;
  for (const Report& report : reports()) {
    estimate.hear(report.progress, 100 + report.at);
    ASSERT_TRUE(estimate.share().has_value());
    EXPECT_GE(*estimate.share(), before) << report.at;
    before = *estimate.share();
  }
  EXPECT_LT(before, 1);
}

TEST(Estimate, IsNearTheTimeThatHasPassed) {
  Estimate estimate;
  estimate.start(0);
  for (const Report& report : reports()) {
    estimate.hear(report.progress, report.at);
    EXPECT_NEAR(*estimate.share(), report.at / whole_run, 0.06) << report.at;
  }
}

TEST(Estimate, TimeLeftComesAfterThreeSecondsInStepsOfFive) {
  Estimate estimate;
  estimate.start(0);
  for (const Report& report : reports()) {
    estimate.hear(report.progress, report.at);
    const auto left = estimate.seconds_left(report.at);
    EXPECT_EQ(left.has_value(), report.at >= 3) << report.at;
    if (!left) continue;
    EXPECT_EQ(*left % 5, 0);
    EXPECT_NEAR(*left, whole_run - report.at, 7) << report.at;
  }
}

TEST(Estimate, KnowsNoShareWithoutATotal) {
  Estimate estimate;
  estimate.start(0);
  EXPECT_FALSE(estimate.share().has_value());
  estimate.hear({"enumerate", 3, 1000, 0, 0}, 5);
  EXPECT_FALSE(estimate.share().has_value());
  EXPECT_FALSE(estimate.seconds_left(10).has_value());
}

TEST(Estimate, OtherPhasesAreOneRound) {
  Estimate estimate;
  estimate.hear({"notable", 0, 100, 400, 0}, 7);
  EXPECT_DOUBLE_EQ(*estimate.share(), 0.25);
  estimate.hear({"notable", 0, 400, 400, 0}, 8);
  EXPECT_DOUBLE_EQ(*estimate.share(), 1);
}

TEST(Estimate, OpeningLeavesRoomForTheCounting) {
  Estimate estimate;
  estimate.hear({"open", 0, 200, 400, 200}, 7);
  const double half = *estimate.share();
  estimate.hear({"open", 0, 400, 400, 400}, 8);
  EXPECT_DOUBLE_EQ(*estimate.share(), 2 * half);
  EXPECT_LT(*estimate.share(), 1);
}

TEST(Estimate, CountsPositionsAndNotPiecesOfWork) {
  Estimate estimate;
  estimate.start(0);
  estimate.hear({"solve", 0, 1, 1000, 0}, 0);
  estimate.hear({"solve", 0, 10, 1000, 4000000}, 2);
  EXPECT_DOUBLE_EQ(estimate.positions_per_second(2), 2e6);
  // Found anew in each round: their sum counts.
  estimate.hear({"reach", 1, 1, 10, 0}, 10);
  estimate.hear({"reach", 1, 10, 10, 3000}, 11);
  estimate.hear({"reach", 2, 10, 10, 1000}, 12);
  EXPECT_DOUBLE_EQ(estimate.positions_per_second(12), 2000);
}

}  // namespace
}  // namespace kanzen::app

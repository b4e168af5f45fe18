// The estimated progress of a run, from the reports of a three-size solve in a browser.
#include "imgui_app/analysis/estimate.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace kanzen::app {
namespace {

struct Report {
  double at;  // seconds since the start
  Progress progress;
};

// The first and last reports of the rounds, in seconds.
const std::vector<Report>& reports() {
  static const std::vector<Report> all{{0.9, {"solve", 0, 1, 5564, 31552}},
                                       {3.2, {"solve", 0, 2754, 5564, 117823323}},
                                       {5.6, {"solve", 0, 5522, 5564, 232653841}},
                                       {5.6, {"solve", 2, 5, 1632, 234208746}},
                                       {9.0, {"solve", 2, 1614, 1632, 249272742}},
                                       {9.1, {"solve", 3, 20, 1265, 249478827}},
                                       {10.9, {"solve", 3, 1265, 1265, 256886887}},
                                       {12.1, {"solve", 4, 1102, 1169, 260729924}},
                                       {12.1, {"solve", 4, 1, 5, 260849569}},
                                       {13.0, {"solve", 5, 1011, 1083, 263042396}},
                                       {13.7, {"solve", 6, 974, 1011, 264380173}},
                                       {14.6, {"solve", 8, 789, 865, 265567474}},
                                       {15.2, {"solve", 11, 190, 670, 265993855}},
                                       {15.6, {"solve", 18, 1, 1, 266122699}},
                                       {15.7, {"reach", 0, 0, 0, 1}},
                                       {15.7, {"reach", 1, 15, 5564, 562681}},
                                       {17.5, {"reach", 1, 2811, 5564, 98260546}},
                                       {18.8, {"reach", 1, 5534, 5564, 184101909}},
                                       {18.8, {"reach", 2, 213, 487, 108241}},
                                       {18.9, {"reach", 3, 325, 396, 4896}},
                                       {19.0, {"reach", 4, 228, 396, 0}},
                                       {19.0, {"finished", 0, 1, 5564, 6647}},
                                       {21.1, {"finished", 0, 5488, 5564, 77061084}},
                                       {21.1, {"count", 0, 1, 348, 892934}},
                                       {21.5, {"count", 0, 328, 348, 250770450}}};
  return all;
}
constexpr double whole_run = 21.6;

// The share never falls and is near the elapsed time; the remaining time appears after three
// seconds, in steps of five.
TEST(Estimate, IsNearTheTimeThatHasPassed) {
  constexpr double begin = 100;
  Estimate estimate;
  estimate.start(begin);
  double before = 0;
  for (const auto& [at, progress] : reports()) {
    SCOPED_TRACE(at);
    estimate.update(progress, begin + at);
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

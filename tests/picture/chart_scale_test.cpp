// The histogram's bars: as long as their counts say, and never so short that they cannot be seen.
#include "engine/picture/charts.hpp"

#include <gtest/gtest.h>

namespace kanzen {
namespace {

constexpr float axis_length = 150;

// Some figures of two sizes under strict, whose largest count is 137,735.
Statistics two_sizes() {
  Statistics statistics;
  statistics.draw = 11079;
  statistics.by_distance = {{0, 0, 26591}, {1, 137735, 0}, {14, 0, 757}, {15, 758, 0}, {39, 8, 0}};
  return statistics;
}

TEST(ChartScale, AnyCountAboveNoneIsSeenAndMoreIsNeverShorter) {
  for (const bool logarithmic : {false, true}) {
    const ChartScale scale(two_sizes(), logarithmic);
    for (const std::uint64_t count : {1U, 8U, 757U, 758U, 11079U, 137735U}) {
      EXPECT_GE(scale.bar(count, axis_length), shortest_bar) << count << ' ' << logarithmic;
      EXPECT_LE(scale.bar(count, axis_length), axis_length) << count << ' ' << logarithmic;
    }
    EXPECT_EQ(scale.bar(0, axis_length), 0);
    EXPECT_NEAR(scale.bar(757, axis_length), scale.bar(758, axis_length), 0.1) << logarithmic;
    float before = 0;
    for (std::uint64_t count = 0; count <= 137735; count += 1 + count / 10) {
      EXPECT_GE(scale.bar(count, axis_length), before) << count;
      before = scale.bar(count, axis_length);
    }
    for (const double value : scale.grid())
      EXPECT_FLOAT_EQ(scale.place(value, axis_length),
                      scale.bar(static_cast<std::uint64_t>(value), axis_length));
  }
  EXPECT_EQ(ChartScale(two_sizes(), false).grid(),
            (std::vector<double>{50000, 100000, 150000, 200000}));
}

TEST(ChartScale, LinearLengthsAreInProportion) {
  const ChartScale scale(two_sizes(), false);
  EXPECT_NEAR(scale.bar(100000, axis_length), axis_length / 2, 0.01) << "the axis ends at 200,000";
  EXPECT_NEAR(scale.bar(50000, axis_length), axis_length / 4, 0.01);
}

// A line of the grid stands at the count that is written beside it.
TEST(ChartScale, LinesOfTheGridAreAtWholeCounts) {
  for (const std::uint64_t most : {1U, 3U, 7U, 10U, 26U, 50U, 137735U}) {
    Statistics statistics;
    statistics.draw = most;
    for (const double value : ChartScale(statistics, false).grid())
      EXPECT_EQ(value, static_cast<double>(static_cast<std::uint64_t>(value))) << most;
  }
}

TEST(ChartScale, LabelsOfTheGridAreExactAndOfOneKind) {
  EXPECT_EQ(grid_label(10), "10");
  EXPECT_EQ(grid_label(500), "500");
  EXPECT_EQ(grid_label(1000), "1 k");
  EXPECT_EQ(grid_label(1250), "1.25 k");
  EXPECT_EQ(grid_label(37500), "37.5 k");
  EXPECT_EQ(grid_label(100000), "100 k");
  EXPECT_EQ(grid_label(2000000), "2 M");
  EXPECT_EQ(grid_label(2250000), "2.25 M");
}

TEST(ChartScale, AGameOfOnePositionHasAChart) {
  Statistics statistics;
  statistics.draw = 1;
  for (const bool logarithmic : {false, true})
    EXPECT_GE(ChartScale(statistics, logarithmic).bar(1, axis_length), shortest_bar);
}

}  // namespace
}  // namespace kanzen

// The histogram: its bars, proportional to their counts and never too short to be seen, its axis,
// whose numbers do not overlap, and its grid.  Bars of values: the game's face defines their
// minimum.
#include "engine/picture/charts.hpp"

#include <gtest/gtest.h>

#include "engine/adapter/any_game.hpp"
#include "engine/picture/svg_pen.hpp"

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

// A grid line is at the count written next to it.
TEST(ChartScale, LinesOfTheGridAreAtWholeCounts) {
  for (const std::uint64_t most : {1U, 3U, 7U, 10U, 26U, 50U, 137735U}) {
    Statistics statistics;
    statistics.draw = most;
    for (const double value : ChartScale(statistics, false).grid())
      EXPECT_EQ(value, static_cast<double>(static_cast<std::uint64_t>(value))) << most;
  }
}

TEST(ChartScale, LabelsOfTheGridAreExactAndOfOneKind) {
  EXPECT_EQ(grid_label(Language::english, 10), "10");
  EXPECT_EQ(grid_label(Language::english, 500), "500");
  EXPECT_EQ(grid_label(Language::english, 1000), "1 k");
  EXPECT_EQ(grid_label(Language::english, 1250), "1.25 k");
  EXPECT_EQ(grid_label(Language::english, 37500), "37.5 k");
  EXPECT_EQ(grid_label(Language::english, 100000), "100 k");
  EXPECT_EQ(grid_label(Language::english, 2000000), "2 M");
  EXPECT_EQ(grid_label(Language::english, 2250000), "2.25 M");
  EXPECT_EQ(grid_label(Language::japanese, 1000), "1000");
  EXPECT_EQ(grid_label(Language::japanese, 100000), "10万");
  EXPECT_EQ(grid_label(Language::japanese, 137525), "13.7525万");
  EXPECT_EQ(grid_label(Language::japanese, 100000000), "1億");
}

std::string histogram_of(unsigned longest, std::optional<unsigned> highlighted = std::nullopt) {
  Statistics statistics;
  for (unsigned distance = 0; distance <= longest; ++distance)
    statistics.by_distance.push_back({distance, 0, 0});
  statistics.max_distance = longest;
  HistogramLayout layout;
  layout.plot = {0, 0, 640, 240};
  layout.column = layout.plot.width / static_cast<float>(longest + 1);
  SvgPen pen;
  const ChartScale scale(statistics, true);
  HistogramStyle style{"Draws", Language::english, highlighted};
  draw_histogram(pen, light_theme(), layout, statistics, scale, style);
  return pen.file(640, 240, "", "");
}

bool has_number(const std::string& picture, unsigned distance) {
  return picture.find(">" + std::to_string(distance) + "<") != std::string::npos;
}

TEST(Histogram, AsManyDistancesHaveNumbersAsThereIsRoomFor) {
  const std::string few = histogram_of(26), many = histogram_of(173);
  for (unsigned distance = 0; distance <= 26; ++distance) EXPECT_TRUE(has_number(few, distance));
  for (unsigned distance = 0; distance <= 173; ++distance)
    EXPECT_EQ(has_number(many, distance), distance % 10 == 0) << distance;
}

TEST(Histogram, TheDistanceThatIsPointedAtHasItsNumberAlone) {
  const std::string picture = histogram_of(173, 151);
  EXPECT_TRUE(has_number(picture, 151));
  EXPECT_FALSE(has_number(picture, 150));
  EXPECT_TRUE(has_number(picture, 140));
  EXPECT_TRUE(has_number(picture, 160));
}

TEST(Histogram, TheGridsCountsAreWrittenInOneWay) {
  Statistics statistics;
  statistics.by_distance = {{0, 4321, 0}};
  HistogramLayout layout;
  layout.plot = {0, 0, 640, 240};
  layout.column = 640;
  SvgPen pen;
  draw_histogram(pen, light_theme(), layout, statistics, ChartScale(statistics, false),
                 {"Draws", Language::english, std::nullopt});
  const std::string picture = pen.file(640, 240, "", "");
  for (const char* label : {">1.25 k<", ">2.5 k<", ">3.75 k<", ">5 k<"})
    EXPECT_NE(picture.find(label), picture.npos) << label;
}

std::string bar_of(const char* game, unsigned distance) {
  SvgPen pen;
  const GameInfo info = (*find_game(game))->info();
  ValueBar bar;
  bar.value = win_in(distance);
  bar.leader = Player{0};
  draw_value_bar({pen, light_theme(), info}, {0, 0, 48, 92}, bar, "");
  return pen.file(48, 92, "", "");
}

TEST(ValuePlot, BarsAreEquallyLowFromWhereTheGamesFaceSays) {
  EXPECT_NE(bar_of("gobblers", 24), bar_of("gobblers", 25));
  EXPECT_EQ(bar_of("gobblers", 25), bar_of("gobblers", 60));
  EXPECT_NE(bar_of("dobutsu", 25), bar_of("dobutsu", 60));
  EXPECT_NE(bar_of("dobutsu", 79), bar_of("dobutsu", 80));
  EXPECT_EQ(bar_of("dobutsu", 80), bar_of("dobutsu", 173));
}

}  // namespace
}  // namespace kanzen

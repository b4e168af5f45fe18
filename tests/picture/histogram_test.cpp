// The histogram: its axis, whose numbers do not run into each other however many distances there
// are, and its grid.
#include "engine/picture/charts.hpp"

#include <gtest/gtest.h>

#include "engine/picture/svg_pen.hpp"

namespace kanzen {
namespace {

std::string histogram_of(unsigned longest, std::optional<unsigned> lit = std::nullopt) {
  Statistics statistics;
  for (unsigned distance = 0; distance <= longest; ++distance)
    statistics.by_distance.push_back({distance, 0, 0});
  statistics.max_distance = longest;
  HistogramLayout layout;
  layout.plot = {0, 0, 640, 240};
  layout.column = layout.plot.width / static_cast<float>(longest + 1);
  SvgPen pen;
  const ChartScale scale(statistics, true);
  HistogramStyle style{"Draws", lit};
  draw_histogram(pen, light_theme(), layout, statistics, scale, style);
  return pen.file(640, 240, "", "");
}

bool tells(const std::string& picture, unsigned distance) {
  return picture.find(">" + std::to_string(distance) + "<") != std::string::npos;
}

TEST(Histogram, AsManyDistancesHaveNumbersAsThereIsRoomFor) {
  const std::string few = histogram_of(26), many = histogram_of(173);
  for (unsigned distance = 0; distance <= 26; ++distance) EXPECT_TRUE(tells(few, distance));
  for (unsigned distance = 0; distance <= 173; ++distance)
    EXPECT_EQ(tells(many, distance), distance % 10 == 0) << distance;
}

TEST(Histogram, TheDistanceThatIsPointedAtHasItsNumberAlone) {
  const std::string picture = histogram_of(173, 151);
  EXPECT_TRUE(tells(picture, 151));
  EXPECT_FALSE(tells(picture, 150));
  EXPECT_TRUE(tells(picture, 140));
  EXPECT_TRUE(tells(picture, 160));
}

TEST(Histogram, TheGridsCountsAreWrittenInOneWay) {
  Statistics statistics;
  statistics.by_distance = {{0, 4321, 0}};
  HistogramLayout layout;
  layout.plot = {0, 0, 640, 240};
  layout.column = 640;
  SvgPen pen;
  draw_histogram(pen, light_theme(), layout, statistics, ChartScale(statistics, false),
                 {"Draws", std::nullopt});
  const std::string picture = pen.file(640, 240, "", "");
  for (const char* label : {">1.25 k<", ">2.5 k<", ">3.75 k<", ">5 k<"})
    EXPECT_NE(picture.find(label), picture.npos) << label;
}

}  // namespace
}  // namespace kanzen

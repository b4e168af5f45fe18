#include "engine/picture/charts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "engine/picture/marks.hpp"

namespace kanzen {
namespace {

std::uint64_t largest_count(const Statistics& statistics) {
  std::uint64_t most = std::max<std::uint64_t>(statistics.draw, 1);
  for (const DistanceCount& counts : statistics.by_distance)
    most = std::max({most, counts.win, counts.loss});
  return most;
}

// The count at the end of the axis, not below the largest one: on a linear axis a round number.
double top_of(std::uint64_t most, bool logarithmic) {
  if (logarithmic) return static_cast<double>(most) * 1.5;
  double step = 1;
  while (step * 10 < static_cast<double>(most)) step *= 10;
  return std::ceil(static_cast<double>(most) / step) * step;
}

}  // namespace

ChartScale::ChartScale(const Statistics& statistics, bool logarithmic)
    : logarithmic_(logarithmic), top_(top_of(largest_count(statistics), logarithmic)) {}

float ChartScale::place(double count, float axis) const {
  constexpr double floor = 0.5;  // start of the logarithmic axis, below a single position
  const double share =
      logarithmic_ ? std::log(count / floor) / std::log(top_ / floor) : count / top_;
  return axis * static_cast<float>(std::clamp(share, 0.0, 1.0));
}

float ChartScale::bar(std::uint64_t count, float axis) const {
  if (count == 0) return 0;
  return std::max(place(static_cast<double>(count), axis), shortest_bar);
}

std::vector<double> ChartScale::grid() const {
  std::vector<double> values;
  if (logarithmic_) {
    const double step = top_ < 1e6 ? 10 : 100;
    for (double value = step; value < top_; value *= step) values.push_back(value);
  } else {
    for (int i = 1; i <= 4; ++i) values.push_back(top_ * i / 4);
    std::erase_if(values, [](double value) { return value != std::floor(value); });
  }
  return values;
}

std::string grid_label(Language language, double count) {
  struct Unit {
    double size;
    const char* name;
  };
  constexpr std::array english{Unit{1e6, " M"}, Unit{1e3, " k"}, Unit{1, ""}};
  constexpr std::array japanese{Unit{1e8, "億"}, Unit{1e4, "万"}, Unit{1, ""}};
  const auto& units = language == Language::japanese ? japanese : english;
  const auto unit = std::find_if(units.begin(), units.end() - 1,
                                 [&](const Unit& one) { return count >= one.size; });
  std::array<char, 32> digits{};
  std::snprintf(digits.data(), digits.size(), "%.4f", count / unit->size);
  std::string label = digits.data();
  label.erase(label.find_last_not_of('0') + 1);
  if (label.back() == '.') label.pop_back();
  return label + unit->name;
}

namespace {

struct Histogram {
  Pen& pen;
  const Theme& theme;
  const HistogramLayout& layout;
  const ChartScale& scale;
  const HistogramStyle& style;
  unsigned longest;  // largest distance
};

void draw_grid(const Histogram& chart) {
  const HistogramLayout& layout = chart.layout;
  for (const double value : chart.scale.grid()) {
    const float length = chart.scale.place(value, layout.half());
    for (const float y : {layout.up() - length, layout.down() + length}) {
      chart.pen.fill({layout.plot.x - 6, y, layout.plot.width + 6, 1}, chart.theme.line);
      chart.pen.text({layout.plot.x - 12, y}, grid_label(chart.style.language, value),
                     {FontSize::caption, Weight::regular, chart.theme.text2, Align::right});
    }
  }
}

void draw_bars(const Histogram& chart, const DistanceCount& counts) {
  const HistogramLayout& layout = chart.layout;
  const Rect column = layout.column_of(counts.distance);
  const float width = std::clamp(0.66F * column.width, 2.0F, 40.0F);
  const float left = centre(column).x - width / 2;
  const float won = chart.scale.bar(counts.win, layout.half());
  const float lost = chart.scale.bar(counts.loss, layout.half());
  if (won > 0)
    draw_outcome_bar(chart.pen, chart.theme, {left, layout.up() - won, width, won}, Outcome::win);
  if (lost > 0)
    draw_outcome_bar(chart.pen, chart.theme, {left, layout.down(), width, lost}, Outcome::loss);
}

// The width of a number on the axis, including the space to the next one.
float number_width(const Histogram& chart) { return chart.longest < 100 ? 18 : 28; }

// The least interval between distances with numbers for which there is room.
unsigned number_step(const Histogram& chart) {
  for (const unsigned step : {1u, 2u, 5u, 10u, 20u, 50u})
    if (static_cast<float>(step) * chart.layout.column >= number_width(chart)) return step;
  return 100;
}

// Is there room for the distance's number?  The highlighted distance takes precedence.
bool has_number(const Histogram& chart, unsigned distance) {
  if (chart.style.highlighted == distance) return true;
  if (distance % number_step(chart) != 0) return false;
  if (!chart.style.highlighted) return true;
  const int away = static_cast<int>(*chart.style.highlighted) - static_cast<int>(distance);
  return static_cast<float>(std::abs(away)) * chart.layout.column >= number_width(chart);
}

void draw_number(const Histogram& chart, unsigned distance) {
  if (!has_number(chart, distance)) return;
  const bool highlighted = chart.style.highlighted == distance;
  const float x = centre(chart.layout.column_of(distance)).x;
  chart.pen.text({x, chart.layout.up() + chart.layout.axis_gap / 2}, std::to_string(distance),
                 {FontSize::caption, highlighted ? Weight::semibold : Weight::regular,
                  highlighted ? chart.theme.text : chart.theme.text2, Align::centre});
}

void draw_draws(const Histogram& chart, std::uint64_t draws) {
  const HistogramLayout& layout = chart.layout;
  const float x = layout.draws_at;
  chart.pen.fill({x - 32, layout.plot.y, 1, layout.plot.height}, chart.theme.line);
  const float height = chart.scale.bar(draws, layout.half());
  if (height > 0)
    draw_outcome_bar(chart.pen, chart.theme, {x - 17, layout.up() - height, 34, height},
                     Outcome::draw);
  chart.pen.text({x, layout.up() + layout.axis_gap / 2}, chart.style.draws,
                 {FontSize::caption, Weight::semibold, chart.theme.draw, Align::centre});
}

}  // namespace

void draw_histogram(Pen& pen, const Theme& theme, const HistogramLayout& layout,
                    const Statistics& statistics, const ChartScale& scale,
                    const HistogramStyle& style) {
  const Histogram chart{pen, theme, layout, scale, style, statistics.max_distance};
  draw_grid(chart);
  for (const DistanceCount& counts : statistics.by_distance) {
    draw_bars(chart, counts);
    draw_number(chart, counts.distance);
  }
  draw_draws(chart, statistics.draw);
}

namespace {

// Draws a draw as a dash on the axis, and an unknown value as an empty box.
void draw_undecided(const Drawing& drawing, Point on_axis, const ValueBar& bar) {
  if (bar.value) {
    drawing.pen.fill(around(on_axis, 8, 3), drawing.theme.draw, 1);
  } else {
    drawing.pen.dashed_outline(around(on_axis, 9, 9), drawing.theme.strong, 2, 1);
  }
}

void draw_win(const Drawing& drawing, const Rect& column, const ValueBar& bar, float direction) {
  const Face& face = face_of(drawing.info);
  const PlayerColors& colors = face.players(drawing.theme.dark)[*bar.leader];
  const auto faded = [&](Color color) {
    return bar.future ? mix(color, drawing.theme.surface, 0.6F) : color;
  };
  const Point middle = centre(column);
  const float thickness = std::min(27.0F, 0.57F * column.width);
  const float height =
      0.43F * column.height * bar_height(bar.value->distance, face.board_style().lowest_bar);
  const float top = direction < 0 ? middle.y - 1 - height : middle.y + 1;
  const Rect rect{middle.x - thickness / 2, top, thickness, height};
  drawing.pen.fill(rect, faded(colors.body), 3);
  drawing.pen.outline(rect, faded(colors.edge), 3, 1);
}

}  // namespace

float bar_height(unsigned distance, unsigned lowest_bar) {
  const unsigned part = std::min(distance, lowest_bar);
  return 1.0F - 0.8F * static_cast<float>(part) / static_cast<float>(lowest_bar);
}

void draw_value_bar(const Drawing& drawing, const Rect& column, const ValueBar& bar,
                    const std::string& number) {
  const Theme& theme = drawing.theme;
  // The direction of the bar in y; the number is on the opposite side.
  const float direction = bar.leader == Player{1} ? 1.0F : -1.0F;
  const Point middle = centre(column);
  if (bar.leader) {
    draw_win(drawing, column, bar, direction);
  } else {
    draw_undecided(drawing, middle, bar);
  }
  if (!number.empty()) {
    drawing.pen.text({middle.x, middle.y - direction * 10}, number,
                     {FontSize::caption, bar.current ? Weight::semibold : Weight::regular,
                      bar.current ? theme.text : theme.text2, Align::centre});
  }
  if (bar.blunder) {
    const float away = number.empty() ? 8.0F : 26.0F;
    draw_diamond(drawing.pen, {middle.x, middle.y - direction * away}, 12, theme.warn);
  }
}

std::size_t number_interval(float pitch) {
  return pitch >= 22 ? 1 : pitch >= 11 ? 2 : pitch >= 5 ? 5 : 10;
}

}  // namespace kanzen

#include "engine/picture/histogram.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/picture/signs.hpp"

namespace kanzen {
namespace {

struct Histogram {
  Pen& pen;
  const Theme& theme;
  const HistogramLayout& layout;
  const ChartScale& scale;
  const HistogramStyle& style;
  unsigned longest;  // distance
};

void draw_grid(const Histogram& chart) {
  const HistogramLayout& layout = chart.layout;
  for (const double value : chart.scale.grid()) {
    const float length = chart.scale.place(value, layout.half());
    for (const float y : {layout.up() - length, layout.down() + length}) {
      chart.pen.fill({layout.plot.x - 6, y, layout.plot.width + 6, 1}, chart.theme.line);
      chart.pen.text({layout.plot.x - 12, y}, grid_label(value),
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

// Of a number below the axis, with the space to the next one.
float number_width(const Histogram& chart) { return chart.longest < 100 ? 18 : 28; }

// As many distances have numbers as there is room for.
unsigned number_step(const Histogram& chart) {
  for (const unsigned step : {1u, 2u, 5u, 10u, 20u, 50u})
    if (static_cast<float>(step) * chart.layout.column >= number_width(chart)) return step;
  return 100;
}

// Not beside the one that is pointed at, where numbers are close.
bool has_number(const Histogram& chart, unsigned distance) {
  if (chart.style.lit == distance) return true;
  if (distance % number_step(chart) != 0) return false;
  if (!chart.style.lit) return true;
  const int from_lit = static_cast<int>(*chart.style.lit) - static_cast<int>(distance);
  return static_cast<float>(std::abs(from_lit)) * chart.layout.column >= number_width(chart);
}

void draw_number(const Histogram& chart, unsigned distance) {
  if (!has_number(chart, distance)) return;
  const bool lit = chart.style.lit == distance;
  const float x = centre(chart.layout.column_of(distance)).x;
  chart.pen.text({x, chart.layout.up() + chart.layout.axis_gap / 2}, std::to_string(distance),
                 {FontSize::caption, lit ? Weight::semibold : Weight::regular,
                  lit ? chart.theme.text : chart.theme.text2, Align::centre});
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

}  // namespace kanzen

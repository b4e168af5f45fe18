#pragma once
// The histogram of a game's values: the axis of distances in the middle, won positions upwards,
// lost ones downwards, draws as one half-filled bar behind a rule.
#include <optional>
#include <string>

#include "engine/picture/chart_scale.hpp"
#include "engine/picture/pen.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {

// Where its parts are, in CSS pixels.
struct HistogramLayout {
  Rect plot;            // the columns of the distances, both halves
  float axis_gap = 28;  // height of the axis between the halves
  float column = 0;     // width of one distance
  float draws_at = 0;   // the middle of the bar of draws

  float half() const { return (plot.height - axis_gap) / 2; }
  float up() const { return plot.y + half(); }  // where bars of wins stand
  float down() const { return up() + axis_gap; }
  Rect column_of(unsigned distance) const {
    return {plot.x + column * static_cast<float>(distance), plot.y, column, plot.height};
  }
};

struct HistogramStyle {
  std::string draws;            // what the bar of draws is called
  std::optional<unsigned> lit;  // a distance that is pointed at
};

void draw_histogram(Pen& pen, const Theme& theme, const HistogramLayout& layout,
                    const Statistics& statistics, const ChartScale& scale,
                    const HistogramStyle& style);

}  // namespace kanzen

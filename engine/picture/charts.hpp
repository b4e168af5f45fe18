#pragma once
// The histogram of a game's values, and the plot of a game that was played.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/statistics.hpp"
#include "engine/core/value.hpp"
#include "engine/picture/face.hpp"
#include "engine/picture/pen.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {
inline constexpr float shortest_bar = 4;  // pixels; a bar of a single position still shows

// From counts to the lengths of bars in the histogram.
class ChartScale {
 public:
  ChartScale(const Statistics& statistics, bool logarithmic);

  // Where a count is on an axis of this length, in the same unit as `axis`.
  float place(double count, float axis) const;
  // Of the bar for so many positions: 0 only for none.
  float bar(std::uint64_t count, float axis) const;
  // The counts at which a line of the grid stands, ascending: whole numbers.
  std::vector<double> grid() const;

 private:
  bool logarithmic_;
  double top_;  // the count that fills the axis
};

// The count of a grid line, exactly: 500, 1 k, 2.5 k, 137.5 k, 2 M.
std::string grid_label(double count);

// The histogram of a game's values: the axis of distances in the middle, won positions upwards,
// lost ones downwards, draws as one half-filled bar behind a rule.

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

// The plot of a game's values, ply by ply: a bar for every position.  Up is the first player's
// win, down the second's; nearer wins are taller.

struct ValueBar {
  std::optional<Value> value;    // for the first player; empty: not known
  std::optional<Player> leader;  // who wins there; empty: a draw, or not known
  bool blunder = false;          // the move that led here made the mover's outcome worse
  bool current = false;          // the position that is being looked at
  bool future = false;           // after that
};

// How tall a bar is, 0 to 1: nearer ends are taller, up to BoardStyle::lowest_bar.
float bar_height(unsigned distance, unsigned lowest_bar);

// One bar in its column, which the line between the players halves.  `number` is written
// opposite of the bar; empty: nothing.
void draw_value_bar(const Drawing& drawing, const Rect& column, const ValueBar& bar,
                    const std::string& number);
// Every how many plies a number fits, where a ply is that wide.
std::size_t number_every(float pitch);

}  // namespace kanzen

#pragma once
// Draws the histogram of all values of a game, and the plot of the values of a played game.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/statistics.hpp"
#include "engine/core/value.hpp"
#include "engine/core/words.hpp"
#include "engine/picture/face.hpp"
#include "engine/picture/pen.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {
inline constexpr float shortest_bar = 4;  // pixels, so that the bar of a single position is visible

// Converts counts to lengths of bars in the histogram.
class ChartScale {
 public:
  ChartScale(const Statistics& statistics, bool logarithmic);

  // The position of a count on an axis of length `axis`, in the unit of `axis`.
  float place(double count, float axis) const;
  // The length of the bar for a count, in the same unit; 0 only for the count 0.
  float bar(std::uint64_t count, float axis) const;
  // The counts of the grid lines: whole numbers, ascending.
  std::vector<double> grid() const;

 private:
  bool logarithmic_;
  double top_;  // the count that fills the axis
};

// Returns the exact label of a grid line: 500, 1 k, 137.5 k, 2 M; in Japanese 500, 1000, 13.75万,
// 200万.
std::string grid_label(Language language, double count);

// --- the histogram: the axis of distances is in the middle, bars of wins point up, bars of losses
// down; draws are one half-filled bar after a vertical line.

// Positions of the histogram's parts, in CSS pixels.
struct HistogramLayout {
  Rect plot;            // columns of the distances, both halves
  float axis_gap = 28;  // height of the axis between the halves
  float column = 0;     // width of one distance
  float draws_at = 0;   // x of the middle of the bar of draws

  float half() const { return (plot.height - axis_gap) / 2; }
  float up() const { return plot.y + half(); }  // y of the bottom of the bars of wins
  float down() const { return up() + axis_gap; }
  Rect column_of(unsigned distance) const {
    return {plot.x + column * static_cast<float>(distance), plot.y, column, plot.height};
  }
};

struct HistogramStyle {
  std::string draws;                    // label of the bar of draws
  Language language;                    // of the labels of the grid
  std::optional<unsigned> highlighted;  // the highlighted distance
};

void draw_histogram(Pen& pen, const Theme& theme, const HistogramLayout& layout,
                    const Statistics& statistics, const ChartScale& scale,
                    const HistogramStyle& style);

// --- the plot of a game's values: one bar per position, up for a win of the first player, down for
// one of the second; bars of nearer wins are taller.

struct ValueBar {
  std::optional<Value> value;    // for the first player; nullopt: unknown
  std::optional<Player> leader;  // the winner; nullopt: a draw, or unknown
  bool blunder = false;          // the move that led here made the mover's outcome worse
  bool current = false;          // the session's current position
  bool future = false;           // after the current position
};

// Returns the height of a bar, 0 to 1: it decreases with the distance up to `lowest_bar`
// (BoardStyle::lowest_bar), where it is 0.2.
float bar_height(unsigned distance, unsigned lowest_bar);

// Draws one bar in its column; the line between the players is in the column's middle.  `number`:
// the text on the side opposite the bar; may be empty.
void draw_value_bar(const Drawing& drawing, const Rect& column, const ValueBar& bar,
                    const std::string& number);
// Returns the least interval in plies at which numbers fit, for a ply of width `pitch`.
std::size_t number_interval(float pitch);

}  // namespace kanzen

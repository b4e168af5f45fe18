#include "engine/picture/board_geometry.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen {
namespace {

constexpr float smallest_for_mouse = 26;  // side of a square; below, the board is folded
constexpr float smallest_for_finger = 32;
constexpr unsigned few = 3;  // longest side of boards that have names inside squares

struct Spacing {
  float padding, gap;
  float strip_gap = 0;
  float names = 0;   // additional padding at the left and bottom
  float aspect = 1;  // a square's width divided by its height
  float unit = 1;    // BoardGeometry::unit divided by a square's height
};

// Spacing of intersections: no gaps, and with the small one no room for coordinates.
constexpr Spacing large_crossings{.padding = 24, .gap = 0};
constexpr Spacing small_crossings{.padding = 6, .gap = 0};

// Has the frame room for coordinates around the intersections, which become closer by that?
bool has_room_for_names(const BoardShape& shape, const Rect& frame, bool touch) {
  constexpr float smallest = 320;
  const float side = std::min(frame.width, frame.height);
  const auto crossings = static_cast<float>(std::max(shape.columns, shape.rows));
  const float pitch = (side - 2 * large_crossings.padding) / crossings;
  return side >= smallest && (!touch || pitch >= smallest_for_finger);
}

// Spacing of squares that are wider than high.  In a small frame they are even wider, because a
// phone's page has more room across than down, and their pieces are larger.
constexpr Spacing large_wide{.padding = 12, .gap = 8, .names = 12, .aspect = 110.0F / 103};
constexpr Spacing small_wide{
    .padding = 6, .gap = 5, .names = 12, .aspect = 108.0F / 88, .unit = 0.86F / 0.82F};

// Reduces `gap`, which is meant for few squares, on boards with many.
float gap_for(float gap, float pitch, unsigned squares_in_a_row) {
  if (squares_in_a_row <= few || gap == 0) return gap;
  return std::clamp(std::round(0.08F * pitch), 1.0F, gap);
}

BoardGeometry folded(const BoardShape& shape, const Rect& frame, Spacing spacing, unsigned strips) {
  BoardGeometry geometry;
  geometry.columns = shape.columns;
  geometry.rows = shape.rows;
  geometry.turned = shape.turned;
  const unsigned longer = std::max(shape.columns, shape.rows);
  const unsigned shorter = std::min(shape.columns, shape.rows);
  geometry.strip_length = (longer + strips - 1) / strips;
  geometry.strips = (longer + geometry.strip_length - 1) / geometry.strip_length;
  const bool along = geometry.is_horizontal();
  const auto length = static_cast<float>(geometry.strip_length);
  const auto stacked = static_cast<float>(geometry.strips * shorter);
  const float across = along ? length : stacked;
  const float down = along ? stacked : length;
  const float between = spacing.strip_gap * static_cast<float>(geometry.strips - 1);
  geometry.padding = spacing.padding;
  geometry.margin = spacing.padding + spacing.names;
  geometry.gap = gap_for(spacing.gap, std::min(frame.width / across, frame.height / down), longer);
  const float paddings = geometry.padding + geometry.margin;
  const float gaps_across = (across - 1) * geometry.gap + paddings + (along ? 0 : between);
  const float gaps_down = (down - 1) * geometry.gap + paddings + (along ? between : 0);
  geometry.cell = std::min((frame.width - gaps_across) / across / spacing.aspect,
                           (frame.height - gaps_down) / down);
  geometry.width = spacing.aspect * geometry.cell;
  geometry.unit = spacing.unit * geometry.cell;
  geometry.strip_gap = spacing.strip_gap;
  geometry.frame = around(centre(frame), gaps_across + across * geometry.width,
                          gaps_down + down * geometry.cell);
  return geometry;
}

// Folds the board into the fewest strips that make squares at least `smallest`, or else into the
// number that makes them largest.
BoardGeometry fitted(const BoardShape& shape, const Rect& frame, Spacing spacing, float smallest) {
  const unsigned longer = std::max(shape.columns, shape.rows);
  BoardGeometry best = folded(shape, frame, spacing, 1);
  for (unsigned strips = 2; strips <= longer && best.cell < smallest; ++strips) {
    const BoardGeometry geometry = folded(shape, frame, spacing, strips);
    if (geometry.cell > best.cell) best = geometry;
  }
  return best;
}

}  // namespace

BoardGeometry board_geometry(const BoardShape& shape, const Rect& frame, bool touch) {
  const bool roomy = frame.width >= 440;
  Spacing spacing{roomy ? 12.0F : 8.0F, roomy ? 8.0F : 6.0F};
  const bool named_outside = std::max(shape.columns, shape.rows) > few;
  if (shape.style.wide_squares) {
    spacing = frame.width >= 370 && frame.height >= 440 ? large_wide : small_wide;
  } else if (named_outside) {
    spacing.padding += 10;
    spacing.strip_gap = 20;
  }
  float smallest = touch ? smallest_for_finger : smallest_for_mouse;
  if (shape.style.crossings) {  // a grid of lines cannot be folded
    spacing = roomy || has_room_for_names(shape, frame, touch) ? large_crossings : small_crossings;
    smallest = 0;
  }
  BoardGeometry geometry = fitted(shape, frame, spacing, smallest);
  geometry.named_outside = named_outside || shape.style.crossings;
  return geometry;
}

BoardGeometry thumbnail_geometry(const BoardShape& shape, const Rect& frame) {
  constexpr float visible = 5;
  return fitted(shape, frame, {3, 2, 2}, visible);
}

BoardGeometry figure_geometry(const BoardShape& shape, float width) {
  const Rect endless{0, 0, width, 100 * width};
  const Spacing spacing = shape.style.wide_squares ? large_wide
                          : shape.style.crossings  ? large_crossings
                                                   : Spacing{22, 8};
  BoardGeometry geometry = folded(shape, endless, spacing, 1);
  geometry.named_outside = true;
  geometry.frame.y = 0;
  return geometry;
}

BoardGeometry moved(BoardGeometry geometry, float dx, float dy) {
  geometry.frame = moved(geometry.frame, dx, dy);
  return geometry;
}

unsigned BoardGeometry::strip_of(unsigned index) const {
  index = place(index);
  return (is_horizontal() ? index % columns : index / columns) / strip_length;
}

Rect BoardGeometry::square(unsigned index) const {
  unsigned column = place(index) % columns;
  unsigned row = place(index) / columns;
  const unsigned strip = strip_of(index);
  if (is_horizontal()) {
    column -= strip * strip_length;
    row += strip * rows;
  } else {
    row -= strip * strip_length;
    column += strip * columns;
  }
  const float shift = strip_gap * static_cast<float>(strip);
  return {
      frame.x + margin + static_cast<float>(column) * (width + gap) + (is_horizontal() ? 0 : shift),
      frame.y + padding + static_cast<float>(row) * (cell + gap) + (is_horizontal() ? shift : 0),
      width, cell};
}

}  // namespace kanzen

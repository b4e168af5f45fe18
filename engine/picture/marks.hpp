#pragma once
// The signs of values and warnings.  Drawn, never typed: the font has none of them.
#include <optional>
#include <span>
#include <string>

#include "engine/core/value.hpp"
#include "engine/picture/board_geometry.hpp"
#include "engine/picture/pen.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {
Color outcome_color(const Theme& theme, Outcome outcome);
Color outcome_soft(const Theme& theme, Outcome outcome);

// Win a disc, loss a ring, draw a ring with its left half filled.
void draw_sign(Pen& pen, Point centre, float radius, Outcome outcome, Color color);
// A bar in the same code: full, hollow, or half full on its left or its upper half.
void draw_outcome_bar(Pen& pen, const Theme& theme, const Rect& bar, Outcome outcome,
                      Corners half = Corners::left);
void draw_loading_sign(Pen& pen, Point centre, float radius, const Theme& theme);
void draw_unknown_sign(Pen& pen, Point centre, float radius, const Theme& theme);
void draw_warning(Pen& pen, Point centre, float size, Color color, Color mark);
void draw_diamond(Pen& pen, Point centre, float size, Color color);

// What is drawn across squares: lines of pieces, and arrows.

struct LineStyle {
  Color color;
  float thickness = 6;
  std::optional<Color> around = std::nullopt;  // an edge that parts it from the pieces below
  float height = 0;                            // below the squares' middles, in units
  unsigned length = 3;                         // of a line; shorter runs are none
  float drawn = 1;                             // 0 to 1: how much of it is there already
};

// Through each straight run of squares that is long enough.
void draw_line_through(Pen& pen, const BoardGeometry& geometry, std::span<const unsigned> squares,
                       const LineStyle& style);

void draw_move_arrow(Pen& pen, const Theme& theme, Point from, Point to, float unit);

// A value on a chip: the sign of its outcome, and its distance.

// A value as it is shown: its outcome, and its distance in the unit that is shown.
struct ShownValue {
  Outcome outcome = Outcome::draw;
  std::string figure;  // empty: only outcomes are known
};

struct ChipStyle {
  bool soft = false;               // filled with the outcome's soft colour, else surface and line
  float radius = 0;                // 0: a capsule
  FontSize size = FontSize::body;  // caption: a tight chip for small squares
};

float value_chip_width(const Pen& pen, const std::string& figure, const ChipStyle& style = {});
void draw_value_chip(Pen& pen, const Theme& theme, const Rect& rect, const ShownValue& value,
                     const ChipStyle& style = {});

// A small one, with its middle there.
void draw_chip_at(Pen& pen, const Theme& theme, Point middle, const ShownValue& value);
// At the upper right of a square; on a small square the sign alone, in the middle.
void draw_square_value(Pen& pen, const Theme& theme, const Rect& square, const ShownValue& value);

}  // namespace kanzen

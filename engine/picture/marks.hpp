#pragma once
// The signs of values and warnings, drawn as shapes, because the font does not have them.
#include <optional>
#include <span>
#include <string>

#include "engine/core/value.hpp"
#include "engine/picture/board_geometry.hpp"
#include "engine/picture/pen.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {
Color outcome_color(const Theme& theme, Outcome outcome);
Color outcome_soft_color(const Theme& theme, Outcome outcome);

// Draws a disc for a win, a ring for a loss, a ring with its left half filled for a draw.
void draw_sign(Pen& pen, Point centre, float radius, Outcome outcome, Color color);
// Draws a bar in the same code: full for a win, hollow for a loss, and for a draw with its left or
// upper half filled (`half`).
void draw_outcome_bar(Pen& pen, const Theme& theme, const Rect& bar, Outcome outcome,
                      Corners half = Corners::left);
void draw_loading_sign(Pen& pen, Point centre, float radius, const Theme& theme);
void draw_unknown_sign(Pen& pen, Point centre, float radius, const Theme& theme);
void draw_warning(Pen& pen, Point centre, float size, Color color, Color mark);
void draw_diamond(Pen& pen, Point centre, float size, Color color);

// --- marks across squares: lines of pieces, and arrows

struct LineStyle {
  Color color;
  float thickness = 6;
  std::optional<Color> around = std::nullopt;  // edge against the pieces below
  float height = 0;                            // below the squares' middles, in units
  unsigned length = 3;                         // in squares; shorter runs get no line
  float drawn = 1;                             // fraction of the line that is drawn, 0 to 1
};

// Draws a line through each straight run of at least `style.length` of the squares.
void draw_line_through(Pen& pen, const BoardGeometry& geometry, std::span<const unsigned> squares,
                       const LineStyle& style);

void draw_move_arrow(Pen& pen, const Theme& theme, Point from, Point to, float unit, Color color);

// --- values on chips: the sign of the outcome, and the distance

// A value for display: its outcome, and its distance as text.
struct ShownValue {
  Outcome outcome = Outcome::draw;
  std::string distance_text;  // empty: only outcomes are known
};

struct ChipStyle {
  bool soft = false;               // filled with the outcome's soft colour, else outlined
  float radius = 0;                // 0: a capsule
  FontSize size = FontSize::body;  // caption: a tight chip for small squares
};

float value_chip_width(const Pen& pen, const std::string& figure, const ChipStyle& style = {});
void draw_value_chip(Pen& pen, const Theme& theme, const Rect& rect, const ShownValue& value,
                     const ChipStyle& style = {});

// Draws a small chip with its centre at `middle`.
void draw_chip_at(Pen& pen, const Theme& theme, Point middle, const ShownValue& value);
// Draws a chip at the upper right of a square; on a small square, only the sign in the middle.
void draw_square_value(Pen& pen, const Theme& theme, const Rect& square, const ShownValue& value);

}  // namespace kanzen

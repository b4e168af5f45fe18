#pragma once
// The signs of values and warnings.  Drawn, never typed: the font has none of them.
#include "engine/core/value.hpp"
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

}  // namespace kanzen

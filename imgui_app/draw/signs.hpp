#pragma once
// The signs of values and warnings.  Drawn, never typed: the font has none of them.
#include "engine/core/value.hpp"
#include "imgui_app/draw/canvas.hpp"

namespace kanzen::app {

Color outcome_color(const Theme& theme, Outcome outcome);
Color outcome_soft(const Theme& theme, Outcome outcome);

// Win a disc, loss a ring, draw a ring with its left half filled.
void draw_sign(Canvas& canvas, Point centre, float radius, Outcome outcome, Color color);
void draw_loading_sign(Canvas& canvas, Point centre, float radius, const Theme& theme);
void draw_unknown_sign(Canvas& canvas, Point centre, float radius, const Theme& theme);
void draw_warning(Canvas& canvas, Point centre, float size, Color color, Color mark);
void draw_diamond(Canvas& canvas, Point centre, float size, Color color);

}  // namespace kanzen::app

#pragma once
// A value on a chip: the sign of its outcome, and its distance.
#include <string>

#include "engine/picture/pen.hpp"
#include "engine/picture/signs.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {

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

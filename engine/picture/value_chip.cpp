#include "engine/picture/value_chip.hpp"

#include <algorithm>

namespace kanzen {
namespace {

constexpr float room_for_chip = 44;  // a square's side
constexpr float room_for_large_chip = 80;
constexpr float small_height = 18, large_height = 24;

constexpr ChipStyle small_chip{.size = FontSize::caption};

struct ChipSizes {
  float sign;   // radius
  float left;   // from the edge to the sign's middle
  float space;  // from the sign to the figure
};

ChipSizes sizes_of(const ChipStyle& style) {
  const bool small = style.size == FontSize::caption;
  const float sign = style.size == FontSize::figure ? 7.5F
                     : small                        ? 4.5F
                     : style.soft                   ? 6.0F
                                                    : 5.5F;
  return {sign, style.soft ? 17.0F : small ? 8.5F : 13.5F, style.soft ? 8.0F : small ? 4.0F : 7.0F};
}

}  // namespace

float value_chip_width(const Pen& pen, const std::string& figure, const ChipStyle& style) {
  const bool small = style.size == FontSize::caption;
  if (figure.empty()) return small ? 18.0F : 24.0F;
  return (small ? 22.0F : 31.0F) + pen.text_width(figure, style.size, Weight::semibold);
}

void draw_value_chip(Pen& pen, const Theme& theme, const Rect& rect, const ShownValue& value,
                     const ChipStyle& style) {
  const Color color = outcome_color(theme, value.outcome);
  const float radius = style.radius > 0 ? style.radius : rect.height / 2;
  pen.fill(rect, style.soft ? outcome_soft(theme, value.outcome) : theme.surface, radius);
  if (!style.soft) pen.outline(rect, theme.line, radius, 1);
  const ChipSizes sizes = sizes_of(style);
  if (value.figure.empty()) return draw_sign(pen, centre(rect), sizes.sign, value.outcome, color);
  const Point sign{rect.x + sizes.left, centre(rect).y};
  draw_sign(pen, sign, sizes.sign, value.outcome, color);
  pen.text({sign.x + sizes.sign + sizes.space, sign.y}, value.figure,
           {style.size, Weight::semibold, color});
}

void draw_chip_at(Pen& pen, const Theme& theme, Point middle, const ShownValue& value) {
  const float width = value_chip_width(pen, value.figure, small_chip);
  draw_value_chip(pen, theme, around(middle, width, small_height), value, small_chip);
}

void draw_square_value(Pen& pen, const Theme& theme, const Rect& square, const ShownValue& value) {
  if (square.width < room_for_chip) {
    const float radius = std::clamp(0.14F * square.width, 1.5F, 6.0F);
    return draw_sign(pen, centre(square), radius, value.outcome,
                     outcome_color(theme, value.outcome));
  }
  const bool large = square.width >= room_for_large_chip;
  const ChipStyle style = large ? ChipStyle{} : small_chip;
  const float in = square.width >= 120 ? 9.0F : large ? 6.0F : 3.0F;
  const float width = value_chip_width(pen, value.figure, style);
  draw_value_chip(
      pen, theme,
      {right(square) - in - width, square.y + in, width, large ? large_height : small_height},
      value, style);
}

}  // namespace kanzen

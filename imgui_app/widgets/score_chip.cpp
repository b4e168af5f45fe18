#include "imgui_app/widgets/score_chip.hpp"

#include "engine/picture/signs.hpp"

namespace kanzen::app {
namespace {

float sign_radius(const ScoreChipStyle& style) {
  return style.size == FontSize::figure ? 7.5F : style.size == FontSize::body ? 6.0F : 4.5F;
}

constexpr float margin = 11, space = 7;  // beside the sign and the figure

}  // namespace

float score_chip_width(Ui& ui, const Lead& lead, const ScoreChipStyle& style) {
  const std::string figure = lead_figure(ui.state.session->info(), lead);
  return 2 * margin + 2 * sign_radius(style) + space +
         ui.canvas().text_width(figure, style.size, Weight::semibold);
}

void score_chip(Ui& ui, const Rect& rect, const Lead& lead, const ScoreChipStyle& style) {
  Canvas& canvas = ui.canvas();
  const Outcome outcome = outcome_of(lead, ui.state.session->board().to_move);
  const Color color = outcome_color(ui.theme, outcome);
  const float radius = style.radius > 0 ? style.radius : rect.height / 2;
  canvas.fill(rect, style.soft ? outcome_soft(ui.theme, outcome) : ui.theme.surface, radius);
  if (style.pointed)
    canvas.outline(rect, ui.theme.accent, radius, 2);
  else if (!style.soft)
    canvas.outline(rect, ui.theme.line, radius, 1);
  const std::string figure = lead_figure(ui.state.session->info(), lead);
  const float sign = sign_radius(style);
  const float used = 2 * sign + space + canvas.text_width(figure, style.size, Weight::semibold);
  const float left = style.soft ? rect.x + margin : centre(rect).x - used / 2;
  draw_sign(canvas, {left + sign, centre(rect).y}, sign, outcome, color);
  canvas.text({left + 2 * sign + space, centre(rect).y}, figure,
              {style.size, Weight::semibold, color});
}

}  // namespace kanzen::app

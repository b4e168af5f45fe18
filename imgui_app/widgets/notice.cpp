#include "imgui_app/widgets/notice.hpp"

#include <algorithm>

#include "engine/picture/signs.hpp"

namespace kanzen::app {

float draw_notice(Ui& ui, const Rect& area, const Notice& notice) {
  Canvas& canvas = ui.canvas();
  const float indent = notice.warning ? 28.0F : 0.0F;
  if (notice.warning) {
    draw_warning(canvas, {area.x + 10, area.y + 13}, 20, ui.theme.warn, ui.theme.warn_soft);
  }
  float y = area.y + 8 +
            canvas.paragraph({area.x + indent, area.y + 3}, area.width - indent, notice.heading,
                             {FontSize::body, Weight::semibold, ui.theme.text}, 22);
  y += canvas.paragraph(
      {area.x, y}, area.width, notice.detail,
      {FontSize::body, Weight::regular, notice.warning ? ui.theme.text : ui.theme.text2}, 24);
  ui.mirror_text("notice", std::string(notice.heading) + ". " + notice.detail,
                 {area.x, area.y, area.width, y - area.y});
  if (!notice.button) return y - area.y;
  const float height = ui.control_height();
  const ButtonStyle style{.surface = ButtonStyle::Surface::accent,
                          .weight = Weight::semibold,
                          .enabled = notice.enabled};
  const float width = std::min(button_width(ui, notice.action, style), area.width);
  Rect button{area.x, y + 8, width, height};
  text_button(ui, ButtonItem{*notice.button}, button, notice.action, style);
  if (notice.other_button) {
    const float other = std::min(button_width(ui, notice.other_action), area.width);
    const bool beside = width + 8 + other <= area.width;
    button = {beside ? right(button) + 8 : area.x, beside ? button.y : bottom(button) + 8, other,
              height};
    text_button(ui, ButtonItem{*notice.other_button}, button, notice.other_action);
  }
  return bottom(button) - area.y;
}

float CardRow::finish() {
  underlay_.begin();
  for (const auto& [area, warning] : cards_) {
    const Rect card{area.x, area.y, area.width, height_};
    ui_.canvas().fill(card, warning ? ui_.theme.warn_soft : ui_.theme.surface, 12);
    ui_.canvas().outline(card, warning ? ui_.theme.warn : ui_.theme.line, 12, 1);
  }
  return height_;
}

float draw_quiet_line(Ui& ui, const Rect& area, const QuietLine& line) {
  Canvas& canvas = ui.canvas();
  const TextStyle quiet{FontSize::caption, Weight::regular, ui.theme.text2};
  const float height = ui.control_height();
  const ButtonStyle style{.surface = ButtonStyle::Surface::card, .size = FontSize::caption};
  const float text_width = canvas.text_width(line.words, quiet.size);
  const float wanted = !line.button ? 0 : button_width(ui, line.action, style);
  canvas.text({area.x, area.y + height / 2}, canvas.fitted(line.words, area.width, quiet), quiet);
  ui.mirror_text(line.id, line.words, {area.x, area.y, area.width, height});
  if (!line.button) return height;
  const bool one_row = text_width + 16 + wanted <= area.width;
  const Rect button{one_row ? area.x + text_width + 16 : area.x, area.y + (one_row ? 0 : height),
                    std::min(wanted, area.width), height};
  text_button(ui, ButtonItem{*line.button}, button, line.action, style);
  return bottom(button) - area.y;
}

}  // namespace kanzen::app

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
  canvas.text({area.x + indent, area.y + 14}, notice.heading,
              {FontSize::body, Weight::semibold, ui.theme.text});
  float y = area.y + 30;
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
  const float width = button_width(ui, notice.action, style);
  text_button(ui, ButtonItem{*notice.button}, {area.x, y + 8, width, height}, notice.action, style);
  if (notice.other_button) {
    const float other = button_width(ui, notice.other_action);
    text_button(ui, ButtonItem{*notice.other_button}, {area.x + width + 8, y + 8, other, height},
                notice.other_action);
  }
  return y + 8 + height - area.y;
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

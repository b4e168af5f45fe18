#include "imgui_app/widgets/dialog.hpp"

#include <algorithm>

#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float dialog_head = 64;
constexpr float dialog_padding = 24;

void draw_head(Ui& ui, const Rect& box, std::string_view heading) {
  const float middle = box.y + 36;
  ui.canvas().text({box.x + dialog_padding, middle}, heading,
                   {FontSize::figure, Weight::semibold, ui.theme.text});
  const float size = ui.control_height();
  icon_button(ui, ButtonItem{Button::close},
              {right(box) - size - 14, middle - size / 2, size, size}, Icon::close,
              ui.words(Text::close), {.surface = ButtonStyle::Surface::bare});
}

}  // namespace

void draw_dialog(Ui& ui, const Dialog& dialog) {
  const Environment& env = ui.state.environment;
  const Rect page{0, 0, env.css_width, env.css_height};
  ui.begin_layer(dialog.name, page, Ui::Layer::modal);
  ui.canvas().fill(page, ui.theme.shadow, 0, 0.45F);
  const float around_content = dialog_head + dialog.foot_height;
  const float known = ui.memory().heights[dialog.name];  // of the content, as last drawn
  const float room = std::max(env.css_height - 24, around_content + dialog.least_content);
  const Rect box = around(centre(page), std::min(env.css_width - 32, dialog.width),
                          std::min(known + around_content, room));
  card(ui, box);
  draw_head(ui, box, dialog.heading);
  const Rect view{box.x, box.y + dialog_head, box.width, box.height - around_content};
  const float scrolled = ui.begin_scroll(dialog.name, view);
  const float used = dialog.draw_content(
      ui, {box.x + dialog_padding, view.y - scrolled, box.width - 2 * dialog_padding, 0});
  ui.end_scroll(dialog.name, view, used);
  if (dialog.draw_foot != nullptr)
    dialog.draw_foot(ui, {box.x, bottom(view), box.width, dialog.foot_height});
  ui.shield(box);
  ui.item({.item = ButtonItem{dialog.toggle},
           .label = std::string(ui.words(Text::close)),
           .rect = page,
           .focusable = false});
  ui.end_layer();
}

}  // namespace kanzen::app

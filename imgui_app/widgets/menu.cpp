#include "imgui_app/widgets/menu.hpp"

#include <algorithm>
#include <string>

#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

constexpr float entry_height = 44;
constexpr float menu_padding = 8;  // at both sides of the entries

}  // namespace

float draw_menu_choice(Ui& ui, const Rect& area, const Choice& choice, std::string_view detail) {
  const Rect row{area.x, area.y, area.width, entry_height};
  list_row(ui, {.item = choice.item,
                .label = std::string(choice.words),
                .rect = row,
                .active = choice.active});
  const float middle = centre(row).y;
  ui.canvas().text({row.x + 12, middle}, choice.words,
                   {FontSize::body, choice.active ? Weight::semibold : Weight::regular,
                    choice.active ? ui.theme.accent : ui.theme.text});
  ui.canvas().text({right(row) - 12, middle}, detail, ui.caption(Align::right));
  return row.height;
}

void draw_menu(Ui& ui, const char* name, Point top_left, float width,
               const Closure<float(const Rect&)>& draw_entries) {
  const Environment& env = ui.state.environment;
  ui.begin_layer(name, {0, 0, env.css_width, env.css_height}, Ui::Layer::modal);
  const float known = ui.memory().heights[name];  // height of the content in the last frame
  // On a low screen the menu scrolls.
  const float room = std::max(env.css_height - top_left.y - 12, 2 * entry_height);
  const Rect box{top_left.x, top_left.y, width, std::min(known + 2, room)};
  ui.canvas().fill(moved(box, 0, 3), ui.theme.shadow, 14, 0.10F);
  card(ui, box);
  const Rect view = inset(box, 1);
  const float top = view.y + 7 - ui.begin_scroll(name, view);
  const float used = draw_entries(Rect{box.x + menu_padding, top, box.width - 2 * menu_padding, 0});
  ui.end_scroll(name, view, used + 14);
  ui.shield(box);
  // A click anywhere else closes the menu.  Registered last, so that the entries take precedence.
  ui.item({.item = "button-close",
           .label = std::string(ui.words(word::close)),
           .rect = {0, 0, env.css_width, env.css_height},
           .focusable = false});
  ui.end_layer();
}

}  // namespace kanzen::app

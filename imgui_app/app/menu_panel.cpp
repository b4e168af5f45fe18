// The page menu of phones: what the bar has no room for.
#include <string_view>

#include "imgui_app/app/panels.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/menu.hpp"

namespace kanzen::app {

void draw_page_menu(Ui& ui, const Layout& layout) {
  constexpr float width = 240;
  const Point top_left{right(layout.bar) - width - 12, layout.bar.height + 4};
  draw_menu(ui, "page menu", top_left, width, [&](const Rect& area) {
    float used = 0;
    for (const Choice& mode : mode_choices(ui))
      used += draw_menu_choice(ui, moved(area, 0, used), mode);
    const auto add = [&](const char* button, const Words& words, std::string_view detail = {}) {
      const Choice choice{button, ui.words(words)};
      used += draw_menu_choice(ui, moved(area, 0, used), choice, detail);
    };
    add("button-theme", ui.theme.dark ? word::to_light : word::to_dark);
    add("button-language", word::other_language);
    add("button-help", word::help, "?");
    return used;
  });
}

}  // namespace kanzen::app

#pragma once
// Menus: entries in a box over the page, which a click anywhere else closes.
#include <string_view>

#include "imgui_app/model/closure.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

// `draw_entries` draws from the top of a rectangle and returns the height used.  `name`: of the
// layer.
void draw_menu(Ui& ui, const char* name, Point top_left, float width,
               const Closure<float(const Rect&)>& draw_entries);
// Draws an entry with a detail at its right; returns the height used.
float draw_menu_choice(Ui& ui, const Rect& area, const Choice& choice,
                       std::string_view detail = {});

}  // namespace kanzen::app

#pragma once
// Steps through the history: the buttons, and a column of a plot for each ply.
#include <cstddef>
#include <string>

#include "imgui_app/model/closure.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

// Draws a step button; `which` is 0 for the first position, 1 back, 2 forward, 3 the last position.
void draw_step(Ui& ui, std::size_t which, const Rect& rect, ButtonStyle::Surface surface);
// Registers the plies of a plot as items that can be clicked and dragged over.  They start at the
// left edge of `rect` and are `pitch` CSS pixels wide; `words_of` returns an item's label.
void draw_ply_items(Ui& ui, const Rect& rect, float pitch,
                    const Closure<std::string(std::size_t ply)>& words_of);

}  // namespace kanzen::app

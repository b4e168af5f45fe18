#pragma once
// The plies under a plot of the game, to click and to drag over.
#include <functional>
#include <string>

#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

// From the left edge of `rect` on, each ply `pitch` wide; `words_of` says what an item is.
void draw_ply_items(Ui& ui, const Rect& rect, float pitch,
                    const std::function<std::string(std::size_t ply)>& words_of);

}  // namespace kanzen::app

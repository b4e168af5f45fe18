#pragma once
// Whose turn it is, as the trays show it.
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

bool is_on_move(const Ui& ui, Player player);
// "to move", or that a bot is thinking, on a capsule.
float turn_width(Ui& ui);
void draw_turn(Ui& ui, const Rect& pill);

}  // namespace kanzen::app

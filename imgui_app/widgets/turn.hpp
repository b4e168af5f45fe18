#pragma once
// The sign of the side to move, and its buttons.
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

bool is_on_move(const Ui& ui, Player player);
// The turn as a capsule: "to move", or that a bot is thinking.
float turn_width(Ui& ui);
void draw_turn(Ui& ui, const Rect& pill);

enum class TurnButtonContent { icon, words, both };
// Draws undo, pass or resign.  A button that ends the game asks for confirmation on itself
// (Play::unconfirmed).
void draw_turn_button(Ui& ui, const ItemId& button, const Rect& rect, TurnButtonContent look);
// Returns the width that its words need.
float turn_button_width(Ui& ui, const ItemId& button, bool with_icon);

}  // namespace kanzen::app

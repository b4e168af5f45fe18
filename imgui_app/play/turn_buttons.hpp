#pragma once
// What whoever is to move can do besides moving, in games that count.
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

// Undo, pass, resign: with words, or as an icon with a tooltip.  What ends the game asks on the
// button itself before it does (Play::asked).
void draw_turn_button(Ui& ui, Button button, const Rect& rect, bool with_words);

}  // namespace kanzen::app

#pragma once
// The parts of the position editor around its board, which is board/draft_view.hpp.
#include "imgui_app/shell/layout.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

// with_whole_board: draw_edit_steps has no room for what changes all of the board.
float draw_edit_tab(Ui& ui, const Rect& area, bool with_whole_board);
float draw_edit_field(Ui& ui, const Rect& area, float y);  // returns where it ends
void draw_edit_tray(Ui& ui, const Layout& layout, Player player);
void draw_edit_steps(Ui& ui, const Rect& area);

}  // namespace kanzen::app

#pragma once
// The panels of a game in progress.  Those with a result return the height used.
#include "imgui_app/widgets/layout.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

void draw_steps(Ui& ui, const Rect& rect);    // on phones, in one row with the ply
void draw_history(Ui& ui, const Rect& area);  // the content of the card below the board
void draw_history_plot(Ui& ui, const Rect& rect);
// After a game in Play mode: its result, what to do next, and the blunders.
float draw_result_card(Ui& ui, const Rect& area);
float draw_repetition(Ui& ui, const Rect& area);
float draw_game_tab(Ui& ui, const Rect& area);
// `follow`: scrolls the list to show the current move.
float draw_moves_played(Ui& ui, const Rect& area, bool follow);

}  // namespace kanzen::app

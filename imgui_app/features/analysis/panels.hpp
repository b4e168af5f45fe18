#pragma once
// The panels of the position's values.  Each function returns the height used.
#include "imgui_app/widgets/layout.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

float draw_moves(Ui& ui, const Rect& area);
float draw_perfect_line(Ui& ui, const Rect& area);
float draw_value_legend(Ui& ui, const Rect& area);
// Draws the progress of the values that a player waits for: of the game, or of a position that is
// searched.
float draw_progress(Ui& ui, const Rect& area);
float draw_solving(Ui& ui, const Rect& area);  // a question, the progress, or why solving ended
float draw_position_search(Ui& ui, const Rect& area);
float draw_save_line(Ui& ui, const Rect& area);
float draw_table_line(Ui& ui, const Rect& area);
// Draws where the statistics come from, or what they wait for; 0 if there is nothing to say.
float draw_statistics_source(Ui& ui, const Rect& area);

}  // namespace kanzen::app

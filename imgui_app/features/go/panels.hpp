#pragma once
// The panels of games with a score.  Those with a result return the height used.
#include <optional>

#include "engine/picture/board_geometry.hpp"
#include "imgui_app/widgets/layout.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

// Draws the count after the end of a game; 0 if it was not counted.
float draw_count(Ui& ui, const Rect& area);
// Draws the question about dead stones that a finished game leaves open; 0 if there is none.
float draw_dead_question(Ui& ui, const Rect& area);
float draw_evaluation_plot(Ui& ui, const Rect& rect);
// Draws captures, komi and area of a player: in a tray, and in an embedded board.
void draw_counting_tray(Ui& ui, const Rect& tray, Player player);
// Draws undo and pass, for trays and embeds without room for them; 0 if they are drawn elsewhere.
float draw_turn_buttons(Ui& ui, const Rect& area);
float draw_embed_pass(Ui& ui, const Rect& area);

// The marks of an estimate that the board shows.
struct EstimateMarks {
  bool ownership = true, best_moves = true;
};
void draw_board_marks(Ui& ui, const BoardGeometry& geometry, EstimateMarks shown);

}  // namespace kanzen::app

#pragma once
// The panels of files, records and figures.  Those with a result return the height used.
#include "imgui_app/features/files/state.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

// The games of a file from which one is to be chosen; 0 if there is no choice.
float draw_offered_games(Ui& ui, const Rect& area);
float draw_files(Ui& ui, const Rect& area);  // open, save, copy and cite
// The names, the result, the date and the rules of a game record; 0 without a record.
float draw_record_texts(Ui& ui, const Rect& area);
// The record's comment on the current position; 0 if there is none.
float draw_comment(Ui& ui, const Rect& area);
// Compares the record's result with the count, at the end of the game; 0 elsewhere.
float draw_record_result(Ui& ui, const Rect& area);
void draw_figure_dialog(Ui& ui, const FigureDialog& dialog);
void draw_citation_dialog(Ui& ui, const CitationDialog& dialog);

}  // namespace kanzen::app

#pragma once
// The parts of the page, one file each.  A panel reads the state, draws, and tells
// its items to the Ui; what is clicked is done by the controller after the frame.
// Panels of unknown height return how much they used.
#include <map>

#include "engine/figure/plot_figure.hpp"
#include "imgui_app/board/board_view.hpp"
#include "imgui_app/shell/layout.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

struct Verdict;

void draw_bar(Ui& ui, const Layout& layout);
void draw_phone_bar(Ui& ui, const Layout& layout);
void draw_game_menu(Ui& ui, const Layout& layout);
float size_menu_height(const Ui& ui);
void draw_size_menu(Ui& ui, const Rect& area);  // in the game menu: a board of any size
void draw_page_menu(Ui& ui, const Layout& layout);

void draw_verdict(Ui& ui, const Layout& layout);
// Who wins, or the sign of the value; `emblem`: the unit of a player's piece, in CSS pixels.
void draw_verdict_sign(Ui& ui, const Verdict& verdict, Point middle, float radius, float emblem);
void draw_tray(Ui& ui, const Layout& layout, Player player, BoardContext& context);
struct HandRow {
  float pitch = 40;       // from piece to piece
  bool with_gone = true;  // silhouettes where a piece is gone
};
// Of games that count: captures, komi and area.
void draw_counting_column(Ui& ui, const Rect& tray, Player player);
void draw_counting_row(Ui& ui, const Rect& tray, Player player);
void draw_embed_count(Ui& ui, const Rect& row, Player player);
void draw_embed_turn(Ui& ui, const Rect& row);  // undo and pass
void draw_hand_row(Ui& ui, const Rect& row, Player player, BoardContext& context, HandRow style);

void draw_steps(Ui& ui, const Rect& rect);        // phone: one row with the ply
void draw_history(Ui& ui, const Layout& layout);  // the card under the board
void draw_placing(Ui& ui, const Layout& layout);  // what confirms a chosen point
void draw_history_plot(Ui& ui, const Rect& rect);

// The right panel, or the sheet on the phone; returns the sheet's height.
float draw_panel(Ui& ui, const Layout& layout);
float draw_moves(Ui& ui, const Rect& area, float pill_height);
// Of games that count: moves by their scores, or by the visits of playouts; 0: nothing is known
// yet.
float draw_standing(Ui& ui, const Rect& area, float pill_height);
float draw_record(Ui& ui, const Rect& area);   // opening and saving
float draw_comment(Ui& ui, const Rect& area);  // of a record, on the current position
float draw_count(Ui& ui, const Rect& area);    // of a game that has ended; 0: it was not counted
void draw_standing_plot(Ui& ui, const Rect& rect);
// Undo and pass, where the trays have no room for them.
float draw_turn_buttons(Ui& ui, const Rect& area);
float draw_perfect_line(Ui& ui, const Rect& area);  // area.height 0: as high as it needs
float draw_game_tab(Ui& ui, const Rect& area, bool with_plot);
// `follow`: the list scrolls so that the current move is seen.
float draw_moves_played(Ui& ui, const Rect& area, bool follow);
// The tree around the position; area.height 0: as high as it likes.
float draw_tree(Ui& ui, const Rect& area);
float draw_rules_tab(Ui& ui, const Rect& area);
float draw_solving(Ui& ui, const Rect& area);  // asking, progress, cancelled or failed
float draw_position_search(Ui& ui,
                           const Rect& area);  // of one position, where a board is too large
void draw_embed_search(Ui& ui, const Rect& area);
float draw_keeping(Ui& ui, const Rect& area);
float draw_table_line(Ui& ui, const Rect& area);
// How many threads are to solve a large game; 0: there is nothing to choose.
float draw_threads(Ui& ui, const Rect& area);
float draw_figures_line(Ui& ui, const Rect& area);  // that the statistics come from the table
float draw_notable(Ui& ui, const Rect& area);
float position_foot_height(const Ui& ui);
void draw_position_foot(Ui& ui, const Rect& rect);  // as high as that

// One legal move as a pill, everywhere the same item "move-…".
void draw_move_pill(Ui& ui, const Rect& rect, const MoveView& move);
// The least width in which its notation is whole, without what is remarked beside it.
float move_pill_width(Ui& ui, const MoveView& move);

float draw_refusal(Ui& ui, const Rect& area);
void draw_statistics(Ui& ui, const Layout& layout, float scroll);
// Is this distance pointed at, in the chart or in the table?
bool is_lit(Ui& ui, unsigned distance);
void draw_statistics_chart(Ui& ui, const Rect& rect, const Statistics& statistics);
float draw_statistics_table(Ui& ui, const Rect& table, const Statistics& statistics);
void draw_help(Ui& ui);
void draw_figure_dialog(Ui& ui);
// Opens it for a figure of this kind.
void draw_figure_button(Ui& ui, FigureKind kind, const Rect& rect, ButtonStyle::Surface surface);
void draw_embed(Ui& ui, const Layout& layout, BoardContext& context);

}  // namespace kanzen::app

#pragma once
// The parts of the page, one file each.  A panel reads the state, draws, and tells
// its items to the Ui; what is clicked is done by the controller after the frame.
// Panels of unknown height return how much they used.
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/figure/plot_figure.hpp"
#include "imgui_app/board/board_view.hpp"
#include "imgui_app/shell/layout.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

struct Verdict;

std::array<Choice, 3> mode_choices(Ui& ui);
void draw_bar(Ui& ui, const Layout& layout);
void draw_phone_bar(Ui& ui, const Layout& layout);
void draw_game_menu(Ui& ui, const Layout& layout);
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
bool is_on_move(const Ui& ui, Player player);
// Whose turn it is: "to move", or that a bot is thinking, on a capsule.
float turn_width(Ui& ui);
void draw_turn(Ui& ui, const Rect& pill);

// The button of a step through the history: 0 to the first position, 1 back, 2 on, 3 to the last.
void draw_step(Ui& ui, std::size_t which, const Rect& rect, ButtonStyle::Surface surface);
void draw_steps(Ui& ui, const Rect& rect);        // phone: one row with the ply
void draw_history(Ui& ui, const Layout& layout);  // the card under the board
void draw_placing(Ui& ui, const Layout& layout);  // what confirms a chosen point
void draw_history_plot(Ui& ui, const Rect& rect);
// The plies under a plot of the game, to click and to drag over: from the left edge of `rect` on,
// each `pitch` wide; `words_of` says what an item is.
void draw_ply_items(Ui& ui, const Rect& rect, float pitch,
                    const std::function<std::string(std::size_t ply)>& words_of);

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
// Undo, pass, resign: with words, or as an icon with a tooltip.  What ends the game asks on the
// button itself before it does (Play::asked).
void draw_turn_button(Ui& ui, Button button, const Rect& rect, bool with_words);
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
float draw_figures_line(Ui& ui, const Rect& area);  // that the statistics come from the table
float draw_notable(Ui& ui, const Rect& area);
float position_foot_height(const Ui& ui);
void draw_position_foot(Ui& ui, const Rect& rect);  // as high as that

// One legal move as a pill, everywhere the same item "move-…".
void draw_move_pill(Ui& ui, const Rect& rect, const MoveView& move);
// The least width in which its notation is whole, without what is remarked beside it.
float move_pill_width(Ui& ui, const MoveView& move);

inline constexpr float narrowest_chip = 76;

// Moves in rows: a chip with what they are worth, and a pill for each of them.  The column of pills
// right of the chips, and what every row needs to know.
struct Ladder {
  Ui& ui;
  Rect area;
  float pill;                   // height
  float chip = narrowest_chip;  // width of the chips
  float pitch() const { return pill + (pill > 40 ? 10.0F : 6.0F); }
};
// What the rows below have in common, and how many moves they have; the height used.
float draw_group_head(const Ladder& ladder, float y, std::string_view name, Color color,
                      std::size_t moves);
// From `left` on, as many rows as they take; the height used.
float draw_pills(const Ladder& ladder, float left, float y,
                 const std::vector<const MoveView*>& moves);

float draw_refusal(Ui& ui, const Rect& area);
void draw_statistics(Ui& ui, const Layout& layout, float scroll);
void draw_help(Ui& ui);
void draw_figure_dialog(Ui& ui);
// Opens it for a figure of this kind.
void draw_figure_button(Ui& ui, FigureKind kind, const Rect& rect, ButtonStyle::Surface surface);
void draw_embed(Ui& ui, const Layout& layout, BoardContext& context);

// Of the position editor, around its board.
// with_whole_board: draw_edit_steps has no room for what changes all of the board.
float draw_edit_tab(Ui& ui, const Rect& area, bool with_whole_board);
void draw_edit_tray(Ui& ui, const Layout& layout, Player player);
void draw_edit_steps(Ui& ui, const Rect& area);

}  // namespace kanzen::app

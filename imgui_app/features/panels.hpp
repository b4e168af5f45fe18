#pragma once
// The page's panels.  A panel reads the state, draws, and registers its items with the Ui; the
// controller carries out clicks after the frame.  Panels without a fixed height return the height
// used.
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/figure/plot_figure.hpp"
#include "imgui_app/features/board/board_view.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/layout.hpp"

namespace kanzen::app {

struct Verdict;

std::array<Choice, 3> mode_choices(Ui& ui);
void draw_bar(Ui& ui, const Layout& layout);
void draw_phone_bar(Ui& ui, const Layout& layout);
void draw_game_menu(Ui& ui, const Layout& layout);
void draw_page_menu(Ui& ui, const Layout& layout);

void draw_verdict(Ui& ui, const Layout& layout);
// Draws the sign of the winner or the value; `emblem` is the unit of a player's piece in CSS
// pixels.
void draw_verdict_sign(Ui& ui, const Verdict& verdict, Point middle, float radius, float emblem);
void draw_tray(Ui& ui, const Layout& layout, Player player, BoardContext& context);
struct HandRow {
  float pitch = 40;              // CSS pixels between pieces
  bool with_silhouettes = true;  // draws silhouettes for pieces that have been played
};
// In games with a score: captures, komi and area.
void draw_counting_column(Ui& ui, const Rect& tray, Player player);
void draw_counting_row(Ui& ui, const Rect& tray, Player player);
// Draws the player's name in the record, shortened to `room`, or else that of the side; returns the
// right edge.
float draw_player_name(Ui& ui, Point at, float room, Player player, Weight weight);
void draw_embed_count(Ui& ui, const Rect& row, Player player);
void draw_embed_turn(Ui& ui, const Rect& row);  // undo and pass
void draw_hand_row(Ui& ui, const Rect& row, Player player, BoardContext& context, HandRow style);
bool is_on_move(const Ui& ui, Player player);
// The turn as a capsule: "to move", or that a bot is thinking.
float turn_width(Ui& ui);
void draw_turn(Ui& ui, const Rect& pill);

// Draws a step button; `which` is 0 for the first position, 1 back, 2 forward, 3 the last position.
void draw_step(Ui& ui, std::size_t which, const Rect& rect, ButtonStyle::Surface surface);
void draw_steps(Ui& ui, const Rect& rect);        // phone: the buttons in one row with the ply
void draw_history(Ui& ui, const Layout& layout);  // the card below the board
void draw_placing(Ui& ui, const Layout& layout);  // the buttons that confirm a chosen point
void draw_history_plot(Ui& ui, const Rect& rect);
// Registers the plies of a plot as items that can be clicked and dragged over.  They start at the
// left edge of `rect` and are `pitch` CSS pixels wide; `words_of` returns an item's label.
void draw_ply_items(Ui& ui, const Rect& rect, float pitch,
                    const std::function<std::string(std::size_t ply)>& words_of);

// Draws the right panel, or the sheet on the phone; returns its height.
float draw_panel(Ui& ui, const Layout& layout);
float draw_moves(Ui& ui, const Rect& area, float pill_height);
// In games with a score: moves by score, or by visits of the playouts; returns 0 while nothing is
// known.
float draw_evaluation(Ui& ui, const Rect& area, float pill_height);
// The games of a file from which one is to be chosen; returns 0 if there is no choice.
float draw_offered_games(Ui& ui, const Rect& area);
float draw_record(Ui& ui, const Rect& area);  // open and save
// Draws the names, the result, the date and the rules of a game record; returns 0 without a record.
float draw_record_texts(Ui& ui, const Rect& area);
// Draws the record's comment on the current position; returns 0 if there is none.
float draw_comment(Ui& ui, const Rect& area);
// Compares the record's result with the count, at the end of the game; returns 0 elsewhere.
float draw_record_result(Ui& ui, const Rect& area);
float draw_count(Ui& ui, const Rect& area);  // after the end of a game; 0 if it was not counted
// Draws the question about dead stones that a finished game leaves open; `area.height` is ignored.
float draw_dead_question(Ui& ui, const Rect& area, DeadStones question);
void draw_evaluation_plot(Ui& ui, const Rect& rect);
// Undo and pass, for trays without room for them.
float draw_turn_buttons(Ui& ui, const Rect& area);
enum class TurnButtonContent { icon, words, both };
// Draws undo, pass or resign.  A button that ends the game asks for confirmation on itself
// (Play::unconfirmed).
void draw_turn_button(Ui& ui, const ItemId& button, const Rect& rect, TurnButtonContent look);
// Returns the width that its words need.
float turn_button_width(Ui& ui, const ItemId& button, bool with_icon);
float draw_perfect_line(Ui& ui, const Rect& area);  // area.height 0: the height it needs
// After a game in Play mode: its result, what to do next, and the blunders.
float draw_result_card(Ui& ui, const Rect& area);
float draw_game_tab(Ui& ui, const Rect& area, bool with_plot);
// `follow`: scrolls the list to show the current move.
float draw_moves_played(Ui& ui, const Rect& area, bool follow);
float draw_solving(Ui& ui, const Rect& area);  // a question, the progress, or why solving ended
float draw_position_search(Ui& ui,
                           const Rect& area);  // of one position, if its board is too large
void draw_embed_search(Ui& ui, const Rect& area);
float draw_save_line(Ui& ui, const Rect& area);
float draw_table_line(Ui& ui, const Rect& area);
float draw_figures_line(Ui& ui, const Rect& area);  // states that the statistics are from the table
float draw_notable(Ui& ui, const Rect& area);
float position_foot_height(const Ui& ui);
void draw_position_foot(Ui& ui, const Rect& rect);  // rect.height is position_foot_height

// Draws a legal move as a pill; everywhere it is the same item "move-…".
void draw_move_pill(Ui& ui, const Rect& rect, const MoveView& move);
// Returns the smallest width in which the notation is complete, without the note next to it.
float move_pill_width(Ui& ui, const MoveView& move);

inline constexpr float narrowest_chip = 76;

// Moves in rows: a chip with their value, and a pill for each move in a column to its right.  The
// struct holds what all rows share.
struct MoveListArea {
  Ui& ui;
  Rect area;
  float pill;                   // height
  float chip = narrowest_chip;  // width of the chips
  float pitch() const { return pill + (pill > 40 ? 10.0F : 6.0F); }
};
// Draws the heading of a group of rows with the number of their moves; returns the height used.
float draw_group_head(const MoveListArea& list, float y, std::string_view name, Color color,
                      std::size_t moves);
// Draws pills from x = `left` in as many rows as needed; returns the height used.
float draw_pills(const MoveListArea& list, float left, float y,
                 const std::vector<const MoveView*>& moves);

void draw_refusal(Ui& ui, const Rect& area);
void draw_statistics(Ui& ui, const Layout& layout, float scroll);
void draw_figure_dialog(Ui& ui);
void draw_citation_dialog(Ui& ui);
void draw_embed(Ui& ui, const Layout& layout, BoardContext& context);

}  // namespace kanzen::app

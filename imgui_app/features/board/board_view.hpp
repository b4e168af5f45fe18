#pragma once
// Draws the board with its squares, values and marks, and handles the gestures that move pieces.
// It reads legal moves from the session and knows no rules.
#include <optional>

#include "engine/picture/board_geometry.hpp"
#include "imgui_app/features/board/controller.hpp"
#include "imgui_app/widgets/board_gestures.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

// The functions that draw the board share this in one frame.
struct BoardContext {
  const BoardController& input;
  BoardGestures& gestures;
  // The move under the pointer, in the list or on the board; null: none.
  const MoveView* shown_move = nullptr;
  std::optional<MoveView> last_move;  // the move that led to the position; empty: none
};

// Do presses on the board move pieces: is it a person's turn, and is the pen not chosen?
bool may_move_by_hand(const State& state);

void draw_board(Ui& ui, const BoardGeometry& geometry, BoardContext& context);
void draw_tray(Ui& ui, const Rect& tray, Player player, BoardContext& context);
// Draws the buttons that confirm a chosen point.
void draw_placing(Ui& ui, const Rect& area);
// Draws above all panels: the dragged or moving piece, and the warning of a losing lift.
void draw_board_overlay(Ui& ui, const BoardGeometry& geometry, BoardContext& context);

// Starts and follows a press on a square or a piece in hand, which may become a drag.
void follow_press(Ui& ui, BoardContext& context, const ItemState& item, const Selection& from);
// Ends a drag when the button or finger is released: the piece is dropped, or put back after a
// swipe.
void finish_drag(Ui& ui, const BoardGeometry& geometry, BoardContext& context);

// --- a point that is chosen but not confirmed yet
// Draws lines through the chosen point, beneath the stones.
void draw_cross_lines(Ui& ui, const BoardGeometry& geometry);
// Draws, above the stones, a ring around the chosen point and, on fine boards, a magnifier.
void draw_placing_marks(Ui& ui, const BoardGeometry& geometry);
// Starts choosing a point when a finger presses its item; called for each point.
void begin_aim(Ui& ui, BoardContext& context, const ItemState& item);
// Follows the finger and carries out what its release means; called after all begin_aim calls.
void follow_aim(Ui& ui, const BoardGeometry& geometry, BoardContext& context);

// Returns the colour of the marks and the card of a lift that ends the game.
Color lift_color(const Theme& theme, const MoveView& lift);

}  // namespace kanzen::app

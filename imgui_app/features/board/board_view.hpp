#pragma once
// Draws the board with its squares, values and marks, and handles the gestures that move pieces.
// It reads legal moves from the session and knows no rules.
#include <optional>

#include "engine/picture/board_geometry.hpp"
#include "imgui_app/features/board/controller.hpp"
#include "imgui_app/model/settings.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

// A drag of a piece, starting with the press.
struct Drag {
  Selection from;
  Point start;
  Selection chosen_before;  // restored when the drag is cancelled
  bool moving = false;      // moved further than click_slack: no longer a click
};

// A press of a finger that chooses a point, which is confirmed later.
struct Aim {
  std::optional<unsigned> before;  // the point chosen before the press, restored on cancelling
  std::optional<unsigned> point;   // under the finger
  bool confirms = false;           // the press started on the chosen point and has not left it
};

// The place where the animation of a drop starts.
struct HandPlace {
  Point centre;    // centre of the square that the piece would occupy there
  float unit = 0;  // size in which the piece is drawn, CSS pixels per unit
};

// The data that the board shares with the rest of the page in one frame.
struct BoardContext {
  const BoardController& input;
  std::optional<Drag>& drag;
  std::optional<Aim>& aim;
  // By index into BoardView::hands, filled in this frame.
  std::map<unsigned, HandPlace>& hand_places;
  // Areas where a press in this frame picks up a piece or chooses a point.
  std::vector<Rect>& grips;
  // The move under the pointer, in the list or on the board; null: none.
  const MoveView* shown_move = nullptr;
  std::optional<MoveView> last_move;  // the move that led to the position; empty: none
};

void draw_board(Ui& ui, const BoardGeometry& geometry, BoardContext& context);
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

// --- games with a score
// Draws the exact scores of moves, or the estimates of moves and points by playouts.
void draw_evaluation_marks(Ui& ui, const BoardGeometry& geometry);
// Draws the owner of each point after the final count.
void draw_count_marks(Ui& ui, const BoardGeometry& geometry);

}  // namespace kanzen::app

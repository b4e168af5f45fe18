#pragma once
// The board: squares, their states, values, and the gestures that move pieces.
// Reads the session, knows no rule.
#include <optional>
#include <string>

#include "engine/picture/board_geometry.hpp"
#include "engine/picture/face.hpp"
#include "imgui_app/shell/intentions.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

inline constexpr float held_lift = 0.27F;  // units, of a piece that is held over the board

// A piece under the pointer, from its press on.
struct Drag {
  Selection from;
  Point start;
  Selection chosen_before;                // what a cancelled drag leaves as it was
  std::optional<unsigned> warned_before;  // and the warning that was shown
  bool moving = false;                    // far enough from the start to be no click
};

// A finger that chooses a point which is still to be placed, from its press on.
struct Aim {
  std::optional<unsigned> before;  // the choice that a touch leaves when it is taken away
  std::optional<unsigned> point;   // under the finger
  bool confirms = false;           // it went down on the choice, and stays there
};

// Where moves of a piece in hand begin.
struct HandPlace {
  Point centre;    // of the square that it would stand on there
  float unit = 0;  // that the piece is drawn in
};

// What the rest of the page tells the board and hears from it.
struct BoardContext {
  Intentions& intentions;
  std::optional<Drag>& drag;
  std::optional<Aim>& aim;
  std::map<unsigned, HandPlace>& hand_places;  // in this frame, by index into BoardView::hands
  // Where a press in this frame would take hold of a piece.
  std::vector<Rect>& grips;
  // The move that is pointed at somewhere, in the list or on the board; null: none.
  const MoveView* shown_move = nullptr;
  std::optional<MoveView> last_move;  // the one that led here; empty: none did
};

void draw_board(Ui& ui, const BoardGeometry& geometry, BoardContext& context);
// Over all panels: the piece that is dragged or moves, and the warning card.
void draw_board_overlay(Ui& ui, const BoardGeometry& geometry, BoardContext& context);

// A press on a square or a piece in hand that may become a drag; called by both.
void follow_press(Ui& ui, BoardContext& context, const ItemState& item, const Selection& from);
// Ends a drag when the button or finger is up: plays, warns, or puts the piece back.  A swipe
// leaves everything as it was.
void finish_drag(Ui& ui, const BoardGeometry& geometry, BoardContext& context);

// One piece in a small drawing; `centre` is the middle of what is seen of it.
void draw_small_piece(Ui& ui, Point centre, float unit, PieceView piece);
// The piece that stands for a player.
void draw_emblem(Ui& ui, Point centre, float unit, Player player);
// A whole position in a small drawing, without any state.
void draw_thumbnail(Ui& ui, const Rect& rect, const BoardView& position);

// --- a point that is chosen and not played yet
// Under the stones: the lines that cross there.
void draw_cross_lines(Ui& ui, const BoardGeometry& geometry);
// Over them: a ring around the point, and where points are close the loupe.
void draw_placing_marks(Ui& ui, const BoardGeometry& geometry);
// A press on a point, which a finger may move about; called for each.
void begin_aim(Ui& ui, BoardContext& context, const ItemState& item);
// Follows the finger, and what it ends with; once all points have been told.
void follow_aim(Ui& ui, const BoardGeometry& geometry, BoardContext& context);

// --- the position editor: a draft, whose pieces are put, moved and taken off
void draw_draft_board(Ui& ui, const BoardGeometry& geometry, Intentions& intentions);
// Over all panels: the piece that is dragged.
void draw_draft_overlay(Ui& ui, const BoardGeometry& geometry);
// A press on a piece that may become a drag; `from` empty: on one that is offered.
void follow_draft_press(Ui& ui, const ItemState& item, std::optional<unsigned> from,
                        PieceView piece);

// --- games that count
// Exact scores of the moves, or what playouts say of moves and points.
void draw_standing_marks(Ui& ui, const BoardGeometry& geometry);
// Of a game that has been counted: whose each point is.
void draw_count_marks(Ui& ui, const BoardGeometry& geometry);

}  // namespace kanzen::app

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

// One piece in a small drawing; `centre` is the middle of what is seen of it.
void draw_small_piece(Ui& ui, Point centre, float unit, PieceView piece);
// The piece that stands for a player.
void draw_emblem(Ui& ui, Point centre, float unit, Player player);
// A whole position in a small drawing, without any state.
void draw_thumbnail(Ui& ui, const Rect& rect, const BoardView& position);

}  // namespace kanzen::app

#pragma once
// The visitor's actions in a frame.  Drawing only reads the state and records intentions; the
// controller carries them out after the frame, in this order, so that the state does not change
// while a frame is being drawn.
#include <optional>
#include <variant>
#include <vector>

#include "imgui_app/app/item.hpp"

namespace kanzen::app {

// An item was clicked or activated by a key.
struct ItemActivated {
  Item item;
};
// A press on a piece became a drag.
struct PieceTaken {
  Selection from;
};
// The drag ended on a square.
struct PieceDropped {
  unsigned square = 0;  // index into BoardView::squares
};
// The drag has ended: the piece is deselected.
struct PieceReturned {};
// The drag was cancelled because the pointer left, or ended in a swipe: restores the selection.
struct DragCancelled {
  Selection chosen;
};
// A finger chooses a point, to be confirmed later; empty: no point is chosen.
struct PointAimed {
  std::optional<unsigned> square;
};
// A drag in the position editor ended.  The piece moves from a square, or from the palette, to a
// square, or is removed from the board.
struct DraftPieceDropped {
  std::optional<unsigned> from;
  PieceView piece;  // the dragged piece
  std::optional<unsigned> to;
};
// Esc was pressed: closes or deselects the topmost thing.
struct EscapePressed {};

using Intention = std::variant<ItemActivated, PieceTaken, PieceDropped, PieceReturned,
                               DragCancelled, PointAimed, DraftPieceDropped, EscapePressed>;

using Intentions = std::vector<Intention>;

}  // namespace kanzen::app

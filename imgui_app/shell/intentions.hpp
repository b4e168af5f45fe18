#pragma once
// What the visitor has done in a frame.  Drawing reads the state and only notes this; the
// controller carries it out after the frame, in this order, so that nothing changes under a
// frame that is being drawn.
#include <optional>
#include <variant>
#include <vector>

#include "imgui_app/shell/item.hpp"

namespace kanzen::app {

// An item was clicked, or confirmed by a key.
struct ActivateItem {
  Item item;
};
// A press on a piece has become a drag.
struct TakePiece {
  Selection from;
};
// The drag has ended on a square.
struct DropPiece {
  unsigned square = 0;  // index into BoardView::squares
};
// The drag has ended nowhere.
struct PutPieceBack {};
// The pointer has been taken away in mid-drag, or has swiped: as it was before.
struct CancelDrag {
  Selection chosen;
  std::optional<unsigned> warned;  // the losing lift that was warned of
};
// A finger is over this point, which is still to be placed; empty: as if it had never come.
struct AimAt {
  std::optional<unsigned> square;
};
// In the position editor a drag has ended: a piece goes from a square or from those that are
// offered to a square, or off the board.
struct DropInDraft {
  std::optional<unsigned> from;
  PieceView piece;  // that is dragged
  std::optional<unsigned> to;
};
// Esc: one step back.
struct StepBack {};

using Intention = std::variant<ActivateItem, TakePiece, DropPiece, PutPieceBack, CancelDrag, AimAt,
                               DropInDraft, StepBack>;

class Intentions {
 public:
  void add(Intention intention);
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }

 private:
  std::vector<Intention> list_;
};

}  // namespace kanzen::app

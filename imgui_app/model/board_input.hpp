#pragma once
// State of the input and the animations on the board.
#include <optional>
#include <string>
#include <vector>

#include "engine/core/board_view.hpp"

namespace kanzen::app {

// The first half of a move: the selected piece, which waits for its destination, or a destination,
// which waits for a piece.  At most one field is set.
struct Selection {
  std::optional<unsigned> square = {};         // index into BoardView::squares
  std::optional<unsigned> hand = {};           // index into BoardView::hands
  std::optional<unsigned> to = {};             // the destination, an index into BoardView::squares
  bool any() const { return square || hand; }  // is a piece selected?
  friend bool operator==(const Selection&, const Selection&) = default;
};

// The animation of a move; the board already shows the position after it.
struct Motion {
  MoveView move;
  double started = 0;
  bool carried = false;  // dragged to its square by the visitor: only a promotion is animated
};

// Pieces that the last move captured; they shrink until they disappear.
struct Taken {
  struct Piece {
    unsigned square = 0;
    PieceView piece;
  };
  std::vector<Piece> pieces;
  double started = 0;  // as Platform::now
};

struct BoardInput {
  Selection selection;
  std::optional<unsigned> warned_lift;  // square of the losing lift that "Lift anyway" plays
  std::optional<unsigned> refused;      // the forbidden square chosen last
  std::size_t refusals = 0;             // how often a forbidden square was chosen
  std::optional<unsigned> placing;      // the point chosen but not confirmed yet
  std::optional<Motion> motion;
  std::optional<Taken> taken;
  std::optional<double> win_line_started;
  bool pen = false;  // presses on the board draw on it instead of moving pieces
};

}  // namespace kanzen::app

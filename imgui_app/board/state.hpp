#pragma once
// What the visitor does on the board, and what moves there.
#include <optional>
#include <vector>

#include "engine/core/board_view.hpp"

namespace kanzen::app {

// The piece that was chosen and waits for its square.
struct Selection {
  std::optional<unsigned> square;  // index into BoardView::squares
  std::optional<unsigned> hand;    // index into BoardView::hands
  bool any() const { return square || hand; }
  friend bool operator==(const Selection&, const Selection&) = default;
};

// A piece on its way; the board already stands after the move.
struct Motion {
  MoveView move;
  double started = 0;
  bool carried = false;  // a hand has put it there already: it may only turn over
};

// Pieces that a move has just taken from the board.
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
  std::optional<unsigned> warned_lift;  // a losing lift that waits for "Lift anyway"
  std::optional<unsigned> refused;      // the forbidden square that was chosen last
  std::optional<unsigned> placing;      // the point that was chosen and is not played yet
  std::optional<Motion> motion;
  std::optional<Taken> taken;
  std::optional<double> win_line_started;
};

}  // namespace kanzen::app

#pragma once
// What the visitor does on the board, and what moves there.
#include <optional>
#include <string>
#include <vector>

#include "engine/core/board_view.hpp"

namespace kanzen::app {

struct State;

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

// Boards whose points are too close for a finger: a point is chosen first, and played when that is
// confirmed.  BoardInput::placing is the point; any point of the board, also one where nothing can
// be put.

// Does a finger choose a point before it plays there?
bool confirms_points(const State& state);
// The move that is played when the chosen point is confirmed; null: there is none.
const MoveView* chosen_move(const State& state);
// "P13"; of a point that has been chosen.
std::string chosen_name(const State& state);
// Under the verdict: what to do now, or why nothing can be put there.
std::string placing_words(const State& state);

}  // namespace kanzen::app

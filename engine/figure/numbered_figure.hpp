#pragma once
// The figure of a part of a game: the board with the moves of the part as numbers on their stones,
// as books print games of Go.
#include "engine/figure/figures.hpp"

namespace kanzen {

// The moves of a figure, counted along the session's line from 1.
struct MoveNumbers {
  unsigned first = 1, last = 1;
  friend bool operator==(const MoveNumbers&, const MoveNumbers&) = default;

  static void fields(auto& self, auto& visit) {
    visit("first", self.first);
    visit("last", self.last);
  }
};

// Returns whether moves can be shown as numbers: pieces are placed and do not move.
bool has_numbered_moves(const Session& session);

// Returns the parts of so many moves that the session's line has, the last of which may be shorter.
std::vector<MoveNumbers> parts_of_line(const Session& session, unsigned moves);

// Returns the board before the first of the moves with the stones of all of them, also of those
// that are captured meanwhile.  A move to a square that already has a stone there is named below
// the board: "20 at 12".  Set-ups add their stones without numbers.  Moves beyond the end of the
// line are left out.  The session must outlive the figure.
Figure numbered_figure(const Session& session, MoveNumbers moves, const FigureChoices& choices);

}  // namespace kanzen

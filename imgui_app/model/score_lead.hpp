#pragma once
// ScoreLead: who leads in a game with a score, and by how much.
#include <optional>

#include "engine/adapter/scores.hpp"
#include "engine/core/board_view.hpp"
#include "engine/core/value.hpp"

namespace kanzen::app {

// The first player's lead in points, komi subtracted.
struct ScoreLead {
  double low = 0, high = 0;        // they differ if best play is endless
  bool exact = false;              // a solved or final score, not an estimate
  std::optional<double> win_rate;  // of the first player, 0 to 1, by playouts
  bool one_score() const { return low == high; }
};
// Returns the lead of a score on the board, which excludes komi.
ScoreLead score_lead_of(const GameInfo& info, ScoreRange score);

// Returns the outcome of a lead for `mover`. A range that contains 0 is a draw, because best play
// is endless.
Outcome outcome_of(const ScoreLead& lead, Player mover);

}  // namespace kanzen::app

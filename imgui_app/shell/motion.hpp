#pragma once
// How long things move, in seconds, and how they ease.  All of it is skipped for
// those who ask for reduced motion.
#include <algorithm>
#include <cmath>

#include "engine/core/board_view.hpp"

namespace kanzen::app {

constexpr double move_seconds = 0.150;
constexpr double taken_seconds = 0.120;
constexpr double lift_seconds = 0.090;
constexpr double toggle_seconds = 0.120;
constexpr double win_line_seconds = 0.300;

// 0 to 1, quick at first.
inline float ease_out(double elapsed, double duration) {
  const double left = 1.0 - std::clamp(elapsed / duration, 0.0, 1.0);
  return static_cast<float>(1.0 - left * left * left);
}

// What is seen of a piece on its way, at a share of its time, 0 to 1: one that is promoted turns
// over, so that it is seen as it was, from its edge, and as it will be.
struct MovingPiece {
  PieceView piece;
  float width = 1;  // of the piece's own
};
inline MovingPiece moving_piece(const MoveView& move, double share) {
  if (!move.promoted_to) return {move.piece, 1};
  return {share < 0.5 ? move.piece : *move.promoted_to,
          static_cast<float>(std::abs(1 - 2 * share))};
}

}  // namespace kanzen::app

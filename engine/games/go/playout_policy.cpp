#include "engine/games/go/playout_policy.hpp"

namespace kanzen::go {
namespace {

Spot any_of(const Spots& spots, QuickRandom& random) {
  if (spots.empty()) return no_spot;
  return spots[random.below(static_cast<std::uint32_t>(spots.size()))];
}

// Where strings beside the last move are in atari: their rescue; its own: the capture.
Spots answers_to_atari(const PlayoutBoard& board) {
  Spots spots;
  const Content own = stone_of(board.to_move());
  if (!board.is_empty(board.last()) && board.in_atari(board.last())) {
    const Spot liberty = board.last_liberty(board.last());
    if (board.is_legal(liberty)) spots.push_back(liberty);
  }
  for (unsigned side = 0; side < 4; ++side) {
    const Spot near = board.beside(board.last(), side);
    if (board.at(near) != own || !board.in_atari(near)) continue;
    add_rescuing_captures(board, near, spots);
    const Spot liberty = board.last_liberty(near);
    if (spots.size() < Spots::capacity && board.is_legal(liberty) &&
        liberties_after(board, liberty, 2) >= 2)
      spots.push_back(liberty);
  }
  return spots;
}

Spots patterns_beside_last(const PlayoutBoard& board, const Patterns& patterns) {
  Spots spots;
  for (unsigned number = 0; number < 8; ++number) {
    const Spot near = board.beside(board.last(), number);
    if (board.is_empty(near) && patterns.match(board.around(near)) && board.is_legal(near) &&
        !is_self_atari(board, near))
      spots.push_back(near);
  }
  return spots;
}

Spot any_but_self_atari(PlayoutBoard& board, const PlayoutChances& chances, QuickRandom& random) {
  constexpr int tries = 4;
  Spot spot = no_spot;
  for (int left = tries; left > 0; --left) {
    spot = board.any_sensible(random);
    if (spot == no_spot || !is_self_atari(board, spot)) break;
    if (!random.chance(chances.avoid_self_atari)) break;
  }
  return spot;
}

}  // namespace

Spot choose_in_playout(PlayoutBoard& board, const PlayoutChances& chances, QuickRandom& random) {
  static const Patterns& all_patterns = patterns();
  if (board.last() != no_spot) {
    if (random.chance(chances.atari))
      if (const Spot spot = any_of(answers_to_atari(board), random); spot != no_spot) return spot;
    if (random.chance(chances.pattern))
      if (const Spot spot = any_of(patterns_beside_last(board, all_patterns), random);
          spot != no_spot)
        return spot;
  }
  return any_but_self_atari(board, chances, random);
}

}  // namespace kanzen::go

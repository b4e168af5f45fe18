#pragma once
// Exact search for short wins and losses, which a table does not store.
#include <optional>

#include "engine/core/game.hpp"

namespace kanzen::table {

template <Playable G>
class BoundedSearch {
 public:
  explicit BoundedSearch(const G& game) : game_(game) {}

  // Returns the exact value if the game is over (also if drawn, at any distance) or is decided by
  // best play within `plies` plies, nullopt otherwise.  Errc::internal (no_moves in core/game.hpp).
  Result<std::optional<Value>> value(const StateOf<G>& state, unsigned plies) const {
    if (const auto over = game_.terminal(state)) return over;
    for (unsigned depth = 1; depth <= plies; ++depth) {
      if (wins_within(state, depth)) return std::optional(win_in(depth));
      if (loses_within(state, depth)) return std::optional(loss_in(depth));
    }
    MovesOf<G> moves;
    game_.moves(state, moves);
    if (moves.empty()) return no_moves(game_, state);
    return std::optional<Value>();
  }

  // An unfinished position without moves neither wins nor loses in these two functions.

  bool wins_within(const StateOf<G>& state, unsigned plies) const {
    const auto quick = quick_value(state);
    if (quick) return quick->outcome == Outcome::win && quick->distance <= plies;
    if (plies == 0 || (plies == 1 && HasQuickValue<G>)) return false;
    MovesOf<G> moves;
    game_.moves(state, moves);
    for (const auto move : moves) {
      const auto ending = ending_of(game_, state, move);
      if (ending == Outcome::win) return true;
      if (!ending && loses_within(game_.apply(state, move), plies - 1)) return true;
    }
    return false;
  }

  bool loses_within(const StateOf<G>& state, unsigned plies) const {
    const auto quick = quick_value(state);
    if (quick) return quick->outcome == Outcome::loss && quick->distance <= plies;
    if (plies == 0) return false;
    MovesOf<G> moves;
    game_.moves(state, moves);
    for (const auto move : moves) {
      const auto ending = ending_of(game_, state, move);
      if (ending ? *ending != Outcome::loss : !wins_within(game_.apply(state, move), plies - 1))
        return false;
    }
    return !moves.empty();
  }

 private:
  std::optional<Value> quick_value(const StateOf<G>& state) const {
    if constexpr (HasQuickValue<G>) {
      return game_.quick_value(state);
    } else {
      return game_.terminal(state);
    }
  }

  const G& game_;
};

}  // namespace kanzen::table

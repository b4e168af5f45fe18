#pragma once
// The line of play of a search, for the game's repetition rule.  Sessions use
// adapter/repetition_history.hpp, which returns more detail.
#include <cstddef>

#include "engine/core/game.hpp"
#include "engine/core/position_history.hpp"

namespace kanzen {

// Stores nothing if the game has no repetition rule, and then no move repeats.
template <Playable G>
class PlayedLine {
 public:
  explicit PlayedLine(const G& game) : game_(&game) {
    if constexpr (HasRepetition<G>) rule_ = game.repetition();
  }

  Repetition policy() const {
    if constexpr (HasRepetition<G>) return rule_.policy;
    return Repetition::allowed;
  }
  // The number of stored positions.
  std::size_t size() const { return history_.size(); }

  // Appends the next state of the line.
  void add(const StateOf<G>& state) {
    if constexpr (HasRepetition<G>) {
      if (policy() == Repetition::allowed) return;
      const StateOf<G> key = game_->repetition_key(state);
      history_.add(repetition_hash<G>(key), key);
    }
  }
  void take_back() {
    if (policy() != Repetition::allowed) history_.take_back();
  }
  void take_back_to(std::size_t size) { history_.take_back_to(size); }

  // Returns true if the repetition rule applies to a move that leads to `next`.  Some rules exempt
  // passes.
  bool would_repeat(MoveOf<G> move, const StateOf<G>& next) const {
    if constexpr (HasRepetition<G>) {
      if (policy() == Repetition::allowed) return false;
      if (!rule_.binds_passes && is_pass(*game_, move)) return false;
      const StateOf<G> key = game_->repetition_key(next);
      const auto seen = history_.find(repetition_hash<G>(key), key);
      return rule_.applies(seen ? seen->times : 0);
    } else {
      return false;
    }
  }

 private:
  const G* game_;
  RepetitionRule rule_{};
  PositionHistory<StateOf<G>> history_;
};

}  // namespace kanzen

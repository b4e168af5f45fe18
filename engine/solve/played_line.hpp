#pragma once
// A line of play for those that play millions of them: what the game's rule about repetition makes
// of its next move.  A session, which plays one, tells more of it (adapter/situations.hpp).
#include <cstddef>

#include "engine/core/game.hpp"
#include "engine/core/position_history.hpp"

namespace kanzen {

// Of a game without such a rule it keeps nothing, and nothing repeats.
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
  // Of the situations that are kept.
  std::size_t size() const { return past_.size(); }

  // The next state of the line.
  void add(const StateOf<G>& state) {
    if constexpr (HasRepetition<G>) {
      if (policy() == Repetition::allowed) return;
      const StateOf<G> situation = game_->situation(state);
      past_.add(situation_key<G>(situation), situation);
    }
  }
  void take_back() {
    if (policy() != Repetition::allowed) past_.take_back();
  }
  void take_back_to(std::size_t size) { past_.take_back_to(size); }

  // Does the rule apply to a move after which `next` is there?  There are moves that it does not
  // bind.
  bool repeats(MoveOf<G> move, const StateOf<G>& next) const {
    if constexpr (HasRepetition<G>) {
      if (policy() == Repetition::allowed) return false;
      if (!rule_.binds_passes && is_pass(*game_, move)) return false;
      const StateOf<G> situation = game_->situation(next);
      const auto seen = past_.find(situation_key<G>(situation), situation);
      return rule_.applies(seen ? seen->times : 0);
    } else {
      return false;
    }
  }

 private:
  const G* game_;
  RepetitionRule rule_{};
  PositionHistory<StateOf<G>> past_;
};

}  // namespace kanzen

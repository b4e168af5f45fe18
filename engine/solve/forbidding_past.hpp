#pragma once
// What a rule about repetition forbids in a line of play, for those that play millions of lines.  A
// session, which plays one, tells more of it (adapter/situations.hpp).
#include <algorithm>
#include <vector>

#include "engine/core/game.hpp"

namespace kanzen {

// The situations of a line that is played and taken back, for a rule that forbids moves because of
// them.
template <Playable G>
class ForbiddingPast {
 public:
  explicit ForbiddingPast(const G&) {}
  static constexpr bool matters() { return false; }
  void push(const StateOf<G>&) {}
  void pop() {}
  bool forbids(MoveOf<G>, const StateOf<G>&) const { return false; }
};

template <HasRepetition G>
class ForbiddingPast<G> {
 public:
  explicit ForbiddingPast(const G& game) : game_(game), rule_(game.repetition()) {}

  bool matters() const { return rule_.policy == Repetition::forbidden; }
  void push(const StateOf<G>& state) {
    if (matters()) situations_.push_back(game_.situation(state));
  }
  void pop() {
    if (matters()) situations_.pop_back();
  }
  bool forbids(MoveOf<G> move, const StateOf<G>& next) const {
    if (!matters() || (!rule_.binds_passes && is_pass(game_, move))) return false;
    const auto times = std::count(situations_.begin(), situations_.end(), game_.situation(next));
    return static_cast<unsigned>(times) + 1 >= rule_.occurrences;
  }

 private:
  const G& game_;
  RepetitionRule rule_;
  std::vector<StateOf<G>> situations_;
};

}  // namespace kanzen

#pragma once
// The situations of a line of play, for the rule about repetition.
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/core/position_history.hpp"

namespace kanzen {

class Situations {
 public:
  explicit Situations(const AnyGame& game) : game_(&game), rule_(game.repetition()) {}

  // Does the past matter at all?
  bool matter() const { return rule_.policy != Repetition::allowed; }
  void clear() { past_.clear(); }
  // The next state of the line.
  void add(const AnyState& state);
  // The rule applies when `state` comes next: how many states there were before its situation
  // first occurred.
  std::optional<std::size_t> repeated_by(const AnyState& state) const;
  // It applies after a legal move from `state`: the same.  There are moves that it does not bind.
  std::optional<std::size_t> repeated_by(const AnyState& state, const AnyMove& move) const;

 private:
  const AnyGame* game_;
  RepetitionRule rule_;
  PositionHistory<AnyState> past_;
};

// The moves, in notation, that `state` allows and the positions before it forbid.
std::vector<std::string> forbidden_moves(const AnyGame& game, const std::vector<AnyState>& past,
                                         const AnyState& state);

}  // namespace kanzen

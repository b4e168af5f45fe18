#pragma once
// Applies a game's rule about repetition (core/repetition.hpp) to the positions of a line of play.
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/core/position_history.hpp"

namespace kanzen {

class RepetitionHistory {
 public:
  explicit RepetitionHistory(const AnyGame& game) : game_(&game), rule_(game.repetition()) {}

  // False: the game has no rule about repetition, and `add` stores nothing.
  bool has_rule() const { return rule_.policy != Repetition::allowed; }
  void clear() { past_.clear(); }
  // Replaces the game by the same game with another komi.
  void set_game(const AnyGame& game) { game_ = &game; }
  // Appends the next state of the line.
  void add(const AnyState& state);
  // Removes the last state of the line.
  void take_back() {
    if (has_rule()) past_.take_back();
  }
  // If the rule applies when `state` is the next one, returns the ply at which its repetition key
  // first occurred, counted from the first state of the line; else nullopt.
  std::optional<std::size_t> repeated_ply(const AnyState& state) const;
  // The same for the state after a legal move; nullopt also if the rule exempts the move (a pass).
  std::optional<std::size_t> repeated_ply(const AnyState& state, const AnyMove& move) const;

 private:
  const AnyGame* game_;
  RepetitionRule rule_;
  PositionHistory<AnyState> past_;
};

// Returns the moves, in notation, that are legal in `state` but that the rule about repetition
// forbids because of the positions in `past`; empty if the game's rule forbids no moves.
std::vector<std::string> forbidden_moves(const AnyGame& game, const std::vector<AnyState>& past,
                                         const AnyState& state);

}  // namespace kanzen

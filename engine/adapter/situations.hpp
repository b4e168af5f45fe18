#pragma once
// The situations of a line of play, for the rule about repetition.
#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

class Situations {
 public:
  explicit Situations(const AnyGame& game) : game_(&game), rule_(game.repetition()) {}

  // Does the past matter at all?
  bool matter() const { return rule_.policy != Repetition::allowed; }
  void clear() { seen_.clear(); }
  // The next state of the line.
  void add(const AnyState& state, std::size_t ply);
  // The rule applies when `state` comes next: the ply at which its situation first occurred.
  std::optional<std::size_t> repeated_by(const AnyState& state) const;
  // It applies after a legal move from `state`: the same.  There are moves that it does not bind.
  std::optional<std::size_t> repeated_by(const AnyState& state, const AnyMove& move) const;

 private:
  struct Seen {
    AnyState situation;
    std::size_t first_ply = 0;
    unsigned times = 0;
  };
  const AnyGame* game_;
  RepetitionRule rule_;
  std::unordered_map<std::uint64_t, std::vector<Seen>> seen_;  // keys find, situations decide
};

// The moves, in notation, that `state` allows and the positions before it forbid.
std::vector<std::string> forbidden_moves(const AnyGame& game, const std::vector<AnyState>& past,
                                         const AnyState& state);

}  // namespace kanzen

#pragma once
// Values of a game by the numbers of its symmetry classes.  The rule sets of one game share their
// states, their moves and these numbers, so that their values can be laid side by side
// (api/comparison.hpp).  Solved games that offer it derive from it beside SolvedGame.
#include <cstdint>
#include <optional>
#include <span>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

// For the side to move, or that the positions of a class are not among those that came up.
enum class KnownOutcome : std::int8_t { loss = -1, draw = 0, win = 1, unknown = 2 };

constexpr KnownOutcome known(Outcome outcome) {
  return static_cast<KnownOutcome>(static_cast<std::int8_t>(outcome));
}

class NumberedValues {
 public:
  NumberedValues() = default;
  NumberedValues(const NumberedValues&) = delete;
  NumberedValues& operator=(const NumberedValues&) = delete;
  virtual ~NumberedValues() = default;

  virtual std::uint64_t class_count() const = 0;
  virtual std::uint64_t class_number(const AnyState& state) const = 0;  // < class_count()
  // One position of a class that is not empty.
  virtual AnyState class_member(std::uint64_t number) const = 0;
  // Of the classes `first`, `first` + 1, ..., as many as there is room for.
  virtual void tell_outcomes(std::uint64_t first, std::span<KnownOutcome> outcomes) const = 0;
};

}  // namespace kanzen

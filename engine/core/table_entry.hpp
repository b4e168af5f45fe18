#pragma once
// The state of an index while a game is being solved: a gap (no position has the index), undecided,
// or a value.  solve/value_table.hpp defines the stored representation.
#include <cassert>
#include <cstdint>

#include "engine/core/value.hpp"

namespace kanzen {

class TableEntry {
 public:
  constexpr TableEntry() = default;  // undecided
  static constexpr TableEntry gap() { return {Kind::gap, 0}; }
  static constexpr TableEntry undecided() { return {}; }
  static constexpr TableEntry decided(Value value) {
    return {static_cast<Kind>(value.outcome), value.distance};
  }

  constexpr bool is_gap() const { return kind_ == Kind::gap; }
  constexpr bool is_undecided() const { return kind_ == Kind::undecided; }
  constexpr bool is_decided() const { return kind_ <= Kind::win; }
  // Requires is_decided().
  constexpr Value value() const {
    assert(is_decided());
    return {static_cast<Outcome>(kind_), distance_};
  }
  friend constexpr bool operator==(TableEntry, TableEntry) = default;

 private:
  // Outcomes come first, so that an entry is no larger than a value.
  enum class Kind : std::int8_t { loss = -1, draw = 0, win = 1, undecided, gap };
  constexpr TableEntry(Kind kind, std::uint16_t distance) : kind_(kind), distance_(distance) {}

  Kind kind_ = Kind::undecided;
  std::uint16_t distance_ = 0;
};
static_assert(sizeof(TableEntry) == sizeof(Value));

}  // namespace kanzen

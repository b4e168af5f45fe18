#pragma once
// What is known of an index while its game is being solved: that no position has it, nothing
// yet, or a value.  How a table stores it is the table's business (solve/value_table.hpp).
#include <cassert>
#include <cstdint>

#include "engine/core/value.hpp"

namespace kanzen {

class TableEntry {
 public:
  constexpr TableEntry() = default;  // undecided
  // No position has this index.
  static constexpr TableEntry gap() { return {Kind::gap, 0}; }
  static constexpr TableEntry undecided() { return {}; }
  static constexpr TableEntry decided(Value value) {
    return {static_cast<Kind>(value.outcome), value.distance};
  }

  constexpr bool is_gap() const { return kind_ == Kind::gap; }
  constexpr bool is_undecided() const { return kind_ == Kind::undecided; }
  constexpr bool is_decided() const { return kind_ <= Kind::win; }
  // Of a decided entry.
  constexpr Value value() const {
    assert(is_decided());
    return {static_cast<Outcome>(kind_), distance_};
  }
  friend constexpr bool operator==(TableEntry, TableEntry) = default;

 private:
  // Outcomes first, so that an entry is as small as a value.
  enum class Kind : std::int8_t { loss = -1, draw = 0, win = 1, undecided, gap };
  constexpr TableEntry(Kind kind, std::uint16_t distance) : kind_(kind), distance_(distance) {}

  Kind kind_ = Kind::undecided;
  std::uint16_t distance_ = 0;
};
static_assert(sizeof(TableEntry) == sizeof(Value));

}  // namespace kanzen

#pragma once
// A value in one byte, as tables hold it:
//
//     0          drawn, or not decided yet while the solver runs
//     1 + 2 d    lost in d plies
//     2 + 2 d    won in d plies           d <= 126
//     255        a gap: no position has this index
#include <cassert>
#include <cstdint>

#include "engine/core/value.hpp"

namespace kanzen {

using ValueCode = std::uint8_t;

inline constexpr ValueCode undecided_code = 0;
inline constexpr ValueCode gap_code = 255;
inline constexpr unsigned max_coded_distance = 126;

constexpr ValueCode encode(Value value) {
  if (value.outcome == Outcome::draw) return undecided_code;
  assert(value.distance <= max_coded_distance);
  return static_cast<ValueCode>(1 + 2 * value.distance + (value.outcome == Outcome::win ? 1 : 0));
}

constexpr Value decode(ValueCode code) {
  assert(code != gap_code);
  if (code == undecided_code) return drawn();
  const unsigned distance = (code - 1u) / 2;
  return code % 2 == 0 ? win_in(distance) : loss_in(distance);
}

}  // namespace kanzen

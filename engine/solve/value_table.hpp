#pragma once
// Values by index, one byte each:
//
//     0          drawn, or not decided yet while the solver runs
//     1 + 2 d    lost in d plies
//     2 + 2 d    won in d plies           d <= 126
//     255        a gap: no position has this index
#include <atomic>
#include <cstdint>
#include <vector>

#include "engine/core/game.hpp"
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

class ValueTable {
 public:
  explicit ValueTable(Index size) : codes_(at(size)) {}

  Index size() const { return codes_.size(); }
  ValueCode code(Index i) const { return codes_[at(i)].load(std::memory_order_relaxed); }
  Value value(Index i) const { return decode(code(i)); }
  void set(Index i, ValueCode code) { codes_[at(i)].store(code, std::memory_order_relaxed); }

 private:
  // Threads of one round write their own entries and read everyone's; an entry
  // written in this round means "not decided yet" to its readers either way, so
  // order does not matter, but the accesses must not tear.
  std::vector<std::atomic<ValueCode>> codes_;
};

}  // namespace kanzen

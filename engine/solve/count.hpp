#pragma once
// How many positions of a set have each value.
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

class ValueCounts {
 public:
  void add(Value value, std::uint64_t positions) { counts_[place_of(value)] += positions; }
  void add(const ValueCounts& others) {
    for (std::size_t place = 0; place < counts_.size(); ++place)
      counts_[place] += others.counts_[place];
  }
  std::uint64_t of(Value value) const { return counts_[place_of(value)]; }

  // Calls visit(value, count) for the values that occur.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t place = 0; place < counts_.size(); ++place)
      if (counts_[place] > 0) visit(value_at(place), counts_[place]);
  }
  friend bool operator==(const ValueCounts&, const ValueCounts&) = default;

 private:
  static constexpr unsigned longest = longest_distance(Distances::odd_wins);

  // Draws, then losses and wins by distance.
  static std::size_t place_of(Value value) {
    if (value.outcome == Outcome::draw) return 0;
    assert(value.distance <= longest);
    return 1 + 2 * std::size_t{value.distance} + (value.outcome == Outcome::win ? 1 : 0);
  }
  static Value value_at(std::size_t place) {
    if (place == 0) return drawn();
    const auto distance = static_cast<unsigned>((place - 1) / 2);
    return place % 2 == 0 ? win_in(distance) : loss_in(distance);
  }

  std::array<std::uint64_t, 1 + 2 * (std::size_t{longest} + 1)> counts_{};
};

// Of a solved table.  Errc::cancelled when the sink says so.
Result<ValueCounts> count_values(const ValueTable& values, const BitSet& positions,
                                 Executor& executor, const ProgressSink& progress);

}  // namespace kanzen

#pragma once
// Counts of positions by value.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

class ValueCounts {
 public:
  void add(Value value, std::uint64_t positions) { add_at(place_of(value), positions); }
  void add(const ValueCounts& others) {
    for (std::size_t place = 0; place < others.counts_.size(); ++place)
      add_at(place, others.counts_[place]);
  }
  std::uint64_t of(Value value) const {
    const std::size_t place = place_of(value);
    return place < counts_.size() ? counts_[place] : 0;
  }

  // Calls visit(value, count) for each value with a count above 0.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t place = 0; place < counts_.size(); ++place)
      if (counts_[place] > 0) visit(value_at(place), counts_[place]);
  }
  friend bool operator==(const ValueCounts&, const ValueCounts&) = default;

 private:
  // Order: draws, then losses and wins by distance.
  static std::size_t place_of(Value value) {
    if (value.outcome == Outcome::draw) return 0;
    return 1 + 2 * std::size_t{value.distance} + (value.outcome == Outcome::win ? 1 : 0);
  }
  static Value value_at(std::size_t place) {
    if (place == 0) return drawn();
    const auto distance = static_cast<unsigned>((place - 1) / 2);
    return place % 2 == 0 ? win_in(distance) : loss_in(distance);
  }

  void add_at(std::size_t place, std::uint64_t positions) {
    if (positions == 0) return;
    if (place >= counts_.size()) counts_.resize(place + 1);
    counts_[place] += positions;
  }

  std::vector<std::uint64_t> counts_;  // by place_of, up to the last count above 0
};

// Counts the members that have entries in a solved table.  Errc::cancelled if the sink returns
// false.
Result<ValueCounts> count_values(const ValueTable& values, const BitSet& positions,
                                 Executor& executor, const ProgressSink& progress);

// Counts all members, including those with implicit values (HasImplicitTerminals).
template <Game G>
Result<ValueCounts> count_all_values(const G& game, const ValueTable& values,
                                     const BitSet& positions, Executor& executor,
                                     const ProgressSink& progress) {
  auto counts = count_values(values, positions, executor, progress);
  if constexpr (HasImplicitTerminals<G>) {
    if (!counts) return counts;
    positions.for_each(values.size(), positions.size(), [&](Index i) {
      counts->add(game.implicit_value(i), 1);
      return true;
    });
  }
  return counts;
}

}  // namespace kanzen

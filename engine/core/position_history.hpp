#pragma once
// The situations of a line of play in order, for repetition rules.  Searches use it with their own
// types, sessions with type-erased states.
#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/quick_random.hpp"

namespace kanzen {

// The list of situations with a hash table over their keys.  A key match is confirmed by comparing
// situations; if keys identify situations, Situation is std::monostate.  Queries do not allocate.
// take_back restores the previous state exactly.
template <class Situation = std::monostate>
class PositionHistory {
 public:
  struct Seen {
    std::size_t first_ply = 0;  // number of situations before its first occurrence
    std::size_t times = 0;
  };

  std::size_t size() const { return line_.size(); }
  std::uint64_t key_at(std::size_t ply) const { return line_[ply].key; }

  void clear() {
    line_.clear();
    std::fill(slots_.begin(), slots_.end(), no_ply);
  }

  void add(std::uint64_t key, Situation situation = {}) {
    if (2 * line_.size() >= slots_.size()) grow();
    const auto ply = static_cast<std::uint32_t>(line_.size());
    std::uint32_t& first = slots_[slot_of(key, situation)];
    if (first == no_ply) first = ply;
    line_.push_back({key, std::move(situation), first, 0});
    ++line_[first].times;
  }

  // Removes the last situation.  Its slot is the most recently filled one, so no probe sequence
  // continues past it.
  void take_back() {
    assert(!line_.empty());
    const Entry& last = line_.back();
    --line_[last.first].times;
    if (last.first + 1 == line_.size()) slots_[slot_of(last.key, last.situation)] = no_ply;
    line_.pop_back();
  }
  // Removes all situations except the first `plies`.
  void take_back_to(std::size_t plies) {
    while (line_.size() > plies) take_back();
  }

  std::optional<Seen> find(std::uint64_t key, const Situation& situation = {}) const {
    if (line_.empty()) return std::nullopt;
    const std::uint32_t first = slots_[slot_of(key, situation)];
    if (first == no_ply) return std::nullopt;
    return Seen{first, line_[first].times};
  }
  // Returns true if some situation has this key; for callers to whom constructing the situation is
  // expensive.
  bool has_key(std::uint64_t key) const {
    return !line_.empty() &&
           slots_[probe(key, [&](const Entry& entry) { return entry.key == key; })] != no_ply;
  }

 private:
  static constexpr std::uint32_t no_ply = UINT32_MAX;
  static constexpr std::size_t fewest_slots = 16;

  struct Entry {
    std::uint64_t key = 0;
    Situation situation{};
    std::uint32_t first = 0;  // ply of the first occurrence of this situation
    std::uint32_t times = 0;  // for a first occurrence: the number of occurrences
  };

  // Returns the slot of the first entry in the key's probe sequence that satisfies `is`, or the
  // empty slot at its end.
  template <class Is>
  std::size_t probe(std::uint64_t key, const Is& is) const {
    auto slot = static_cast<std::size_t>((key * golden_gamma) >> shift_);
    while (slots_[slot] != no_ply && !is(line_[slots_[slot]]))
      slot = (slot + 1) & (slots_.size() - 1);
    return slot;
  }
  std::size_t slot_of(std::uint64_t key, const Situation& situation) const {
    return probe(
        key, [&](const Entry& entry) { return entry.key == key && entry.situation == situation; });
  }

  void grow() {
    const std::size_t size = std::max(fewest_slots, 2 * slots_.size());
    slots_.assign(size, no_ply);
    shift_ = 64 - static_cast<unsigned>(std::countr_zero(size));
    for (std::uint32_t ply = 0; ply < line_.size(); ++ply)
      if (line_[ply].first == ply)
        slots_[probe(line_[ply].key, [](const Entry&) { return false; })] = ply;
  }

  std::vector<Entry> line_;
  std::vector<std::uint32_t> slots_;  // hash table of first plies, at most half full
  unsigned shift_ = 64;               // 64 - log2(number of slots)
};

}  // namespace kanzen

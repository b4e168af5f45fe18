#pragma once
// Values by index, one byte each.  Solving decides entries one by one; draw_undecided() then turns
// the undecided ones into draws.
#include <array>
#include <atomic>
#include <cassert>
#include <cstring>
#include <optional>
#include <utility>

#include "engine/core/game.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/table_entry.hpp"
#include "engine/core/zeroed_array.hpp"
#include "engine/solve/value_coding.hpp"

namespace kanzen {

// The outcome of a position for the side to move, as known after a round of solving: won, lost, or
// neither.  Draws are known only after the last round.
enum class RoundOutcome : std::uint8_t { neither, won, lost, gap };

constexpr RoundOutcome round_outcome(unsigned round, Value value) {
  if (value.distance >= round || value.outcome == Outcome::draw) return RoundOutcome::neither;
  return value.outcome == Outcome::win ? RoundOutcome::won : RoundOutcome::lost;
}

// In a round of solving each thread writes its own entries and reads all.  Readers treat an entry
// written in the current round like an undecided one (RoundView), so relaxed ordering suffices, but
// the accesses must be atomic.
class ValueTable {
 public:
  using Code = coding::Code;
  using Codes = ZeroedArray<std::atomic<Code>>;
  static_assert(sizeof(std::atomic<Code>) == 1);

  // Returns a table of undecided entries.  Errc::out_of_memory names the number of bytes requested.
  static Result<ValueTable> make(Index size, Distances distances) {
    Codes codes(size);
    if (!codes.is_allocated())
      return Error{Errc::out_of_memory, {phrase::no_memory_for_values, size}};
    return ValueTable(std::move(codes), size, distances);
  }

  // Returns the complete table with these codes by index.  Undecided entries are draws.
  static ValueTable of_codes(Codes codes, Index size, Distances distances) {
    ValueTable table(std::move(codes), size, distances);
    table.draw_undecided();
    return table;
  }

  Index size() const { return size_; }
  Distances distances() const { return distances_; }

  TableEntry entry(Index i) const { return decode(code(i)); }
  bool is_gap(Index i) const { return code(i) == coding::gap; }
  bool is_undecided(Index i) const { return code(i) == coding::undecided && !complete_; }
  // Requires a decided entry.
  Value value(Index i) const { return entry(i).value(); }
  // Returns nullopt for a gap.  The entry must not be undecided.
  std::optional<Value> find(Index i) const {
    if (is_gap(i)) return std::nullopt;
    return value(i);
  }

  void set_gap(Index i) { set_code(i, coding::gap); }
  // Returns false, and leaves the entry unchanged, if the table cannot hold the value (can_hold).
  [[nodiscard]] bool decide(Index i, Value value) {
    if (!can_hold(distances_, value)) return false;
    set_code(i, coding::code_of(distances_, value));
    return true;
  }

  // Makes all undecided entries draws.
  void draw_undecided() {
    complete_ = true;
    entries_ = &decode_table_of(distances_, true);
  }

  // A snapshot view for a round of solving: it shows the values of fewer than `round` plies,
  // whatever other threads decide concurrently.
  class RoundView {
   public:
    RoundView() = default;  // must not be read
    RoundView(const ValueTable& values, unsigned round) : codes_(values.codes_.begin()) {
      for (std::size_t code = 0; code < known_.size(); ++code)
        if (const auto entry = coding::entry_of(values.distances_, static_cast<Code>(code)))
          known_[code] = entry->is_gap() ? RoundOutcome::gap : known_of(*entry, round);
    }
    RoundOutcome known(Index i) const {
      return known_[codes_[at(i)].load(std::memory_order_relaxed)];
    }

   private:
    static RoundOutcome known_of(TableEntry entry, unsigned round) {
      return entry.is_decided() ? round_outcome(round, entry.value()) : RoundOutcome::neither;
    }

    const std::atomic<Code>* codes_ = nullptr;
    std::array<RoundOutcome, coding::code_count> known_{};
  };

  // Calls visit(index) for the entries in [first, last) with this value, which the table must be
  // able to hold.  Must not run concurrently with writes.
  template <class Visit>
  void for_each_of(Value value, Index first, Index last, Visit&& visit) const {
    const Code code = coding::code_of(distances_, value);
    for (Index i = find_code(code, first, last); i < last; i = find_code(code, i + 1, last))
      visit(i);
  }

  // Counts of entries by code.
  using Tally = std::array<std::uint64_t, coding::code_count>;
  void count(Index i, Tally& tally) const { ++tally[code(i)]; }
  // Calls visit(value, count) for the codes of decided entries.
  template <class Visit>
  void for_each_counted(const Tally& tally, Visit&& visit) const {
    for (std::size_t code = 0; code < tally.size(); ++code) {
      if (tally[code] == 0) continue;
      const TableEntry entry = decode(static_cast<Code>(code));
      if (entry.is_decided()) visit(entry.value(), tally[code]);
    }
  }

  // The stored code of an entry, for copies and for serialisation (solve/saved_solution.hpp).
  Code saved_code(Index i) const { return code(i); }
  // Sets an entry to a code from saved_code().  Returns false, and leaves the entry unchanged, if
  // the code is unused.
  [[nodiscard]] bool restore(Index i, Code saved) {
    if (!coding::entry_of(distances_, saved)) return false;
    set_code(i, saved);
    return true;
  }

 private:
  ValueTable(Codes codes, Index size, Distances distances)
      : codes_(std::move(codes)),
        size_(size),
        distances_(distances),
        entries_(&decode_table_of(distances, false)) {}

  static const coding::DecodeTable& decode_table_of(Distances distances, bool complete) {
    static constexpr auto table = [] {
      std::array<std::array<coding::DecodeTable, 2>, 2> result{};
      for (const Distances d : {Distances::up_to_125, Distances::odd_wins})
        result[static_cast<std::size_t>(d)] = {
            coding::make_decode_table(d, TableEntry::undecided()),
            coding::make_decode_table(d, TableEntry::decided(drawn()))};
      return result;
    }();
    return table[static_cast<std::size_t>(distances)][complete ? 1 : 0];
  }

  TableEntry decode(Code code) const { return (*entries_)[code]; }

  // Returns the first index in [first, last) with this code, `last` if there is none.
  Index find_code(Code code, Index first, Index last) const {
    if (first >= last) return last;
    const auto* const begin = reinterpret_cast<const unsigned char*>(codes_.begin()) + at(first);
    const void* const found = std::memchr(begin, code, at(last - first));
    if (found == nullptr) return last;
    return first + static_cast<Index>(static_cast<const unsigned char*>(found) - begin);
  }

  Code code(Index i) const {
    assert(i < size_);
    return codes_[at(i)].load(std::memory_order_relaxed);
  }
  void set_code(Index i, Code code) {
    assert(i < size_);
    codes_[at(i)].store(code, std::memory_order_relaxed);
  }

  Codes codes_;
  Index size_;
  Distances distances_;
  bool complete_ = false;
  const coding::DecodeTable* entries_;  // by code
};

}  // namespace kanzen

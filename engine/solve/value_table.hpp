#pragma once
// Values by index, a byte each.  A game is solved by deciding one entry after another; then
// `draw_undecided` says that what is left is drawn.
#include <array>
#include <atomic>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>

#include "engine/core/game.hpp"
#include "engine/core/table_entry.hpp"
#include "engine/solve/value_coding.hpp"

namespace kanzen {

class ValueTable {
 public:
  // Every entry undecided.  Errc::out_of_memory says how much was asked for.
  static Result<ValueTable> make(Index size, Distances distances) {
    Bytes bytes(new (std::nothrow) std::atomic<coding::Byte>[at(size)]());
    if (!bytes)
      return Error{Errc::out_of_memory,
                   "no memory for a table of " + std::to_string(size) + " bytes"};
    return ValueTable(std::move(bytes), size, distances);
  }

  Index size() const { return size_; }
  Distances distances() const { return distances_; }

  TableEntry entry(Index i) const { return (*meanings_)[byte(i)]; }
  bool is_gap(Index i) const { return byte(i) == coding::gap; }
  bool is_undecided(Index i) const { return byte(i) == coding::undecided && !complete_; }
  // Of a decided entry.
  Value value(Index i) const { return entry(i).value(); }
  // nullopt: a gap.  No entry may be undecided.
  std::optional<Value> find(Index i) const {
    if (is_gap(i)) return std::nullopt;
    return value(i);
  }

  void set_gap(Index i) { set_byte(i, coding::gap); }
  // False: the table cannot hold the value (can_hold), and the entry is as before.
  [[nodiscard]] bool decide(Index i, Value value) {
    if (!can_hold(distances_, value)) return false;
    set_byte(i, coding::byte_of(distances_, value));
    return true;
  }
  [[nodiscard]] bool set(Index i, TableEntry entry) {
    if (entry.is_decided()) return decide(i, entry.value());
    set_byte(i, entry.is_gap() ? coding::gap : coding::undecided);
    return true;
  }

  // Undecided entries are drawn from now on.
  void draw_undecided() {
    complete_ = true;
    meanings_ = &meanings_of(distances_, true);
  }

  // What was known before some round of deciding, whatever other threads decide meanwhile.  It
  // is asked for nearly every move of a game.
  class Before {
   public:
    Before() = default;  // of nothing
    // Known to be won, lost; false as well where nothing was known, and for a gap.
    bool won(Index i) const { return known(i) == Known::won; }
    bool lost(Index i) const { return known(i) == Known::lost; }
    bool won_or_lost(Index i) const { return known(i) != Known::neither; }

   private:
    friend class ValueTable;
    enum class Known : std::uint8_t { neither, won, lost };
    Known known(Index i) const { return by_byte_[bytes_[at(i)].load(std::memory_order_relaxed)]; }

    const std::atomic<coding::Byte>* bytes_ = nullptr;
    std::array<Known, 256> by_byte_{};
  };
  // Values of fewer than `round` plies.
  Before before(unsigned round) const {
    Before before;
    before.bytes_ = bytes_.get();
    for (std::size_t b = 0; b < before.by_byte_.size(); ++b) {
      const TableEntry entry = (*meanings_)[b];
      if (!entry.is_decided() || entry.value().distance >= round) continue;
      if (entry.value().outcome == Outcome::win) before.by_byte_[b] = Before::Known::won;
      if (entry.value().outcome == Outcome::loss) before.by_byte_[b] = Before::Known::lost;
    }
    return before;
  }

  // How many entries there are of each value.
  using Tally = std::array<std::uint64_t, 256>;  // by byte
  void count(Index i, Tally& tally) const { ++tally[byte(i)]; }
  // Calls visit(value, count) for the decided ones.
  template <class Visit>
  void for_each_counted(const Tally& tally, Visit&& visit) const {
    for (std::size_t b = 0; b < tally.size(); ++b)
      if (tally[b] > 0 && (*meanings_)[b].is_decided()) visit((*meanings_)[b].value(), tally[b]);
  }

  // An entry as a file keeps it (solve/keep.hpp).
  std::uint8_t kept(Index i) const { return byte(i); }
  // False: `kept` gives no such byte, and the entry is as before.
  [[nodiscard]] bool restore(Index i, std::uint8_t kept) {
    if (!coding::entry_of(distances_, kept)) return false;
    set_byte(i, kept);
    return true;
  }

 private:
  // Threads of one round write their own entries and read everyone's.  What is written in
  // this round counts as not known to its readers either way (Before), so order does not
  // matter, but the accesses must not tear.
  using Bytes = std::unique_ptr<std::atomic<coding::Byte>[]>;

  ValueTable(Bytes bytes, Index size, Distances distances)
      : bytes_(std::move(bytes)),
        size_(size),
        distances_(distances),
        meanings_(&meanings_of(distances, false)) {}

  static const coding::Meanings& meanings_of(Distances distances, bool complete) {
    static constexpr auto table = [] {
      std::array<std::array<coding::Meanings, 2>, 2> result{};
      for (const Distances d : {Distances::every, Distances::odd_wins})
        result[static_cast<std::size_t>(d)] = {coding::meanings(d, TableEntry::undecided()),
                                               coding::meanings(d, TableEntry::decided(drawn()))};
      return result;
    }();
    return table[static_cast<std::size_t>(distances)][complete ? 1 : 0];
  }

  coding::Byte byte(Index i) const {
    assert(i < size_);
    return bytes_[at(i)].load(std::memory_order_relaxed);
  }
  void set_byte(Index i, coding::Byte byte) {
    assert(i < size_);
    bytes_[at(i)].store(byte, std::memory_order_relaxed);
  }

  Bytes bytes_;
  Index size_;
  Distances distances_;
  bool complete_ = false;
  const coding::Meanings* meanings_;
};

}  // namespace kanzen

#pragma once
// Values by index, one ValueCode each.
#include <atomic>
#include <memory>
#include <new>
#include <utility>

#include "engine/core/game.hpp"
#include "engine/core/value_code.hpp"

namespace kanzen {

class ValueTable {
 public:
  // Every entry undecided.  Errc::out_of_memory says how much was asked for.
  static Result<ValueTable> make(Index size) {
    Codes codes(new (std::nothrow) std::atomic<ValueCode>[at(size)]());
    if (!codes)
      return Error{Errc::out_of_memory,
                   "no memory for a table of " + std::to_string(size) + " bytes"};
    return ValueTable(std::move(codes), size);
  }

  Index size() const { return size_; }
  ValueCode code(Index i) const { return entry(i).load(std::memory_order_relaxed); }
  Value value(Index i) const { return decode(code(i)); }
  void set(Index i, ValueCode code) { entry(i).store(code, std::memory_order_relaxed); }

 private:
  // Threads of one round write their own entries and read everyone's; an entry
  // written in this round means "not decided yet" to its readers either way, so
  // order does not matter, but the accesses must not tear.
  using Codes = std::unique_ptr<std::atomic<ValueCode>[]>;

  ValueTable(Codes codes, Index size) : codes_(std::move(codes)), size_(size) {}
  std::atomic<ValueCode>& entry(Index i) const {
    assert(i < size_);
    return codes_[at(i)];
  }

  Codes codes_;
  Index size_;
};

}  // namespace kanzen

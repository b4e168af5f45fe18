#pragma once
// A concurrent bit set over indices, one bit per index.  Several threads may insert and look up at
// the same time; whether a thread sees an insertion that runs concurrently is unspecified.
#include <atomic>
#include <bit>
#include <cstdint>
#include <utility>

#include "engine/core/game.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/zeroed_array.hpp"

namespace kanzen {

class BitSet {
 public:
  using Words = ZeroedArray<std::atomic<std::uint64_t>>;

  // Returns an empty set.  Errc::out_of_memory names the number of bytes requested.
  static Result<BitSet> make(Index size) {
    Words words(word_count(size));
    if (!words.is_allocated())
      return Error{Errc::out_of_memory, {phrase::no_memory_for_set, word_count(size) * 8}};
    return BitSet(std::move(words), size);
  }
  // Takes the words of a set of this size, as word() returns them.
  BitSet(Words words, Index size) : words_(std::move(words)), size_(size) {}

  // The memory for the words of a set, wherever they begin.
  static constexpr Index bytes_of(Index size) {
    return (word_count(size) + 1) * sizeof(std::uint64_t);
  }

  Index size() const { return size_; }
  bool contains(Index i) const { return (word(i / word_bits) >> (i % word_bits) & 1u) != 0; }
  // Returns true if the index was not in the set before.
  bool insert(Index i) {
    if (contains(i)) return false;  // avoids the more expensive atomic read-modify-write
    const std::uint64_t flag = std::uint64_t{1} << (i % word_bits);
    return (words_[at(i / word_bits)].fetch_or(flag, std::memory_order_relaxed) & flag) == 0;
  }
  void erase(Index i) {
    words_[at(i / word_bits)].fetch_and(~(std::uint64_t{1} << (i % word_bits)),
                                        std::memory_order_relaxed);
  }
  void clear() {
    for (Index w = 0; w < word_count(); ++w) set_word(w, 0);
  }

  // Raw access for serialisation: the set as 64-bit words, the lowest index in the lowest bit.
  Index word_count() const { return word_count(size_); }
  std::uint64_t word(Index w) const { return words_[at(w)].load(std::memory_order_relaxed); }
  void set_word(Index w, std::uint64_t bits) {
    words_[at(w)].store(bits, std::memory_order_relaxed);
  }

  // Calls visit(index) for the members in [first, last) in ascending order and stops when it
  // returns false.  Returns false if a call did.
  template <class Visit>
  bool for_each(Index first, Index last, Visit&& visit) const {
    if (first >= last) return true;
    for (Index w = first / word_bits; w * word_bits < last; ++w) {
      std::uint64_t rest = word(w);
      if (w == first / word_bits) rest &= ~std::uint64_t{0} << (first % word_bits);
      for (; rest != 0; rest &= rest - 1) {
        const Index i = w * word_bits + static_cast<Index>(std::countr_zero(rest));
        if (i >= last) return true;
        if (!visit(i)) return false;
      }
    }
    return true;
  }
  template <class Visit>
  bool for_each(Visit&& visit) const {
    return for_each(0, size_, std::forward<Visit>(visit));
  }

 private:
  static constexpr Index word_bits = 64;
  static constexpr Index word_count(Index size) {
    return size / word_bits + (size % word_bits != 0 ? 1 : 0);
  }

  Words words_;
  Index size_;
};

}  // namespace kanzen

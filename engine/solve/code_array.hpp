#pragma once
// The codes of a table's entries (solve/value_coding.hpp), one or two bytes each.
//
// In a round of solving each thread writes its own entries and reads all.  Readers treat an entry
// written in the current round like an undecided one (ValueTable::RoundView), so relaxed ordering
// suffices, but the accesses must be atomic.
#include <atomic>
#include <cstring>
#include <utility>

#include "engine/core/game.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/zeroed_array.hpp"
#include "engine/solve/value_coding.hpp"

namespace kanzen::coding {

static_assert(sizeof(std::atomic<std::uint8_t>) == 1);

class CodeArray {
 public:
  using Bytes = ZeroedArray<std::atomic<std::uint8_t>>;

  // Takes codes of one byte each.
  explicit CodeArray(Bytes codes) : bytes_(std::move(codes)) {}
  // Returns an array of undecided entries.  Errc::out_of_memory names the number of bytes
  // requested.
  static Result<CodeArray> make(Index size, unsigned bytes_each) {
    CodeArray codes{Bytes()};
    if (bytes_each == 1)
      codes.bytes_ = Bytes(size);
    else
      codes.words_ = ZeroedArray<std::atomic<std::uint16_t>>(size);
    if (!codes.bytes_.is_allocated() && !codes.words_.is_allocated())
      return Error{Errc::out_of_memory, {phrase::no_memory_for_values, size * bytes_each}};
    return codes;
  }

  Code at_index(Index i) const {
    if (words_.is_allocated()) return words_[at(i)].load(std::memory_order_relaxed);
    return bytes_[at(i)].load(std::memory_order_relaxed);
  }
  void set(Index i, Code code) {
    if (words_.is_allocated()) {
      words_[at(i)].store(code, std::memory_order_relaxed);
    } else {
      bytes_[at(i)].store(static_cast<std::uint8_t>(code), std::memory_order_relaxed);
    }
  }
  // Returns the first index in [first, last) with this code, `last` if there is none.  Must not run
  // concurrently with writes.
  Index find(Code code, Index first, Index last) const {
    if (bytes_.is_allocated() && first < last) {
      const auto* const begin = reinterpret_cast<const unsigned char*>(bytes_.begin()) + at(first);
      const void* const found = std::memchr(begin, code, at(last - first));
      if (found == nullptr) return last;
      return first + static_cast<Index>(static_cast<const unsigned char*>(found) - begin);
    }
    while (first < last && at_index(first) != code) ++first;
    return first;
  }
  // Direct access for inner loops; null if codes are stored in another type.
  template <class Stored>
  const std::atomic<Stored>* begin() const {
    if constexpr (sizeof(Stored) == 1) {
      return bytes_.begin();
    } else {
      return words_.begin();
    }
  }

 private:
  Bytes bytes_;
  ZeroedArray<std::atomic<std::uint16_t>> words_;
};

}  // namespace kanzen::coding

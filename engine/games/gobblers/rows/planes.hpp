#pragma once
// The planes hold what is known of the positions of all rows: each row has one bit row each for its
// wins, for its losses and for the bits of their distances.
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/core/game.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/zeroed_array.hpp"
#include "engine/games/gobblers/rows/bit_row.hpp"

namespace kanzen::gobblers {

template <int Sizes>
class Planes {
 public:
  using Bytes = ZeroedArray<std::atomic<std::uint8_t>>;
  // The greatest distances are 26 plies with three sizes and 39 with two.
  static constexpr unsigned distance_bits = Sizes == 3 ? 5 : 6;
  static constexpr std::size_t planes = 2 + distance_bits;

  static constexpr Index bytes_of(std::uint32_t rows) {
    return Index{rows} * planes * BitRow::bytes + alignof(BitRow);
  }

  // Returns empty planes.  Errc::out_of_memory names the number of bytes requested.
  static Result<Planes> make(std::uint32_t rows) {
    const Index bytes = bytes_of(rows);
    Bytes memory(bytes);
    if (!memory.is_allocated())
      return Error{Errc::out_of_memory, {phrase::no_memory_for_values, bytes}};
    return Planes(std::move(memory));
  }

  BitRow& won(std::size_t row) { return first_[row * planes]; }
  BitRow& lost(std::size_t row) { return first_[row * planes + 1]; }
  BitRow& distance(std::size_t row, unsigned bit) { return first_[row * planes + 2 + bit]; }

  // All bit rows, in the order of the rows of positions.
  BitRow* begin() { return first_; }
  // The memory, which contains the bit rows with up to alignof(BitRow) bytes before them.
  std::uint8_t* bytes() { return reinterpret_cast<std::uint8_t*>(memory_.begin()); }
  Bytes release() && { return std::move(memory_); }

 private:
  explicit Planes(Bytes memory) : memory_(std::move(memory)) {
    constexpr std::size_t alignment = alignof(BitRow);
    const auto address = reinterpret_cast<std::uintptr_t>(memory_.begin());
    first_ = reinterpret_cast<BitRow*>(bytes() + (alignment - address % alignment) % alignment);
  }

  Bytes memory_;
  BitRow* first_ = nullptr;
};

}  // namespace kanzen::gobblers

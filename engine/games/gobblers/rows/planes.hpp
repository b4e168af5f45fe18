#pragma once
// The planes hold what is known of the positions of all rows: each row has one bit row each for its
// wins, for its losses and for the bits of their distances.
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/core/bit_set.hpp"
#include "engine/core/game.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/zeroed_array.hpp"
#include "engine/games/gobblers/rows/bit_row.hpp"
#include "engine/index/pair_placements.hpp"

namespace kanzen::gobblers {

class Planes {
 public:
  using Bytes = ZeroedArray<std::atomic<std::uint8_t>>;
  // The greatest distances are 26 plies with three sizes and 39 with two.
  static constexpr unsigned distance_bits_of(int sizes) { return sizes == 3 ? 5 : 6; }
  static constexpr unsigned most_distance_bits = 6;

  // Returns empty planes.  Errc::out_of_memory names the number of bytes requested.
  static Result<Planes> make(int sizes, std::uint32_t rows) {
    const Index of_planes = Index{rows} * (2 + distance_bits_of(sizes)) * sizeof(BitRow);
    const Index codes = Index{rows} * PairPlacements::count;
    const Index bytes = std::max(of_planes + alignof(BitRow), codes + BitSet::bytes_of(codes));
    Bytes memory(bytes);
    if (!memory.is_allocated())
      return Error{Errc::out_of_memory, {phrase::no_memory_for_values, bytes}};
    return Planes(std::move(memory), distance_bits_of(sizes));
  }

  unsigned distance_bits() const { return distance_bits_; }
  BitRow& won(std::size_t row) { return first_[row * (2 + distance_bits_)]; }
  BitRow& lost(std::size_t row) { return (&won(row))[1]; }
  BitRow& distance(std::size_t row, unsigned bit) { return (&won(row))[2 + bit]; }

  // All bit rows, in the order of the rows of positions.
  BitRow* begin() { return first_; }
  // The memory, which contains the bit rows with up to alignof(BitRow) bytes before them.  It is
  // enough for the codes of all positions and a BitSet of them after the codes.
  Bytes& memory() { return memory_; }

 private:
  Planes(Bytes memory, unsigned distance_bits)
      : memory_(std::move(memory)),
        first_(memory_.place_for<BitRow>(0)),
        distance_bits_(distance_bits) {}

  Bytes memory_;
  BitRow* first_;
  unsigned distance_bits_;
};

}  // namespace kanzen::gobblers

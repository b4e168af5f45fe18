#pragma once
// The planes hold what is known of the positions of all rows: each row has one bit row each for its
// wins, for its losses and for the bits of their distances, and where the game can end so, for
// draws.
//
// The stored distance is one more than the plies, and 0 where a position is undecided or drawn.  A
// position that the rules make impossible counts as won in `never`, a distance with all bits set.
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
  static constexpr unsigned most_distance_bits = 7;

  // Returns empty planes.  Errc::out_of_memory names the number of bytes requested.
  static Result<Planes> make(unsigned distance_bits, bool with_draws, std::uint32_t rows) {
    const unsigned stride = 2 + distance_bits + (with_draws ? 1 : 0);
    const Index of_planes = Index{rows} * stride * sizeof(BitRow);
    const Index codes = Index{rows} * PairPlacements::count;
    const Index bytes = std::max(of_planes + alignof(BitRow), codes + BitSet::bytes_of(codes));
    Bytes memory(bytes);
    if (!memory.is_allocated())
      return Error{Errc::out_of_memory, {phrase::no_memory_for_values, bytes}};
    return Planes(std::move(memory), distance_bits, stride);
  }

  unsigned distance_bits() const { return distance_bits_; }
  unsigned never() const { return (1u << distance_bits_) - 1; }
  bool has_draws() const { return stride_ > 2 + distance_bits_; }
  BitRow& won(std::size_t row) { return first_[row * stride_]; }
  BitRow& lost(std::size_t row) { return (&won(row))[1]; }
  BitRow& distance(std::size_t row, unsigned bit) { return (&won(row))[2 + bit]; }
  BitRow& drawn(std::size_t row) { return (&won(row))[2 + distance_bits_]; }  // if has_draws()

  // All bit rows, in the order of the rows of positions.
  BitRow* begin() { return first_; }
  // The memory, which contains the bit rows with up to alignof(BitRow) bytes before them.  It is
  // enough for the codes of all positions and a BitSet of them after the codes.
  Bytes& memory() { return memory_; }

 private:
  Planes(Bytes memory, unsigned distance_bits, unsigned stride)
      : memory_(std::move(memory)),
        first_(memory_.place_for<BitRow>(0)),
        distance_bits_(distance_bits),
        stride_(stride) {}

  Bytes memory_;
  BitRow* first_;
  unsigned distance_bits_, stride_;
};

}  // namespace kanzen::gobblers

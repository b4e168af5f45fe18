#pragma once
// One chunk of a table: the symbols of the stored positions in a range of indices, as bytes
// (FORMAT.md) and ready to be asked.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/result.hpp"
#include "engine/table/prefix_code.hpp"
#include "engine/table/static_function.hpp"

namespace kanzen::table {

// What is stored for a position that a short search leaves open.  The distance of a win is
// not: it is one more than the shortest among the losses that its moves lead to.
inline constexpr Symbol win_symbol = 0, draw_symbol = 1, first_loss_symbol = 2;  // + distance
inline constexpr unsigned longest_stored_loss = 255 - first_loss_symbol;         // plies

// In the chunks that tell positions that play can reach from the others.
inline constexpr Symbol reached_symbol = 0, unreached_symbol = 1;
// What such a chunk is named: it is none of values.
inline std::string reached_name(const std::string& name) { return name + " reached"; }

inline constexpr std::uint16_t format_version = 1;

struct StoredPosition {
  Index index = 0;
  Symbol symbol = 0;
};

// The first index of a chunk, and the first one after it.
struct IndexRange {
  Index first = 0, last = 0;
  friend bool operator==(const IndexRange&, const IndexRange&) = default;
  bool contains(Index i) const { return first <= i && i < last; }
};

// `name` says which game and rules: a reader compares it.  `positions` ascend, within the range.
Result<std::vector<std::byte>> write_chunk(const std::string& name, IndexRange range,
                                           std::span<const StoredPosition> positions,
                                           Executor& executor);

class Chunk {
 public:
  // Errc::corrupt_data says what is wrong with the bytes, or that they are another chunk's.
  static Result<Chunk> open(const std::string& name, IndexRange range,
                            std::span<const std::byte> bytes);

  std::uint32_t stored() const { return stored_; }
  // Of a stored position; for any other, a symbol that means nothing.
  Symbol symbol(Index index) const { return code_.decode(function_.bits_of(index)); }

 private:
  Chunk(std::uint32_t stored, PrefixCode code, StaticFunctionData function)
      : stored_(stored), code_(std::move(code)), function_(std::move(function)) {}

  std::uint32_t stored_;
  PrefixCode code_;
  StaticFunction function_;
};

}  // namespace kanzen::table

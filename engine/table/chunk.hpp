#pragma once
// One chunk of a table: the symbols of the stored positions in a range of indices, both as bytes
// (docs/FORMAT.md) and ready for lookup.
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

// The symbols stored for positions that a bounded search does not decide.  A win's distance is not
// stored: it is one more than the shortest distance of a loss among its successors.
inline constexpr Symbol win_symbol = 0, draw_symbol = 1, first_loss_symbol = 2;  // + distance
inline constexpr unsigned longest_stored_loss = 255 - first_loss_symbol;         // plies

inline constexpr std::uint16_t format_version = 1;

struct StoredPosition {
  Index index = 0;
  Symbol symbol = 0;
};

// A half-open range of indices.
struct IndexRange {
  Index first = 0, last = 0;
  friend bool operator==(const IndexRange&, const IndexRange&) = default;
  bool contains(Index i) const { return first <= i && i < last; }
};

// Encodes a chunk.  `name` identifies game and rules; readers compare it.  `positions` are
// ascending and within the range.
Result<std::vector<std::byte>> write_chunk(const std::string& name, IndexRange range,
                                           std::span<const StoredPosition> positions,
                                           Executor& executor);

class Chunk {
 public:
  // Decodes a chunk.  Errc::corrupt_data if the bytes are damaged or belong to another chunk.
  static Result<Chunk> open(const std::string& name, IndexRange range,
                            std::span<const std::byte> bytes);

  std::uint32_t stored() const { return stored_; }
  // Returns the symbol of a stored position, an arbitrary symbol for any other index.
  Symbol symbol(Index index) const { return code_.decode(function_.bits_of(index)); }

 private:
  Chunk(std::uint32_t stored, PrefixCode code, StaticFunctionData function)
      : stored_(stored), code_(std::move(code)), function_(std::move(function)) {}

  std::uint32_t stored_;
  PrefixCode code_;
  StaticFunction function_;
};

}  // namespace kanzen::table

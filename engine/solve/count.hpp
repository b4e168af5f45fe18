#pragma once
// How many positions of a set have each value.
#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/value_code.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

using ValueCounts = std::array<std::uint64_t, 256>;  // by value code

// Errc::cancelled when the sink says so.
inline Result<ValueCounts> count_values(const ValueTable& values, const BitSet& positions,
                                        Executor& executor, const ProgressSink& progress) {
  constexpr Index words_a_block = 1 << 14;
  ValueCounts total{};
  std::uint64_t counted = 0;
  const bool finished = in_blocks(
      executor, progress, {"count", 0}, positions.word_count(), words_a_block, ValueCounts{},
      [&](Index word, ValueCounts& counts) {
        for (std::uint64_t rest = positions.word(word); rest != 0; rest &= rest - 1)
          ++counts[values.code(word * 64 + static_cast<Index>(std::countr_zero(rest)))];
      },
      [&](const ValueCounts& counts) {
        for (std::size_t code = 0; code < counts.size(); ++code) {
          total[code] += counts[code];
          counted += counts[code];
        }
        return counted;
      });
  if (!finished) return Error{Errc::cancelled, "counting was cancelled"};
  return total;
}

}  // namespace kanzen

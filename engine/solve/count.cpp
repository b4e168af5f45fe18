#include "engine/solve/count.hpp"

#include <bit>

#include "engine/solve/blocks.hpp"

namespace kanzen {

Result<ValueCounts> count_values(const ValueTable& values, const BitSet& positions,
                                 Executor& executor, const ProgressSink& progress) {
  constexpr Index words_a_block = 1 << 14;
  ValueCounts total;
  std::uint64_t counted = 0;
  const bool finished = in_blocks(
      executor, progress, {"count", 0}, positions.word_count(), words_a_block, values.empty_tally(),
      [&](Index word, ValueTable::Tally& tally) {
        for (std::uint64_t rest = positions.word(word); rest != 0; rest &= rest - 1)
          values.count(word * 64 + static_cast<Index>(std::countr_zero(rest)), tally);
      },
      [&](const ValueTable::Tally& tally) {
        values.for_each_counted(tally, [&](Value value, std::uint64_t positions_of_it) {
          total.add(value, positions_of_it);
          counted += positions_of_it;
        });
        return counted;
      });
  if (!finished) return Error{Errc::cancelled, "counting was cancelled"};
  return total;
}

}  // namespace kanzen

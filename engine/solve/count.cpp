#include "engine/solve/count.hpp"

#include <algorithm>

#include "engine/solve/blocks.hpp"
#include "engine/solve/layered_solve.hpp"

namespace kanzen {

Result<ValueCounts> count_values(const ValueTable& values, const BitSet& positions,
                                 Executor& executor, const ProgressSink& progress) {
  constexpr Index words_per_block = 1 << 14;
  ValueCounts total;
  std::uint64_t counted = 0;
  const bool finished = run_in_blocks(
      executor, progress, {"count", 0}, (values.size() + 63) / 64, words_per_block,
      ValueTable::Tally{},
      [&](Index word, ValueTable::Tally& tally) {
        positions.for_each(word * 64, std::min(word * 64 + 64, values.size()), [&](Index i) {
          values.count(i, tally);
          return true;
        });
      },
      [&](const ValueTable::Tally& tally) {
        values.for_each_counted(tally, [&](Value value, std::uint64_t positions_of_it) {
          total.add(value, positions_of_it);
          counted += positions_of_it;
        });
        return counted;
      });
  if (!finished) return Error{Errc::cancelled, untranslated("counting was cancelled")};
  return total;
}

void copy_layer(Index first, const ValueTable& layer, ValueTable& values, BitSet& reached) {
  for (Index i = 0; i < layer.size(); ++i) {
    // `values` has the same Distances as the layer's table, so restore() cannot fail.
    (void)values.restore(first + i, layer.saved_code(i));
    if (!layer.is_gap(i)) reached.insert(first + i);
  }
}

}  // namespace kanzen

#include "engine/solve/layered_solve.hpp"

namespace kanzen {

void take_layer(Index first, const ValueTable& layer, ValueTable& values, BitSet& reached) {
  for (Index i = 0; i < layer.size(); ++i) {
    // It is made for the same distances, so it holds whatever a layer's table does.
    (void)values.set(first + i, layer.entry(i));
    if (!layer.is_gap(i)) reached.insert(first + i);
  }
}

}  // namespace kanzen

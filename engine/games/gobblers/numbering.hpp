#pragma once
// The dense index of Gobblers positions: one number a symmetry class.
//
// index = (class of the largest layer * 1423 + middle layer) * 1423 + smallest layer,
// each layer as its placement's rank (pair_placements.hpp), the whole position
// turned so that the largest layer is its class's representative.  Where several
// symmetries do that (the representative is symmetric itself), the smallest index
// counts; the others are gaps.
#include <algorithm>
#include <bit>
#include <optional>

#include "engine/core/game.hpp"
#include "engine/games/gobblers/state.hpp"
#include "engine/index/pair_placements.hpp"

namespace kanzen::gobblers {

template <int Sizes>
class Numbering {
 public:
  static constexpr Index count() {
    Index result = PairPlacements::class_count;
    for (int layer = Sizes - 2; layer >= 0; --layer) result *= PairPlacements::count;
    return result;
  }

  Index index(const State<Sizes>& s) const {
    const auto ranks = layer_ranks(s);
    const int large = ranks[Sizes - 1];
    return lowest_index(ranks, tables_.class_of(large),
                        tables_.symmetries_to_representative(large));
  }

  // nullopt: a gap, the class is numbered elsewhere.  The side to move is the first player.
  std::optional<State<Sizes>> unindex(Index index) const {
    Ranks ranks{};
    Index rest = index;
    for (std::size_t layer = 0; layer + 1 < Sizes; ++layer) {
      ranks[layer] = static_cast<int>(rest % PairPlacements::count);
      rest /= PairPlacements::count;
    }
    const int class_number = static_cast<int>(rest);
    const int large = tables_.representative(class_number);
    ranks[Sizes - 1] = large;
    const auto stabiliser = tables_.symmetries_to_representative(large);
    if (stabiliser != 1 && lowest_index(ranks, class_number, stabiliser) != index)
      return std::nullopt;
    State<Sizes> s;
    for (std::size_t layer = 0; layer < Sizes; ++layer) {
      const auto [own, opponent] = tables_.placement(ranks[layer]);
      s.own[layer] = own;
      s.opponent[layer] = opponent;
    }
    return s;
  }

 private:
  using Ranks = std::array<int, Sizes>;

  Ranks layer_ranks(const State<Sizes>& s) const {
    Ranks ranks{};
    for (std::size_t layer = 0; layer < Sizes; ++layer)
      ranks[layer] = tables_.rank(s.own[layer], s.opponent[layer]);
    return ranks;
  }

  // Over the symmetries in `candidates`, a bit set.
  Index lowest_index(const Ranks& ranks, int class_number, unsigned candidates) const {
    Index lowest = count();
    for (; candidates != 0; candidates &= candidates - 1) {
      const int g = std::countr_zero(candidates);
      Index index = static_cast<Index>(class_number);
      for (int layer = Sizes - 2; layer >= 0; --layer)
        index = index * PairPlacements::count +
                static_cast<Index>(tables_.symmetric(g, ranks[static_cast<std::size_t>(layer)]));
      lowest = std::min(lowest, index);
    }
    return lowest;
  }

  const PairPlacements& tables_ = PairPlacements::tables();
};

}  // namespace kanzen::gobblers

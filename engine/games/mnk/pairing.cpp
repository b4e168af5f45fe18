#include "engine/games/mnk/pairing.hpp"

#include <algorithm>
#include <bit>
#include <vector>

namespace kanzen::mnk {
namespace {

bool contains(Cells set, Cells cells) { return (set & cells) == cells; }

bool has_pair(Cells cells) { return (cells & (cells - 1)) != 0; }

// Returns the sets that contain no other one: a pair of a set is one of those that contain it.
CellSets smallest_sets(const CellSets& sets) {
  CellSets smallest;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    bool is_smallest = true;
    for (std::size_t j = 0; j < sets.size() && is_smallest; ++j)
      is_smallest = !contains(sets[i], sets[j]) || (sets[i] == sets[j] && j >= i);
    if (is_smallest) smallest.push_back(sets[i]);
  }
  return smallest;
}

class PairingSearch {
 public:
  // Returns the cells of pairs for `sets` that are disjoint from the cells `used`, and these.
  std::optional<Cells> extend(Cells used, const CellSets& sets) {
    if (sets.empty()) return used;
    if (nodes_ == most_nodes) return std::nullopt;
    ++nodes_;
    for (const Pair& pair : pairs_of(narrowest_of(sets, used), used, sets)) {
      CellSets rest;
      for (const Cells set : sets)
        if (!contains(set, pair.cells)) rest.push_back(set);
      const auto found = extend(used | pair.cells, rest);
      if (found || nodes_ == most_nodes) return found;
    }
    return std::nullopt;
  }

 private:
  // With more nodes fewer positions are searched, but each of them takes longer: 7,7,5 takes as
  // long with 60 and 200.
  static constexpr unsigned most_nodes = 100;

  // Returns the free cells of the set that has the fewest.
  static Cells narrowest_of(const CellSets& sets, Cells used) {
    Cells narrowest = 0;
    int fewest = max_cells + 1;
    for (const Cells set : sets) {
      const int count = std::popcount(set & ~used);
      if (count >= fewest) continue;
      narrowest = set & ~used;
      fewest = count;
      if (count <= 2) break;
    }
    return narrowest;
  }

  struct Pair {
    Cells cells;
    int merit;
  };

  // Returns the pairs of `cells` that leave every other set a pair; those of the most sets first,
  // among these the ones that take the fewest cells from others.
  static std::vector<Pair> pairs_of(Cells cells, Cells used, const CellSets& sets) {
    std::vector<Pair> pairs;
    for (Cells first = cells; first != 0; first &= first - 1)
      for (Cells second = first & (first - 1); second != 0; second &= second - 1) {
        const Cells pair = cell_bit(lowest_cell(first)) | cell_bit(lowest_cell(second));
        if (const auto merit = merit_of(pair, used, sets)) pairs.push_back({pair, *merit});
      }
    std::sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
      return a.merit != b.merit ? a.merit > b.merit : a.cells < b.cells;
    });
    return pairs;
  }

  // Returns nullopt if a set is left without a pair.
  static std::optional<int> merit_of(Cells pair, Cells used, const CellSets& sets) {
    int merit = 0;
    for (const Cells set : sets) {
      if (contains(set, pair)) {
        merit += 8;
      } else if ((set & pair) != 0) {
        if (!has_pair(set & ~used & ~pair)) return std::nullopt;
        --merit;
      }
    }
    return merit;
  }

  unsigned nodes_ = 0;
};

}  // namespace

std::optional<Cells> find_pairing(const CellSets& sets) {
  return PairingSearch().extend(0, smallest_sets(sets));
}

}  // namespace kanzen::mnk

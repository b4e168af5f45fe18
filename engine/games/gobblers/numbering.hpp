#pragma once
// The dense index of Gobblers positions, one number per symmetry class.
//
//     index = row * 1423 + rank of the smallest layer        (pair_placements.hpp)
//
// A row is a symmetry class of all layers but the smallest.  Its representative has the lowest
// possible rank of the largest layer and, under the symmetries that preserve that layer, the lowest
// possible rank of the middle layer.  If several symmetries preserve the whole row, the smallest
// layer takes the lowest rank it has under them, and the other ranks are gaps.  Positions of one
// row differ only in the smallest layer, so moves of the larger pieces lead from all of them to the
// same few rows (row.hpp).
#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/games/gobblers/state.hpp"
#include "engine/index/pair_placements.hpp"

namespace kanzen::gobblers {

// A row, and the symmetries that map given upper layers to its representative, as a non-empty bit
// set over the symmetry numbers.
struct RowPlace {
  std::uint32_t row = 0;
  std::uint8_t symmetries = 0;
};

template <int Sizes>
class Numbering {
 public:
  static constexpr int row_size = PairPlacements::count;

  // Returns the shared, immutable instance, which is built at the first call.
  static const Numbering& instance() {
    static const Numbering numbering;
    return numbering;
  }

  std::uint32_t row_count() const { return static_cast<std::uint32_t>(rows_.size()); }
  Index count() const { return Index{row_count()} * row_size; }

  RowPlace place(const State<Sizes>& s) const {
    if constexpr (Sizes == 1) return {0, all_symmetries};
    if constexpr (Sizes == 2) return place_large(rank(s, 1));
    if constexpr (Sizes == 3) return place_pair(rank(s, 2), rank(s, 1));
  }

  // Returns the index of the position in place.row whose smallest layer has the rank `smallest`
  // before one of place.symmetries is applied.
  [[gnu::always_inline]] static Index in_row(const PairPlacements& tables, RowPlace place,
                                             int smallest) {
    int lowest = tables.symmetric(std::countr_zero(place.symmetries), smallest);
    for (unsigned rest = place.symmetries & (place.symmetries - 1u); rest != 0; rest &= rest - 1)
      lowest = std::min(lowest, tables.symmetric(std::countr_zero(rest), smallest));
    return Index{place.row} * row_size + static_cast<Index>(lowest);
  }

  Index index(const State<Sizes>& s) const { return in_row(tables_, place(s), rank(s, 0)); }

  // Returns the upper layers of a row's representative, with an empty smallest layer.
  const State<Sizes>& representative(std::uint32_t row) const { return rows_[row].state; }
  // Returns the symmetries that preserve the representative as a bit set, which contains bit 0.
  std::uint8_t stabiliser(std::uint32_t row) const { return rows_[row].stabiliser; }

  // Returns the position with an index, with the first player to move; nullopt for a gap.
  std::optional<State<Sizes>> unindex(Index index) const {
    const auto row = static_cast<std::uint32_t>(index / row_size);
    const int smallest = static_cast<int>(index % row_size);
    if (is_gap(row, smallest)) return std::nullopt;
    State<Sizes> s = rows_[row].state;
    set_layer(s, 0, tables_.placement(smallest));
    return s;
  }

  bool is_gap(std::uint32_t row, int smallest) const {
    for (unsigned rest = rows_[row].stabiliser & ~1u; rest != 0; rest &= rest - 1)
      if (tables_.symmetric(std::countr_zero(rest), smallest) < smallest) return true;
    return false;
  }

  const PairPlacements& tables() const { return tables_; }

 private:
  static constexpr std::uint8_t all_symmetries = 0xff;

  struct RowData {
    State<Sizes> state;
    std::uint8_t stabiliser = 0;
  };

  Numbering() {
    if constexpr (Sizes == 1) rows_.push_back({{}, all_symmetries});
    if constexpr (Sizes == 2) number_large_rows();
    if constexpr (Sizes == 3) number_pair_rows();
  }

  static constexpr std::size_t u(int i) { return static_cast<std::size_t>(i); }

  static void set_layer(State<Sizes>& s, int layer, PairPlacement placement) {
    s.own[u(layer)] = placement.own;
    s.opponent[u(layer)] = placement.opponent;
  }

  int rank(const State<Sizes>& s, int layer) const {
    return tables_.rank(s.own[u(layer)], s.opponent[u(layer)]);
  }

  RowPlace place_large(int large) const {
    return {static_cast<std::uint32_t>(tables_.class_of(large)),
            tables_.symmetries_to_representative(large)};
  }

  RowPlace place_pair(int large, int middle) const {
    const RowPlace outer = place_large(large);
    int lowest = PairPlacements::count;
    unsigned symmetries = 0;
    for (unsigned rest = outer.symmetries; rest != 0; rest &= rest - 1) {
      const int image = tables_.symmetric(std::countr_zero(rest), middle);
      if (image > lowest) continue;
      if (image < lowest) symmetries = 0;
      lowest = image;
      symmetries |= rest & (~rest + 1u);
    }
    return {pair_rows_[u(static_cast<int>(outer.row) * PairPlacements::count + lowest)],
            static_cast<std::uint8_t>(symmetries)};
  }

  void number_large_rows() {
    for (int c = 0; c < PairPlacements::class_count; ++c) {
      const int large = tables_.representative(c);
      RowData row;
      set_layer(row.state, Sizes - 1, tables_.placement(large));
      row.stabiliser = tables_.symmetries_to_representative(large);
      rows_.push_back(row);
    }
  }

  void number_pair_rows() {
    pair_rows_.resize(u(PairPlacements::class_count * PairPlacements::count));
    for (int c = 0; c < PairPlacements::class_count; ++c)
      for (int middle = 0; middle < PairPlacements::count; ++middle) {
        const int large = tables_.representative(c);
        RowData row;
        bool lowest = true;
        for (unsigned rest = tables_.symmetries_to_representative(large); rest != 0;
             rest &= rest - 1) {
          const int image = tables_.symmetric(std::countr_zero(rest), middle);
          if (image < middle) lowest = false;
          if (image == middle)
            row.stabiliser = static_cast<std::uint8_t>(row.stabiliser | (rest & (~rest + 1u)));
        }
        if (!lowest) continue;
        set_layer(row.state, Sizes - 1, tables_.placement(large));
        set_layer(row.state, Sizes - 2, tables_.placement(middle));
        pair_rows_[u(c * PairPlacements::count + middle)] =
            static_cast<std::uint32_t>(rows_.size());
        rows_.push_back(row);
      }
  }

  const PairPlacements& tables_ = PairPlacements::tables();
  std::vector<RowData> rows_;
  // With three sizes: the row by class of the largest layer * 1423 + lowest rank of the middle
  // layer.
  std::vector<std::uint32_t> pair_rows_;
};

}  // namespace kanzen::gobblers

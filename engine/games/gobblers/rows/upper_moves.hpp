#pragma once
// UpperMoves finds the rows that moves of upper pieces lead to, and those from which such moves
// lead to a row.  They do not depend on the smallest layer, so a move maps whole rows to whole
// rows; only which lifts are illegal or end the game depends on it (Lift).  Moves that lead to
// positions that the rules make impossible are not left out.
//
// A move exchanges the sides.  A row is "turned" if its bits stand for the positions with the sides
// exchanged.  The bits of the other rows then differ from those of a turned row only by a symmetry.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/core/fixed_vector.hpp"
#include "engine/games/gobblers/lines.hpp"
#include "engine/games/gobblers/rules.hpp"
#include "engine/games/gobblers/state.hpp"
#include "engine/index/pair_placements.hpp"

namespace kanzen::gobblers {

template <int Sizes>
class Numbering;

// A row, and a symmetry that maps given upper layers to its representative.
class RowView {
 public:
  RowView() = default;
  RowView(std::uint32_t row, int symmetry) : packed_(row << 3 | static_cast<unsigned>(symmetry)) {}
  std::uint32_t row() const { return packed_ >> 3; }
  unsigned symmetry() const { return packed_ & 7u; }
  // The view of upper layers that `first` maps to those of this view.
  RowView after(int first) const {
    return {row(), symmetry_product(static_cast<int>(symmetry()), first)};
  }

 private:
  std::uint32_t packed_ = 0;
};

// Whether the lift of a piece uncovers what it must not, a line of the other side or any piece of
// it, so that no piece is put down.
struct Lift {
  bool always = false;  // whatever the smallest layer is
  // Otherwise it does if the other side has small pieces on all of the cells of one of these sets,
  // of one or two cells.
  FixedVector<Mask9, 4> small_pieces;
  friend bool operator==(const Lift& a, const Lift& b) {
    return a.always == b.always && std::equal(a.small_pieces.begin(), a.small_pieces.end(),
                                              b.small_pieces.begin(), b.small_pieces.end());
  }
};

// The rows whose bits make up those of a row.
struct Sources {
  static constexpr std::size_t most = 36;  // two layers with 17 moves or 18 un-moves each
  // Moves that an equal lift makes impossible for some placements of the smallest layer.
  struct Masked {
    Lift lift;
    std::uint8_t first = 0;  // of masked_rows; they end with the first one of the next
  };

  std::array<FixedVector<std::uint32_t, most>, symmetry_count> rows;  // by symmetry
  FixedVector<Masked, most> masked;
  FixedVector<RowView, most> masked_rows;

  std::size_t end_of(std::size_t number) const {
    return number + 1 < masked.size() ? masked[number + 1].first : masked_rows.size();
  }
  void add(RowView view, const Lift& lift) {
    if (lift.small_pieces.empty()) {
      rows[view.symmetry()].push_back(view.row());
      return;
    }
    if (masked.empty() || !(masked[masked.size() - 1].lift == lift))
      masked.push_back({lift, static_cast<std::uint8_t>(masked_rows.size())});
    masked_rows.push_back(view);
  }

  void clear() {
    for (auto& list : rows) list.clear();
    masked.clear();
    masked_rows.clear();
  }
};

// To the rows after a move of the side to move, or to those before the opponent's last move.
enum class Direction { forward, backward };

// The upper layers of a row.
struct UpperLayers {
  PairPlacement large, middle;
  Visible visible;
  Mask9 bare = 0;         // cells without an upper piece, on which small pieces are visible
  int turned_middle = 0;  // rank of the middle layer with the sides exchanged
};

class UpperMoves {
 public:
  // Returns the shared, immutable instance for one to three sizes, which is built at the first
  // call.
  static const UpperMoves& instance(int sizes);

  bool has_middle() const { return middle_count_ > 1; }
  std::uint32_t row_count() const { return static_cast<std::uint32_t>(row_data_.size()); }
  // The rows are ordered by the class of the large layer.
  std::uint32_t first_row(int large_class) const {
    return first_rows_[static_cast<std::size_t>(large_class)];
  }
  // The symmetries that preserve the row's representative, as a bit set.
  std::uint8_t stabiliser(std::uint32_t row) const { return row_data_[row].stabiliser; }
  RowView row_of_layers(int large, int middle) const { return row_of(view_of(large), middle); }
  UpperLayers layers(int large_class, std::uint32_t row) const {
    UpperLayers upper;
    upper.large = tables_.placement(tables_.representative(large_class));
    upper.middle = tables_.placement(row_data_[row].middle);
    upper.turned_middle = tables_.rank(upper.middle.opponent, upper.middle.own);
    const auto large = static_cast<Mask9>(upper.large.own | upper.large.opponent);
    upper.visible = {join(upper.large.own, without(upper.middle.own, large)),
                     join(upper.large.opponent, without(upper.middle.opponent, large))};
    upper.bare = without(mask_count - 1, join(upper.visible.own, upper.visible.opponent));
    return upper;
  }

  // By the middle layer: the rows of a class of large layers with the sides exchanged.
  using TurnedRows = std::array<RowView, PairPlacements::count>;
  void turn(int large_class, TurnedRows& turned) const {
    const PairPlacement large = tables_.placement(tables_.representative(large_class));
    const LargeView view = view_of(tables_.rank(large.opponent, large.own));
    for (int middle = 0; middle < middle_count_; ++middle) turned[u(middle)] = row_of(view, middle);
  }

  // Can the side to move place an upper piece from its hand?
  bool can_place(const UpperLayers& upper) const {
    return std::popcount(upper.large.own) < pieces_per_size ||
           (has_middle() && std::popcount(upper.middle.own) < pieces_per_size &&
            open_to_middle(upper) != 0);
  }

  // --- adding to `sources` the rows that filter(row) accepts

  // The moves from the hand, or back to the hand.
  template <Direction direction, class Filter>
  void add_hand_moves(int large_class, const UpperLayers& upper, const TurnedRows& turned,
                      Filter&& filter, Sources& sources) const {
    const auto add = [&](RowView view) {
      if (filter(view.row())) sources.rows[view.symmetry()].push_back(view.row());
    };
    if (has_middle()) {
      const Sides sides = sides_of<direction>(upper.middle);
      if constexpr (direction == Direction::forward) {
        if (std::popcount(sides.mover) < pieces_per_size)
          for (unsigned rest = open_to_middle(upper); rest != 0; rest &= rest - 1)
            add(turned[u(turned_rank<direction>(join(sides.mover, lowest(rest)), sides.other))]);
      } else {
        for (unsigned rest = without(sides.mover, cells_of(upper.large)); rest != 0;
             rest &= rest - 1)
          add(turned[u(turned_rank<direction>(without(sides.mover, lowest(rest)), sides.other))]);
      }
    }
    for (const LargeMove& move : large_moves<direction>(large_class).hand)
      add(row_of(move.after, upper.turned_middle));
  }

  // The moves from cell to cell, if there are any.
  template <Direction direction, class Filter>
  void add_board_moves(const Rules& rules, int large_class, const UpperLayers& upper,
                       const TurnedRows& turned, Filter&& filter, Sources& sources) const {
    if (!rules.has_board_moves()) return;
    const auto add = [&](RowView view, const Lift& lift) {
      if (!lift.always && filter(view.row())) sources.add(view, lift);
    };
    if (has_middle()) {
      const Sides sides = sides_of<direction>(upper.middle);
      for (unsigned rest = without(sides.mover, cells_of(upper.large)); rest != 0;
           rest &= rest - 1) {
        const Mask9 moved = lowest(rest);
        const Mask9 left = without(sides.mover, moved);
        const auto add_all = [&](auto&& lift_of) {
          for (unsigned to = open_to_middle(upper); to != 0; to &= to - 1)
            add(turned[u(turned_rank<direction>(join(left, lowest(to)), sides.other))],
                lift_of(lowest(to)));
        };
        if (rules.uncovers_only_own())
          add_all([&](Mask9 other) { return small_piece_at(lifted<direction>(moved, other)); });
        else
          add_unless_always(lines_uncovered_by_middle<direction>(rules, upper, moved), add_all);
      }
    }
    const auto& moves = large_moves<direction>(large_class).board;
    for (auto move = moves.begin(); move != moves.end();) {
      const int cell = move->cell;
      const auto first = move;
      while (move != moves.end() && move->cell == cell) ++move;
      const auto add_all = [&](auto&& lift_of) {
        for (auto one = first; one != move; ++one)
          add(row_of(one->after, upper.turned_middle), lift_of(bit(one->other)));
      };
      if (rules.uncovers_only_own())
        add_all([&](Mask9 other) {
          return piece_uncovered_by_large<direction>(upper, lifted<direction>(bit(cell), other));
        });
      else
        add_unless_always(lines_uncovered_by_large<direction>(rules, upper, bit(cell)), add_all);
    }
  }

  // Returns the lifts of upper pieces of the side to move, from the hand none, with the lines that
  // they uncover, for rules under which these count.
  FixedVector<Lift, 4> uncovering_lifts(const Rules& rules, const UpperLayers& upper) const {
    constexpr auto forward = Direction::forward;
    FixedVector<Lift, 4> lifts;
    const Mask9 middles = without(upper.middle.own, cells_of(upper.large));
    for (unsigned rest = middles; rest != 0; rest &= rest - 1)
      lifts.push_back(lines_uncovered_by_middle<forward>(rules, upper, lowest(rest)));
    for (unsigned rest = upper.large.own; rest != 0; rest &= rest - 1)
      lifts.push_back(lines_uncovered_by_large<forward>(rules, upper, lowest(rest)));
    return lifts;
  }

 private:
  // The class of a large layer, and a symmetry that maps the layer to its representative.
  struct LargeView {
    int large_class = 0, symmetry = 0;
  };
  // A move or an un-move of a large piece, for any middle layer.
  struct LargeMove {
    int cell = 0;   // of the piece; for moves from cell to cell, as the next one
    int other = 0;  // that it goes to, or comes from
    LargeView after;
  };
  struct LargeMoves {
    std::vector<LargeMove> hand, board;  // the latter by cell
  };
  // A layer's cells of the side whose piece moves, and of the other side.
  struct Sides {
    Mask9 mover = 0, other = 0;
  };

  static constexpr std::size_t u(int i) { return static_cast<std::size_t>(i); }
  static constexpr Mask9 join(Mask9 a, Mask9 b) { return static_cast<Mask9>(a | b); }
  static constexpr Mask9 lowest(unsigned cells) {
    return static_cast<Mask9>(cells & (~cells + 1u));
  }
  static constexpr Mask9 cells_of(PairPlacement layer) { return join(layer.own, layer.opponent); }
  static constexpr Mask9 open_to_middle(const UpperLayers& upper) {
    return without(mask_count - 1, join(cells_of(upper.large), cells_of(upper.middle)));
  }

  template <Direction direction>
  static constexpr Sides sides_of(PairPlacement layer) {
    if constexpr (direction == Direction::forward) return {layer.own, layer.opponent};
    return {layer.opponent, layer.own};
  }
  // Returns the rank of a layer in the row before or after the move, in which the other side, or
  // the mover, is to move.
  template <Direction direction>
  int turned_rank(Mask9 mover, Mask9 other) const {
    if constexpr (direction == Direction::forward) return tables_.rank(other, mover);
    return tables_.rank(mover, other);
  }

  template <Direction direction>
  static Mask9 visible_of_other(const UpperLayers& upper) {
    return direction == Direction::forward ? upper.visible.opponent : upper.visible.own;
  }
  // Adds all moves of one piece, whose lift is the same wherever it goes.
  template <class AddAll>
  static void add_unless_always(const Lift& lift, AddAll&& add_all) {
    if (!lift.always) add_all([&](Mask9) -> const Lift& { return lift; });
  }
  // Returns the cell that the piece leaves.  `moved`: the cell of the piece; `other`: that it goes
  // to, or comes from.
  template <Direction direction>
  static Mask9 lifted(Mask9 moved, Mask9 other) {
    return direction == Direction::forward ? moved : other;
  }
  static Lift small_piece_at(Mask9 cell) {
    Lift lift;
    lift.small_pieces.push_back(cell);
    return lift;
  }
  // Returns whether a large piece that leaves a cell uncovers a piece of the other side there.
  template <Direction direction>
  static Lift piece_uncovered_by_large(const UpperLayers& upper, Mask9 cell) {
    const Sides middle = sides_of<direction>(upper.middle);
    Lift lift;
    if ((middle.mover & cell) != 0) return lift;
    lift.always = (middle.other & cell) != 0;
    return lift.always ? lift : small_piece_at(cell);
  }

  // Returns which lines a piece in the air uncovers: those through `moved`, because a line
  // elsewhere would have been seen before.  `seen`: the other side's visible upper pieces then;
  // `bare`: the cells whose small pieces are visible then.
  static Lift uncovered(Mask9 moved, Mask9 seen, Mask9 bare) {
    Lift lift;
    for (const Mask9 line : lines) {
      if ((line & moved) == 0) continue;
      const Mask9 missing = without(line, seen);
      if (missing == 0) lift.always = true;
      if (missing != 0 && without(missing, bare) == 0 && std::popcount(missing) <= pieces_per_size)
        lift.small_pieces.push_back(missing);
    }
    return lift;
  }
  template <Direction direction>
  static Lift lines_uncovered_by_middle(const Rules& rules, const UpperLayers& upper, Mask9 moved) {
    if (rules.may_uncover_line()) return {};
    return uncovered(moved, visible_of_other<direction>(upper), join(upper.bare, moved));
  }
  template <Direction direction>
  static Lift lines_uncovered_by_large(const Rules& rules, const UpperLayers& upper, Mask9 moved) {
    if (rules.may_uncover_line()) return {};
    const Sides middle = sides_of<direction>(upper.middle);
    const Mask9 seen = visible_of_other<direction>(upper);
    if ((middle.mover & moved) != 0) return {};  // the mover's own piece appears
    if ((middle.other & moved) != 0) return uncovered(moved, join(seen, moved), upper.bare);
    return uncovered(moved, seen, join(upper.bare, moved));
  }

  LargeView view_of(int large) const {
    return {tables_.class_of(large), std::countr_zero(tables_.symmetries_to_representative(large))};
  }
  RowView row_of(LargeView large, int middle) const {
    const int image = tables_.symmetric(large.symmetry, middle);
    return rows_[u(large.large_class * middle_count_ + image)].after(large.symmetry);
  }

  template <Direction direction>
  const LargeMoves& large_moves(int large_class) const {
    return (direction == Direction::forward ? forward_ : backward_)[u(large_class)];
  }

  template <int Sizes>
  explicit UpperMoves(const Numbering<Sizes>& numbering);
  template <int Sizes>
  void find_rows(const Numbering<Sizes>& numbering, int large_class);
  template <Direction direction>
  void find_large_moves(int large_class, std::vector<LargeMoves>& all);

  struct RowData {
    std::uint16_t middle = 0;  // the rank of the middle layer, 0 if it is empty
    std::uint8_t stabiliser = 0;
  };

  const PairPlacements& tables_ = PairPlacements::tables();
  const int middle_count_;                 // of the placements of the middle layer: 1 without one
  std::vector<RowData> row_data_;          // by row
  std::vector<std::uint32_t> first_rows_;  // by class of the large layer, and the number of rows
  std::vector<RowView> rows_;              // by class of the large layer and by middle layer
  std::vector<LargeMoves> forward_, backward_;  // by class of the large layer
};

}  // namespace kanzen::gobblers

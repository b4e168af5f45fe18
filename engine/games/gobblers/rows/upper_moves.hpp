#pragma once
// UpperMoves finds the rows that moves of upper pieces lead to, and those from which such moves
// lead to a row.  They do not depend on the smallest layer, so a move maps whole rows to whole
// rows; only which lifts uncover a line depends on it (Lift).
//
// A move exchanges the sides.  A row is "turned" if its bits stand for the positions with the sides
// exchanged.  The bits of the other rows then differ from those of a turned row only by a symmetry.
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/core/fixed_vector.hpp"
#include "engine/games/gobblers/lines.hpp"
#include "engine/games/gobblers/numbering.hpp"

namespace kanzen::gobblers {

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

// Whether lifting a piece uncovers a line of the other side, which loses at once under the strict
// rules.
struct Lift {
  bool always = false;  // whatever the smallest layer is
  // Otherwise it does if the other side has small pieces on all of the cells of one of these sets,
  // of one or two cells.
  FixedVector<Mask9, 4> small_pieces;
};

// The rows whose bits make up those of a row.
struct Sources {
  static constexpr std::size_t most = 36;  // two layers with 17 moves or 18 un-moves each
  // Moves of a piece whose lift uncovers a line for some placements of the smallest layer.
  struct Masked {
    FixedVector<Mask9, 4> small_pieces;  // see Lift
    std::uint8_t first = 0, last = 0;    // range of masked_rows
  };

  std::array<FixedVector<std::uint32_t, most>, symmetry_count> rows;  // by symmetry
  FixedVector<Masked, 4> masked;
  FixedVector<RowView, most> masked_rows;

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

template <int Sizes>
class UpperMoves {
 public:
  static_assert(Sizes == 2 || Sizes == 3);
  static constexpr int placements = PairPlacements::count;

  // Returns the shared, immutable instance, which is built at the first call.
  static const UpperMoves& instance() {
    static const UpperMoves moves;
    return moves;
  }

  std::uint32_t row_count() const { return static_cast<std::uint32_t>(middles_.size()); }
  // The rows are ordered by the class of the large layer.
  std::uint32_t first_row(int large_class) const {
    return first_rows_[static_cast<std::size_t>(large_class)];
  }
  RowView row_of_layers(int large, int middle) const { return row_of(view_of(large), middle); }
  UpperLayers layers(int large_class, std::uint32_t row) const {
    UpperLayers upper;
    upper.large = tables_.placement(tables_.representative(large_class));
    upper.middle = tables_.placement(middles_[row]);
    upper.turned_middle = tables_.rank(upper.middle.opponent, upper.middle.own);
    const auto large = static_cast<Mask9>(upper.large.own | upper.large.opponent);
    upper.visible = {join(upper.large.own, without(upper.middle.own, large)),
                     join(upper.large.opponent, without(upper.middle.opponent, large))};
    upper.bare = without(mask_count - 1, join(upper.visible.own, upper.visible.opponent));
    return upper;
  }

  // By the middle layer: the rows of a class of large layers with the sides exchanged.
  using TurnedRows = std::array<RowView, placements>;
  void turn(int large_class, TurnedRows& turned) const {
    const PairPlacement large = tables_.placement(tables_.representative(large_class));
    const LargeView view = view_of(tables_.rank(large.opponent, large.own));
    for (int middle = 0; middle < (Sizes == 3 ? placements : 1); ++middle)
      turned[u(middle)] = row_of(view, middle);
  }

  // Can the side to move place an upper piece from its hand?
  static bool can_place(const UpperLayers& upper) {
    return std::popcount(upper.large.own) < pieces_per_size ||
           (Sizes == 3 && std::popcount(upper.middle.own) < pieces_per_size &&
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
    if constexpr (Sizes == 3) {
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

  // The moves from cell to cell.  Under rules by which uncovering a line loses, such moves are left
  // out.
  template <Direction direction, bool uncovering_loses, class Filter>
  void add_board_moves(int large_class, const UpperLayers& upper, const TurnedRows& turned,
                       Filter&& filter, Sources& sources) const {
    if constexpr (Sizes == 3) {
      const Sides sides = sides_of<direction>(upper.middle);
      for (unsigned rest = without(sides.mover, cells_of(upper.large)); rest != 0;
           rest &= rest - 1) {
        const Mask9 lifted = lowest(rest);
        const Mask9 left = without(sides.mover, lifted);
        Adder adder(sources);
        if (uncovering_loses && !adder.lift(uncovered_by_middle<direction>(upper, lifted)))
          continue;
        for (unsigned to = open_to_middle(upper); to != 0; to &= to - 1)
          adder.add(turned[u(turned_rank<direction>(join(left, lowest(to)), sides.other))], filter);
      }
    }
    const auto& moves = large_moves<direction>(large_class).board;
    for (auto move = moves.begin(); move != moves.end();) {
      const int cell = move->cell;
      Adder adder(sources);
      const bool may_move =
          !uncovering_loses || adder.lift(uncovered_by_large<direction>(upper, bit(cell)));
      for (; move != moves.end() && move->cell == cell; ++move)
        if (may_move) adder.add(row_of(move->after, upper.turned_middle), filter);
    }
  }

 private:
  // The class of a large layer, and a symmetry that maps the layer to its representative.
  struct LargeView {
    int large_class = 0, symmetry = 0;
  };
  // A move of a large piece, for any middle layer.
  struct LargeMove {
    int cell = 0;  // of the piece; for moves from cell to cell
    LargeView after;
  };
  struct LargeMoves {
    std::vector<LargeMove> hand, board;  // the latter by cell
  };
  // A layer's cells of the side whose piece moves, and of the other side.
  struct Sides {
    Mask9 mover = 0, other = 0;
  };

  // Adds the moves of one piece, apart from the others if its lift uncovers lines.
  class Adder {
   public:
    explicit Adder(Sources& sources) : sources_(sources) {}
    ~Adder() {
      const auto last = static_cast<std::uint8_t>(sources_.masked_rows.size());
      if (first_ < last) sources_.masked.push_back({lift_.small_pieces, first_, last});
    }
    Adder(const Adder&) = delete;
    Adder& operator=(const Adder&) = delete;

    // Returns false if the lift always uncovers a line.
    bool lift(const Lift& lift) {
      lift_ = lift;
      return !lift.always;
    }
    template <class Filter>
    void add(RowView view, Filter&& filter) {
      if (!filter(view.row())) return;
      if (lift_.small_pieces.empty())
        sources_.rows[view.symmetry()].push_back(view.row());
      else
        sources_.masked_rows.push_back(view);
    }

   private:
    Sources& sources_;
    Lift lift_;
    std::uint8_t first_ = static_cast<std::uint8_t>(sources_.masked_rows.size());
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
  // `seen`: the other side's visible upper pieces after the lift; `bare`: the cells whose small
  // pieces are visible then.
  static Lift uncovered(Mask9 lifted, Mask9 seen, Mask9 bare) {
    Lift lift;
    for (const Mask9 line : lines) {
      if ((line & lifted) == 0) continue;
      const Mask9 missing = without(line, seen);
      if (missing == 0) lift.always = true;
      if (missing != 0 && without(missing, bare) == 0 && std::popcount(missing) <= pieces_per_size)
        lift.small_pieces.push_back(missing);
    }
    return lift;
  }
  template <Direction direction>
  static Lift uncovered_by_middle(const UpperLayers& upper, Mask9 lifted) {
    return uncovered(lifted, visible_of_other<direction>(upper), join(upper.bare, lifted));
  }
  template <Direction direction>
  static Lift uncovered_by_large(const UpperLayers& upper, Mask9 lifted) {
    const Sides middle = sides_of<direction>(upper.middle);
    const Mask9 seen = visible_of_other<direction>(upper);
    if ((middle.mover & lifted) != 0) return {};  // the mover's own piece appears
    if ((middle.other & lifted) != 0) return uncovered(lifted, join(seen, lifted), upper.bare);
    return uncovered(lifted, seen, join(upper.bare, lifted));
  }

  LargeView view_of(int large) const {
    return {tables_.class_of(large), std::countr_zero(tables_.symmetries_to_representative(large))};
  }
  RowView row_of(LargeView large, int middle) const {
    if constexpr (Sizes == 2) {
      return {static_cast<std::uint32_t>(large.large_class), large.symmetry};
    } else {
      const int image = tables_.symmetric(large.symmetry, middle);
      return rows_[u(large.large_class * placements + image)].after(large.symmetry);
    }
  }

  template <Direction direction>
  const LargeMoves& large_moves(int large_class) const {
    return (direction == Direction::forward ? forward_ : backward_)[u(large_class)];
  }

  UpperMoves() {
    const Numbering<Sizes>& numbering = Numbering<Sizes>::instance();
    middles_.resize(numbering.row_count());
    for (std::uint32_t row = 0; row < numbering.row_count(); ++row)
      if constexpr (Sizes == 3) {
        const State<Sizes>& state = numbering.representative(row);
        middles_[row] = static_cast<std::uint16_t>(tables_.rank(state.own[1], state.opponent[1]));
      }
    for (int c = 0; c < PairPlacements::class_count; ++c) {
      find_rows(numbering, c);
      find_large_moves<Direction::forward>(c, forward_);
      find_large_moves<Direction::backward>(c, backward_);
    }
    first_rows_.push_back(numbering.row_count());
  }

  void find_rows(const Numbering<Sizes>& numbering, int large_class) {
    const PairPlacement large = tables_.placement(tables_.representative(large_class));
    State<Sizes> state{};
    state.own[Sizes - 1] = large.own;
    state.opponent[Sizes - 1] = large.opponent;
    first_rows_.push_back(numbering.place(state).row);  // that with an empty middle layer
    if constexpr (Sizes == 3)
      for (int middle = 0; middle < placements; ++middle) {
        const PairPlacement placement = tables_.placement(middle);
        state.own[1] = placement.own;
        state.opponent[1] = placement.opponent;
        const RowPlace place = numbering.place(state);
        rows_.emplace_back(place.row, std::countr_zero(place.symmetries));
      }
  }

  template <Direction direction>
  void find_large_moves(int large_class, std::vector<LargeMoves>& all) {
    const PairPlacement large = tables_.placement(tables_.representative(large_class));
    const Sides sides = sides_of<direction>(large);
    const Mask9 open = without(mask_count - 1, cells_of(large));
    LargeMoves& moves = all.emplace_back();
    const auto after = [&](Mask9 mover) {
      return view_of(turned_rank<direction>(mover, sides.other));
    };
    if (direction == Direction::forward && std::popcount(sides.mover) < pieces_per_size)
      for (unsigned to = open; to != 0; to &= to - 1)
        moves.hand.push_back({0, after(join(sides.mover, lowest(to)))});
    for (unsigned rest = sides.mover; rest != 0; rest &= rest - 1) {
      const Mask9 left = without(sides.mover, lowest(rest));
      if (direction == Direction::backward) moves.hand.push_back({0, after(left)});
      for (unsigned to = open; to != 0; to &= to - 1)
        moves.board.push_back({std::countr_zero(rest), after(join(left, lowest(to)))});
    }
  }

  const PairPlacements& tables_ = PairPlacements::tables();
  std::vector<std::uint16_t> middles_;     // by row: the rank of the middle layer
  std::vector<std::uint32_t> first_rows_;  // by class of the large layer, and the number of rows
  std::vector<RowView> rows_;              // with three sizes, by class and middle layer
  std::vector<LargeMoves> forward_, backward_;  // by class of the large layer
};

}  // namespace kanzen::gobblers

#pragma once
// A row of Gobblers positions: fixed upper layers with every placement of the smallest layer
// (numbering.hpp).  The constructor computes all that depends on the upper layers alone: the row
// that each move of an upper piece leads to, which does not depend on the small pieces, the cells
// that the upper pieces cover, and the cells that a lift uncovers.
//
// Memory traffic of the general retrograde analysis: a row of three sizes is 1,423 bytes of the
// value table and leads to at most 35 rows.  These 50 kB stay in the second-level cache while the
// row is processed, and the rows of the next representative share most of them.  One pass over all
// rows transfers the table itself (364 MB) and at worst, for every row, the up to 17 rows that
// moves of large pieces lead to (256,000 * 17 * 1,423 bytes = 6.2 GB), less than a second of a
// desktop's memory bandwidth.  The bottleneck is the number of instructions per position, not the
// memory.
#include <bit>
#include <cstdint>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/table_entry.hpp"
#include "engine/games/gobblers/lines.hpp"
#include "engine/games/gobblers/numbering.hpp"
#include "engine/games/gobblers/state.hpp"

namespace kanzen::gobblers {

template <int Sizes, class Rules>
class Row {
 public:
  // first_entry() decides terminal positions, wins in 1, and losses in 1 (every move loses at
  // once).
  static constexpr unsigned decided_plies = 1;

  Row(const Numbering<Sizes>& numbering, std::uint32_t row)
      : numbering_(numbering),
        tables_(numbering.tables()),
        row_(row),
        upper_(numbering.representative(row)),
        seen_(visible(upper_)),
        covered_(static_cast<Mask9>(~open_cells(upper_, 0) & (mask_count - 1))) {
    add_hand_moves();
    add_board_moves();
    small_target_ = target_of(turned(upper_));
  }

  TableEntry first_entry(std::uint32_t slot) const {
    const int smallest = static_cast<int>(slot);
    return numbering_.is_gap(row_, smallest) ? TableEntry::gap()
                                             : first_entry_of(smallest_layer(smallest));
  }

  bool is_finished(std::uint32_t slot) const {
    return Rules::terminal(smallest_layer(static_cast<int>(slot)).seen).has_value();
  }

  template <class OnChild, class OnEnding>
  bool children(std::uint32_t slot, OnChild&& on_child, OnEnding&& on_ending) const {
    const SmallestLayer s = smallest_layer(static_cast<int>(slot));
    return small_children(s, on_child) && upper_children(s, on_child, on_ending);
  }

 private:
  // The result of a move of an upper piece for any smallest layer.
  using Target = RowPlace;

  // The moves of one upper piece, from the hand or from a cell.
  struct Mover {
    int layer = 0;
    int from = Move::hand;
    Mask9 open = 0;                    // cells on which it may be placed, except its own
    Visible after_lift;                // visible upper pieces after the lift
    bool shows_small = false;          // the lift uncovers the smallest layer on the cell
    std::uint8_t first = 0, last = 0;  // range of its targets
  };

  // The smallest layer of a position.
  struct SmallestLayer {
    PairPlacement placement;
    int turned_rank = 0;  // rank with the sides exchanged
    Visible seen;         // visible pieces of all layers
  };

  static constexpr std::size_t u(int i) { return static_cast<std::size_t>(i); }
  static constexpr Mask9 join(Mask9 a, Mask9 b) { return static_cast<Mask9>(a | b); }

  static State<Sizes> turned(const State<Sizes>& s) { return {s.opponent, s.own, 0}; }

  Target target_of(const State<Sizes>& child) const { return numbering_.place(child); }

  // Inlined because each caller uses another part of the result.
  [[gnu::always_inline]] SmallestLayer smallest_layer(int slot) const {
    const PairPlacement p = tables_.placement(slot);
    return {p,
            tables_.rank(p.opponent, p.own),
            {join(seen_.own, without(p.own, covered_)),
             join(seen_.opponent, without(p.opponent, covered_))}};
  }

  // --- computed once per row

  void add_hand_moves() {
    for (int layer = Sizes - 1; layer > 0; --layer) {
      if (std::popcount(upper_.own[u(layer)]) == pieces_per_size) continue;
      add_mover({layer, Move::hand, open_cells(upper_, layer), seen_, false, 0, 0});
    }
  }

  void add_board_moves() {
    for (int layer = Sizes - 1; layer > 0; --layer)
      for (unsigned rest = upper_.own[u(layer)] & uncovered_cells(upper_, layer); rest != 0;
           rest &= rest - 1) {
        const int from = std::countr_zero(rest);
        State<Sizes> lifted = upper_;
        lifted.own[u(layer)] = without(lifted.own[u(layer)], bit(from));
        const bool bare = (open_cells(lifted, 0) & bit(from)) != 0;
        add_mover({layer, from, open_cells(upper_, layer), visible(lifted), bare, 0, 0});
      }
  }

  void add_mover(Mover mover) {
    mover.first = static_cast<std::uint8_t>(targets_.size());
    for (unsigned rest = mover.open; rest != 0; rest &= rest - 1) {
      const Move move{static_cast<std::int8_t>(mover.layer), static_cast<std::int8_t>(mover.from),
                      static_cast<std::int8_t>(std::countr_zero(rest))};
      targets_.push_back(target_of(after_move(upper_, move)));
    }
    mover.last = static_cast<std::uint8_t>(targets_.size());
    movers_.push_back(mover);
  }

  // --- computed per position

  // Returns the visible pieces after an upper piece is lifted.
  Visible after_lift(const Mover& mover, const SmallestLayer& s) const {
    const Mask9 hidden = mover.shows_small ? without(covered_, bit(mover.from)) : covered_;
    return {join(mover.after_lift.own, without(s.placement.own, hidden)),
            join(mover.after_lift.opponent, without(s.placement.opponent, hidden))};
  }

  // Returns whether a piece can be placed on a cell of `open` so that the opponent has no line.
  static bool can_be_put_safely(Visible v, Mask9 open) {
    if (!has_line(v.opponent)) return open != 0;
    for (unsigned rest = open; rest != 0; rest &= rest - 1)
      if (!has_line(without(v.opponent, bit(std::countr_zero(rest))))) return true;
    return false;
  }

  TableEntry first_entry_of(const SmallestLayer& s) const {
    if (!Rules::is_possible(s.seen)) return TableEntry::gap();
    if (const auto value = Rules::terminal(s.seen)) return TableEntry::decided(*value);
    bool all_lose = true;
    for (const Mover& mover : movers_) {
      const Visible v = mover.from == Move::hand ? s.seen : after_lift(mover, s);
      if (Rules::uncovering_loses && has_line(v.opponent)) continue;
      if (completes_line(v, mover.open)) return TableEntry::decided(win_in(1));
      all_lose = all_lose && !can_be_put_safely(v, mover.open);
    }
    if (small_move_completes_line(s)) return TableEntry::decided(win_in(1));
    return all_lose && !has_small_move(s) ? TableEntry::decided(loss_in(1))
                                          : TableEntry::undecided();
  }

  // Returns whether a move of a small piece completes a line.  Small pieces never uncover anything.
  bool small_move_completes_line(const SmallestLayer& s) const {
    const Mask9 empty = empty_cells(s);
    if (small_in_hand(s) && (completing_cells(s.seen.own) & empty) != 0) return true;
    for (unsigned rest = without(s.placement.own, covered_); rest != 0; rest &= rest - 1) {
      const Mask9 piece = static_cast<Mask9>(rest & (~rest + 1u));
      if ((completing_cells(without(s.seen.own, piece)) & empty) != 0) return true;
    }
    return false;
  }

  bool has_small_move(const SmallestLayer& s) const {
    return empty_cells(s) != 0 && (small_in_hand(s) || without(s.placement.own, covered_) != 0);
  }

  static bool small_in_hand(const SmallestLayer& s) {
    return std::popcount(s.placement.own) < pieces_per_size;
  }

  Mask9 empty_cells(const SmallestLayer& s) const {
    return static_cast<Mask9>(~(covered_ | s.placement.own | s.placement.opponent) &
                              (mask_count - 1));
  }

  template <class OnChild>
  bool small_children(const SmallestLayer& s, OnChild&& on_child) const {
    const Mask9 empty = empty_cells(s);
    const auto put = [&](Mask9 own_left) {
      for (unsigned to = empty; to != 0; to &= to - 1) {
        const Mask9 own = join(own_left, static_cast<Mask9>(to & (~to + 1u)));
        const int turned_rank = tables_.rank(s.placement.opponent, own);
        if (!on_child(Numbering<Sizes>::in_row(tables_, small_target_, turned_rank))) return false;
      }
      return true;
    };
    if (small_in_hand(s) && !put(s.placement.own)) return false;
    for (unsigned rest = without(s.placement.own, covered_); rest != 0; rest &= rest - 1)
      if (!put(without(s.placement.own, static_cast<Mask9>(rest & (~rest + 1u))))) return false;
    return true;
  }

  template <class OnChild, class OnEnding>
  bool upper_children(const SmallestLayer& s, OnChild&& on_child, OnEnding&& on_ending) const {
    for (std::size_t m = movers_.size(); m-- > 0;) {  // smaller pieces first: their rows are closer
      const Mover& mover = movers_[m];
      if (Rules::uncovering_loses && mover.from != Move::hand &&
          has_line(after_lift(mover, s).opponent)) {
        if (!on_ending(Outcome::loss)) return false;
        continue;
      }
      for (std::size_t t = mover.first; t < mover.last; ++t)
        if (!on_child(Numbering<Sizes>::in_row(tables_, targets_[t], s.turned_rank))) return false;
    }
    return true;
  }

  const Numbering<Sizes>& numbering_;
  const PairPlacements& tables_;
  std::uint32_t row_;
  State<Sizes> upper_;  // with an empty smallest layer
  Visible seen_;        // visible upper pieces
  Mask9 covered_;       // cells with an upper piece
  // Each layer has at most two movers, the hand and a piece or two pieces, with 17 targets
  // together.
  FixedVector<Mover, (Sizes - 1) * 2 + 1> movers_;
  FixedVector<Target, (Sizes - 1) * 17 + 1> targets_;
  Target small_target_;  // the row of the smallest layer's moves
};

}  // namespace kanzen::gobblers

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
#include "engine/games/gobblers/lines.hpp"
#include "engine/games/gobblers/numbering.hpp"
#include "engine/games/gobblers/rules.hpp"
#include "engine/games/gobblers/state.hpp"

namespace kanzen::gobblers {

template <int Sizes>
class Row {
 public:
  Row(const Numbering<Sizes>& numbering, const Rules& rules, std::uint32_t row)
      : numbering_(numbering),
        rules_(rules),
        tables_(numbering.tables()),
        upper_(numbering.representative(row)),
        seen_(visible(upper_)),
        covered_(static_cast<Mask9>(~open_cells(upper_, 0) & (mask_count - 1))),
        small_target_(numbering.place({upper_.opponent, upper_.own, 0})) {
    add_hand_moves();
    add_board_moves();
  }

  bool is_finished(std::uint32_t slot) const {
    const PairPlacement small = tables_.placement(static_cast<int>(slot));
    const Visible seen{join(seen_.own, without(small.own, covered_)),
                       join(seen_.opponent, without(small.opponent, covered_))};
    if (rules_.line_value(seen)) return true;
    const auto stop = [](auto) { return false; };
    return rules_.may_be_stuck() && children(slot, stop, stop);
  }

  template <class OnChild, class OnEnding>
  bool children(std::uint32_t slot, OnChild&& on_child, OnEnding&& on_ending) const {
    const PairPlacement small = tables_.placement(static_cast<int>(slot));
    return small_children(small, on_child) && upper_children(small, on_child, on_ending);
  }

 private:
  // The moves of one upper piece, from the hand or from a cell.
  struct Mover {
    int from = Move::hand;
    Mask9 opponent = 0;                // the opponent's visible upper pieces after the lift
    bool shows_small = false;          // the lift uncovers the smallest layer on the cell
    std::uint8_t first = 0, last = 0;  // range of its targets
  };

  // The row after a move, and the cell that the piece is put on.
  struct Target {
    RowPlace place;
    Mask9 cell = 0;
  };

  static constexpr std::size_t u(int i) { return static_cast<std::size_t>(i); }
  static constexpr Mask9 join(Mask9 a, Mask9 b) { return static_cast<Mask9>(a | b); }

  // --- computed once per row

  void add_hand_moves() {
    for (int layer = Sizes - 1; layer > 0; --layer) {
      if (std::popcount(upper_.own[u(layer)]) >= rules_.pieces_per_size()) continue;
      add_mover(layer, {Move::hand, seen_.opponent, false, 0, 0});
    }
  }

  void add_board_moves() {
    if (!rules_.has_board_moves()) return;
    for (int layer = Sizes - 1; layer > 0; --layer)
      for (unsigned rest = upper_.own[u(layer)] & uncovered_cells(upper_, layer); rest != 0;
           rest &= rest - 1) {
        const int from = std::countr_zero(rest);
        State<Sizes> lifted = upper_;
        lifted.own[u(layer)] = without(lifted.own[u(layer)], bit(from));
        const bool bare = (open_cells(lifted, 0) & bit(from)) != 0;
        const Mask9 opponent = visible(lifted).opponent;
        if (rules_.uncovers_only_own() && (opponent & bit(from)) != 0) continue;
        add_mover(layer, {from, opponent, bare, 0, 0});
      }
  }

  void add_mover(int layer, Mover mover) {
    mover.first = static_cast<std::uint8_t>(targets_.size());
    for (unsigned rest = open_cells(upper_, layer) & rules_.coverable(seen_); rest != 0;
         rest &= rest - 1) {
      const Move move{static_cast<std::int8_t>(layer), static_cast<std::int8_t>(mover.from),
                      static_cast<std::int8_t>(std::countr_zero(rest))};
      targets_.push_back({numbering_.place(after_move(upper_, move)), bit(move.to)});
    }
    mover.last = static_cast<std::uint8_t>(targets_.size());
    movers_.push_back(mover);
  }

  // --- computed per position

  // Returns whether the lift of an upper piece uncovers a line of the opponent.
  bool uncovers_line(const Mover& mover, PairPlacement small) const {
    const Mask9 hidden = mover.shows_small ? without(covered_, bit(mover.from)) : covered_;
    return has_line(join(mover.opponent, without(small.opponent, hidden)));
  }

  template <class OnChild>
  bool small_children(PairPlacement small, OnChild&& on_child) const {
    const auto empty =
        static_cast<Mask9>(~(covered_ | small.own | small.opponent) & (mask_count - 1));
    const auto put = [&](Mask9 own_left) {
      for (unsigned to = empty; to != 0; to &= to - 1) {
        const Mask9 own = join(own_left, static_cast<Mask9>(to & (~to + 1u)));
        const int turned_rank = tables_.rank(small.opponent, own);
        if (!on_child(Numbering<Sizes>::in_row(tables_, small_target_, turned_rank))) return false;
      }
      return true;
    };
    if (std::popcount(small.own) < rules_.pieces_per_size() && !put(small.own)) return false;
    if (!rules_.has_board_moves()) return true;
    for (unsigned rest = without(small.own, covered_); rest != 0; rest &= rest - 1)
      if (!put(without(small.own, static_cast<Mask9>(rest & (~rest + 1u))))) return false;
    return true;
  }

  template <class OnChild, class OnEnding>
  bool upper_children(PairPlacement small, OnChild&& on_child, OnEnding&& on_ending) const {
    const int turned_rank = tables_.rank(small.opponent, small.own);
    const Mask9 coverable = join(covered_, rules_.coverable({small.own, small.opponent}));
    for (std::size_t m = movers_.size(); m-- > 0;) {  // smaller pieces first: their rows are closer
      const Mover& mover = movers_[m];
      if (mover.from != Move::hand && rules_.uncovers_only_own()) {
        if (mover.shows_small && (small.opponent & bit(mover.from)) != 0) continue;
      } else if (mover.from != Move::hand && !rules_.may_uncover_line() &&
                 uncovers_line(mover, small)) {
        if (rules_.may_end_by_lift() && !on_ending(rules_.lift_outcome())) return false;
        continue;
      }
      for (std::size_t t = mover.first; t < mover.last; ++t)
        if ((targets_[t].cell & coverable) != 0 &&
            !on_child(Numbering<Sizes>::in_row(tables_, targets_[t].place, turned_rank)))
          return false;
    }
    return true;
  }

  const Numbering<Sizes>& numbering_;
  const Rules rules_;
  const PairPlacements& tables_;
  State<Sizes> upper_;     // with an empty smallest layer
  Visible seen_;           // visible upper pieces
  Mask9 covered_;          // cells with an upper piece
  RowPlace small_target_;  // the row of the smallest layer's moves
  // Each layer has at most two movers, the hand and a piece or two pieces, with 17 targets
  // together.
  FixedVector<Mover, (Sizes - 1) * 2 + 1> movers_;
  FixedVector<Target, (Sizes - 1) * 17 + 1> targets_;  // for any smallest layer
};

}  // namespace kanzen::gobblers

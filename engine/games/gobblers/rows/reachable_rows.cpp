#include "engine/games/gobblers/rows/reachable_rows.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/games/gobblers/rows/gather.hpp"
#include "engine/games/gobblers/rows/small_moves.hpp"
#include "engine/solve/blocks.hpp"

namespace kanzen::gobblers {
namespace {

class ReachableRows {
 public:
  ReachableRows(const UpperMoves& moves, const Rules& rules, BitRow* unfinished, BitRow* reached,
                Executor& executor, const ProgressSink& progress)
      : moves_(moves),
        rules_(rules),
        unfinished_(unfinished),
        reached_(reached),
        executor_(executor),
        progress_(progress),
        changed_(moves_.row_count()),
        visited_(moves_.row_count()) {}

  bool find() {
    const int empty = PairPlacements::tables().rank(0, 0);
    const RowView start = moves_.row_of_layers(empty, empty);
    const BitPlace place = order_.place(empty);
    unfinished_[start.row()].begin()[place.byte] = 0xff;  // every symmetry preserves it
    changed_[start.row()] = ++clock_;
    std::size_t rows = 0;
    for (const auto& group : groups_of_rows()) {
      if (!close(group, rows)) return false;
      rows += group.size();
    }
    return run_in_blocks(
        executor_, progress_, {"finished", 0}, PairPlacements::class_count, 1, std::uint64_t{0},
        [&](Index index, std::uint64_t& positions) {
          const int large_class = static_cast<int>(index);
          Visitor visitor(*this, true, positions);
          visitor.begin(large_class);
          for (std::uint32_t row = moves_.first_row(large_class);
               row < moves_.first_row(large_class + 1); ++row)
            visitor.visit(row);
          visitor.finish();
        },
        [&](std::uint64_t positions) { return positions_ += positions; });
  }

 private:
  struct Row {
    std::uint32_t row = 0;
    int large_class = 0;
  };

  // Collects the bits of rows.  With `finished`, those of finished positions.
  class Visitor {
   public:
    // `positions`: the number of positions found is added.
    Visitor(ReachableRows& all, bool finished, std::uint64_t& positions)
        : all_(all), finished_(finished), positions_(positions) {}

    void begin(int large_class) {
      if (large_class == large_class_) return;
      large_class_ = large_class;
      all_.moves_.turn(large_class, turned_);
    }

    // Returns false if all positions of the row are known to be reached.  finish() ends the visits.
    bool visit(std::uint32_t row) {
      const UpperLayers upper = all_.moves_.layers(large_class_, row);
      const std::uint32_t since = finished_ ? 0 : all_.visited_[row];
      const Lines complete = lines_of<true>(upper);
      BitRow wanted;  // turned, as all bits here
      for_each_part([&](std::size_t i) {
        const ByteVector over = complete.own.part[i] | complete.opponent.part[i];
        wanted.part[i] = finished_ ? over : ~(over | all_.order_.unused().part[i]);
      });
      if (finished_ || all_.rules_.has_impossible_boards())
        remove(wanted, impossible_positions<true>(all_.rules_, upper, complete));
      if (!finished_) {
        if (all_.changed_[row] != 0) remove(wanted, all_.order_.exchanged(all_.unfinished_[row]));
        all_.visited_[row] = ++all_.clock_;
      }
      BitRow found{};
      if (is_empty(wanted)) return store(row, wanted, found), false;
      const auto has_changed = [&](std::uint32_t other) { return all_.changed_[other] > since; };
      const auto bits_of = [&](std::uint32_t other) -> const BitRow& {
        return all_.unfinished_[other];
      };
      if (since == 0) {  // later, these rows do not change
        sources_.clear();
        all_.moves_.add_hand_moves<Direction::backward>(large_class_, upper, turned_, has_changed,
                                                        sources_);
        if (!gather<Direction::backward, false>(sources_, bits_of, wanted, found))
          return store(row, wanted, found), false;
      }
      sources_.clear();
      all_.moves_.add_board_moves<Direction::backward>(all_.rules_, large_class_, upper, turned_,
                                                       has_changed, sources_);
      if (!gather<Direction::backward, false>(sources_, bits_of, wanted, found))
        return store(row, wanted, found), false;
      // A move of a small piece leaves a line of the other side as it was.
      const RowView before = turned_[static_cast<std::size_t>(upper.turned_middle)];
      BitRow missing = wanted;
      remove(missing, complete.own);
      if (!has_changed(before.row()) || is_within(missing, found)) {
        store(row, wanted, found);
        return true;
      }
      rows_[size_] = row;
      bare_[size_] = upper.bare;
      wanted_[size_] = wanted;
      found_[size_] = found;
      before_[size_] = apply_symmetry(before.symmetry(), all_.unfinished_[before.row()]);
      if (++size_ == SmallMoves::batch) finish();
      return true;
    }

    void finish() {
      if (size_ == 0) return;
      for (std::size_t i = size_; i < SmallMoves::batch; ++i) {
        before_[i] = {};
        bare_[i] = 0;
      }
      all_.small_moves_.apply(before_, bare_, all_.rules_.has_board_moves());
      for (std::size_t i = 0; i < size_; ++i) {
        add(found_[i], before_[i]);
        store(rows_[i], wanted_[i], found_[i]);
      }
      size_ = 0;
    }

   private:
    void store(std::uint32_t row, const BitRow& wanted, const BitRow& found) {
      BitRow kept;
      for_each_part([&](std::size_t i) { kept.part[i] = wanted.part[i] & found.part[i]; });
      const bool is_new = !is_empty(kept);
      if (is_new) {
        kept = all_.order_.exchanged(kept);
        positions_ += count_common(kept, all_.order_.canonical(all_.moves_.stabiliser(row)));
      }
      if (finished_) {
        all_.reached_[row] = all_.unfinished_[row];
        if (is_new) add(all_.reached_[row], kept);
      } else if (is_new) {
        add(all_.unfinished_[row], kept);
        all_.changed_[row] = ++all_.clock_;
        all_.has_changed_ = true;
      }
    }

    ReachableRows& all_;
    const bool finished_;
    std::uint64_t& positions_;
    int large_class_ = -1;
    UpperMoves::TurnedRows turned_;
    Sources sources_;
    std::size_t size_ = 0;  // of the batch of rows that wait for the moves of small pieces
    std::uint32_t rows_[SmallMoves::batch];
    Mask9 bare_[SmallMoves::batch];
    BitRow wanted_[SmallMoves::batch], found_[SmallMoves::batch], before_[SmallMoves::batch];
  };

  // Returns the rows by their numbers of large and of middle pieces.  Within a group, those with
  // few pieces of the side to move come first, because its opponent has placed the others.
  std::vector<std::vector<Row>> groups_of_rows() const {
    constexpr unsigned most = 2 * pieces_per_size + 1, most_own = pieces_per_size + 1,
                       classes = PairPlacements::class_count;
    const auto count = [](unsigned cells) { return static_cast<unsigned>(std::popcount(cells)); };
    // The group, then the order within it: a class of large layers is visited at a stretch.
    std::vector<std::uint64_t> keys;  // with the row in the lower half
    for (int c = 0; c < PairPlacements::class_count; ++c)
      for (std::uint32_t row = moves_.first_row(c); row < moves_.first_row(c + 1); ++row) {
        const UpperLayers upper = moves_.layers(c, row);
        std::uint64_t key = count(upper.large.own) + count(upper.large.opponent);
        key = key * most + count(upper.middle.own) + count(upper.middle.opponent);
        key = key * most_own + count(upper.large.own);
        key = key * classes + static_cast<unsigned>(c);
        keys.push_back((key * most_own + count(upper.middle.own)) << 32 | row);
      }
    std::sort(keys.begin(), keys.end());
    std::vector<std::vector<Row>> groups;
    std::uint64_t last = ~std::uint64_t{0};
    for (const std::uint64_t key : keys) {
      const std::uint64_t of_class = (key >> 32) / most_own, group = of_class / classes / most_own;
      if (group != last) groups.emplace_back();
      last = group;
      groups.back().push_back(
          {static_cast<std::uint32_t>(key), static_cast<int>(of_class % classes)});
    }
    return groups;
  }

  // Visits the rows until nothing changes, after `earlier` rows of other groups.  Returns false if
  // the sink cancels.
  bool close(std::vector<Row> rows, std::size_t earlier) {
    constexpr std::size_t rows_between_reports = 1024;
    Visitor visitor(*this, false, positions_);
    std::size_t visited = 0;  // rows at least once
    for (has_changed_ = true; std::exchange(has_changed_, false);) {
      std::size_t kept = 0;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        visited = std::max(visited, i);
        if (i % rows_between_reports == 0 &&
            !report(progress_, {"reach", 0, earlier + visited, moves_.row_count(), positions_}))
          return false;
        visitor.begin(rows[i].large_class);
        if (visitor.visit(rows[i].row)) rows[kept++] = rows[i];
      }
      visitor.finish();
      rows.resize(kept);
    }
    return true;
  }

  const UpperMoves& moves_;
  const Rules rules_;
  const PlacementOrder& order_ = PlacementOrder::instance();
  const SmallMoves& small_moves_ = SmallMoves::instance(Direction::backward);
  BitRow* unfinished_;
  BitRow* reached_;
  Executor& executor_;
  const ProgressSink& progress_;
  // By row: the time of its last change and of its last visit; 0: never.
  std::vector<std::uint32_t> changed_, visited_;
  std::uint32_t clock_ = 0;
  std::uint64_t positions_ = 0;  // found so far
  bool has_changed_ = false;     // in this pass over a group
};

}  // namespace

bool find_reachable_rows(const UpperMoves& moves, const Rules& rules, BitRow* unfinished,
                         BitRow* reached, Executor& executor, const ProgressSink& progress) {
  return ReachableRows(moves, rules, unfinished, reached, executor, progress).find();
}

}  // namespace kanzen::gobblers

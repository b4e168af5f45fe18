#include "engine/games/dobutsu/rows/reachable_rows.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <vector>

#include "engine/games/dobutsu/rows/giraffe_placements.hpp"
#include "engine/games/dobutsu/rows/row_moves.hpp"
#include "engine/solve/blocks.hpp"

namespace kanzen::dobutsu {
namespace {

// Lions after a move, from the point of view of the side that has moved; its own may be on the last
// rank, or next to the other one.
struct LionsAfter {
  Square own = 0, opponent = 0;
  std::size_t number() const { return std::size_t{own} * square_count + opponent; }
};

constexpr bool is_mirrored_after(unsigned own, unsigned opponent) {
  return own % columns == 2 || (own % columns == 1 && opponent % columns == 2);
}

constexpr std::uint8_t moved = 0xff;  // stands for the number of the lions after a move

// Returns the moves of the own lion that lead to some lions.
FixedVector<LionPair::Move, 8> lion_moves(const LionPair& pair, LionsAfter lions) {
  FixedVector<LionPair::Move, 8> moves;
  for_each_square(own_steps[lion][pair.own], [&](unsigned to) {
    const bool is_mirror = is_mirrored_after(to, pair.opponent);
    const unsigned own = is_mirror ? mirrored(to) : to,
                   opponent = is_mirror ? mirrored(pair.opponent) : pair.opponent;
    if (own == lions.own && opponent == lions.opponent)
      moves.push_back({static_cast<Square>(to), moved, is_mirror});
  });
  return moves;
}

// Marks the positions with some lions to which moves from `reached` lead.  `rows_after(elephants)`:
// the rows with these lions; null if there are none.
void spread(const GiraffeRow* reached, LionsAfter lions,
            const std::function<RowsAfter(PairNumber)>& rows_after) {
  const RowNumbering& numbering = RowNumbering::to_move();
  for (std::size_t from = 0; from < LionPairs::count; ++from) {
    const LionPair& pair = LionPairs::instance()[from];
    const bool stays = pair.own == lions.own && pair.opponent == lions.opponent;
    const auto moves = lion_moves(pair, lions);
    if (!stays && moves.empty()) continue;
    const auto find = [&](std::size_t after, PairNumber elephants) {
      return after == moved || stays ? rows_after(elephants) : RowsAfter{};
    };
    for (const PairNumber elephants : numbering.elephants(from)) {
      const RowMoves row_moves(from, elephants, {moves.begin(), moves.size()}, find);
      auto row = static_cast<std::uint32_t>(numbering.rows(from, elephants).first);
      for (const PairNumber chicks : numbering.chicks(from, elephants)) {
        if (!is_empty(reached[row])) row_moves.spread(reached[row], chicks);
        ++row;
      }
    }
  }
}

bool follow_moves(unsigned times, GiraffeRow* reached, GiraffeRow* scratch, Executor& executor,
                  const ProgressSink& progress) {
  const RowNumbering &to_move = RowNumbering::to_move(), &has_moved = RowNumbering::has_moved();
  std::fill_n(scratch, has_moved.count(), GiraffeRow{});
  const bool finished = run_in_blocks(
      executor, progress, {"reach", times}, LionPairs::count, 1, 0,
      [&](Index lions, int) {
        const LionPair& pair = LionPairs::instance()[at(lions)];
        spread(reached, {pair.own, pair.opponent}, [&](PairNumber elephants) {
          const RowNumbering::Rows found = has_moved.rows(at(lions), elephants);
          if (found.first < 0) return RowsAfter{};
          return RowsAfter{scratch + found.first, found.offsets};
        });
      },
      [](int) { return std::uint64_t{0}; });
  if (!finished) return false;
  const Pairs &elephants = Pairs::elephants(), &chicks = Pairs::chicks();
  for (std::size_t lions = 0; lions < LionPairs::count; ++lions) {
    const LionPair& pair = LionPairs::instance()[lions];
    for (const PairNumber e : to_move.elephants(lions)) {
      const auto turned_rows = has_moved.turned_rows(lions, e),
                 of_images = has_moved.turned_rows(lions, elephants[e].mirrored);
      auto row = static_cast<std::uint32_t>(to_move.rows(lions, e).first);
      for (const PairNumber c : to_move.chicks(lions, e)) {
        GiraffeRow after = scratch[turned_rows.row(c)];
        if (pair.in_the_middle) add(after, mirrored(scratch[of_images.row(chicks[c].mirrored)]));
        reached[row] = common(turned(after, pair.reflects),
                              GiraffePlacements::instance().possible(lions, taken_squares(e, c)));
        ++row;
      }
    }
  }
  return true;
}

// Sorts out the finished positions with some lions, which are those of the side that has moved.
class FinishedVisitor {
 public:
  explicit FinishedVisitor(LionsAfter lions)
      : lions_(lions),
        is_tried_((bit(lions.own) & last_rank) != 0),
        are_adjacent_((own_steps[lion][lions.own] & bit(lions.opponent)) != 0),
        is_mirrored_(
            Numbering::is_mirrored(dobutsu::turned(lions.opponent), dobutsu::turned(lions.own))),
        takeable_(layouts(Numbering::RegionName::takeable)) {
    if (is_tried_ && !are_adjacent_) tried_ = layouts(Numbering::RegionName::tried);
  }

  // `rows`: the positions with these elephants, by chicks.  Returns the sum of what `visit`
  // returns.
  template <class Visit>
  std::uint64_t visit(const GiraffeRow* rows, PairNumber elephants, Visit&& visit) const {
    const GiraffePlacements& placements = GiraffePlacements::instance();
    const Pairs& chicks = Pairs::chicks();
    const Pairs::Pair& placed = Pairs::elephants()[elephants];
    const unsigned taken = squares_of(placed) | bit(lions_.own) | bit(lions_.opponent);
    if (size_of(static_cast<Squares>(taken)) != size_of(squares_of(placed)) + 2) return 0;
    std::uint64_t sum = 0;
    for (std::size_t n = 0; n < chicks.count(); ++n) {
      const auto c = static_cast<PairNumber>(n);
      const unsigned of_chicks = squares_of(chicks[c]);
      if (is_empty(rows[n]) || (of_chicks & taken) != 0) continue;
      const GiraffeRow after = common(rows[n], placements.apart_from(taken | of_chicks));
      GiraffeRow takeable = after;
      const unsigned attacked = placed.opponent_reach | chicks[c].opponent_reach;
      if (!are_adjacent_ && (attacked >> lions_.own & 1) == 0)
        takeable = common(after, placements.attacking(lions_.own));
      sum += visit_part(*takeable_, elephants, c, takeable, visit);
      if (!tried_) continue;
      GiraffeRow tried = after;
      remove(tried, takeable);
      sum += visit_part(*tried_, elephants, c, tried, visit);
    }
    return sum;
  }

 private:
  template <class Visit>
  std::uint64_t visit_part(const BlockLayouts& layouts, PairNumber elephants, PairNumber chicks,
                           const GiraffeRow& positions, Visit&& visit) const {
    if (is_empty(positions)) return 0;
    const auto turn = [&](const Pairs::Pair& pair) {
      return is_mirrored_ ? pair.reflected : pair.rotated;
    };
    return visit(FinishedRow{&layouts, &layouts != &*takeable_,
                             lions_.own % columns == 1 && lions_.opponent % columns == 1,
                             turn(Pairs::elephants()[elephants]), turn(Pairs::chicks()[chicks]),
                             turned(positions, is_mirrored_)});
  }

  BlockLayouts layouts(Numbering::RegionName region) const {
    const auto place = [&](unsigned square) {
      const Square turned_square = dobutsu::turned(square);
      return is_mirrored_ ? mirrored(turned_square) : turned_square;
    };
    return {region, place(lions_.opponent), place(lions_.own)};
  }

  LionsAfter lions_;
  bool is_tried_, are_adjacent_;
  bool is_mirrored_;  // whether the mirror images are numbered
  std::optional<BlockLayouts> takeable_, tried_;
};

}  // namespace

bool find_reachable_rows(GiraffeRow* reached, GiraffeRow* scratch, Executor& executor,
                         const ProgressSink& progress) {
  const RowNumbering& numbering = RowNumbering::to_move();
  GiraffeRow* row = reached;
  for (std::size_t lions = 0; lions < LionPairs::count; ++lions)
    for (const PairNumber e : numbering.elephants(lions))
      for (const PairNumber c : numbering.chicks(lions, e))
        *row++ = GiraffePlacements::instance().possible(lions, taken_squares(e, c));
  constexpr unsigned moves = 7;
  for (unsigned times = 1; times <= moves; ++times)
    if (!follow_moves(times, reached, scratch, executor, progress)) return false;
  return true;
}

bool visit_finished(const GiraffeRow* reached, GiraffeRow* scratch, Executor& executor,
                    const ProgressSink& progress,
                    const std::function<std::uint64_t(const FinishedRow&)>& visit) {
  const Pairs& chicks = Pairs::chicks();
  std::vector<std::int16_t> offsets;
  for (std::size_t c = 0; c < chicks.count(); ++c) offsets.push_back(static_cast<std::int16_t>(c));
  std::atomic<std::uint64_t> positions{0};
  constexpr unsigned all = square_count * square_count;
  for (unsigned number = 0; number < all; ++number) {
    const unsigned own = number / square_count, opponent = number % square_count;
    if (own == opponent || opponent < columns || is_mirrored_after(own, opponent)) continue;
    if (!report(progress, {"count", 0, number, all, positions})) return false;
    const LionsAfter lions{static_cast<Square>(own), static_cast<Square>(opponent)};
    std::fill_n(scratch, finished_scratch, GiraffeRow{});
    spread(reached, lions, [&](PairNumber elephants) {
      return RowsAfter{scratch + elephants * chicks.count(), offsets.data()};
    });
    const FinishedVisitor visitor(lions);
    executor.run(Pairs::elephants().count(), [&](std::size_t elephants) {
      const auto e = static_cast<PairNumber>(elephants);
      positions += visitor.visit(scratch + elephants * chicks.count(), e, visit);
    });
  }
  return true;
}

}  // namespace kanzen::dobutsu

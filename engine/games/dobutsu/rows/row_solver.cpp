#include "engine/games/dobutsu/rows/row_solver.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <string>
#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/games/dobutsu/rows/position_index.hpp"
#include "engine/games/dobutsu/rows/reachable_rows.hpp"
#include "engine/games/dobutsu/rows/without_drops.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/solver_errors.hpp"

namespace kanzen::dobutsu {
namespace {

constexpr Distances distances = Distances::odd_wins;

// The placements of giraffes that leave a square free and do not attack it, for the own lion.
std::array<GiraffeRow, square_count> safe_placements() {
  std::array<GiraffeRow, square_count> safe{};
  for (unsigned number = 0; number < row_bits; ++number) {
    const PairNumber n = pair_of_bit(number);
    if (n == no_pair) continue;
    const Pairs::Pair& pair = Pairs::giraffes()[n];
    for_each_square(last_rank & ~(pair.own | pair.opponent_reach),
                    [&](unsigned square) { insert(safe[square], number); });
  }
  return safe;
}

// Can a lion with these own pieces around it have no move at all?  Own giraffes may be there as
// well.
bool may_be_blocked(const LionPair& lions, const Pairs::Pair& elephants,
                    const Pairs::Pair& chicks) {
  return elephants.own_in_hand == 0 && chicks.own_in_hand == 0 &&
         size_of(static_cast<Squares>(own_steps[lion][lions.own] &
                                      ~(elephants.own | chicks.own))) <= most_of_a_kind;
}

}  // namespace

RowSolver::RowSolver(const Dobutsu& game, Executor& executor, const ProgressSink& progress)
    : game_(game), executor_(&executor), progress_(&progress) {}

Result<RowSolver> RowSolver::make(const Dobutsu& game, Executor& executor,
                                  const ProgressSink& progress) {
  RowSolver solver(game, executor, progress);
  if (game.rules() == Rules::no_drops) return solver;
  solver.number_rows();
  if (const auto allocated = solver.allocate(); !allocated) return allocated.error();
  return solver;
}

void RowSolver::number_rows() {
  to_move_ = &RowNumbering::to_move();
  has_moved_ = &RowNumbering::has_moved();
  placements_ = &GiraffePlacements::instance();
  is_open_.resize(to_move_->count());
  firsts_.reserve(to_move_->count() + 1);
  firsts_.push_back(0);
  for (std::size_t lions = 0; lions < LionPairs::count; ++lions)
    for (const PairNumber elephants : to_move_->elephants(lions)) {
      blocks_.push_back({static_cast<std::uint8_t>(lions), elephants});
      for (const PairNumber chicks : to_move_->chicks(lions, elephants))
        firsts_.push_back(firsts_.back() +
                          placements_->count(lions, taken_squares(elephants, chicks)));
    }
}

Result<void> RowSolver::allocate() {
  const Index count = to_move_->count(), positions = firsts_.back();
  assert(game_.solver_bytes() == 3 * count * sizeof(GiraffeRow) + positions * 9 / 8);
  const Index bytes = std::max(3 * count * sizeof(GiraffeRow) + alignof(GiraffeRow),
                               game_.entry_count() + BitSet::bytes_of(game_.index_count()));
  memory_ = Bytes(bytes);
  distances_ = ZeroedArray<std::uint8_t>(positions);
  reached_ = ZeroedArray<std::uint64_t>(positions / 64 + 1);
  if (!memory_.is_allocated() || !distances_.is_allocated() || !reached_.is_allocated())
    return Error{Errc::out_of_memory, {phrase::no_memory_for_values, bytes + positions}};
  undecided_ = memory_.place_for<GiraffeRow>(0);
  not_won_ = undecided_ + count;
  lost_ = not_won_ + count;
  return {};
}

RowMoves RowSolver::moves_to(GiraffeRow* plane, Block block) const {
  const auto& moves = LionPairs::instance()[block.lions].moves;
  return {block.lions,
          block.elephants,
          {moves.begin(), moves.size()},
          [&](std::size_t lions, PairNumber elephants) {
            const RowNumbering::Rows found = has_moved_->rows(lions, elephants);
            if (found.first < 0) return RowsAfter{};
            return RowsAfter{plane + found.first, found.offsets};
          }};
}

// Calls visit(row, chicks) for the rows of a block.
template <class Visit>
void RowSolver::for_each_row(Block block, Visit&& visit) const {
  auto row = static_cast<std::uint32_t>(to_move_->rows(block.lions, block.elephants).first);
  for (const PairNumber chicks : to_move_->chicks(block.lions, block.elephants))
    visit(row++, chicks);
}

// Calls work(block, tally) for all blocks.
template <class Tally, class Work, class Merge>
bool RowSolver::for_each_block(Phase phase, const Tally& empty, Work&& work, Merge&& merge) {
  constexpr Index at_a_time = 16;
  return run_in_blocks(
      *executor_, *progress_, phase, blocks_.size(), at_a_time, empty,
      [&](Index number, Tally& tally) { work(blocks_[at(number)], tally); }, merge);
}

Result<void> RowSolver::find_reachable() {
  if (game_.rules() == Rules::no_drops) return {};
  if (!find_reachable_rows(undecided_, not_won_, *executor_, *progress_))
    return solving_cancelled();
  for (const Block block : blocks_)
    for_each_row(block, [&](std::uint32_t row, PairNumber chicks) {
      const std::uint8_t* const ranks =
          placements_->ranks(block.lions, taken_squares(block.elephants, chicks));
      for_each_bit(undecided_[row], [&](unsigned bit) {
        const std::uint32_t number = firsts_[row] + ranks[bit];
        reached_[number / 64] |= std::uint64_t{1} << number % 64;
      });
    });
  return {};
}

// --- rounds

// Decides the wins by a safe try, the losses without a move and the wins in 1 that follow from
// them.
Result<void> RowSolver::begin() {
  const bool finished = for_each_block(
      {"solve", 0}, Found{},
      [&](Block block, Found& found) {
        for_each_row(block, [&](std::uint32_t row, PairNumber chicks) {
          begin_row(block, row, chicks, found);
        });
      },
      [&](Found& found) {
        found_.insert(found_.end(), found.positions.begin(), found.positions.end());
        return decided_[1] += found.count;
      });
  if (!finished) return solving_cancelled();
  for (const RowPosition& one : found_) {
    const PositionAfter after = turned(one);
    insert(lost_[after.row], after.bit);
  }
  return search_positions(1);
}

void RowSolver::begin_row(Block block, std::uint32_t row, PairNumber chicks, Found& found) {
  static const std::array<GiraffeRow, square_count> safe = safe_placements();
  const LionPair& lions = LionPairs::instance()[block.lions];
  const Pairs::Pair &e = Pairs::elephants()[block.elephants], &c = Pairs::chicks()[chicks];
  const Squares taken = taken_squares(block.elephants, chicks);
  GiraffeRow open = placements_->possible(block.lions, taken);
  GiraffeRow won{};
  for_each_square(own_steps[lion][lions.own] & last_rank &
                      ~(e.own | c.own | bit(lions.opponent) | own_steps[lion][lions.opponent] |
                        e.opponent_reach | c.opponent_reach),
                  [&](unsigned square) { add(won, safe[square]); });
  won = common(won, open);
  for_each_bit(won, [&](unsigned bit) {
    distance_of(row, block.lions, taken, bit) = 1;
    ++found.count;
  });
  remove(open, won);
  not_won_[has_moved_->turned_row(block.lions, block.elephants, chicks)] =
      turned(open, lions.reflects);
  lost_[has_moved_->turned_row(block.lions, block.elephants, chicks)] = {};
  if (may_be_blocked(lions, e, c)) {
    GiraffeRow blocked{};
    for_each_bit(open, [&](unsigned bit) {
      const PairNumber giraffes = pair_of_bit(bit);
      if (has_moves(state_of(lions.own, lions.opponent, block.elephants, chicks, giraffes))) return;
      insert(blocked, bit);
      distance_of(row, block.lions, taken, bit) = lost_at_once;
      found.positions.push_back({row, block.lions, {{block.elephants, chicks, giraffes}}});
    });
    remove(open, blocked);
  }
  undecided_[row] = open;
  is_open_[row] = !is_empty(open);
}

Result<void> RowSolver::decide() {
  if (const auto begun = begin(); !begun) return begun;
  // Once rounds decide few positions, the next ones go on from these one by one.
  constexpr std::uint64_t few_wins = 350'000, few_losses = 180'000;
  bool by_positions = false;
  for (unsigned round = 2;; ++round) {
    if (round > most_distance) return distance_exceeds(most_distance);
    const std::uint64_t last = decided_[round - 1];
    if (lists_ && last < (finds_wins(round) ? few_wins : few_losses)) by_positions = true;
    lists_ = round > 2 && last < 2 * few_wins;
    const auto searched = by_positions ? search_positions(round) : search_rows(round);
    if (!searched) return searched;
    if (decided_[round] == 0) return {};
  }
}

Result<void> RowSolver::search_rows(unsigned round) {
  const bool wins = finds_wins(round);
  found_.clear();
  const bool finished = for_each_block(
      {"solve", round}, Found{},
      [&](Block block, Found& found) {
        const bool reflects = LionPairs::instance()[block.lions].reflects;
        const auto turned_rows = has_moved_->turned_rows(block.lions, block.elephants);
        const RowMoves moves = moves_to(wins ? lost_ : not_won_, block);
        for_each_row(block, [&](std::uint32_t row, PairNumber chicks) {
          if (!is_open_[row]) return;
          GiraffeRow& seen = (wins ? not_won_ : lost_)[turned_rows.row(chicks)];
          __builtin_prefetch(&seen, 1);
          GiraffeRow decided = undecided_[row];
          if (wins)
            decided = common(decided, moves.collect(chicks));
          else
            remove(decided, moves.collect(chicks));
          if (is_empty(decided)) return;
          std::uint8_t* const row_distances = &distances_[firsts_[row]];
          const std::uint8_t* const ranks =
              placements_->ranks(block.lions, taken_squares(block.elephants, chicks));
          for_each_bit(decided, [&](unsigned bit) {
            row_distances[ranks[bit]] = static_cast<std::uint8_t>(round);
            ++found.count;
            if (lists_)
              found.positions.push_back(
                  {row, block.lions, {{block.elephants, chicks, pair_of_bit(bit)}}});
          });
          remove(undecided_[row], decided);
          is_open_[row] = !is_empty(undecided_[row]);
          if (wins)
            remove(seen, turned(decided, reflects));
          else
            add(seen, turned(decided, reflects));
        });
      },
      [&](Found& found) {
        found_.insert(found_.end(), found.positions.begin(), found.positions.end());
        return decided_[round] += found.count;
      });
  if (!finished) return solving_cancelled();
  return {};
}

// Finds what moves to the positions of the last round decide.  The time goes to cache misses,
// because the rows are scattered in memory.  So selecting the undecided positions has no branch
// that depends on a row, and what is to be stored is located in a loop of its own: the processor
// then overlaps the misses of many positions.
Result<void> RowSolver::search_positions(unsigned round) {
  constexpr std::size_t at_a_time = 4096;
  const std::vector<std::uint16_t>& bits = bits_by_pair();
  std::vector<RowPosition> before, found;
  std::vector<PositionAfter> after;
  std::vector<std::uint8_t*> distance;
  before.reserve(at_a_time);
  for (std::size_t next = 0; next < found_.size();) {
    if (!report(*progress_, {"solve", round, next, found_.size(), found.size()}))
      return solving_cancelled();
    before.clear();
    while (next < found_.size() && before.size() + most_predecessors < at_a_time)
      append_predecessors(found_[next++], before);
    std::size_t open = 0;
    for (const RowPosition& one : before) {
      before[open] = one;
      open += contains(undecided_[one.row], bits[one.pairs.giraffes()]);
    }
    before.resize(open);
    if (!finds_wins(round))
      std::erase_if(before, [&](const RowPosition& one) {
        return has_move_to(
            one, [&](PositionAfter other) { return contains(not_won_[other.row], other.bit); });
      });
    after.clear();
    distance.clear();
    for (const RowPosition& one : before) {
      if (finds_wins(round)) after.push_back(turned(one));
      const Squares taken = taken_squares(one.pairs.elephants(), one.pairs.chicks());
      distance.push_back(&distance_of(one.row, one.lions, taken, bits[one.pairs.giraffes()]));
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
      const RowPosition& one = before[i];
      const unsigned bit = bits[one.pairs.giraffes()];
      if (!contains(undecided_[one.row], bit)) continue;  // it has occurred before
      erase(undecided_[one.row], bit);
      if (finds_wins(round)) erase(not_won_[after[i].row], after[i].bit);
      *distance[i] = static_cast<std::uint8_t>(round);
      found.push_back(one);
    }
  }
  decided_[round] += found.size();
  found_ = std::move(found);
  return {};
}

// --- the table

// Inserts the reachable finished positions.  Returns their number.
Result<std::uint64_t> RowSolver::insert_finished(BitSet& reached, ValueCounts& counts) {
  for (const Block block : blocks_)
    for_each_row(block, [&](std::uint32_t row, PairNumber chicks) {
      const Squares taken = taken_squares(block.elephants, chicks);
      const std::uint8_t* const ranks = placements_->ranks(block.lions, taken);
      GiraffeRow found{};
      for_each_bit(placements_->possible(block.lions, taken), [&](unsigned bit) {
        const std::uint32_t number = firsts_[row] + ranks[bit];
        if (distances_[number] != lost_at_once && (reached_[number / 64] >> number % 64 & 1) != 0)
          insert(found, bit);
      });
      undecided_[row] = found;
    });
  std::atomic<std::uint64_t> takeable{0}, tried{0};
  const auto insert_row = [&](const FinishedRow& row) {
    const RowIndex index(*row.layouts, row.elephants, row.chicks);
    const RowIndex image(*row.layouts, Pairs::elephants()[row.elephants].mirrored,
                         Pairs::chicks()[row.chicks].mirrored);
    std::uint64_t inserted = 0;
    for_each_bit(row.giraffes, [&](unsigned bit) {
      Index i = index.of(bit);
      if (row.in_the_middle) i = std::min(i, image.of(giraffes_by_bit()[bit].mirrored));
      inserted += reached.insert(i);
    });
    (row.is_tried ? tried : takeable) += inserted;
    return inserted;
  };
  if (!visit_finished(undecided_, not_won_, *executor_, *progress_, insert_row))
    return solving_cancelled();
  counts.add(win_in(1), takeable);
  counts.add(loss_in(0), tried);
  return takeable + tried;
}

// Writes the codes of all positions, over the planes.
Result<void> RowSolver::write_codes(BitSet& reached, ValueCounts& counts) {
  auto* const codes = reinterpret_cast<std::uint8_t*>(memory_.begin());
  std::memset(codes, coding::gap, at(game_.entry_count()));
  const auto value_of = [&](unsigned distance) {
    if (distance == lost_at_once) return loss_in(0);
    return distance % 2 == 1 ? win_in(distance) : loss_in(distance);
  };
  std::array<std::uint8_t, 256> code_of{};  // by distance
  code_of[0] = coding::undecided;
  for (unsigned d = 1; d < code_of.size(); ++d)
    if (d <= most_distance || d == lost_at_once)
      code_of[d] = coding::code_of(distances, value_of(d));
  std::vector<BlockLayouts> layouts;  // by pair of lions
  for (std::size_t n = 0; n < LionPairs::count; ++n)
    layouts.emplace_back(Numbering::RegionName::open, LionPairs::instance()[n].own,
                         LionPairs::instance()[n].opponent);
  using Tally = std::array<std::uint64_t, 256>;  // reachable ones by distance
  Tally all{};
  const bool finished = for_each_block(
      {"count", 1}, Tally{},
      [&](Block block, Tally& tally) {
        const LionPair& lions = LionPairs::instance()[block.lions];
        for_each_row(block, [&](std::uint32_t row, PairNumber chicks) {
          const RowIndex index(layouts[block.lions], block.elephants, chicks);
          const RowIndex image(layouts[block.lions], Pairs::elephants()[block.elephants].mirrored,
                               Pairs::chicks()[chicks].mirrored);
          const Squares taken = taken_squares(block.elephants, chicks);
          std::uint32_t number = firsts_[row];
          for_each_bit(placements_->possible(block.lions, taken), [&](unsigned bit) {
            const std::uint32_t here = number++;
            const Index i = index.of(bit);
            if (lions.in_the_middle && image.of(giraffes_by_bit()[bit].mirrored) < i) return;
            codes[i] = code_of[distances_[here]];
            if ((reached_[here / 64] >> here % 64 & 1) == 0) return;
            reached.insert(i);
            ++tally[distances_[here]];
          });
        });
      },
      [&](const Tally& tally) {
        std::uint64_t sum = 0;
        for (std::size_t d = 0; d < all.size(); ++d) sum += all[d] += tally[d];
        return sum;
      });
  if (!finished) return solving_cancelled();
  counts.add(drawn(), all[0]);
  for (unsigned d = 1; d < all.size(); ++d)
    if (all[d] > 0) counts.add(value_of(d), all[d]);
  return {};
}

Result<SolvedPositions> RowSolver::solve() && {
  if (game_.rules() == Rules::no_drops) return solve_without_drops(game_, *executor_, *progress_);
  if (const auto decided = decide(); !decided) return decided.error();
  ValueCounts counts;
  BitSet reached(memory_.tail<std::atomic<std::uint64_t>>(
                     3 * to_move_->count() * sizeof(GiraffeRow) + alignof(GiraffeRow) -
                     at(BitSet::bytes_of(game_.index_count()))),
                 game_.index_count());
  reached.clear();
  const auto finished = insert_finished(reached, counts);
  if (!finished) return finished.error();
  const std::uint64_t lost_before = counts.of(loss_in(0));
  if (const auto written = write_codes(reached, counts); !written) return written.error();
  const std::uint64_t stalemates = counts.of(loss_in(0)) - lost_before;
  auto values = ValueTable::of_codes(std::move(memory_), game_.entry_count(), distances);
  return SolvedPositions{std::move(values),
                         {std::move(reached), *finished + stalemates, std::move(counts)}};
}

}  // namespace kanzen::dobutsu

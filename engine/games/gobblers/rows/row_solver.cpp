#include "engine/games/gobblers/rows/row_solver.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <cstring>
#include <string>
#include <utility>

#include "engine/core/bit_set.hpp"
#include "engine/games/gobblers/rows/gather.hpp"
#include "engine/games/gobblers/rows/placement_order.hpp"
#include "engine/games/gobblers/rows/reachable_rows.hpp"
#include "engine/games/gobblers/rows/small_moves.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/solver_errors.hpp"

namespace kanzen::gobblers {
namespace {

constexpr std::uint8_t no_round = 0xff;
constexpr Distances distances = Distances::up_to_125;
constexpr std::size_t row_size = PairPlacements::count;

void prefetch(const BitRow& row) {
  constexpr std::size_t cache_line = 64;
  for (std::size_t byte = 0; byte < sizeof row; byte += cache_line)
    __builtin_prefetch(row.begin() + byte);
  __builtin_prefetch(row.begin() + sizeof row - 1);
}

// Calls visit(byte, bits) for each byte with bits.
template <class Visit>
void for_each_byte(const BitRow& row, Visit&& visit) {
  for (std::size_t i = 0; i < BitRow::parts; ++i) {
    if (!has_bit(row.part[i])) continue;
    for (std::size_t byte = i * sizeof(ByteVector); byte < (i + 1) * sizeof(ByteVector); ++byte)
      if (row.begin()[byte] != 0) visit(byte, row.begin()[byte]);
  }
}

}  // namespace

// Searches undecided positions of rows for wins, or for losses, of one round.  All bits are turned
// (upper_moves.hpp).
class RowSolver::Visitor {
 public:
  // `found.later`: receives the bits if they are not to be stored now.
  Visitor(RowSolver& solver, Search search, unsigned round, bool stores_now, Found& found)
      : solver_(solver), search_(search), round_(round), stores_now_(stores_now), found_(found) {}

  void visit(int large_class) {
    const std::uint32_t first = solver_.moves_.first_row(large_class);
    const std::uint32_t last = solver_.moves_.first_row(large_class + 1);
    const std::uint8_t* const is_open = solver_.is_open_.data();
    if (std::find(is_open + first, is_open + last, 1) == is_open + last) return;
    solver_.moves_.turn(large_class, turned_);
    for (std::uint32_t row = first; row < last; ++row)
      if (solver_.is_open_[row]) begin(large_class, row);
    while (done_ != begun_) examine(waiting_[done_++ % waiting]);
    examine_small_moves();
  }

 private:
  // A row whose sources have been listed and are being fetched from memory.
  struct Waiting {
    std::uint32_t row = 0;
    bool has_ending = false;
    BitRow ending;  // positions with a lift that ends the game, as a move or as a win
    Mask9 bare = 0;
    RowView small_moves;  // the row that moves of small pieces lead to
    bool needs_small_moves = false;
    Sources sources;
  };
  static constexpr std::size_t waiting = 4;  // fetching a row takes as long as examining a few

  // The search for stuck positions comes before the rounds: the only positions with the highest bit
  // of a distance are the impossible ones.
  const BitRow& bits_of(std::uint32_t row) {
    return search_ == Search::wins ? solver_.planes_.lost(row)
           : search_ == Search::losses
               ? solver_.planes_.won(row)
               : solver_.planes_.distance(row, solver_.planes_.distance_bits() - 1);
  }

  void begin(int large_class, std::uint32_t row) {
    const UpperLayers upper = solver_.moves_.layers(large_class, row);
    const Rules& rules = solver_.rules_;
    // A move from the hand is possible where pieces cover all others, and never loses at once where
    // lines win.
    if (search_ == Search::losses && round_ == 1 && !rules.line_loses() &&
        !rules.has_impossible_boards() && solver_.moves_.can_place(upper))
      return;
    Waiting& next = waiting_[begun_ % waiting];
    next.sources.clear();
    // Lifts that end the game lead to no row: they can be all moves, and each of them may win.
    next.has_ending = rules.may_end_by_lift() &&
                      (search_ == Search::stuck || (round_ == 1 && rules.line_loses()));
    if (next.has_ending) next.ending = {};
    bool has_changed =
        next.has_ending || search_ == Search::stuck || (search_ == Search::losses && round_ == 1);
    if (next.has_ending)
      for (const Lift& lift : solver_.moves_.uncovering_lifts(rules, upper))
        add_lifts<Direction::forward>(lift, next.ending);
    const auto& last = search_ == Search::wins ? solver_.last_losses_ : solver_.last_wins_;
    const auto filter = [&](std::uint32_t other) {
      const bool is_new = last[other] == round_ - 1;
      has_changed |= is_new;
      return is_new || search_ != Search::wins;  // a win needs one move to a new loss
    };
    next.small_moves = turned_[static_cast<std::size_t>(upper.turned_middle)];
    next.needs_small_moves = filter(next.small_moves.row());
    solver_.moves_.add_hand_moves<Direction::forward>(large_class, upper, turned_, filter,
                                                      next.sources);
    solver_.moves_.add_board_moves<Direction::forward>(rules, large_class, upper, turned_, filter,
                                                       next.sources);
    if (!has_changed) return;
    next.row = row;
    next.bare = upper.bare;
    for (const auto& rows : next.sources.rows)
      for (const std::uint32_t source : rows) prefetch(bits_of(source));
    for (const RowView view : next.sources.masked_rows) prefetch(bits_of(view.row()));
    prefetch(bits_of(next.small_moves.row()));
    prefetch(solver_.planes_.won(row));
    prefetch(solver_.planes_.lost(row));
    if (++begun_ - done_ == waiting) examine(waiting_[done_++ % waiting]);
  }

  void examine(const Waiting& next) {
    const BitRow& won = solver_.planes_.won(next.row);
    const BitRow& lost = solver_.planes_.lost(next.row);
    BitRow& open = open_[size_];
    for_each_part([&](std::size_t i) { open.part[i] = ~(won.part[i] | lost.part[i]); });
    if (solver_.planes_.has_draws()) remove(open, solver_.planes_.drawn(next.row));
    open = order_.exchanged(open);
    BitRow& sum = sums_[size_];
    sum = next.has_ending ? next.ending : BitRow{};
    const auto bits = [&](std::uint32_t row) -> const BitRow& { return bits_of(row); };
    const bool inverted = search_ != Search::wins;
    const bool is_decided = inverted
                                ? !gather<Direction::forward, true>(next.sources, bits, open, sum)
                                : !gather<Direction::forward, false>(next.sources, bits, open, sum);
    if (is_decided && inverted) return;
    if (is_decided || !next.needs_small_moves) return take(next.row, open, sum);
    BitRow& small = small_[size_];
    small = apply_symmetry(next.small_moves.symmetry(), bits_of(next.small_moves.row()));
    if (inverted) for_each_part([&](std::size_t i) { small.part[i] = ~small.part[i]; });
    rows_[size_] = next.row;
    bare_[size_] = next.bare;
    if (++size_ == SmallMoves::batch) examine_small_moves();
  }

  void examine_small_moves() {
    if (size_ == 0) return;
    for (std::size_t i = size_; i < SmallMoves::batch; ++i) {
      small_[i] = {};
      bare_[i] = 0;
    }
    SmallMoves::instance(Direction::forward).apply(small_, bare_, solver_.rules_.has_board_moves());
    for (std::size_t i = 0; i < size_; ++i) {
      add(sums_[i], small_[i]);
      take(rows_[i], open_[i], sums_[i]);
    }
    size_ = 0;
  }

  // `sum`: the positions with a move to a loss (wins), to no win (losses), or with any (stuck).
  void take(std::uint32_t row, const BitRow& open, const BitRow& sum) {
    BitRow bits;
    for_each_part([&](std::size_t i) {
      bits.part[i] = open.part[i] & (search_ == Search::wins ? sum.part[i] : ~sum.part[i]);
    });
    if (is_empty(bits)) return;
    bits = order_.exchanged(bits);
    found_.positions += count_common(bits, solver_.canonical(row));
    if (stores_now_)
      solver_.store(search_, row, bits, round_);
    else
      found_.later.push_back({row, bits});
  }

  RowSolver& solver_;
  const Search search_;
  const PlacementOrder& order_ = PlacementOrder::instance();
  const unsigned round_;
  const bool stores_now_;
  Found& found_;
  UpperMoves::TurnedRows turned_;
  std::array<Waiting, waiting> waiting_;
  std::size_t begun_ = 0, done_ = 0;
  // The batch of rows that wait for the moves of small pieces.
  std::size_t size_ = 0;
  std::uint32_t rows_[SmallMoves::batch];
  Mask9 bare_[SmallMoves::batch];
  BitRow open_[SmallMoves::batch], sums_[SmallMoves::batch], small_[SmallMoves::batch];
};

Result<RowSolver> RowSolver::make(int sizes, const Rules& rules, unsigned distance_bits,
                                  Executor& executor, const ProgressSink& progress) {
  const UpperMoves& moves = UpperMoves::instance(sizes);
  auto planes = Planes::make(distance_bits, rules.may_end_in_draw(), moves.row_count());
  if (!planes) return planes.error();
  return RowSolver(moves, *std::move(planes), rules, executor, progress);
}

RowSolver::RowSolver(const UpperMoves& moves, Planes planes, const Rules& rules, Executor& executor,
                     const ProgressSink& progress)
    : moves_(moves),
      planes_(std::move(planes)),
      rules_(rules),
      executor_(&executor),
      progress_(&progress),
      is_open_(moves_.row_count()),
      last_wins_(moves_.row_count(), no_round),
      last_losses_(moves_.row_count(), no_round),
      unreached_(PairPlacements::class_count) {
  for (std::size_t rank = 0; rank < row_size; ++rank) {
    const auto [byte, symmetry] = PlacementOrder::instance().place(static_cast<int>(rank));
    constexpr std::size_t width = sizeof(ByteVector);
    code_places_[rank] = static_cast<std::uint16_t>(byte / width * width * symmetry_count +
                                                    symmetry * width + byte % width);
  }
}

template <class Tally, class Work, class Merge>
bool RowSolver::for_each_class(Phase phase, const Tally& empty, Work&& work, Merge&& merge) {
  return run_in_blocks(
      *executor_, *progress_, phase, PairPlacements::class_count, 1, empty,
      [&](Index large_class, Tally& tally) { work(static_cast<int>(large_class), tally); }, merge);
}

const BitRow& RowSolver::canonical(std::uint32_t row) const {
  return PlacementOrder::instance().canonical(moves_.stabiliser(row));
}

bool RowSolver::is_open(std::uint32_t row) {
  const BitRow &won = planes_.won(row), &lost = planes_.lost(row);
  BitRow open;
  for_each_part([&](std::size_t i) { open.part[i] = ~(won.part[i] | lost.part[i]); });
  if (planes_.has_draws()) remove(open, planes_.drawn(row));
  return !is_empty(open);
}

// --- reachable positions, in the memory of the planes

Result<void> RowSolver::find_reachable() {
  BitRow* const unfinished = planes_.begin();
  BitRow* const reached = unfinished + moves_.row_count();
  if (!find_reachable_rows(moves_, rules_, unfinished, reached, *executor_, *progress_))
    return solving_cancelled();
  for (int c = 0; c < PairPlacements::class_count; ++c) list_unreached(c, reached);
  std::fill_n(unfinished, 2 * std::size_t{moves_.row_count()}, BitRow{});
  return {};
}

void RowSolver::list_unreached(int large_class, const BitRow* reached) {
  std::vector<std::uint8_t>& list = unreached_[static_cast<std::size_t>(large_class)];
  for (std::uint32_t row = moves_.first_row(large_class); row < moves_.first_row(large_class + 1);
       ++row) {
    BitRow missing = canonical(row);
    remove(missing, reached[row]);
    const UpperLayers upper = moves_.layers(large_class, row);
    remove(missing, impossible_positions<false>(rules_, upper, lines_of<false>(upper)));
    const std::size_t number = list.size();
    list.push_back(0);
    for_each_byte(missing, [&](std::size_t byte, std::uint8_t bits) {
      ++list[number];
      list.push_back(static_cast<std::uint8_t>(byte));
      list.push_back(bits);
    });
  }
  list.shrink_to_fit();
}

template <class Visit>
void RowSolver::for_each_unreached(Visit&& visit) const {
  for (int c = 0; c < PairPlacements::class_count; ++c) {
    auto next = unreached_[static_cast<std::size_t>(c)].begin();
    for (std::uint32_t row = moves_.first_row(c); row < moves_.first_row(c + 1); ++row)
      for (unsigned bytes = *next++; bytes > 0; --bytes) {
        const std::uint8_t byte = *next++;
        visit(row, std::size_t{byte}, *next++);
      }
  }
}

// --- rounds

Result<SolvedPositions> RowSolver::solve() && {
  if (const auto decided = decide_finished(); !decided) return decided.error();
  if (const auto found = find_stuck(); !found) return found.error();
  for (unsigned round = 1;; ++round) {
    if (round + 1 >= planes_.never()) return distance_exceeds(planes_.never() - 2);
    // The rarer kind is found first, because it is kept in memory.
    const auto found = find_and_store(round % 2 == 1 ? Search::losses : Search::wins, round);
    if (!found) return found.error();
    if (wins_[round] + losses_[round] == 0) break;
  }
  return std::move(*this).finish();
}

// Decides the positions that are finished by a line, and the impossible ones.
Result<void> RowSolver::decide_finished() {
  const PlacementOrder& order = PlacementOrder::instance();
  struct Counts {
    std::uint64_t positions = 0, wins = 0, losses = 0;
  };
  const bool finished = for_each_class(
      {"solve", 0}, Counts{},
      [&](int large_class, Counts& counts) {
        for (std::uint32_t row = moves_.first_row(large_class);
             row < moves_.first_row(large_class + 1); ++row) {
          const UpperLayers upper = moves_.layers(large_class, row);
          Lines complete = lines_of<false>(upper);
          BitRow impossible = impossible_positions<false>(rules_, upper, complete);
          if (rules_.movers_line_counts())
            remove(complete.own, complete.opponent);
          else
            remove(complete.opponent, complete.own);
          remove(complete.own, impossible);
          remove(complete.opponent, impossible);
          const BitRow& won = rules_.line_loses() ? complete.opponent : complete.own;
          const BitRow& lost = rules_.line_loses() ? complete.own : complete.opponent;
          counts.positions += count_common(canonical(row), canonical(row)) -
                              count_common(impossible, canonical(row));
          counts.wins += count_common(won, canonical(row));
          counts.losses += count_common(lost, canonical(row));
          if (!is_empty(won)) last_wins_[row] = 0;
          if (!is_empty(lost)) last_losses_[row] = 0;
          planes_.won(row) = won;
          add(planes_.won(row), order.unused());
          add(planes_.won(row), impossible);
          for (unsigned bit = 0; bit < planes_.distance_bits(); ++bit)
            planes_.distance(row, bit) = impossible;
          add(planes_.distance(row, 0), won);
          add(planes_.distance(row, 0), lost);
          planes_.lost(row) = lost;
          is_open_[row] = is_open(row);
        }
      },
      [&](const Counts& counts) {
        positions_ += counts.positions;
        wins_[0] += counts.wins;
        losses_[0] += counts.losses;
        return wins_[0] + losses_[0];
      });
  if (!finished) return solving_cancelled();
  return {};
}

// Decides the positions in which the side to move is stuck, and counts the reachable ones among
// those that are drawn.
Result<void> RowSolver::find_stuck() {
  if (!rules_.may_be_stuck()) return {};
  const bool finished = for_each_class(
      {"solve", 0}, Found{},
      [&](int large_class, Found& found) {
        Visitor(*this, Search::stuck, 0, true, found).visit(large_class);
      },
      [&](Found& found) {
        (planes_.has_draws() ? stuck_ : losses_[0]) += found.positions;
        return wins_[0] + losses_[0];
      });
  if (!finished) return solving_cancelled();
  if (!planes_.has_draws()) return {};
  for_each_unreached([&](std::uint32_t row, std::size_t byte, std::uint8_t bits) {
    stuck_ -= static_cast<unsigned>(
        std::popcount(static_cast<unsigned>(planes_.drawn(row).begin()[byte] & bits)));
  });
  return {};
}

Result<void> RowSolver::find_and_store(Search first, unsigned round) {
  const Search second = first == Search::wins ? Search::losses : Search::wins;
  std::vector<std::vector<NewBits>> later;
  if (const auto found = find(first, round, &later); !found) return found;
  if (const auto found = find(second, round, nullptr); !found) return found;
  for (const std::vector<NewBits>& of_class : later)
    for (const NewBits& one : of_class) store(first, one.row, one.bits, round);
  return {};
}

// Stores what it finds, or adds it to `later`.
Result<void> RowSolver::find(Search search, unsigned round,
                             std::vector<std::vector<NewBits>>* later) {
  if ((search == Search::wins ? losses_ : wins_)[round - 1] == 0 && round > 1) return {};
  std::uint64_t& total = (search == Search::wins ? wins_ : losses_)[round];
  const auto decided = [&] {
    std::uint64_t sum = 0;
    for (unsigned d = 0; d <= round; ++d) sum += wins_[d] + losses_[d];
    return sum;
  };
  const bool finished = for_each_class(
      {"solve", round}, Found{},
      [&](int large_class, Found& found) {
        Visitor(*this, search, round, later == nullptr, found).visit(large_class);
      },
      [&](Found& found) {
        total += found.positions;
        if (later != nullptr) later->push_back(std::move(found.later));
        return decided();
      });
  if (!finished) return solving_cancelled();
  return {};
}

void RowSolver::store(Search search, std::uint32_t row, const BitRow& bits, unsigned round) {
  if (search == Search::stuck) {
    if (planes_.has_draws()) {
      planes_.drawn(row) = bits;
    } else {
      add(planes_.lost(row), bits);
      add(planes_.distance(row, 0), bits);
      last_losses_[row] = 0;
    }
    is_open_[row] = is_open(row);
    return;
  }
  add(search == Search::wins ? planes_.won(row) : planes_.lost(row), bits);
  for (unsigned bit = 0; bit < planes_.distance_bits(); ++bit)
    if ((round + 1) >> bit & 1u) add(planes_.distance(row, bit), bits);
  (search == Search::wins ? last_wins_ : last_losses_)[row] = static_cast<std::uint8_t>(round);
  is_open_[row] = is_open(row);
}

// --- the table

// Writes the codes of a row's positions by rank, which may overwrite the row's planes.  The bits of
// a code are, from the lowest, whether the position is won and those of the stored distance; an
// impossible position has all of them.
void RowSolver::write_codes(std::uint32_t row, std::uint8_t* codes) {
  static_assert(coding::undecided == 0 && coding::gap == 0xff);
  static_assert(coding::code_of(distances, win_in(5)) == (5 + 1) * 2 + 1);
  static_assert(coding::code_of(distances, loss_in(5)) == (5 + 1) * 2);
  alignas(ByteVector) std::uint8_t by_place[BitRow::bytes * symmetry_count];
  for (std::size_t part = 0; part < BitRow::parts; ++part) {
    ByteVector bits[8];
    ByteVector impossible = bits[0] = planes_.won(row).part[part];
    for (unsigned bit = 0; bit < planes_.distance_bits(); ++bit)
      impossible &= bits[1 + bit] = planes_.distance(row, bit).part[part];
    for (std::size_t bit = 1 + planes_.distance_bits(); bit < 8; ++bit) bits[bit] = impossible;
    transpose_bits(bits);
    std::memcpy(by_place + part * sizeof bits, bits, sizeof bits);
  }
  for (std::size_t rank = 0; rank < row_size; ++rank) codes[rank] = by_place[code_places_[rank]];
  if (moves_.stabiliser(row) == 1) return;
  const PlacementOrder& order = PlacementOrder::instance();
  const BitRow& is_position = canonical(row);
  for (std::size_t rank = 0; rank < row_size; ++rank) {
    const auto [byte, symmetry] = order.place(static_cast<int>(rank));
    if ((is_position.begin()[byte] >> symmetry & 1u) == 0) codes[rank] = 0xff;
  }
}

// Replaces the planes by the codes of all positions, in place: a row of codes is shorter than its
// planes.  The rows of some classes at a time are written over their own planes, by all threads,
// and then moved to their places.
Result<void> RowSolver::write_codes() {
  static_assert(row_size <= BitRow::bytes * 7);  // wins, losses, and at least five of distances
  constexpr int classes_at_a_time = 8;
  auto* const table = reinterpret_cast<std::uint8_t*>(planes_.memory().begin());
  for (int first = 0; first < PairPlacements::class_count; first += classes_at_a_time) {
    const int last = std::min(first + classes_at_a_time, PairPlacements::class_count);
    if (!report(*progress_, {"count", 0, static_cast<std::uint64_t>(first),
                             PairPlacements::class_count, positions_}))
      return solving_cancelled();
    executor_->run(static_cast<std::size_t>(last - first), [&](std::size_t offset) {
      const int large_class = first + static_cast<int>(offset);
      for (std::uint32_t row = moves_.first_row(large_class);
           row < moves_.first_row(large_class + 1); ++row)
        write_codes(row, planes_.won(row).begin());
    });
    for (std::uint32_t row = moves_.first_row(first); row < moves_.first_row(last); ++row)
      std::memmove(table + row * row_size, planes_.won(row).begin(), row_size);
  }
  return {};
}

// Returns the set of the indices whose codes are not those of gaps, in the memory after the codes.
BitSet RowSolver::set_of_positions(Index size) {
  BitSet set(planes_.memory().tail<std::atomic<std::uint64_t>>(at(size)), size);
  const auto* const codes = reinterpret_cast<const std::uint8_t*>(planes_.memory().begin());
  constexpr Index words_at_a_time = 1 << 14;
  const Index words = set.word_count();
  executor_->run(at((words + words_at_a_time - 1) / words_at_a_time), [&](std::size_t block) {
    const Index last = std::min((block + 1) * words_at_a_time, words);
    for (Index word = block * words_at_a_time; word < last; ++word) {
      std::uint64_t bits = 0;
      for (Index i = word * 64; i < std::min(word * 64 + 64, size); i += 8) {
        std::uint64_t eight = ~std::uint64_t{0};
        std::memcpy(&eight, codes + i, at(std::min<Index>(8, size - i)));
        // Only the code of gaps has all bits.  The sum has the highest bit of each byte that misses
        // one of the lower bits.
        constexpr std::uint64_t lower = 0x7f7f7f7f7f7f7f7fu;
        const std::uint64_t missing = ~eight;
        const std::uint64_t positions =
            (((missing & lower) + lower) | missing) >> 7 & 0x0101010101010101u;
        bits |= (positions * 0x0102040810204080u >> 56) << (i % 64);
      }
      set.set_word(word, bits);
    }
  });
  return set;
}

Result<SolvedPositions> RowSolver::finish() && {
  if (const auto written = write_codes(); !written) return written.error();
  const Index size = Index{moves_.row_count()} * row_size;
  BitSet reached = set_of_positions(size);
  auto values = ValueTable::of_codes(std::move(planes_.memory()), size, distances);
  ValueCounts unreached;
  assert(!unreached_.front().empty());  // find_reachable() was called
  const PlacementOrder& order = PlacementOrder::instance();
  for_each_unreached([&](std::uint32_t row, std::size_t byte, unsigned bits) {
    for (; bits != 0; bits &= bits - 1) {
      const Index index =
          Index{row} * row_size + static_cast<Index>(order.rank(byte, std::countr_zero(bits)));
      reached.erase(index);
      unreached.add(values.value(index), 1);
    }
  });
  ValueCounts counts;
  std::uint64_t drawn_positions = positions_;
  for (unsigned distance = 0; distance < most_distances; ++distance) {
    for (const auto& [value, positions] : {std::pair(win_in(distance), wins_[distance]),
                                           std::pair(loss_in(distance), losses_[distance])}) {
      counts.add(value, positions - unreached.of(value));
      drawn_positions -= positions;
    }
  }
  counts.add(drawn(), drawn_positions - unreached.of(drawn()));
  const std::uint64_t terminal = counts.of(win_in(0)) + counts.of(loss_in(0)) + stuck_;
  return SolvedPositions{std::move(values), {std::move(reached), terminal, std::move(counts)}};
}

}  // namespace kanzen::gobblers

#include "engine/games/gobblers/rows/row_solver.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <string>
#include <utility>

#include "engine/core/bit_set.hpp"
#include "engine/games/gobblers/numbering.hpp"
#include "engine/games/gobblers/rows/gather.hpp"
#include "engine/games/gobblers/rows/placement_order.hpp"
#include "engine/games/gobblers/rows/reachable_rows.hpp"
#include "engine/games/gobblers/rows/small_moves.hpp"
#include "engine/games/gobblers/rules.hpp"
#include "engine/solve/blocks.hpp"

namespace kanzen::gobblers {
namespace {

constexpr std::uint8_t never = 0xff;  // in place of a round
constexpr Distances distances = Distances::up_to_125;
constexpr std::size_t row_size = PairPlacements::count;

Error cancelled() { return {Errc::cancelled, untranslated("solving was cancelled")}; }

bool is_open(const BitRow& won, const BitRow& lost) {
  ByteVector open{};
  for_each_part([&](std::size_t i) { open |= ~(won.part[i] | lost.part[i]); });
  return has_bit(open);
}

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
template <int Sizes, class Rules>
template <typename RowSolver<Sizes, Rules>::Search search>
class RowSolver<Sizes, Rules>::Visitor {
 public:
  // `found.later`: receives the bits if they are not to be stored now.
  Visitor(RowSolver& solver, unsigned round, bool stores_now, Found& found)
      : solver_(solver), round_(round), stores_now_(stores_now), found_(found) {}

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
    Mask9 bare = 0;
    RowView small_moves;  // the row that moves of small pieces lead to
    bool needs_small_moves = false;
    Sources sources;
  };
  static constexpr std::size_t waiting = 4;  // fetching a row takes as long as examining a few
  static constexpr bool inverted = search == Search::losses;

  const BitRow& bits_of(std::uint32_t row) {
    return search == Search::wins ? solver_.planes_.lost(row) : solver_.planes_.won(row);
  }

  void begin(int large_class, std::uint32_t row) {
    const UpperLayers upper = solver_.moves_.layers(large_class, row);
    // A move from the hand never loses at once.
    if (search == Search::losses && round_ == 1 && solver_.moves_.can_place(upper)) return;
    Waiting& next = waiting_[begun_ % waiting];
    next.sources.clear();
    // Losses in 1 may have no move to any row.
    bool has_changed = search == Search::losses && round_ == 1;
    const auto& last = search == Search::wins ? solver_.last_losses_ : solver_.last_wins_;
    const auto filter = [&](std::uint32_t other) {
      const bool is_new = last[other] == round_ - 1;
      has_changed |= is_new;
      return is_new || search == Search::losses;  // a win needs one move to a new loss
    };
    next.small_moves = turned_[static_cast<std::size_t>(upper.turned_middle)];
    next.needs_small_moves = filter(next.small_moves.row());
    solver_.moves_.template add_hand_moves<Direction::forward>(large_class, upper, turned_, filter,
                                                               next.sources);
    solver_.moves_.template add_board_moves<Direction::forward, Rules::uncovering_loses>(
        large_class, upper, turned_, filter, next.sources);
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
    open = order_.exchanged(open);
    BitRow& sum = sums_[size_];
    sum = {};
    const bool is_decided = !gather<Direction::forward, inverted>(
        next.sources, [&](std::uint32_t row) -> const BitRow& { return bits_of(row); }, open, sum);
    if (is_decided && search == Search::losses) return;
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
    SmallMoves::instance(Direction::forward).apply(small_, bare_);
    for (std::size_t i = 0; i < size_; ++i) {
      add(sums_[i], small_[i]);
      take(rows_[i], open_[i], sums_[i]);
    }
    size_ = 0;
  }

  // `sum`: the positions with a move to a loss (wins), or to no win (losses).
  void take(std::uint32_t row, const BitRow& open, const BitRow& sum) {
    BitRow bits;
    for_each_part([&](std::size_t i) {
      bits.part[i] = open.part[i] & (search == Search::wins ? sum.part[i] : ~sum.part[i]);
    });
    if (is_empty(bits)) return;
    bits = order_.exchanged(bits);
    found_.positions += count_common(bits, solver_.canonical(row));
    if (stores_now_)
      solver_.template store<search>(row, bits, round_);
    else
      found_.later.push_back({row, bits});
  }

  RowSolver& solver_;
  const PlacementOrder& order_ = PlacementOrder::instance();
  const unsigned round_;
  const bool stores_now_;
  Found& found_;
  typename UpperMoves<Sizes>::TurnedRows turned_;
  std::array<Waiting, waiting> waiting_;
  std::size_t begun_ = 0, done_ = 0;
  // The batch of rows that wait for the moves of small pieces.
  std::size_t size_ = 0;
  std::uint32_t rows_[SmallMoves::batch];
  Mask9 bare_[SmallMoves::batch];
  BitRow open_[SmallMoves::batch], sums_[SmallMoves::batch], small_[SmallMoves::batch];
};

template <int Sizes, class Rules>
Result<RowSolver<Sizes, Rules>> RowSolver<Sizes, Rules>::make(const Gobblers<Sizes, Rules>&,
                                                              Executor& executor,
                                                              const ProgressSink& progress) {
  auto planes = Planes<Sizes>::make(UpperMoves<Sizes>::instance().row_count());
  if (!planes) return planes.error();
  return RowSolver(*std::move(planes), executor, progress);
}

template <int Sizes, class Rules>
RowSolver<Sizes, Rules>::RowSolver(Planes<Sizes> planes, Executor& executor,
                                   const ProgressSink& progress)
    : planes_(std::move(planes)),
      executor_(&executor),
      progress_(&progress),
      is_open_(moves_.row_count()),
      last_wins_(moves_.row_count(), never),
      last_losses_(moves_.row_count(), never),
      unreached_(PairPlacements::class_count) {}

template <int Sizes, class Rules>
template <class Tally, class Work, class Merge>
bool RowSolver<Sizes, Rules>::for_each_class(Phase phase, const Tally& empty, Work&& work,
                                             Merge&& merge) {
  return run_in_blocks(
      *executor_, *progress_, phase, PairPlacements::class_count, 1, empty,
      [&](Index large_class, Tally& tally) { work(static_cast<int>(large_class), tally); }, merge);
}

template <int Sizes, class Rules>
const BitRow& RowSolver<Sizes, Rules>::canonical(std::uint32_t row) const {
  return PlacementOrder::instance().canonical(Numbering<Sizes>::instance().stabiliser(row));
}

// --- reachable positions, in the memory of the planes

template <int Sizes, class Rules>
Result<void> RowSolver<Sizes, Rules>::find_reachable() {
  BitRow* const unfinished = planes_.begin();
  BitRow* const reached = unfinished + moves_.row_count();
  if (!ReachableRows<Sizes, Rules>(unfinished, reached, *executor_, *progress_).find())
    return cancelled();
  for (int c = 0; c < PairPlacements::class_count; ++c) list_unreached(c, reached);
  std::fill_n(unfinished, 2 * std::size_t{moves_.row_count()}, BitRow{});
  return {};
}

template <int Sizes, class Rules>
void RowSolver<Sizes, Rules>::list_unreached(int large_class, const BitRow* reached) {
  std::vector<std::uint8_t>& list = unreached_[static_cast<std::size_t>(large_class)];
  for (std::uint32_t row = moves_.first_row(large_class); row < moves_.first_row(large_class + 1);
       ++row) {
    BitRow missing = canonical(row);
    remove(missing, reached[row]);
    if (Rules::uncovering_loses)
      remove(missing, lines_of<false>(moves_.layers(large_class, row)).own);
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

// --- rounds

template <int Sizes, class Rules>
Result<SolvedPositions> RowSolver<Sizes, Rules>::solve() && {
  if (const auto decided = decide_finished(); !decided) return decided.error();
  for (unsigned round = 1;; ++round) {
    if (round >= distance_count)
      return Error{Errc::unsupported, untranslated("a distance exceeds " +
                                                   std::to_string(distance_count - 1) + " plies")};
    // The rarer kind is found first, because it is kept in memory.
    const auto found = round % 2 == 1 ? find_and_store<Search::losses>(round)
                                      : find_and_store<Search::wins>(round);
    if (!found) return found.error();
    if (wins_[round] + losses_[round] == 0) break;
  }
  return std::move(*this).finish();
}

// Decides the finished positions.  Under rules by which uncovering a line loses, positions in which
// the side to move has a line are impossible; they count as won in 0 here.
template <int Sizes, class Rules>
Result<void> RowSolver<Sizes, Rules>::decide_finished() {
  const PlacementOrder& order = PlacementOrder::instance();
  struct Counts {
    std::uint64_t positions = 0, wins = 0, losses = 0;
  };
  const bool finished = for_each_class(
      {"solve", 0}, Counts{},
      [&](int large_class, Counts& counts) {
        for (std::uint32_t row = moves_.first_row(large_class);
             row < moves_.first_row(large_class + 1); ++row) {
          Lines complete = lines_of<false>(moves_.layers(large_class, row));
          remove(complete.opponent, complete.own);
          const std::uint64_t wins = count_common(complete.own, canonical(row));
          counts.positions += count_common(canonical(row), canonical(row));
          if (Rules::uncovering_loses)
            counts.positions -= wins;
          else
            counts.wins += wins;
          counts.losses += count_common(complete.opponent, canonical(row));
          if (!Rules::uncovering_loses && !is_empty(complete.own)) last_wins_[row] = 0;
          if (!is_empty(complete.opponent)) last_losses_[row] = 0;
          planes_.won(row) = complete.own;
          add(planes_.won(row), order.unused());
          planes_.lost(row) = complete.opponent;
          is_open_[row] = is_open(planes_.won(row), planes_.lost(row));
        }
      },
      [&](const Counts& counts) {
        positions_ += counts.positions;
        wins_[0] += counts.wins;
        losses_[0] += counts.losses;
        return wins_[0] + losses_[0];
      });
  if (!finished) return cancelled();
  return {};
}

template <int Sizes, class Rules>
template <typename RowSolver<Sizes, Rules>::Search first>
Result<void> RowSolver<Sizes, Rules>::find_and_store(unsigned round) {
  constexpr Search second = first == Search::wins ? Search::losses : Search::wins;
  std::vector<NewBits> later;
  if (const auto found = find<first>(round, &later); !found) return found;
  if (const auto found = find<second>(round, nullptr); !found) return found;
  for (const NewBits& one : later) store<first>(one.row, one.bits, round);
  return {};
}

// Stores what it finds, or adds it to `later`.
template <int Sizes, class Rules>
template <typename RowSolver<Sizes, Rules>::Search search>
Result<void> RowSolver<Sizes, Rules>::find(unsigned round, std::vector<NewBits>* later) {
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
        Visitor<search>(*this, round, later == nullptr, found).visit(large_class);
      },
      [&](Found& found) {
        total += found.positions;
        if (later != nullptr) later->insert(later->end(), found.later.begin(), found.later.end());
        return decided();
      });
  if (!finished) return cancelled();
  return {};
}

template <int Sizes, class Rules>
template <typename RowSolver<Sizes, Rules>::Search search>
void RowSolver<Sizes, Rules>::store(std::uint32_t row, const BitRow& bits, unsigned round) {
  add(search == Search::wins ? planes_.won(row) : planes_.lost(row), bits);
  for (unsigned bit = 0; bit < distance_bits; ++bit)
    if (round >> bit & 1u) add(planes_.distance(row, bit), bits);
  (search == Search::wins ? last_wins_ : last_losses_)[row] = static_cast<std::uint8_t>(round);
  is_open_[row] = is_open(planes_.won(row), planes_.lost(row));
}

// --- the table

// Writes the codes of a row's positions by rank, which may overwrite the row's planes.
template <int Sizes, class Rules>
void RowSolver<Sizes, Rules>::write_codes(std::uint32_t row, std::uint8_t* codes) {
  static_assert(coding::undecided == 0 && coding::gap_of(distances) == 0xff);
  static_assert(coding::code_of(distances, win_in(5)) == 5 * 2 + 1 + coding::first_value);
  static_assert(coding::code_of(distances, loss_in(5)) == 5 * 2 + coding::first_value);
  alignas(ByteVector) std::uint8_t by_place[BitRow::bytes * symmetry_count];
  for (std::size_t part = 0; part < BitRow::parts; ++part) {
    // The bits of a byte: won, those of the distance, and lost.
    ByteVector bits[8] = {};
    bits[0] = planes_.won(row).part[part];
    for (unsigned bit = 0; bit < distance_bits; ++bit)
      bits[1 + bit] = planes_.distance(row, bit).part[part];
    bits[7] = planes_.lost(row).part[part];
    transpose_bits(bits);
    for (std::size_t i = 0; i < 8; ++i) {
      const auto bytes = reinterpret_cast<Bytes>(bits[i]);
      auto coded = ((bytes & 0x7f) + static_cast<std::uint8_t>(coding::first_value)) &
                   reinterpret_cast<Bytes>((bytes & 0x81) != 0);
      if (Rules::uncovering_loses) coded |= reinterpret_cast<Bytes>(bytes == 1);  // won in 0
      std::memcpy(by_place + (part * 8 + i) * sizeof coded, &coded, sizeof coded);
    }
  }
  const PlacementOrder& order = PlacementOrder::instance();
  for (std::size_t rank = 0; rank < row_size; ++rank)
    codes[rank] = by_place[order.number(static_cast<int>(rank))];
  const Numbering<Sizes>& numbering = Numbering<Sizes>::instance();
  if (numbering.stabiliser(row) == 1) return;
  for (std::size_t rank = 0; rank < row_size; ++rank)
    if (numbering.is_gap(row, static_cast<int>(rank))) codes[rank] = 0xff;
}

// Replaces the planes by the codes of all positions, in place: a row of codes is shorter than its
// planes.  The rows of some classes at a time are written over their own planes, by all threads,
// and then moved to their places.
template <int Sizes, class Rules>
Result<void> RowSolver<Sizes, Rules>::write_codes() {
  static_assert(row_size <= BitRow::bytes * Planes<Sizes>::planes);
  constexpr int classes_at_a_time = 8;
  std::uint8_t* const table = planes_.bytes();
  for (int first = 0; first < PairPlacements::class_count; first += classes_at_a_time) {
    const int last = std::min(first + classes_at_a_time, PairPlacements::class_count);
    if (!report(*progress_, {"count", 0, static_cast<std::uint64_t>(first),
                             PairPlacements::class_count, positions_}))
      return cancelled();
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

// Inserts the indices whose codes are not those of gaps.
template <int Sizes, class Rules>
Result<BitSet> RowSolver<Sizes, Rules>::set_of_positions(Index size) {
  auto set = BitSet::make(size);
  if (!set) return set;
  const std::uint8_t* const codes = planes_.bytes();
  constexpr Index words_at_a_time = 1 << 14;
  const Index words = set->word_count();
  executor_->run(at((words + words_at_a_time - 1) / words_at_a_time), [&](std::size_t block) {
    const Index last = std::min((block + 1) * words_at_a_time, words);
    for (Index word = block * words_at_a_time; word < last; ++word) {
      std::uint64_t bits = 0;
      for (Index i = word * 64; i < std::min(word * 64 + 64, size); i += 8) {
        std::uint64_t eight = ~std::uint64_t{0};
        std::memcpy(&eight, codes + i, at(std::min<Index>(8, size - i)));
        // Only the code of gaps has both upper bits.
        const std::uint64_t positions = ~(eight & eight << 1) >> 7 & 0x0101010101010101u;
        bits |= (positions * 0x0102040810204080u >> 56) << (i % 64);
      }
      set->set_word(word, bits);
    }
  });
  return set;
}

template <int Sizes, class Rules>
Result<SolvedPositions> RowSolver<Sizes, Rules>::finish() && {
  if (const auto written = write_codes(); !written) return written.error();
  const Index size = Index{moves_.row_count()} * row_size;
  auto reached = set_of_positions(size);
  if (!reached) return reached.error();
  auto values = ValueTable::of_codes(std::move(planes_).release(), size, distances);
  ValueCounts unreached;
  const PlacementOrder& order = PlacementOrder::instance();
  for (int c = 0; c < PairPlacements::class_count; ++c) {
    assert(!unreached_[static_cast<std::size_t>(c)].empty());  // find_reachable() was called
    auto next = unreached_[static_cast<std::size_t>(c)].begin();
    for (std::uint32_t row = moves_.first_row(c); row < moves_.first_row(c + 1); ++row)
      for (unsigned bytes = *next++; bytes > 0; --bytes) {
        const std::size_t byte = *next++;
        for (unsigned bits = *next++; bits != 0; bits &= bits - 1) {
          const Index index =
              Index{row} * row_size + static_cast<Index>(order.rank(byte, std::countr_zero(bits)));
          reached->erase(index);
          unreached.add(values.value(index), 1);
        }
      }
  }
  ValueCounts counts;
  std::uint64_t drawn_positions = positions_;
  for (unsigned distance = 0; distance < distance_count; ++distance) {
    for (const auto& [value, positions] : {std::pair(win_in(distance), wins_[distance]),
                                           std::pair(loss_in(distance), losses_[distance])}) {
      counts.add(value, positions - unreached.of(value));
      drawn_positions -= positions;
    }
  }
  counts.add(drawn(), drawn_positions - unreached.of(drawn()));
  const std::uint64_t terminal = counts.of(win_in(0)) + counts.of(loss_in(0));
  return SolvedPositions{std::move(values), {*std::move(reached), terminal, std::move(counts)}};
}

template class RowSolver<2, StrictRules>;
template class RowSolver<2, CoverRules>;
template class RowSolver<3, StrictRules>;
template class RowSolver<3, CoverRules>;

}  // namespace kanzen::gobblers

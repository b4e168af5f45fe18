#include "tests/bench/board_comparison.hpp"

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>

#include "engine/adapter/stopwatch.hpp"
#include "engine/games/mnk/mnk.hpp"
#include "tests/bench/baseline_boards.hpp"

namespace kanzen {
namespace {

constexpr std::size_t position_count = 2000;  // bitboards of 32 kB fit the L1 cache
constexpr unsigned passes = 1000;             // over all positions in a run
constexpr unsigned largest_side = 8, longest_line = 4;

// Returns all positions of random games.
std::vector<mnk::State> random_positions(const mnk::Mnk& game) {
  std::mt19937 random(1);  // fixed seed
  std::vector<mnk::State> positions;
  while (positions.size() < position_count) {
    for (mnk::State s = game.initial();;) {
      positions.push_back(s);
      if (game.terminal(s)) break;
      MovesOf<mnk::Mnk> moves;
      game.moves(s, moves);
      s = game.apply(s, moves[random() % moves.size()]);
    }
  }
  positions.resize(position_count);
  return positions;
}

struct Measured {
  double nanoseconds = 0;
  std::uint64_t answers = 0;  // sum over all positions; the same for every representation
};

// Measures ask(i), the answer for position i.
template <class Ask>
Measured measure(unsigned runs, Ask&& ask) {
  Measured result;
  for (unsigned run = 0; run < runs; ++run) {
    std::uint64_t answers = 0;
    const Stopwatch watch;
    for (unsigned pass = 0; pass < passes; ++pass)
      for (std::size_t i = 0; i < position_count; ++i) answers += ask(i);
    const double nanoseconds = watch.seconds() * 1e9 / passes / position_count;
    result.nanoseconds = run == 0 ? nanoseconds : std::min(result.nanoseconds, nanoseconds);
    result.answers = answers;
  }
  return result;
}

template <class BaselineBoard>
std::vector<BaselineBoard> as_boards(const BoardSize& size,
                                     const std::vector<mnk::State>& positions) {
  std::vector<BaselineBoard> boards;
  boards.reserve(positions.size());
  for (const mnk::State& s : positions) boards.emplace_back(size, s);
  return boards;
}

std::uint64_t checksum(const MovesOf<mnk::Mnk>& moves) {
  return moves.size() + (moves.empty() ? 0 : moves[moves.size() - 1]);
}

template <class BaselineBoard>
std::uint64_t moves_of(const BaselineBoard& board) {
  MovesOf<mnk::Mnk> moves;
  add_moves(board, moves);
  return checksum(moves);
}

class Comparison {
 public:
  Comparison(const BoardSize& size, unsigned runs)
      : size_(size),
        runs_(runs),
        game_(size, mnk::Rules::normal, {}),
        positions_(random_positions(game_)),
        arrays_(as_boards<mnk::ArrayBoard>(size, positions_)),
        lists_(as_boards<mnk::ListBoard>(size, positions_)) {
    for (const mnk::State& s : positions_) last_stones_.push_back(to_move(s) == 0 ? 'O' : 'X');
  }

  Result<BoardComparison> run() {
    BoardComparison result{size_.columns, size_.line, {}, {}};
    // The measured loops access only the boards.
    const mnk::State* const states = positions_.data();
    const mnk::ArrayBoard* const arrays = arrays_.data();
    const mnk::ListBoard* const lists = lists_.data();
    const char* const stones = last_stones_.data();
    const bool judged = compare(
        result.judge,
        [board = game_.board(), states](std::size_t i) {
          return board.has_line(states[i].opponent);
        },
        [=](std::size_t i) { return has_line(arrays[i], stones[i]); },
        [=](std::size_t i) { return has_line(lists[i], stones[i]); });
    const bool listed = compare(
        result.moves,
        [this, states](std::size_t i) {
          MovesOf<mnk::Mnk> moves;
          game_.moves(states[i], moves);
          return checksum(moves);
        },
        [=](std::size_t i) { return moves_of(arrays[i]); },
        [=](std::size_t i) { return moves_of(lists[i]); });
    if (judged && listed) return result;
    return Error{Errc::internal, untranslated("the board representations disagree on a board of " +
                                              std::to_string(size_.columns) + " squares a side")};
  }

 private:
  // Returns false if the answers differ.
  template <class Bitboard, class Array, class Lists>
  bool compare(BoardTimes& times, Bitboard&& bitboard, Array&& array, Lists&& lists) const {
    const Measured of_bitboard = measure(runs_, bitboard);
    const Measured of_array = measure(runs_, array);
    const Measured of_lists = measure(runs_, lists);
    times = {of_bitboard.nanoseconds, of_array.nanoseconds, of_lists.nanoseconds};
    return of_bitboard.answers == of_array.answers && of_bitboard.answers == of_lists.answers;
  }

  BoardSize size_;
  unsigned runs_;
  mnk::Mnk game_;
  std::vector<mnk::State> positions_;
  std::vector<char> last_stones_;  // of the player who has just moved
  std::vector<mnk::ArrayBoard> arrays_;
  std::vector<mnk::ListBoard> lists_;
};

}  // namespace

Result<std::vector<BoardComparison>> compare_boards(unsigned runs) {
  std::vector<BoardComparison> comparisons;
  for (unsigned side = 3; side <= largest_side; ++side) {
    auto compared = Comparison({side, side, std::min(side, longest_line)}, runs).run();
    if (!compared) return compared.error();
    comparisons.push_back(*compared);
  }
  return comparisons;
}

}  // namespace kanzen

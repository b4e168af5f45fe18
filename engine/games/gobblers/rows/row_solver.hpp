#pragma once
// Solves Gobblers in rows of bits (docs/ARCHITECTURE.md).
//
// Round d finds the wins and the losses in d plies from those of earlier rounds: a position is won
// if the bit of some position after a move is lost, and lost if none is not won.  Both searches of
// a round see the state before the round, because what the first one finds is stored after the
// second one.  Each row is written by the thread that visits it alone, so the result does not
// depend on the number of threads.
#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/gobblers/rows/planes.hpp"
#include "engine/games/gobblers/rows/upper_moves.hpp"
#include "engine/solve/solver.hpp"

namespace kanzen::gobblers {

template <int Sizes>
class Gobblers;

// See SolverOf in solve/solver.hpp.
class RowSolver {
 public:
  template <int Sizes>
  static Result<RowSolver> make(const Gobblers<Sizes>& game, Executor& executor,
                                const ProgressSink& progress) {
    static_assert(Gobblers<Sizes>::bit_row_bytes == sizeof(BitRow));
    return make(Sizes, game.rules(), game.distance_bits(), executor, progress);
  }
  Result<void> find_reachable();
  Result<SolvedPositions> solve() &&;

 private:
  static constexpr unsigned most_distances = 1u << Planes::most_distance_bits;

  struct NewBits {
    std::uint32_t row = 0;
    BitRow bits;
  };
  struct Found {
    std::uint64_t positions = 0;
    std::vector<NewBits> later{};  // to be stored after the round's other search
  };
  // The stuck positions, in which the side to move has no move, end the game.
  enum class Search { wins, losses, stuck };
  class Visitor;

  static Result<RowSolver> make(int sizes, const Rules& rules, unsigned distance_bits,
                                Executor& executor, const ProgressSink& progress);
  RowSolver(const UpperMoves& moves, Planes planes, const Rules& rules, Executor& executor,
            const ProgressSink& progress);

  // A class of large layers is the unit of parallel work.
  template <class Tally, class Work, class Merge>
  bool for_each_class(Phase phase, const Tally& empty, Work&& work, Merge&& merge);
  const BitRow& canonical(std::uint32_t row) const;
  bool is_open(std::uint32_t row);
  // Calls visit(row, byte, bits) for the unreachable positions of each byte with some.
  template <class Visit>
  void for_each_unreached(Visit&& visit) const;

  void list_unreached(int large_class, const BitRow* reached);
  Result<void> decide_finished();
  Result<void> find_stuck();
  Result<void> find(Search search, unsigned round, std::vector<std::vector<NewBits>>* later);
  void store(Search search, std::uint32_t row, const BitRow& bits, unsigned round);
  Result<void> find_and_store(Search first, unsigned round);
  Result<SolvedPositions> finish() &&;
  Result<void> write_codes();
  void write_codes(std::uint32_t row, std::uint8_t* codes);
  BitSet set_of_positions(Index size);

  const UpperMoves& moves_;
  Planes planes_;
  Rules rules_;
  Executor* executor_;
  const ProgressSink* progress_;
  // By row: whether a position is undecided, and the last rounds that added wins and losses.
  std::vector<std::uint8_t> is_open_, last_wins_, last_losses_;
  // The unreachable positions by class of the large layer, in which each row has the number of its
  // bytes with such positions, then pairs of a number of a byte and its bits.
  std::vector<std::vector<std::uint8_t>> unreached_;
  // By rank of the smallest layer: the place of a code among those of the bits of a row, which are
  // ordered by part of the row, number of the bit and byte of the part.
  std::array<std::uint16_t, PairPlacements::count> code_places_{};
  std::uint64_t positions_ = 0;
  std::uint64_t stuck_ = 0;  // reachable positions that are drawn because of it
  std::array<std::uint64_t, most_distances> wins_{}, losses_{};  // positions by distance
};

}  // namespace kanzen::gobblers

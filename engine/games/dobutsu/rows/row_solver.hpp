#pragma once
// Solves Dobutsu shogi in rows of bits (docs/ARCHITECTURE.md).  Without drops there are so few
// positions that the general retrograde analysis solves it.
//
// Round d finds the wins in d plies from the losses in d - 1, or the losses from the wins.  A
// search for wins reads the lost positions, and one for losses those that are not won, which it
// does not change; each row is written by the thread that visits it alone.
#include <array>
#include <atomic>
#include <cstdint>
#include <vector>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/core/zeroed_array.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"
#include "engine/games/dobutsu/rows/giraffe_placements.hpp"
#include "engine/games/dobutsu/rows/predecessors.hpp"
#include "engine/games/dobutsu/rows/row_moves.hpp"
#include "engine/games/dobutsu/rows/row_numbering.hpp"
#include "engine/solve/solver.hpp"

namespace kanzen::dobutsu {

// See SolverOf in solve/solver.hpp.
class RowSolver {
 public:
  static Result<RowSolver> make(const Dobutsu& game, Executor& executor,
                                const ProgressSink& progress);
  Result<void> find_reachable();
  Result<SolvedPositions> solve() &&;

 private:
  using Bytes = ZeroedArray<std::atomic<std::uint8_t>>;
  static constexpr unsigned most_distance = 253;
  static constexpr std::uint8_t lost_at_once = 255;  // in place of a distance
  static constexpr bool finds_wins(unsigned round) { return round % 2 == 1; }

  struct Block {
    std::uint8_t lions = 0;
    PairNumber elephants = 0;
  };
  struct Found {
    std::uint64_t count = 0;
    std::vector<RowPosition> positions{};
  };

  RowSolver(const Dobutsu& game, Executor& executor, const ProgressSink& progress);
  void number_rows();
  Result<void> allocate();

  RowMoves moves_to(GiraffeRow* plane, Block block) const;
  template <class Visit>
  void for_each_row(Block block, Visit&& visit) const;
  template <class Tally, class Work, class Merge>
  bool for_each_block(Phase phase, const Tally& empty, Work&& work, Merge&& merge);
  std::uint8_t& distance_of(std::uint32_t row, std::size_t lions, Squares taken, unsigned bit) {
    return distances_[firsts_[row] + placements_->ranks(lions, taken)[bit]];
  }

  Result<void> begin();
  void begin_row(Block block, std::uint32_t row, PairNumber chicks, Found& found);
  Result<void> decide();
  Result<void> search_rows(unsigned round);
  Result<void> search_positions(unsigned round);
  Result<std::uint64_t> insert_finished(BitSet& reached, ValueCounts& counts);
  Result<void> write_codes(BitSet& reached, ValueCounts& counts);

  Dobutsu game_;
  Executor* executor_;
  const ProgressSink* progress_;
  // The following members are not used without drops.
  const RowNumbering* to_move_ = nullptr;
  const RowNumbering* has_moved_ = nullptr;
  const GiraffePlacements* placements_ = nullptr;
  std::vector<Block> blocks_;
  std::vector<std::uint32_t> firsts_;    // by row of to_move_: the number of its first position
  std::vector<std::uint8_t> is_open_;    // by row of to_move_: whether a position is undecided
  Bytes memory_;                         // of the planes, and at last of the table and its set
  GiraffeRow* undecided_ = nullptr;      // rows of to_move_
  GiraffeRow* not_won_ = nullptr;        // rows of has_moved_, from the mover's point of view
  GiraffeRow* lost_ = nullptr;           // rows of has_moved_, from the mover's point of view
  ZeroedArray<std::uint8_t> distances_;  // by number of a position; 0: undecided
  ZeroedArray<std::uint64_t> reached_;   // bits by number of a position
  bool lists_ = false;                   // whether rounds list what they find
  std::vector<RowPosition> found_;       // in the last round, if it did
  std::array<std::uint64_t, most_distance + 1> decided_{};  // by round
};

}  // namespace kanzen::dobutsu

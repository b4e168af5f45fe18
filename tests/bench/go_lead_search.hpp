#pragma once
// An alpha-beta search for the questions of engine/games/go/proofs/score_prover.hpp, as a baseline:
// it has the same moves, and no points whose owner is certain, no estimates and no proof numbers.
//
// Each search has a null window: can the prover force the game to end within a number of plies with
// his lead?  The number grows until the answer is "yes".  An answer for a number of plies depends
// on the position alone, so the table holds it for every history.
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/games/go/small_grid.hpp"

namespace kanzen::go {

class LeadSearch {
 public:
  // Requires at most most_small_points points.  Calls may_continue(nodes) at intervals; once it
  // returns false, all searches stop.
  LeadSearch(const Grid& grid, std::uint64_t table_bytes,
             std::function<bool(std::uint64_t nodes)> may_continue);

  // Returns the lowest number of plies within which Black, the prover, can force the game to end
  // from the empty board with a lead of at least `points`; nullopt if the search has been stopped.
  // Without a limit by may_continue, it does not return if there is no such number.
  std::optional<unsigned> fewest_plies(int points);
  // The number of positions whose moves have been searched.
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Position {
    SmallBoard board;
    SmallPoints ko = 0;  // the point that simple ko forbids; 0 if none
    bool prover_moves = true;
    bool passed = false;
  };
  // The answers for one position and lead.
  struct Entry {
    std::uint64_t key = 0;
    std::uint16_t forced = UINT16_MAX;  // the fewest plies with the answer "yes"
    std::uint16_t failed = 0;           // the most plies with the answer "no"
  };

  std::uint64_t key_of(const Position& position) const;
  bool can_force(const Position& position, unsigned plies);
  bool search_moves(const Position& position, unsigned plies);

  SmallGrid grid_;
  std::function<bool(std::uint64_t)> may_continue_;
  std::vector<Entry> table_;  // a power of two of entries, by a hash of the key
  int points_ = 0;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace kanzen::go

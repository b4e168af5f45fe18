#pragma once
// Proves that a player, the blocker, prevents every line of the opponent, the attacker.  The
// blocker's own lines do not count ("Maker-Breaker game"), so that stones of the attacker never
// help the blocker, nor the reverse.
//
// A depth-first search with relevance zones: a verdict holds as well if the player whom it fails
// has more stones, unless one of them is in the verdict's zone.  Where a reply refutes one move, it
// refutes all moves outside the zone, so that only those inside the zones of all refutations need
// be searched.  Leaves are pairings (pairing.hpp).  Both are the means of W.-Y. Hsu and others, "On
// solving the 7,7,5-game and the 8,8,5-game", 2020.
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "engine/core/transposition_table.hpp"
#include "engine/games/mnk/state.hpp"
#include "engine/games/mnk/threats.hpp"

namespace kanzen::mnk {

class Mnk;

class Blocking {
 public:
  // Called at intervals with the number of nodes; returning false stops the search.
  using Continue = std::function<bool(std::uint64_t nodes)>;

  // `bytes`: of the table.  Errc::out_of_memory.
  static Result<Blocking> make(const Mnk& game, std::uint64_t bytes, Continue may_continue);

  // Continues the search by at most `nodes` nodes.  Returns whether the blocker, who is to move
  // unless `attacker_moves`, prevents every line from an unfinished position on; nullopt if this is
  // not known yet, or if the rules do not let the blocker take any empty cell.
  std::optional<bool> blocks(const State& state, bool attacker_moves, std::uint64_t nodes);

  // Returns a move that reaches what the last call of blocks() has proved; nullopt if that took no
  // search, or if the moves cannot change it.
  const std::optional<Move>& best_move() const { return best_; }

  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Verdict {
    bool is_blocked = false;
    Cells zone = 0;
  };
  struct Position {
    State state;  // from the point of view of the side to move
    bool attacker_moves = false;
    bool operator==(const Position&) const = default;
    friend std::uint64_t hash_of(const Position& position) {
      return mnk::hash_of(position.state) ^ (position.attacker_moves ? 1 : 0);
    }
  };
  using Table = TranspositionTable<Position, Verdict>;
  struct OpenCells;

  static constexpr std::uint64_t nodes_between_checks = 1024;

  Blocking(std::shared_ptr<const Threats> threats, Table table, Continue may_continue)
      : threats_(std::move(threats)),
        table_(std::move(table)),
        may_continue_(std::move(may_continue)) {}

  // Returns nullopt if the search has stopped.  `may_pair`: false if the empty cells are known to
  // have no pairing.
  std::optional<Verdict> search(const Position& position, bool may_pair);
  static std::optional<Verdict> decide(const OpenCells& open, bool attacker_moves);
  static std::optional<Verdict> find_pairing(const OpenCells& open, Cells taken);
  std::optional<Verdict> find_pairing_move(const OpenCells& open, Cells& unpaired);
  std::optional<Verdict> search_moves(const Position& position, const OpenCells& open,
                                      Cells unpaired);

  std::shared_ptr<const Threats> threats_;  // null if the rules restrict the blocker
  Table table_;
  Continue may_continue_;
  std::uint64_t nodes_ = 0, left_ = 0;
  std::optional<Move> best_;  // that of the root, since the outermost call assigns last
};

}  // namespace kanzen::mnk

#pragma once
// Alpha-beta search with a transposition table for the outcome of one position, for games too large
// to number.  With three outcomes every search has a null window: "can the side to move reach at
// least this outcome?"  At most two such searches determine the outcome.
//
// The game supplies bounds that need no search, ordered moves, and one representative per symmetry
// class (HasSearchHints in core/game.hpp).
#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "engine/core/game.hpp"
#include "engine/core/transposition_table.hpp"

namespace kanzen {

template <HasSearchHints G>
class AlphaBeta {
 public:
  using Table = TranspositionTable<StateOf<G>, OutcomeBounds>;  // proved bounds
  // Called every 4096 nodes; returning false stops the search without an answer.
  using Continue = std::function<bool(std::uint64_t nodes)>;

  // Returns a move that is likely to win; it is tried first.
  using Guide = std::function<std::optional<MoveOf<G>>(const StateOf<G>&)>;

  // `guide`: empty if there is none.
  AlphaBeta(const G& game, Table& table, Continue may_continue, Guide guide = {})
      : game_(game),
        table_(table),
        may_continue_(std::move(may_continue)),
        guide_(std::move(guide)) {}

  static constexpr std::uint64_t no_limit = ~std::uint64_t{0};

  // Returns the outcome for the side to move, or nullopt if `may_continue` or `most_nodes` stopped
  // the search; the table keeps what was proved until then.  `known`: bounds that the caller
  // already has.
  std::optional<Outcome> outcome(const StateOf<G>& state, OutcomeBounds known = {},
                                 std::uint64_t most_nodes = no_limit) {
    if (const auto ended = game_.terminal(state)) return ended->outcome;
    last_node_ = most_nodes == no_limit ? no_limit : nodes_ + most_nodes;
    stopped_ = false;
    for (const Outcome goal : {Outcome::win, Outcome::draw}) {
      if (known.upper < goal) continue;
      best_child_.reset();
      const bool reached = known.lower >= goal || reaches(state, goal);
      if (stopped_) {
        best_child_.reset();
        return std::nullopt;
      }
      if (reached) return goal;
    }
    best_child_.reset();
    return Outcome::loss;
  }

  // Returns a successor that reaches the outcome of the last call of outcome(), or nullopt if the
  // outcome is unknown or a loss, or if no moves were searched.
  const std::optional<StateOf<G>>& best_child() const { return best_child_; }

  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::uint64_t nodes_between_checks = 4096;

  // Returns true if the side to move of an unfinished position reaches at least `goal`, which is
  // win or draw.  The result is undefined once stopped_ is set.
  bool reaches(const StateOf<G>& state, Outcome goal) {
    if (++nodes_ % nodes_between_checks == 0 && !may_continue_(nodes_)) stopped_ = true;
    if (nodes_ > last_node_) stopped_ = true;
    if (stopped_) return false;
    SearchHints<G> hints;
    game_.search_hints(state, hints);
    if (hints.bounds.lower >= goal) return true;
    if (hints.bounds.upper < goal) return false;
    const StateOf<G> key = game_.representative(state);
    const OutcomeBounds known = known_bounds(key);
    if (known.lower >= goal) return true;
    if (known.upper < goal) return false;
    const std::uint64_t before = nodes_;
    const bool reached = any_move_reaches(state, hints, goal);
    if (stopped_) return false;
    const Outcome below = goal == Outcome::win ? Outcome::draw : Outcome::loss;
    OutcomeBounds bounds = known_bounds(key);  // the search may have narrowed them
    if (reached)
      bounds.lower = std::max(bounds.lower, goal);
    else
      bounds.upper = std::min(bounds.upper, below);
    table_.store(key, bounds, nodes_ - before + 1);
    return reached;
  }

  OutcomeBounds known_bounds(const StateOf<G>& key) const {
    const OutcomeBounds* const known = table_.find(key);
    return known != nullptr ? *known : OutcomeBounds{};
  }

  bool any_move_reaches(const StateOf<G>& state, const SearchHints<G>& hints, Outcome goal) {
    if (goal == Outcome::win && guide_)
      if (const auto move = guide_(state))
        if (move_reaches(state, *move, goal) || stopped_) return !stopped_;
    for (const auto move : hints.moves)
      if (move_reaches(state, move, goal) || stopped_) return !stopped_;
    return false;
  }

  bool move_reaches(const StateOf<G>& state, MoveOf<G> move, Outcome goal) {
    // The opponent's outcome from which on the move fails: a draw if the goal is a win.
    const Outcome too_much = goal == Outcome::win ? Outcome::draw : Outcome::win;
    const StateOf<G> child = game_.apply(state, move);
    const auto ended = game_.terminal(child);
    const bool opponent_reaches = ended ? ended->outcome >= too_much : reaches(child, too_much);
    if (stopped_ || opponent_reaches) return false;
    best_child_ = child;  // that of the root, since the outermost call assigns last
    return true;
  }

  const G& game_;
  Table& table_;
  Continue may_continue_;
  Guide guide_;
  std::uint64_t nodes_ = 0;
  std::uint64_t last_node_ = no_limit;
  bool stopped_ = false;
  std::optional<StateOf<G>> best_child_;
};

}  // namespace kanzen

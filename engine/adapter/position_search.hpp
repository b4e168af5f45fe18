#pragma once
// Searches for the outcomes of a position and its moves (solve/alpha_beta.hpp) within a time limit.
#include <algorithm>
#include <optional>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/stopwatch.hpp"
#include "engine/core/game.hpp"
#include "engine/solve/alpha_beta.hpp"
#include "engine/solve/win_search.hpp"

namespace kanzen {

template <class G>
requires HasForcedWins<G> && HasBlocking<G>
class PositionSearch {
 public:
  PositionSearch(const G& game, const SearchLimits& limits, const ProgressSink& progress)
      : game_(game),
        limits_(limits),
        progress_(progress),
        wins_(game, [this] { return may_continue(); }) {}

  Result<SearchReport> run(const StateOf<G>& state) && {
    auto table = AlphaBeta<G>::Table::make(limits_.table_bytes / 2);
    if (!table) return table.error();
    auto blocking = G::Blocking::make(game_, limits_.table_bytes / 2, [this](std::uint64_t nodes) {
      nodes_blocking_ = nodes;
      return may_continue();
    });
    if (!blocking) return blocking.error();
    blocking_ = &*blocking;
    AlphaBeta<G> search(
        game_, *table,
        [this](std::uint64_t nodes) {
          nodes_searching_ = nodes;
          return may_continue();
        },
        [this](const StateOf<G>& at) { return wins_.winning_move(at); });
    SearchReport report;
    report.position = game_.format(state);
    report.outcome = outcome_of(state, search);
    std::optional<StateOf<G>> reaching = search.best_child();
    if (!reaching && report.outcome == Outcome::draw) reaching = drawing_child_;
    if (limits_.with_moves && !game_.terminal(state)) search_moves(state, reaching, search, report);
    if (cancelled_) return Error{Errc::cancelled, untranslated("the search was cancelled")};
    report.nodes = search.nodes() + blocking_->nodes();
    report.seconds = watch_.seconds();
    return report;
  }

 private:
  // Node limit for each move in the first round.
  static constexpr std::uint64_t first_nodes = 1 << 14;
  // The limits of the first round for the position itself.  Most wins are found by a few thousand
  // nodes of the search for wins; each takes as long as a hundred of alpha-beta.
  static constexpr std::uint64_t first_root_nodes = 1 << 17, first_win_nodes = 1 << 13;
  static constexpr std::uint64_t nodes_per_win_node = 512;

  // Searches for an outcome, for a proof that a player cannot win, and for a win by turns, with
  // four times as many nodes in each round: a win that is found guides the search for the outcome,
  // which proves it.
  std::optional<Outcome> outcome_of(const StateOf<G>& state, AlphaBeta<G>& search) {
    OutcomeBounds known;
    for (std::uint64_t nodes = first_root_nodes;; nodes *= 4) {
      const auto outcome = search_outcome(state, known, nodes, search);
      if (outcome || cancelled_ || out_of_time_) return outcome;
      for (const bool attacker_moves : {true, false})
        if (wins_.proves(state, attacker_moves,
                         std::max(first_win_nodes, nodes / nodes_per_win_node)))
          return search.outcome(state, known);
    }
  }

  // Searches for the outcome by at most about `nodes` nodes.  `known`: bounds of the outcome, which
  // are narrowed.
  std::optional<Outcome> search_outcome(const StateOf<G>& state, OutcomeBounds& known,
                                        std::uint64_t nodes, AlphaBeta<G>& search) {
    if (const auto outcome = search.outcome(state, known, nodes)) return outcome;
    if (known.upper == Outcome::win && blocking_->blocks(state, true, nodes) == true)
      known.upper = Outcome::draw;
    if (known.lower == Outcome::loss && blocking_->blocks(state, false, nodes) == true) {
      known.lower = Outcome::draw;
      if (const auto move = blocking_->best_move()) drawing_child_ = game_.apply(state, *move);
    }
    return known.lower == known.upper ? std::optional(known.lower) : std::nullopt;
  }

  // The canonical position after a move; moves that lead to symmetric positions share one Child.
  struct Child {
    StateOf<G> state;
    std::optional<Outcome> outcome{};  // for the mover
    OutcomeBounds known{};             // for the opponent
  };

  bool may_continue() {
    const std::uint64_t nodes = nodes_searching_ + nodes_blocking_;
    cancelled_ = cancelled_ || !report(progress_, {"search", 0, nodes, 0, 0});
    out_of_time_ = watch_.seconds() >= limits_.seconds;
    return !cancelled_ && !out_of_time_;
  }

  // Adds the outcomes of all moves to the report.  `reaching`: the position after a move that is
  // known to achieve the position's outcome, so that one move is known even if time has run out.
  void search_moves(const StateOf<G>& state, const std::optional<StateOf<G>>& reaching,
                    AlphaBeta<G>& search, SearchReport& report) {
    MovesOf<G> moves;
    game_.moves(state, moves);
    std::vector<Child> children;
    std::vector<std::size_t> child_of;  // index into `children`, for each move
    for (const auto move : moves) {
      const StateOf<G> child = game_.canonical(game_.apply(state, move));
      const auto found = std::find_if(children.begin(), children.end(),
                                      [&](const Child& other) { return other.state == child; });
      child_of.push_back(static_cast<std::size_t>(found - children.begin()));
      if (found == children.end()) children.push_back({child});
    }
    for (Child& child : children)
      if (reaching && child.state == game_.canonical(*reaching)) child.outcome = report.outcome;
    if (report.outcome) search_children(*report.outcome, search, children);
    for (std::size_t i = 0; i < moves.size(); ++i)
      report.moves.push_back({game_.format_move(state, moves[i]), children[child_of[i]].outcome,
                              game_.format(game_.apply(state, moves[i]))});
    std::stable_sort(report.moves.begin(), report.moves.end(),
                     [](const auto& a, const auto& b) { return a.outcome > b.outcome; });
  }

  // Searches the children in rounds, with four times as many nodes for each child in every round,
  // so that a hard child does not use up the time for the easy ones.
  void search_children(Outcome best, AlphaBeta<G>& search, std::vector<Child>& children) {
    // No move is worth more than the position.
    for (Child& child : children) child.known.lower = for_opponent(best);
    bool unknown = true;
    for (std::uint64_t nodes = first_nodes; unknown; nodes *= 4) {
      unknown = false;
      for (Child& child : children) {
        if (child.outcome) continue;
        const auto worth = search_outcome(child.state, child.known, nodes, search);
        if (worth)
          child.outcome = for_opponent(*worth);
        else
          unknown = true;
        if (cancelled_ || out_of_time_) return;
      }
    }
  }

  const G& game_;
  const SearchLimits& limits_;
  const ProgressSink& progress_;
  Stopwatch watch_;
  // The numbers of nodes when the searches last asked whether to continue.
  std::uint64_t nodes_searching_ = 0, nodes_blocking_ = 0;
  bool cancelled_ = false, out_of_time_ = false;
  WinSearch<G> wins_;
  typename G::Blocking* blocking_ = nullptr;  // while it runs
  // The position after a move with which the side to move prevents a loss in the position that was
  // searched last.
  std::optional<StateOf<G>> drawing_child_;
};

}  // namespace kanzen

#pragma once
// Estimates a position by Monte Carlo tree search (solve/monte_carlo.hpp) within limits.
#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/stopwatch.hpp"
#include "engine/core/game.hpp"
#include "engine/solve/monte_carlo.hpp"

namespace kanzen {

template <Playable G, PlayoutSimulation S>
class PositionEstimate {
 public:
  using Move = MoveOf<G>;
  using Node = typename MonteCarlo<S>::Node;

  PositionEstimate(const G& game, const StateOf<G>& state, const S& simulation,
                   const EstimateOptions& options, const RunOptions& run)
      : game_(game),
        state_(state),
        first_player_to_move_(game.view(state).to_move == 0),
        options_(options),
        run_(run),
        search_(simulation, settings(options), exclusion()) {}

  Result<EstimateReport> run() && {
    const std::uint64_t playouts = options_.limits.playouts;
    search_.run(playouts == 0 ? Node::most_visits : playouts, executor_of(run_),
                [this](std::uint64_t done) { return may_continue(done); });
    if (cancelled_) return Error{Errc::cancelled, untranslated("the estimate was cancelled")};
    return make_report();
  }

 private:
  static constexpr double seconds_between_reports = 0.2;
  static constexpr std::size_t longest_line = 20;
  // Minimum visits of a position on the principal variation for a further move.
  static constexpr std::uint32_t line_visits = 20;

  static MonteCarloSettings settings(const EstimateOptions& options) {
    MonteCarloSettings settings;
    settings.seed = options.seed;
    settings.tree_bytes = options.limits.table_bytes;
    // Without actions there are no all-moves-as-first values, so the search needs UCT's
    // exploration.
    if constexpr (!HasActions<S>) settings.exploration = 0.7F;
    return settings;
  }

  std::function<bool(const Move&)> exclusion() const {
    if (options_.excluded.empty()) return {};
    return [this](const Move& move) {
      const auto& excluded = options_.excluded;
      return std::find(excluded.begin(), excluded.end(), notation(move)) != excluded.end();
    };
  }

  std::string notation(const Move& move) const { return game_.format_move(state_, move); }

  // Returns the notations of consecutive moves from the position.  That of a move may depend on the
  // position before it, so each position of the line is made.
  std::vector<std::string> notations(const std::vector<Move>& moves) const {
    std::vector<std::string> texts;
    auto current = state_;
    for (const auto move : moves) {
      texts.push_back(game_.format_move(current, move));
      if (ending_of(game_, current, move)) break;
      current = game_.apply(current, move);
    }
    return texts;
  }

  bool may_continue(std::uint64_t done) {
    const double seconds = watch_.seconds();
    cancelled_ =
        cancelled_ || !report(run_.progress, {"estimate", 0, done, options_.limits.playouts, 0});
    if (options_.on_report && seconds >= next_report_ && !cancelled_) {
      options_.on_report(make_report());
      next_report_ = watch_.seconds() + seconds_between_reports;
    }
    return !cancelled_ && seconds < options_.limits.seconds;
  }

  EstimateReport make_report() const {
    EstimateReport report;
    report.position = game_.format(state_);
    report.playouts = search_.playouts();
    report.seconds = watch_.seconds();
    report.win_rate = search_.result();
    if constexpr (HasCount<G>) report.score = score_for_first_player(search_.score());
    report.owners = search_.owners();
    report.moves = moves();
    report.line = notations(principal_variation(search_.root(), {}));
    return report;
  }

  double score_for_first_player(double score) const {
    return first_player_to_move_ ? score : -score;
  }

  std::vector<EstimatedMove> moves() const {
    std::vector<EstimatedMove> moves;
    double all = 0, priors = 0;
    for (const Node& child : search_.root().children()) {
      EstimatedMove& move = moves.emplace_back();
      move.move = notation(child.move);
      move.visits = child.visits;
      if (options_.with_lines) {
        move.line = notations(principal_variation(child, {child.move}));
        move.prior = double{child.prior_wins / child.prior_visits};
        priors += move.prior;
      }
      all += static_cast<double>(move.visits);
      if (move.visits == 0) continue;
      move.win_rate = double{child.won()} / static_cast<double>(move.visits);
      if constexpr (HasCount<G>)
        move.score = score_for_first_player(static_cast<double>(child.score_sum) /
                                            Node::score_unit / static_cast<double>(move.visits));
    }
    for (EstimatedMove& move : moves) {
      move.share = all == 0 ? 0 : static_cast<double>(move.visits) / all;
      if (priors > 0) move.prior /= priors;
    }
    std::stable_sort(moves.begin(), moves.end(),
                     [](const auto& one, const auto& other) { return one.visits > other.visits; });
    return moves;
  }

  // Continues `line`, which leads from the root to `start`, by the most visited moves.
  std::vector<Move> principal_variation(const Node& start, std::vector<Move> line) const {
    const Node* node = &start;
    while (line.size() < longest_line && node->visits >= line_visits) {
      const Node* best = nullptr;
      for (const Node& child : node->children())
        if (best == nullptr || child.visits > best->visits) best = &child;
      if (best == nullptr || best->visits == 0) break;
      line.push_back(best->move);
      node = best;
    }
    return line;
  }

  const G& game_;
  const StateOf<G>& state_;
  bool first_player_to_move_;
  const EstimateOptions& options_;
  const RunOptions& run_;
  Stopwatch watch_;
  MonteCarlo<S> search_;
  double next_report_ = seconds_between_reports;
  bool cancelled_ = false;
};

}  // namespace kanzen

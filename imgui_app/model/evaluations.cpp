#include "imgui_app/model/evaluations.hpp"

#include <algorithm>

#include "engine/record/dead_stones.hpp"
#include "engine/session/judgement.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/model/state.hpp"

namespace kanzen::app {
namespace {

constexpr double blunder_share = 0.2;  // of the win rate

// Returns whether the position or a move of it has no score.
bool has_open_scores(const ScoreReport& report) {
  return !report.score || std::any_of(report.moves.begin(), report.moves.end(),
                                      [](const ScoredMove& move) { return !move.score; });
}

}  // namespace

ScoreLead score_lead_of(const GameInfo& info, ScoreRange score) {
  const double added = info.added_points().value_or(0);
  return {score.low - added, score.high - added, true, std::nullopt};
}

Outcome outcome_of(const ScoreLead& lead, Player mover) {
  const double least = mover == 0 ? lead.low : -lead.high;
  const double most = mover == 0 ? lead.high : -lead.low;
  if (least > 0) return Outcome::win;
  return most < 0 ? Outcome::loss : Outcome::draw;
}

bool keeps_score(const ScoreReport& report, const ScoredMove& move, Player mover) {
  if (move.score) return move.score == report.score;
  return mover == 0 ? move.proven.low >= report.score->low : move.proven.high <= report.score->high;
}

std::vector<ScoredGroup> scored_groups(const GameInfo& info, const ScoreReport& report) {
  std::vector<ScoredGroup> groups;
  std::optional<ScoreRange> last;
  for (const ScoredMove& move : report.moves) {
    if (!move.score) continue;
    if (last != move.score) groups.push_back({score_lead_of(info, *move.score), {}});
    last = move.score;
    groups.back().moves.push_back(move.move);
  }
  return groups;
}

const ScoreReport* exact_at(const State& state, Session::Node node) {
  const auto found = state.go.evaluations.scores.find(node);
  const bool known = found != state.go.evaluations.scores.end() && found->second.report.score;
  return known ? &found->second.report : nullptr;
}

Session::Node game_start_node(const Session& session) {
  return session.position(0) == session.info().start ? 0 : Evaluations::game_start;
}

const ScoreReport* first_moves_report(const State& state) {
  const auto found = state.go.evaluations.scores.find(game_start_node(*state.session));
  return found == state.go.evaluations.scores.end() ? nullptr : &found->second.report;
}

const EstimateReport* estimate_at(const State& state, Session::Node node) {
  const auto found = state.go.evaluations.estimates.find(node);
  return found == state.go.evaluations.estimates.end() ? nullptr : &found->second.report;
}

std::optional<ScoreLead> score_lead_at(const State& state, Session::Node node) {
  const Session& session = *state.session;
  if (was_counted(session, node)) {
    const auto count =
        dead_stones_at(state, node) == DeadStones::settled ? count_at(state, node) : std::nullopt;
    return count ? std::optional(ScoreLead{count->lead, count->lead, true, std::nullopt})
                 : std::nullopt;
  }
  if (const ScoreReport* exact = exact_at(state, node))
    return score_lead_of(session.info(), *exact->score);
  const EstimateReport* estimate = estimate_at(state, node);
  if (estimate == nullptr || !estimate->score) return std::nullopt;
  const double win_rate = session.to_move(node) == 0 ? estimate->win_rate : 1 - estimate->win_rate;
  return ScoreLead{*estimate->score, *estimate->score, false, win_rate};
}

std::vector<std::string> best_line(const State& state) {
  const Session& session = *state.session;
  if (const Analysis* analysis = session.analysis()) return analysis->perfect_line;
  const EstimateReport* estimate = estimate_at(state, session.current());
  if (estimate == nullptr || estimate->line.empty()) return {};
  // Playouts may expect a move that gives up the exact score.
  const ScoreReport* const exact = exact_at(state, session.current());
  if (exact == nullptr || exact->score->low != exact->score->high) return estimate->line;
  const bool keeps =
      std::any_of(exact->moves.begin(), exact->moves.end(), [&](const ScoredMove& move) {
        return move.move == estimate->line.front() &&
               keeps_score(*exact, move, session.board().to_move);
      });
  return keeps ? estimate->line : std::vector<std::string>{};
}

namespace {

// Returns a move that is best by the scores; nullopt if too few of them were found in time.
std::optional<std::string> best_scored_move(const ScoreReport& report, Player mover) {
  for (const ScoredMove& move : report.moves)
    if (keeps_score(report, move, mover)) return move.move;
  // Each of the two scores of endless play may need another move.
  const bool all_known = !report.moves.empty() && report.moves.back().score;
  return all_known ? std::optional(report.moves.front().move) : std::nullopt;
}

}  // namespace

std::optional<std::string> best_move(const State& state) {
  const Session& session = *state.session;
  const std::vector<std::string> best = session.best_moves();
  if (!best.empty()) return best.front();
  if (const ScoreReport* exact = exact_at(state, session.current()))
    if (auto move = best_scored_move(*exact, session.board().to_move)) return move;
  const std::vector<std::string> line = best_line(state);
  return line.empty() ? std::nullopt : std::optional(line.front());
}

bool is_estimating(const State& state) {
  const auto& estimating = state.go.evaluations.estimating;
  return estimating && estimating->node == state.session->current();
}

bool is_scoring(const State& state) {
  const auto& scoring = state.go.evaluations.scoring;
  return scoring && scoring->node == state.session->current();
}

bool is_scoring_first_moves(const State& state) {
  const auto& scoring = state.go.evaluations.scoring;
  return scoring && scoring->node == game_start_node(*state.session);
}

bool is_searching_longer(const State& state) {
  const Evaluations& evaluations = state.go.evaluations;
  return is_scoring(state) && evaluations.scoring == evaluations.longer;
}

std::optional<double> unfinished_search(const State& state) {
  const Evaluations& evaluations = state.go.evaluations;
  const auto known = evaluations.scores.find(state.session->current());
  if (known == evaluations.scores.end() || is_scoring(state) || !evaluations.failure.empty())
    return std::nullopt;
  const double searched = known->second.seconds;
  const bool offered =
      searched > 0 && searched < longer_search(searched) && has_open_scores(known->second.report);
  return offered ? std::optional(searched) : std::nullopt;
}

bool shows_evaluation(const State& state) {
  return state.session->info().has_estimates_only() && state.view.values &&
         !has_ended(*state.session);
}

namespace {

// Is this a pass after which dead stones were removed?  It is no mistake, although exact scores,
// which count all stones as alive, may say so.
bool leads_to_agreed_count(const State& state, Session::Node node) {
  const Session& session = *state.session;
  const Session::Node end = session.line().back();
  const auto agreed = state.go.counting.agreed.find(end);
  return agreed != state.go.counting.agreed.end() && !agreed->second.empty() &&
         session.ply(node) > session.ply(counted_node(session, end));
}

}  // namespace

bool is_blunder(const State& state, Session::Node node) {
  const Session& session = *state.session;
  if (!session.info().has_estimates_only()) return kanzen::is_blunder(session, node);
  if (node == 0 || session.is_set_up(node) || leads_to_agreed_count(state, node)) return false;
  const Player mover = session.to_move(session.parent(node));
  const auto before = score_lead_at(state, session.parent(node));
  const auto after = score_lead_at(state, node);
  if (!before || !after) return false;
  if (before->exact && after->exact)
    return is_better(Value{outcome_of(*before, mover), 1}, Value{outcome_of(*after, mover), 1});
  if (!before->win_rate || !after->win_rate) return false;
  const double fell = *before->win_rate - *after->win_rate;
  return (mover == 0 ? fell : -fell) >= blunder_share;
}

// --- the count

bool was_counted(const Session& session, Session::Node end) {
  const GameEnd* const how = session.end_of(end);
  return how != nullptr && how->score.has_value();
}

Session::Node counted_node(const Session& session, Session::Node end) {
  Session::Node node = end;
  while (node != 0 && !is_placement(session, node)) node = session.parent(node);
  return node;
}

std::optional<Count> final_count(const State& state) {
  return count_at(state, state.session->current());
}

std::optional<Count> count_at(const State& state, Session::Node end) {
  const Session& session = *state.session;
  if (!was_counted(session, end)) return std::nullopt;
  const Counting& counting = state.go.counting;
  const auto agreed = counting.agreed.find(end);
  std::vector<unsigned> dead;
  if (end == counting.node)
    dead.assign(counting.dead.begin(), counting.dead.end());
  else if (agreed != counting.agreed.end())
    dead.assign(agreed->second.begin(), agreed->second.end());
  return count_without(session, state.record.texts, end, dead);
}

Counting::Dead believed_dead(const State& state, Session::Node end) {
  const Session& session = *state.session;
  if (!was_counted(session, end)) return {};
  const auto& judged = state.go.evaluations.judged;
  const auto known = judged.find(counted_node(session, end));
  return known == judged.end() ? Counting::Dead{} : known->second;
}

DeadStones dead_stones_at(const State& state, Session::Node end) {
  const Session& session = *state.session;
  const bool may_ask =
      state.view.mode == Mode::play && !state.environment.embedded && !state.environment.fixed_play;
  if (!may_ask || !was_counted(session, end) || state.go.counting.agreed.contains(end))
    return DeadStones::settled;
  const Counting& counting = state.go.counting;
  const bool chosen = counting.node == end && !counting.dead.empty();
  if (session.info().counts_territory || chosen) return DeadStones::asked;
  const Evaluations& evaluations = state.go.evaluations;
  if (!evaluations.judged.contains(counted_node(session, end)))
    return evaluations.failure.empty() ? DeadStones::awaited : DeadStones::settled;
  return believed_dead(state, end).empty() ? DeadStones::settled : DeadStones::asked;
}

CountedPoints points_of(const State& state, const Count& count, Player player) {
  CountedPoints points;
  const auto& squares = state.session->board().squares;
  for (unsigned square = 0; square < count.owners.size(); ++square) {
    if (count.owners[square] != player) continue;
    const bool stone = !squares[square].stack.empty() && !state.go.counting.dead.contains(square);
    ++(stone ? points.stones : points.surrounded);
  }
  if (!count.by_territory) return points;
  points.stones = 0;
  points.prisoners = count.prisoners[player];
  if (player == 1) points.komi = state.session->info().komi.value_or(0);
  return points;
}

}  // namespace kanzen::app

#include "imgui_app/features/play/hint.hpp"

#include "engine/session/position_queries.hpp"

#include "imgui_app/model/state_queries.hpp"

namespace kanzen::app {
namespace {

// Returns a move that is best by the scores; nullopt if too few of them were found in time.
std::optional<std::string> best_scored_move(const ScoreReport& report, Player mover) {
  for (const ScoredMove& move : report.moves)
    if (keeps_score(report, move, mover)) return move.move;
  // Each of the two scores of endless play may need another move.
  const bool all_known = !report.moves.empty() && report.moves.back().score;
  return all_known ? std::optional(report.moves.front().move) : std::nullopt;
}

std::optional<std::string> best_known_move(const State& state) {
  const Session& session = *state.session;
  const std::vector<std::string> best = session.best_moves();
  if (!best.empty()) return best.front();
  if (const ScoreReport* exact = exact_at(state, session.current()))
    if (auto move = best_scored_move(*exact, session.board().to_move)) return move;
  const std::vector<std::string> line = best_line(state);
  return line.empty() ? std::nullopt : std::optional(line.front());
}

bool has_person(const State& state) {
  return state.view.mode == Mode::play && !state.environment.embedded &&
         !state.environment.fixed_play && !state.draft && !has_ended(*state.session) &&
         !(is_engine_side(state, 0) && is_engine_side(state, 1));
}

}  // namespace

bool has_hints(const State& state) {
  if (!has_person(state) || state.task) return false;
  const GameInfo& info = state.session->info();
  if (info.has_estimates_only()) return state.view.values;
  return !info.needs_search() || state.session->analysis() != nullptr;
}

std::optional<std::string> hint_move(const State& state) {
  const bool may_ask = has_hints(state) && may_move(state, state.session->board().to_move);
  return may_ask ? best_known_move(state) : std::nullopt;
}

}  // namespace kanzen::app

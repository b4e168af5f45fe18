#include "imgui_app/model/result.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/numbers.hpp"
#include "engine/session/position_queries.hpp"

namespace kanzen::app {
namespace {

std::optional<GameEnd> end_of_game(const Session& session, Session::Node node) {
  if (const GameEnd* end = session.end_of(node)) return *end;
  return session.game().board(session.state(node)).end;
}

// See GameResult::moves.
std::size_t count_moves_made(const Session& session, std::optional<Player> winner) {
  std::array<std::size_t, 2> made{};
  for (const Session::Node node : session.line()) {
    const auto move = move_into(session, node);
    if (move && !is_pass(*move)) ++made[session.to_move(session.parent(node))];
  }
  return winner ? made[*winner] : std::max(made[0], made[1]);
}

}  // namespace

std::optional<GameResult> result_of_line(const State& state) {
  if (state.view.mode != Mode::play || state.environment.embedded || state.environment.fixed_play)
    return std::nullopt;
  if (state.task) return std::nullopt;  // it has a card of its own
  const Session& session = *state.session;
  const Session::Node last = session.line().back();
  if (last == 0) return std::nullopt;
  const auto end = end_of_game(session, last);
  if (!end) return std::nullopt;
  GameResult result;
  result.end = last;
  result.dead_stones = dead_stones_at(state, last);
  if (result.dead_stones != DeadStones::settled) return result;
  result.winner = end->winner;
  if (const auto count = count_at(state, last)) {  // without the stones that are dead
    result.winner.reset();
    if (count->lead != 0) result.winner = count->lead > 0 ? Player{0} : Player{1};
    result.points = std::abs(count->lead);
  }
  result.moves = count_moves_made(session, result.winner);
  return result;
}

bool is_at_result(const State& state) {
  return has_ended(*state.session) && result_of_line(state).has_value();
}

std::vector<std::size_t> blunder_plies(const State& state, Player player) {
  const Session& session = *state.session;
  const std::vector<Session::Node> line = session.line();
  std::vector<std::size_t> plies;
  for (std::size_t ply = 1; ply < line.size(); ++ply)
    if (session.to_move(line[ply - 1]) == player && is_blunder(state, line[ply]))
      plies.push_back(ply);
  return plies;
}

bool is_line_known(const State& state) {
  const Session& session = *state.session;
  if (session.info().has_estimates_only()) return false;
  const std::vector<Session::Node> line = session.line();
  return std::all_of(line.begin(), line.end(),
                     [&](Session::Node node) { return session.value(node).has_value(); });
}

}  // namespace kanzen::app

#include "imgui_app/model/players.hpp"

#include <array>

#include "engine/session/position_queries.hpp"
#include "imgui_app/model/state.hpp"

namespace kanzen::app {

bool is_engine_side(const State& state, Player player) {
  return state.view.mode == Mode::play && !state.environment.fixed_play &&
         state.play.sides[player] == Side::engine;
}

bool may_move(const State& state, Player player) {
  return !state.environment.fixed_play && !is_engine_side(state, player) && state.distant != player;
}

bool is_bot_thinking(const State& state) { return state.play.bot.thinking.has_value(); }

std::optional<Session::Node> before_last_human_move(const State& state) {
  const Session& session = *state.session;
  Session::Node node = session.current();
  while (node != 0) {
    node = session.parent(node);
    if (!is_engine_side(state, session.to_move(node))) return node;
  }
  return std::nullopt;
}

bool is_engine_waiting(const State& state) {
  return state.view.mode == Mode::play && state.play.engine.paused() &&
         !has_ended(*state.session) && is_engine_side(state, state.session->board().to_move);
}

bool may_pass(const State& state) {
  const Session& session = *state.session;
  return may_move(state, session.board().to_move) && passing_move(session) != nullptr;
}

bool may_resign(const State& state) {
  const Session& session = *state.session;
  return state.view.mode == Mode::play && !has_ended(session) &&
         may_move(state, session.board().to_move);
}

std::string name_of(const Opponent& opponent) {
  const std::string name = kanzen::name_of(opponent.strength);
  return opponent.strength == Strength::slipping ? name + std::to_string(opponent.slips) : name;
}

std::optional<Opponent> parse_opponent(std::string_view name) {
  const auto strength = kanzen::parse_enum<Strength>(name);
  if (strength && *strength != Strength::slipping) return Opponent{.strength = *strength};
  for (const unsigned slips : slip_steps) {
    const Opponent slipping{Strength::slipping, slips};
    if (name == name_of(slipping)) return slipping;
  }
  return std::nullopt;
}

Opponent opponent_at(Level level) {
  constexpr std::array opponents{Opponent{Strength::random}, Opponent{Strength::slipping, 50},
                                 Opponent{Strength::slipping, 20}, Opponent{Strength::slipping, 5},
                                 Opponent{}};  // by Level
  return opponents[static_cast<std::size_t>(level)];
}

Level level_of(const Opponent& opponent) {
  if (opponent.strength == Strength::perfect) return Level::perfect;
  if (opponent.strength == Strength::random) return Level::beginner;
  if (opponent.slips > 30) return Level::easy;
  return opponent.slips > 10 ? Level::medium : Level::hard;
}

const Opponent& opponent_of(const State& state, Player player) {
  return state.settings.opponents[player];
}

bool needs_values(const State& state) {
  return opponent_of(state, state.session->board().to_move).strength != Strength::random &&
         (!state.task || state.task->reply.empty());
}

std::optional<Player> only_opponent(const State& state) {
  const bool first = is_engine_side(state, 0);
  if (first == is_engine_side(state, 1)) return std::nullopt;
  return first ? Player{0} : Player{1};
}

std::optional<LastBlunder> last_blunder(const State& state) {
  const auto before = only_opponent(state) ? before_last_human_move(state) : std::nullopt;
  if (!before) return std::nullopt;
  const Session& session = *state.session;
  Session::Node after = session.current();
  while (session.parent(after) != *before) after = session.parent(after);
  return is_blunder(state, after) ? std::optional(LastBlunder{*before, after}) : std::nullopt;
}

}  // namespace kanzen::app

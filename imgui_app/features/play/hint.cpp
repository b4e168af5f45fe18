#include "imgui_app/features/play/hint.hpp"

#include "engine/session/position_queries.hpp"

namespace kanzen::app {
namespace {

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
  return may_ask ? best_move(state) : std::nullopt;
}

}  // namespace kanzen::app

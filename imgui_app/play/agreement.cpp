#include "imgui_app/play/agreement.hpp"

#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/play/opponents.hpp"
#include "imgui_app/shell/controller.hpp"

namespace kanzen::app {
namespace {

bool has_kept_draw(const Session& session) {
  Session::Node node = session.current();
  for (std::size_t plies = 0; plies < kept_draw; ++plies) {
    if (node == 0 || session.value(node) != drawn()) return false;
    node = session.parent(node);
  }
  return true;
}

}  // namespace

bool may_agree_on_draw(const State& state) {
  const Session& session = *state.session;
  if (state.view.mode != Mode::play || state.environment.fixed_play || has_ended(session))
    return false;
  if (session.came_before().empty()) return false;
  const bool alone = !is_perfect(state, 0) && !is_perfect(state, 1);
  return alone || session.value(session.current()) == drawn();
}

bool perfect_players_agree(const State& state) {
  for (const Player player : {Player{0}, Player{1}})
    if (!is_perfect(state, player) || opponent_of(state, player) != Opponent{}) return false;
  const Session& session = *state.session;
  return session.came_before().size() >= 2 || has_kept_draw(session);
}

// --- Controller

bool Controller::agree_on_draw() {
  if (!has_room() || !state_.session->agree_on_draw()) return false;
  changed();
  return true;
}

}  // namespace kanzen::app

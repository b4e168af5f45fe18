// Controller: how many threads solve a large game.
#include "imgui_app/shell/controller.hpp"

namespace kanzen::app {

// A small game is solved before others have started.
unsigned Controller::solving_threads() const {
  return state_.session->info().large() ? state_.threads.chosen : 1;
}

void Controller::on(const ThreadsChanged& event) {
  state_.threads = event.news;
  platform_.wake_after(0);
}

bool Controller::perform(const ThreadsItem& item) {
  if (!state_.threads.can_step(item.step)) return false;
  platform_.use_threads(state_.threads.stepped(item.step));
  return true;
}

}  // namespace kanzen::app

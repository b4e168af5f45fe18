#include "imgui_app/analysis/search.hpp"

#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/shell/controller.hpp"

namespace kanzen::app {
double longer_search(double seconds) { return seconds < 60 ? 60 : 600; }

const Search::Finding* finding_here(const State& state) {
  const auto found = state.values.search.findings.find(state.session->position());
  return found == state.values.search.findings.end() ? nullptr : &found->second;
}

const Search::Running* searching_here(const State& state) {
  const Search::Running* running = state.values.search.running();
  const bool here = running != nullptr && running->position == state.session->position();
  return here ? running : nullptr;
}

bool shows_search_card(const State& state) {
  if (!state.session->info().by_search() || has_ended(*state.session)) return false;
  return searching_here(state) != nullptr || state.view.values;
}

std::vector<const MoveView*> unsolved_moves(const State& state) {
  std::vector<const MoveView*> moves;
  const Search::Finding* finding = finding_here(state);
  if (finding == nullptr) return moves;
  for (const SearchedMove& searched : finding->report.moves) {
    if (searched.outcome) continue;
    if (const MoveView* move = find_move(*state.session, searched.move)) moves.push_back(move);
  }
  return moves;
}

// --- Controller

void Controller::search(double seconds) {
  const Session& session = *state_.session;
  if (!session.info().by_search() || has_ended(session)) return;
  auto& running = state_.values.search.phase.emplace<Search::Running>();
  running.position = session.position();
  running.limit = seconds;
  running.started = now();
  platform_.request(SearchPosition{running.position, seconds});
  platform_.wake_after(0);
}

void Controller::stop_search() {
  if (state_.values.search.running() == nullptr) return;
  state_.values.search.phase.emplace<Search::None>();
  platform_.cancel(SearchPosition::method);
  platform_.wake_after(0);
}

// The search of a position that has been left serves nobody.
void Controller::stop_search_elsewhere() {
  if (searching_here(state_) == nullptr) stop_search();
}

void Controller::on(const Answer<SearchPosition>& answer) {
  Search& search = state_.values.search;
  auto* running = std::get_if<Search::Running>(&search.phase);
  if (running == nullptr) return;
  if (answer.progress) {
    running->nodes = answer.progress->done;
    return show_progress();
  }
  platform_.wake_after(0);
  if (answer.error) {
    search.phase.emplace<Search::Failed>().reason = *answer.error;
    return;
  }
  const SearchReport& report = *answer.result;
  search.findings.insert_or_assign(report.position, Search::Finding{report, running->limit});
  search.phase.emplace<Search::None>();
  if (auto known = known_part(report)) state_.session->deliver(*std::move(known));
  refresh_tree();
  if (!state_.play.perfect.paused()) arm_perfect();
}

void Controller::search_longer() {
  const Search::Finding* finding = finding_here(state_);
  search(finding == nullptr ? first_search : longer_search(finding->limit));
}

void Controller::cancel_search() {
  state_.play.perfect = {};  // it would only search again
  stop_search();
  stop_bot();
}

}  // namespace kanzen::app

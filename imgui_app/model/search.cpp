#include "imgui_app/model/search.hpp"

#include "imgui_app/model/controller.hpp"
#include "imgui_app/model/position_facts.hpp"

namespace kanzen::app {
double longer_search(double seconds) { return seconds < 60 ? 60 : 600; }

const Search::Finding* finding_here(const State& state) {
  const auto found = state.search.findings.find(state.session->position());
  return found == state.search.findings.end() ? nullptr : &found->second;
}

bool searching_here(const State& state) {
  return state.search.phase == Search::Phase::running &&
         state.search.position == state.session->position();
}

bool shows_search_card(const State& state) {
  if (!state.session->info().by_search() || has_ended(*state.session)) return false;
  return searching_here(state) || state.values;
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
  Search& search = state_.search;
  search.phase = Search::Phase::running;
  search.position = session.position();
  search.seconds = seconds;
  search.started = now();
  search.nodes = 0;
  search.failure.clear();
  platform_.search(search.position, seconds);
  platform_.wake_after(0);
}

void Controller::stop_search() {
  if (state_.search.phase != Search::Phase::running) return;
  state_.search.phase = Search::Phase::none;
  platform_.cancel_search();
  platform_.wake_after(0);
}

// The search of a position that has been left serves nobody.
void Controller::stop_search_elsewhere() {
  if (state_.search.position != state_.session->position()) stop_search();
}

void Controller::on(const Searched& event) {
  const SearchReport& report = event.report;
  Search& search = state_.search;
  if (search.phase != Search::Phase::running || report.position != search.position) return;
  search.phase = Search::Phase::none;
  search.findings.insert_or_assign(report.position, Search::Finding{report, search.seconds});
  if (auto known = known_part(report)) state_.session->deliver(*std::move(known));
  refresh_tree();
  if (state_.perfect_armed) arm_perfect();
  platform_.wake_after(0);
}

void Controller::on(const SearchFailed& event) {
  Search& search = state_.search;
  if (search.phase != Search::Phase::running) return;
  search.phase = Search::Phase::failed;
  search.failure = event.error.message;
  platform_.wake_after(0);
}

bool Controller::search_button(std::string_view name) {
  if (name == "search") {
    search(first_search);
  } else if (name == "search-longer") {
    const Search::Finding* finding = finding_here(state_);
    search(finding == nullptr ? first_search : longer_search(finding->limit));
  } else if (name == "cancel-search") {
    state_.perfect_armed = false;  // it would only search again
    stop_search();
  } else {
    return false;
  }
  return true;
}

}  // namespace kanzen::app

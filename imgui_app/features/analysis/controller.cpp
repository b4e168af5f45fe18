// AnalysisController: requests a game's values, saves them on this device, and searches for notable
// positions among them.
//
// A small game is solved as soon as it is opened. For a large game the platform first looks for
// values saved on this device; if there are none, the page offers to solve it.
#include "imgui_app/features/analysis/controller.hpp"

#include "engine/session/position_queries.hpp"
#include "imgui_app/game_words/game_words.hpp"
#include "imgui_app/model/state_queries.hpp"

namespace kanzen::app {
// --- solving, and opening saved values

AnalysisController::AnalysisController(const FeatureContext& context)
    : Feature(context), values_(context.state.values), session_(context.state.session) {
  listen<Answer<ProbeRequest>, AnalysisController>();
  listen<Answer<SolveRequest>, AnalysisController>();
  listen<Answer<OpenSolutionRequest>, AnalysisController>();
  listen<Answer<SaveSolutionRequest>, AnalysisController>();
  listen<Answer<DeleteSolutionRequest>, AnalysisController>();
  listen<Answer<TableRequest>, AnalysisController>();
  listen<Answer<TableCheckRequest>, AnalysisController>();
  listen<Answer<NotableRequest>, AnalysisController>();
  listen<Answer<SearchRequest>, AnalysisController>();
  for (const char* item : {"button-solve", "button-retry"})
    handle(item, &AnalysisController::solve);
  handle("button-cancel", &AnalysisController::cancel_solving);
  handle("button-table", [this] { platform_.request(TableRequest{}); });
  handle("button-keep", &AnalysisController::save_solution);
  handle("button-forget", &AnalysisController::delete_solution);
  handle("button-notable", &AnalysisController::search_notable);
  handle(notable_item, &AnalysisController::open_notable);
  handle("button-search", [this] { return search(first_search); });
  handle("button-search-longer", &AnalysisController::search_longer);
  handle("button-cancel-search", &AnalysisController::stop_search);
}

// Stops the search of a position that is no longer shown.
void AnalysisController::session_changed() {
  if (current_search(state_) == nullptr) stop_search();
  request_missing();
}

void AnalysisController::game_changed() {
  const GameInfo& info = state_.session->info();
  requested_after_loss_ = false;
  requested_.clear();
  stop_search();
  values_ = {};
  platform_.open_game(info.name, info.rules);
  if (!info.abilities.solve) return;  // it has no values to request
  if (info.is_large()) {
    open_saved_solution();
  } else {
    solve();
  }
  // Tables are only made for games of listed sizes.
  if (info.abilities.tables && !info.for_study && !info.any_size) platform_.request(TableRequest{});
}

void AnalysisController::mode_changed(bool) {
  if (values_.solving.done()) search_notable_automatically();
}

void AnalysisController::start_solving(Solving::Source source, bool shown) {
  auto& running = values_.solving.phase.emplace<Solving::Running>();
  running.source = source;
  running.shown = shown;
  running.estimate.start(now(), words_of(state_.session->info()).round_share);
}

void AnalysisController::solve() {
  // The user has asked to solve a large game and can cancel before the first report.
  start_solving(Solving::Source::solver, state_.session->info().is_large());
  platform_.request(SolveRequest{});
}

// Opening saved values is short and cannot be cancelled.
bool AnalysisController::cancel_solving() {
  const Solving::Running* running = values_.solving.running();
  if (running == nullptr || running->source == Solving::Source::device) return false;
  platform_.cancel(SolveRequest::method);
  values_.solving.phase.emplace<Solving::Cancelled>();
  return true;
}

void AnalysisController::open_saved_solution() {
  start_solving(Solving::Source::device, false);
  platform_.request(OpenSolutionRequest{});
}

void AnalysisController::update_solving(const Progress& progress) {
  auto* running = std::get_if<Solving::Running>(&values_.solving.phase);
  if (running == nullptr) return;
  const double since_first = now() - running->first_report.value_or(now());
  running->first_report = now() - since_first;
  constexpr double a_moment = 0.5;  // seconds since the first report
  // A short run does not replace values that the table supplies with its card.
  if (!values_.table.usable() || since_first >= a_moment) running->shown = true;
  running->progress = progress;
  running->estimate.update(progress, now());
}

void AnalysisController::on(const Answer<SolveRequest>& answer) {
  Solving& solving = values_.solving;
  if (answer.progress) return update_solving(*answer.progress);
  if (answer.result) return accept_values(Solving::Source::solver, *answer.result);
  if (solving.is<Solving::None>()) return;  // nothing waits for these values
  if (solving.done()) return handle_lost_values(*answer.error);
  solving.phase.emplace<Solving::Failed>().error = *answer.error;
}

// Saved values are opened without a request by the user.
void AnalysisController::on(const Answer<OpenSolutionRequest>& answer) {
  if (answer.progress) return update_solving(*answer.progress);
  if (answer.result) return accept_values(Solving::Source::device, *answer.result);
  auto& offered = values_.solving.phase.emplace<Solving::Offered>();
  // A browser without storage is not an error.
  if (answer.error && answer.error->code != Errc::unsupported) offered.error = answer.error;
  notify(features_, &Feature::values_changed);
}

void AnalysisController::accept_values(Solving::Source source, const Summary& summary) {
  values_.solving.phase = Solving::Done{source, summary};
  if (source == Solving::Source::device) values_.save_status.phase = SaveStatus::Phase::saved;
  requested_.clear();
  values_.valueless.clear();
  request_missing();
  notify(features_, &Feature::values_changed);
  search_notable_automatically();
  compare_if_possible();
}

// Obtains lost values again, once per game: a small game is solved, saved values are reopened. The
// loss of a large game that was not saved is reported.
void AnalysisController::handle_lost_values(const Error& error) {
  const bool large = state_.session->info().is_large();
  const bool saved = values_.save_status.phase == SaveStatus::Phase::saved;
  requested_.clear();
  const bool again = !requested_after_loss_ && (!large || saved);
  requested_after_loss_ = true;
  if (again && large) {
    open_saved_solution();
  } else if (again) {
    solve();
  } else {
    values_.solving.phase.emplace<Solving::Lost>().error = error;
  }
  request_missing();  // from the table
}

// --- values of positions

void AnalysisController::request_values(const std::vector<std::string>& positions) {
  if (!values_.solving.done() && !values_.table.usable()) return;
  for (const std::string& position : positions)
    if (requested_.insert(position).second) platform_.request(ProbeRequest{position});
}

void AnalysisController::request_missing() {
  constexpr std::size_t most_requests = 64;  // pending at once; a long line requests the rest later
  if (!state_.session) return;
  if (!values_.solving.done() && !values_.table.usable()) return;
  for (const std::string& position : state_.session->missing_analysis()) {
    if (requested_.size() >= most_requests) return;
    if (values_.valueless.contains(position)) continue;
    if (requested_.insert(position).second) platform_.request(ProbeRequest{position});
  }
  request_rest_of_line();
}

// Requests the shown line again if it is incomplete: the platform then fetches further chunks of a
// streamed table.
void AnalysisController::request_rest_of_line() {
  const Analysis* shown = state_.session->analysis();
  if (shown == nullptr || shown->missing_chunks.empty()) return;
  if (shown->perfect_line.size() >= most_line_moves) return;
  if (!values_.table.status.streamed() || requested_.contains(shown->position)) return;
  const std::pair asked(shown->position, shown->missing_chunks);
  if (requested_line_ == asked) return;  // these chunks have not arrived
  requested_line_ = asked;
  requested_.insert(shown->position);
  platform_.request(ProbeRequest{shown->position});
}

void AnalysisController::on(const Answer<ProbeRequest>& answer) {
  if (!state_.session) return;
  const auto& [position, analysis] = *answer.result;
  if (analysis)
    session_->deliver(*analysis);
  else
    values_.valueless.insert(position);
  requested_.erase(position);
  if (requested_.empty()) request_missing();
  if (!analysis) return;
  request_rest_of_line();
  notify(features_, &Feature::position_evaluated);
}

// --- the table

void AnalysisController::on(const Answer<TableRequest>& answer) {
  const TableStatus& status = *answer.result;
  const bool again = status.phase == TableStatus::Phase::loading &&
                     values_.table.status.phase != TableStatus::Phase::loading;
  if (status.notable != values_.table.status.notable) {
    values_.table.notable = notable_groups_of(status.notable, state_.session->game());
  }
  values_.table.status = status;
  if (again && !values_.solving.done()) {
    requested_.clear();
    requested_line_ = {};
    values_.valueless.clear();
  }
  request_missing();
  notify(features_, &Feature::values_changed);
  compare_if_possible();
}

void AnalysisController::compare_if_possible() {
  const bool solved = values_.solving.is<Solving::Done>();
  const TableStatus& status = values_.table.status;
  // A streamed table is downloaded in part only and is not compared.
  if (solved && status.phase == TableStatus::Phase::ready && !status.streamed() &&
      !values_.table.check) {
    platform_.request(TableCheckRequest{});
  }
}

// An answer without a result means that the worker has ended.
void AnalysisController::on(const Answer<TableCheckRequest>& answer) {
  if (answer.result) values_.table.check = answer.result;
}

// --- saving values on this device

void AnalysisController::on(const Answer<SaveSolutionRequest>& answer) {
  if (answer.progress) return;
  values_.save_status = {};
  if (answer.result) values_.save_status.phase = SaveStatus::Phase::saved;
  if (answer.error) values_.save_status.failure = *answer.error;
}

void AnalysisController::on(const Answer<DeleteSolutionRequest>& answer) {
  values_.save_status = {};
  if (answer.error) values_.save_status = {SaveStatus::Phase::saved, *answer.error};
}

void AnalysisController::save_solution() {
  values_.save_status = {SaveStatus::Phase::saving, {}};
  platform_.request(SaveSolutionRequest{});
}

void AnalysisController::delete_solution() {
  values_.save_status = {SaveStatus::Phase::deleting, {}};
  platform_.request(DeleteSolutionRequest{});
}

// --- notable positions

void AnalysisController::search_notable() {
  constexpr unsigned examples_of_a_kind = 3;
  if (!values_.solving.done()) return;
  values_.notable.phase.emplace<NotableSearch::Running>().estimate.start(now());
  platform_.request(NotableRequest{examples_of_a_kind});
}

// Starts the search for a small game, for which it is short.
void AnalysisController::search_notable_automatically() {
  const bool wanted = state_.view.mode == Mode::statistics && !state_.session->info().is_large();
  if (wanted && values_.notable.is<NotableSearch::None>()) search_notable();
}

void AnalysisController::on(const Answer<NotableRequest>& answer) {
  auto& phase = values_.notable.phase;
  if (answer.progress) {
    if (auto* running = std::get_if<NotableSearch::Running>(&phase))
      running->estimate.update(*answer.progress, now());
    return;
  }
  if (answer.result) {
    phase.emplace<NotableSearch::Done>().groups =
        notable_groups_of(reduce_to_values(*answer.result), state_.session->game());
  } else if (answer.error->code == Errc::unsupported) {
    phase.emplace<NotableSearch::Done>();  // the rule set has no such positions
  } else {
    phase.emplace<NotableSearch::Failed>().reason = *answer.error;
  }
}

bool AnalysisController::open_notable(const std::string& kind, std::size_t number) {
  for (const NotableGroup& group : shown_notable(state_)) {
    if (name_of(group.kind) != kind || number >= group.examples.size()) continue;
    if (!shell_.go_to_position(group.examples[number].position)) return false;
    shell_.set_mode(Mode::analyse);
    return true;
  }
  return false;
}

// --- searching single positions

bool AnalysisController::search(double seconds) {
  const Session& session = *state_.session;
  if (!session.info().needs_search() || has_ended(session)) return false;
  auto& running = values_.search.phase.emplace<Search::Running>();
  running.position = session.position();
  running.limit = seconds;
  running.started = now();
  platform_.request(SearchRequest{running.position, seconds});
  return true;
}

void AnalysisController::stop_search() {
  if (values_.search.running() == nullptr) return;
  values_.search.phase.emplace<Search::None>();
  platform_.cancel(SearchRequest::method);
}

void AnalysisController::on(const Answer<SearchRequest>& answer) {
  Search& search = values_.search;
  auto* running = std::get_if<Search::Running>(&search.phase);
  if (running == nullptr) return;
  if (answer.progress) {
    running->nodes = answer.progress->done;
    return;
  }
  if (answer.error) {
    search.phase.emplace<Search::Failed>().reason = *answer.error;
    return;
  }
  const SearchReport& report = *answer.result;
  search.findings.insert_or_assign(report.position, Search::Finding{report, running->limit});
  search.phase.emplace<Search::None>();
  if (auto known = known_analysis(report)) session_->deliver(*std::move(known));
  notify(features_, &Feature::position_evaluated);
}

bool AnalysisController::search_longer() {
  const Search::Finding* finding = current_finding(state_);
  return search(finding == nullptr ? first_search : longer_search(finding->limit));
}

}  // namespace kanzen::app

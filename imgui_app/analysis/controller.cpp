// AnalysisController: requests a game's values, saves them on this device, and searches for notable
// positions among them.
//
// A small game is solved as soon as it is opened. For a large game the platform first looks for
// values saved on this device; if there are none, the page offers to solve it.
#include "imgui_app/analysis/controller.hpp"

#include <algorithm>

#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/studies/studies.hpp"

namespace kanzen::app {
const Error* Solving::error() const {
  if (failed() != nullptr) return &failed()->error;
  if (const auto* lost = in<Lost>()) return &lost->error;
  const auto* offered = in<Offered>();
  return offered != nullptr && offered->error ? &*offered->error : nullptr;
}

std::optional<Solving::Source> Solving::source() const {
  if (done() != nullptr) return done()->source;
  if (running() != nullptr) return running()->source;
  return std::nullopt;
}

bool values_are_coming(const State& state) {
  if (state.session->info().by_search()) return searching_here(state) != nullptr;
  const Solving& solving = state.values.solving;
  if (solving.done() || state.values.table.usable()) {
    return !state.values.valueless.contains(state.session->position());
  }
  const Solving::Running* running = solving.running();
  return running != nullptr && (running->shown || running->source == Solving::Source::solver);
}

bool shows_solving_card(const State& state) {
  const Solving& solving = state.values.solving;
  if (solving.is<Solving::None>() || solving.done()) return false;
  // The progress of a small game is hidden together with the values.
  if (const Solving::Running* running = solving.running()) {
    return running->shown && (state.view.values || state.session->info().large());
  }
  // The table supplies the values, so its line offers solving instead (shows_table).
  return !solving.is<Solving::Offered>() || !state.values.table.usable();
}

bool shows_table(const State& state) {
  const Table& table = state.values.table;
  return table.usable() && (state.session->info().large() || table.check);
}

bool shows_keeping(const State& state) {
  return state.values.solving.done() && state.session->info().large();
}

// --- solving, and opening saved values

bool AnalysisController::open_game() {
  const GameInfo& info = state_.session->info();
  const std::string key = info.name + ' ' + info.rules;
  if (key == values_key_) return false;
  values_key_ = key;
  asked_after_loss_ = false;
  requested_.clear();
  stop_search();
  values_ = {};
  platform_.open_game(info.name, info.rules);
  if (!info.abilities.solve) return true;  // it has no values to request
  if (info.large()) {
    reopen();
  } else {
    solve();
  }
  if (may_have_table(info)) platform_.request(OpenTable{});
  return true;
}

void AnalysisController::start_solving(Solving::Source source, bool shown) {
  auto& running = values_.solving.phase.emplace<Solving::Running>();
  running.source = source;
  running.shown = shown;
  running.estimate.start(now());
}

void AnalysisController::solve() {
  const bool large = state_.session->info().large();
  // The user has asked to solve a large game and can cancel before the first report.
  start_solving(Solving::Source::solver, large);
  // Starting threads takes longer than solving a small game.
  const unsigned threads = large ? state_.threads.chosen : 1;
  std::get<Solving::Running>(values_.solving.phase).threads = threads;
  platform_.request(SolveGame{threads});
}

// Opening saved values is short and cannot be cancelled.
bool AnalysisController::cancel_solving() {
  const Solving::Running* running = values_.solving.running();
  if (running == nullptr || running->source == Solving::Source::device) return false;
  platform_.cancel(SolveGame::method);
  values_.solving.phase.emplace<Solving::Cancelled>();
  return true;
}

void AnalysisController::reopen() {
  start_solving(Solving::Source::device, false);
  platform_.request(ReopenGame{});
}

void AnalysisController::hear_solving(const Progress& progress) {
  auto* running = std::get_if<Solving::Running>(&values_.solving.phase);
  if (running == nullptr) return;
  const double since_first = now() - running->first_report.value_or(now());
  running->first_report = now() - since_first;
  constexpr double a_moment = 0.5;  // seconds since the first report
  // A short run does not replace values that the table supplies with its card.
  if (!values_.table.usable() || since_first >= a_moment) running->shown = true;
  running->progress = progress;
  running->estimate.hear(progress, now());
}

void AnalysisController::on(const Answer<SolveGame>& answer) {
  Solving& solving = values_.solving;
  if (answer.progress) return hear_solving(*answer.progress);
  if (answer.result) return values_came(Solving::Source::solver, *answer.result);
  if (solving.is<Solving::None>()) return;  // nothing waits for these values
  if (solving.done()) return values_lost(*answer.error);
  solving.phase.emplace<Solving::Failed>().error = *answer.error;
}

// Saved values are opened without a request by the user.
void AnalysisController::on(const Answer<ReopenGame>& answer) {
  if (answer.progress) return hear_solving(*answer.progress);
  if (answer.result) return values_came(Solving::Source::device, *answer.result);
  auto& offered = values_.solving.phase.emplace<Solving::Offered>();
  // A browser without storage is not an error.
  if (answer.error && answer.error->code != Errc::unsupported) offered.error = answer.error;
}

void AnalysisController::values_came(Solving::Source source, const Summary& summary) {
  values_.solving.phase = Solving::Done{source, summary};
  if (source == Solving::Source::device) values_.keeping.phase = Keeping::Phase::kept;
  requested_.clear();
  values_.valueless.clear();
  request_missing();
  shell_.values_changed();
  search_notable_unasked();
  compare_if_possible();
}

// Obtains lost values again, once per game: a small game is solved, saved values are reopened. The
// loss of a large game that was not saved is reported.
void AnalysisController::values_lost(const Error& error) {
  const bool large = state_.session->info().large();
  const bool kept = values_.keeping.phase == Keeping::Phase::kept;
  requested_.clear();
  const bool again = !asked_after_loss_ && (!large || kept);
  asked_after_loss_ = true;
  if (again && large) {
    reopen();
  } else if (again) {
    solve();
  } else {
    values_.solving.phase.emplace<Solving::Lost>().error = error;
  }
  request_missing();  // from the table
}

// --- values of positions

void AnalysisController::request(const std::vector<std::string>& positions) {
  if (!values_.solving.done() && !values_.table.usable()) return;
  for (const std::string& position : positions)
    if (requested_.insert(position).second) platform_.request(ProbePosition{position});
}

void AnalysisController::request_missing() {
  constexpr std::size_t most_requests = 64;  // pending at once; a long line requests the rest later
  if (!state_.session) return;
  if (!values_.solving.done() && !values_.table.usable()) return;
  for (const std::string& position : state_.session->missing_analysis()) {
    if (requested_.size() >= most_requests) return;
    if (values_.valueless.contains(position)) continue;
    if (requested_.insert(position).second) platform_.request(ProbePosition{position});
  }
  request_rest_of_line();
  if (state_.view.popup == Popup::figure) request(missing_for_figure(state_));
}

// Requests the shown line again if it is incomplete: the platform then fetches further chunks of a
// streamed table.
void AnalysisController::request_rest_of_line() {
  const Analysis* shown = state_.session->analysis();
  if (shown == nullptr || shown->missing_chunks.empty()) return;
  if (shown->perfect_line.size() >= most_line_moves) return;
  if (!values_.table.news.streamed() || requested_.contains(shown->position)) return;
  const std::pair asked(shown->position, shown->missing_chunks);
  if (line_asked_ == asked) return;  // these chunks have not arrived
  line_asked_ = asked;
  requested_.insert(shown->position);
  platform_.request(ProbePosition{shown->position});
}

void AnalysisController::on(const Answer<ProbePosition>& answer) {
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
  shell_.position_valued();
}

// --- the table

void AnalysisController::on(const Answer<OpenTable>& answer) {
  const TableNews& news = *answer.result;
  const bool again = news.phase == TableNews::Phase::loading &&
                     values_.table.news.phase != TableNews::Phase::loading;
  if (news.notable != values_.table.news.notable) {
    values_.table.notable = drawable(news.notable, state_.session->game());
  }
  values_.table.news = news;
  if (again && !values_.solving.done()) {
    requested_.clear();
    line_asked_ = {};
    values_.valueless.clear();
  }
  request_missing();
  shell_.values_changed();
  compare_if_possible();
}

void AnalysisController::compare_if_possible() {
  const bool solved = values_.solving.is<Solving::Done>();
  const TableNews& news = values_.table.news;
  // A streamed table is downloaded in part only and is not compared.
  if (solved && news.phase == TableNews::Phase::ready && !news.streamed() && !values_.table.check) {
    platform_.request(CompareTable{});
  }
}

// An answer without a result means that the worker has ended.
void AnalysisController::on(const Answer<CompareTable>& answer) {
  if (answer.result) values_.table.check = answer.result;
}

// --- saving values on this device

void AnalysisController::on(const Answer<KeepValues>& answer) {
  if (answer.progress) return;
  values_.keeping = {};
  if (answer.result) values_.keeping.phase = Keeping::Phase::kept;
  if (answer.error) values_.keeping.failure = *answer.error;
}

void AnalysisController::on(const Answer<ForgetValues>& answer) {
  values_.keeping = {};
  if (answer.error) {
    values_.keeping.phase = Keeping::Phase::kept;
    values_.keeping.failure = *answer.error;
  }
}

void AnalysisController::keep() {
  values_.keeping = {};
  values_.keeping.phase = Keeping::Phase::keeping;
  platform_.request(KeepValues{});
}

void AnalysisController::forget() {
  values_.keeping = {};
  values_.keeping.phase = Keeping::Phase::forgetting;
  platform_.request(ForgetValues{});
}

// --- notable positions

void AnalysisController::search_notable() {
  constexpr unsigned examples_of_a_kind = 3;
  if (!values_.solving.done()) return;
  values_.notable.phase.emplace<NotableSearch::Running>().estimate.start(now());
  platform_.request(FindNotable{examples_of_a_kind});
}

// Starts the search for a small game, for which it is short.
void AnalysisController::search_notable_unasked() {
  const bool wanted = state_.view.mode == Mode::statistics && !state_.session->info().large();
  if (wanted && values_.notable.is<NotableSearch::None>()) search_notable();
}

void AnalysisController::on(const Answer<FindNotable>& answer) {
  auto& phase = values_.notable.phase;
  if (answer.progress) {
    if (auto* running = std::get_if<NotableSearch::Running>(&phase))
      running->estimate.hear(*answer.progress, now());
    return;
  }
  if (answer.result) {
    phase.emplace<NotableSearch::Done>().groups =
        drawable(without_moves(*answer.result), state_.session->game());
  } else if (answer.error->code == Errc::unsupported) {
    phase.emplace<NotableSearch::Done>();  // the rule set has no such positions
  } else {
    phase.emplace<NotableSearch::Failed>().reason = *answer.error;
  }
}

bool AnalysisController::perform(const NotableItem& item) {
  for (const NotableGroup& group : shown_notable(state_)) {
    if (name_of(group.kind) != item.kind || item.number >= group.examples.size()) continue;
    if (!shell_.go_to_position(group.examples[item.number].position)) return false;
    shell_.set_mode(Mode::analyse);
    return true;
  }
  return false;
}

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

// --- searching single positions

void AnalysisController::search(double seconds) {
  const Session& session = *state_.session;
  if (!session.info().by_search() || has_ended(session)) return;
  auto& running = values_.search.phase.emplace<Search::Running>();
  running.position = session.position();
  running.limit = seconds;
  running.started = now();
  platform_.request(SearchPosition{running.position, seconds});
}

void AnalysisController::stop_search() {
  if (values_.search.running() == nullptr) return;
  values_.search.phase.emplace<Search::None>();
  platform_.cancel(SearchPosition::method);
}

// Stops the search of a position that is no longer shown.
void AnalysisController::stop_search_elsewhere() {
  if (searching_here(state_) == nullptr) stop_search();
}

void AnalysisController::on(const Answer<SearchPosition>& answer) {
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
  if (auto known = known_part(report)) session_->deliver(*std::move(known));
  shell_.position_valued();
}

void AnalysisController::search_longer() {
  const Search::Finding* finding = finding_here(state_);
  search(finding == nullptr ? first_search : longer_search(finding->limit));
}

}  // namespace kanzen::app

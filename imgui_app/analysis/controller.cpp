// Controller: how a game's values get here, whether they stay on this device, and the
// notable positions among them.
//
// A small game is solved as soon as it is opened.  For a large one the platform first
// looks for values that were kept here; if there are none, the page asks.
#include <algorithm>

#include "imgui_app/analysis/search.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/shell/controller.hpp"
#include "imgui_app/studies/statistics.hpp"

namespace kanzen::app {
namespace {

constexpr double progress_interval = 0.25;  // seconds between two drawings of the progress
constexpr double a_moment = 0.5;            // seconds of solving
constexpr unsigned examples_of_a_kind = 3;
constexpr std::size_t most_requests = 64;  // awaited at once: a long line asks for the rest later

}  // namespace

const Summary* Solving::summary() const {
  const Done* done = std::get_if<Done>(&phase);
  return done == nullptr ? nullptr : &done->summary;
}

const Error* Solving::error() const {
  if (const auto* failed = std::get_if<Failed>(&phase)) return &failed->error;
  if (const auto* lost = std::get_if<Lost>(&phase)) return &lost->error;
  const auto* offered = std::get_if<Offered>(&phase);
  return offered != nullptr && offered->error ? &*offered->error : nullptr;
}

std::optional<Solving::Source> Solving::source() const {
  if (const auto* done = std::get_if<Done>(&phase)) return done->source;
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
  // Nobody who has switched the values off wants to hear of a small game's.
  if (const Solving::Running* running = solving.running()) {
    return running->shown && (state.view.values || state.session->info().large());
  }
  // The table has the values: solving is offered more quietly (shows_table).
  return !solving.is<Solving::Offered>() || !state.values.table.usable();
}

bool shows_table(const State& state) {
  const Table& table = state.values.table;
  return table.usable() && (state.session->info().large() || table.check);
}

bool shows_keeping(const State& state) {
  return state.values.solving.done() && state.session->info().large();
}

// --- solving, and opening what was kept

void Controller::request_values() {
  const GameInfo& info = state_.session->info();
  const std::string key = info.name + ' ' + info.rules;
  if (key == values_key_) return;
  values_key_ = key;
  asked_after_loss_ = false;
  requested_.clear();
  stop_search();
  state_.values = {};
  forget_studies();
  platform_.open_game(info.name, info.rules);
  if (!info.abilities.solve) return;  // nothing comes by itself
  if (info.large()) {
    reopen();
  } else {
    solve();
  }
  if (may_have_table(info)) platform_.request(OpenTable{});
  study_unasked();
}

void Controller::start_solving(Solving::Source source, bool shown) {
  auto& running = state_.values.solving.phase.emplace<Solving::Running>();
  running.source = source;
  running.shown = shown;
  running.estimate.start(now());
}

void Controller::solve() {
  // The visitor has asked for a large one: it can be cancelled before the first report comes.
  start_solving(Solving::Source::solver, state_.session->info().large());
  std::get<Solving::Running>(state_.values.solving.phase).threads = solving_threads();
  platform_.request(SolveGame{solving_threads()});
}

// Opening takes a moment, and nothing is gained by ending it.
bool Controller::cancel_solving() {
  const Solving::Running* running = state_.values.solving.running();
  if (running == nullptr || running->source == Solving::Source::device) return false;
  platform_.cancel(SolveGame::method);
  state_.values.solving.phase.emplace<Solving::Cancelled>();
  return true;
}

void Controller::reopen() {
  start_solving(Solving::Source::device, false);
  platform_.request(ReopenGame{});
}

void Controller::hear_solving(const Progress& progress) {
  auto* running = std::get_if<Solving::Running>(&state_.values.solving.phase);
  if (running == nullptr) return;
  const double since_first = now() - running->first_report.value_or(now());
  running->first_report = now() - since_first;
  // A card for a moment would push the values aside that the table has brought already.
  if (!state_.values.table.usable() || since_first >= a_moment) running->shown = true;
  running->progress = progress;
  running->estimate.hear(progress, now());
  show_progress();
}

// Whatever comes until the frame that is due will be shown by it.
void Controller::show_progress() {
  if (progress_due_ > now()) return;
  progress_due_ = std::max(now(), progress_due_ + progress_interval);
  platform_.wake_after(progress_due_ - now());
}

void Controller::on(const Answer<SolveGame>& answer) {
  Solving& solving = state_.values.solving;
  if (answer.progress) return hear_solving(*answer.progress);
  if (answer.result) return values_came(Solving::Source::solver, *answer.result);
  if (solving.is<Solving::None>()) return;  // nobody waits for them
  if (solving.done()) return values_lost(*answer.error);
  solving.phase.emplace<Solving::Failed>().error = *answer.error;
  platform_.wake_after(0);
}

// Nobody has asked for anything yet.
void Controller::on(const Answer<ReopenGame>& answer) {
  if (answer.progress) return hear_solving(*answer.progress);
  if (answer.result) return values_came(Solving::Source::device, *answer.result);
  auto& offered = state_.values.solving.phase.emplace<Solving::Offered>();
  // Where nothing can be kept, nothing has gone wrong.
  if (answer.error && answer.error->code != Errc::unsupported) offered.error = answer.error;
  platform_.wake_after(0);
}

void Controller::values_came(Solving::Source source, const Summary& summary) {
  Values& values = state_.values;
  values.solving.phase = Solving::Done{source, summary};
  if (source == Solving::Source::device) values.keeping.phase = Keeping::Phase::kept;
  requested_.clear();
  values.valueless.clear();
  request_missing();
  refresh_tree();
  search_notable_unasked();
  study_unasked();
  compare_if_possible();
  platform_.wake_after(0);
}

// What brought them once may do so once more, unless that takes long and nobody asked for it.
void Controller::values_lost(const Error& error) {
  const bool large = state_.session->info().large();
  const bool kept = state_.values.keeping.phase == Keeping::Phase::kept;
  requested_.clear();
  const bool again = !asked_after_loss_ && (!large || kept);
  asked_after_loss_ = true;
  if (again && large) {
    reopen();
  } else if (again) {
    solve();
  } else {
    state_.values.solving.phase.emplace<Solving::Lost>().error = error;
  }
  request_missing();  // of the table
  platform_.wake_after(0);
}

// --- values of positions

void Controller::request_missing() {
  if (!state_.session) return;
  if (!state_.values.solving.done() && !state_.values.table.usable()) return;
  for (const std::string& position : state_.session->missing_analysis()) {
    if (requested_.size() >= most_requests) return;
    if (state_.values.valueless.contains(position)) continue;
    if (requested_.insert(position).second) platform_.request(ProbePosition{position});
  }
  request_rest_of_line();
  request_for_figure();
}

// Of the line that is shown: asked again, the platform fetches more of a streamed table.
void Controller::request_rest_of_line() {
  const Analysis* shown = state_.session->analysis();
  if (shown == nullptr || shown->missing_chunks.empty()) return;
  if (shown->perfect_line.size() >= most_line_moves) return;
  if (!state_.values.table.news.streamed() || requested_.contains(shown->position)) return;
  const std::pair asked(shown->position, shown->missing_chunks);
  if (line_asked_ == asked) return;  // they have not come
  line_asked_ = asked;
  requested_.insert(shown->position);
  platform_.request(ProbePosition{shown->position});
}

void Controller::on(const Answer<ProbePosition>& answer) {
  if (!state_.session) return;
  const auto& [position, analysis] = *answer.result;
  if (analysis)
    state_.session->deliver(*analysis);
  else
    state_.values.valueless.insert(position);
  requested_.erase(position);
  if (requested_.empty()) request_missing();
  platform_.wake_after(0);
  if (!analysis) return;
  request_rest_of_line();
  refresh_tree();
  if (std::holds_alternative<PerfectPlayer::Ready>(state_.play.perfect.phase)) arm_perfect();
}

// --- the table

void Controller::on(const Answer<OpenTable>& answer) {
  const TableNews& news = *answer.result;
  const bool again = news.phase == TableNews::Phase::loading &&
                     state_.values.table.news.phase != TableNews::Phase::loading;
  if (news.notable != state_.values.table.news.notable) {
    state_.values.table.notable = drawable(news.notable, state_.session->game());
  }
  state_.values.table.news = news;
  if (again && !state_.values.solving.done()) {
    requested_.clear();
    line_asked_ = {};
    state_.values.valueless.clear();
  }
  request_missing();
  refresh_tree();
  compare_if_possible();
  show_progress();
}

void Controller::compare_if_possible() {
  const bool solved = state_.values.solving.done();
  const TableNews& news = state_.values.table.news;
  // Nobody waits for all of a streamed one.
  if (solved && news.phase == TableNews::Phase::ready && !news.streamed() &&
      !state_.values.table.check) {
    platform_.request(CompareTable{});
  }
}

// Without a result its worker has gone.
void Controller::on(const Answer<CompareTable>& answer) {
  if (answer.result) state_.values.table.check = answer.result;
  platform_.wake_after(0);
}

// --- keeping

void Controller::on(const Answer<KeepValues>& answer) {
  if (answer.progress) return;
  state_.values.keeping = {};
  if (answer.result) state_.values.keeping.phase = Keeping::Phase::kept;
  if (answer.error) state_.values.keeping.failure = *answer.error;
  platform_.wake_after(0);
}

void Controller::on(const Answer<ForgetValues>& answer) {
  state_.values.keeping = {};
  if (answer.error) {
    state_.values.keeping.phase = Keeping::Phase::kept;
    state_.values.keeping.failure = *answer.error;
  }
  platform_.wake_after(0);
}

void Controller::keep() {
  state_.values.keeping = {};
  state_.values.keeping.phase = Keeping::Phase::keeping;
  platform_.request(KeepValues{});
}

void Controller::forget() {
  state_.values.keeping = {};
  state_.values.keeping.phase = Keeping::Phase::forgetting;
  platform_.request(ForgetValues{});
}

// --- notable positions

void Controller::search_notable() {
  if (!state_.values.solving.done()) return;
  state_.values.notable.phase.emplace<NotableSearch::Running>().estimate.start(now());
  platform_.request(FindNotable{examples_of_a_kind});
}

// For a small game the search takes a moment.
void Controller::search_notable_unasked() {
  const bool wanted = state_.view.mode == Mode::statistics && !state_.session->info().large();
  if (wanted && state_.values.notable.is<NotableSearch::None>()) search_notable();
}

void Controller::on(const Answer<FindNotable>& answer) {
  auto& phase = state_.values.notable.phase;
  if (answer.progress) {
    if (auto* running = std::get_if<NotableSearch::Running>(&phase))
      running->estimate.hear(*answer.progress, now());
    return show_progress();
  }
  if (answer.result) {
    phase.emplace<NotableSearch::Done>().groups =
        drawable(without_moves(*answer.result), state_.session->game());
  } else if (answer.error->code == Errc::unsupported) {
    phase.emplace<NotableSearch::Done>();  // some rule sets have no such positions
  } else {
    phase.emplace<NotableSearch::Failed>().reason = *answer.error;
  }
  platform_.wake_after(0);
}

bool Controller::perform(const NotableItem& item) {
  for (const NotableGroup& group : shown_notable(state_)) {
    if (group.kind != item.kind || item.number >= group.examples.size()) continue;
    if (!go_to_position(group.examples[item.number].position)) return false;
    set_mode(Mode::analyse);
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

// Controller: how many threads solve a large game.

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

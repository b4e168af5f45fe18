// Controller: how a game's values get here, whether they stay on this device, and the
// notable positions among them.
//
// A small game is solved as soon as it is opened.  For a large one the platform first
// looks for values that were kept here; if there are none, the page asks.
#include <algorithm>
#include <charconv>

#include "imgui_app/model/controller.hpp"
#include "imgui_app/model/search.hpp"
#include "imgui_app/model/statistics.hpp"

namespace kanzen::app {
namespace {

constexpr double progress_interval = 0.25;  // seconds between two drawings of the progress
constexpr unsigned examples_of_a_kind = 3;
constexpr std::size_t most_requests = 64;  // awaited at once: a long line asks for the rest later

}  // namespace

bool values_are_coming(const State& state) {
  if (state.session->info().by_search()) return searching_here(state);
  const Solving& solving = state.solving;
  if (solving.phase != Solving::Phase::done && state.table.usable()) {
    return !state.valueless.contains(state.session->position());
  }
  switch (solving.phase) {
    case Solving::Phase::waiting: return solving.source == Solving::Source::solver;
    case Solving::Phase::running: return true;
    case Solving::Phase::done: return !state.valueless.contains(state.session->position());
    case Solving::Phase::asking:
    case Solving::Phase::cancelled:
    case Solving::Phase::lost:
    case Solving::Phase::failed: break;
  }
  return false;
}

bool shows_solving_card(const State& state) {
  switch (state.solving.phase) {
    case Solving::Phase::waiting:
    case Solving::Phase::done: return false;
    // Nobody who has switched the values off wants to hear of a small game's.
    case Solving::Phase::running: return state.values || is_large(state.session->info());
    // The table has the values: solving is offered more quietly (shows_table).
    case Solving::Phase::asking: return !state.table.usable();
    case Solving::Phase::cancelled:
    case Solving::Phase::lost:
    case Solving::Phase::failed: break;
  }
  return true;
}

bool shows_table(const State& state) {
  return state.table.usable() && (is_large(state.session->info()) || state.table.check);
}

bool shows_keeping(const State& state) {
  return state.solving.summary.has_value() && is_large(state.session->info());
}

// --- solving, and opening what was kept

void Controller::bring_values() {
  const GameInfo& info = state_.session->info();
  const std::string key = info.name + ' ' + info.rules;
  if (key == solved_key_) return;
  solved_key_ = key;
  brought_again_ = false;
  requested_.clear();
  state_.valueless.clear();
  state_.keeping = {};
  state_.notable = {};
  state_.table = {};
  stop_search();
  state_.search = {};
  platform_.open_game(info.name, info.rules);
  if (info.by_search()) {  // nothing comes by itself
    state_.solving = {};
    state_.solving.source = Solving::Source::device;
    return;
  }
  if (is_large(info)) {
    reopen();
  } else {
    solve();
  }
  if (may_have_table(info)) platform_.open_table();
}

void Controller::solve() {
  const GameInfo& info = state_.session->info();
  state_.solving = {};
  state_.solving.estimate.start(now());
  // The visitor has asked for it: it can be cancelled before the first report comes.
  if (is_large(info)) state_.solving.phase = Solving::Phase::running;
  platform_.solve();
}

void Controller::reopen() {
  state_.solving = {};
  state_.solving.source = Solving::Source::device;
  state_.solving.estimate.start(now());
  platform_.reopen();
}

void Controller::on(const Progressed& event) {
  const Progress& progress = event.progress;
  if (progress.phase == "search") {
    state_.search.nodes = progress.done;
  } else if (progress.phase == "notable") {
    state_.notable.estimate.hear(progress, now());
  } else if (progress.phase == "keep") {
    state_.keeping.progress = progress;
  } else {
    Solving& solving = state_.solving;
    const bool expected =
        solving.phase == Solving::Phase::waiting || solving.phase == Solving::Phase::running;
    if (!expected) return;
    solving.phase = Solving::Phase::running;
    solving.progress = progress;
    solving.estimate.hear(progress, now());
  }
  show_progress();
}

// Whatever comes until the frame that is due will be shown by it.
void Controller::show_progress() {
  if (progress_due_ > now()) return;
  progress_due_ = std::max(now(), progress_due_ + progress_interval);
  platform_.wake_after(progress_due_ - now());
}

void Controller::on(const Solved& event) {
  const Summary& summary = event.summary;
  if (summary.game + ' ' + summary.rules != solved_key_) return;  // an older request's answer
  const Solving::Source source = state_.solving.source;
  state_.solving = {};
  state_.solving.phase = Solving::Phase::done;
  state_.solving.source = source;
  state_.solving.summary = summary;
  if (source == Solving::Source::device) state_.keeping.phase = Keeping::Phase::kept;
  requested_.clear();
  state_.valueless.clear();
  request_missing();
  refresh_tree();
  search_notable_unasked();
  compare_if_possible();
  platform_.wake_after(0);
}

void Controller::on(const NothingKept&) {
  if (state_.solving.source != Solving::Source::device) return;
  state_.solving = {};
  state_.solving.phase = Solving::Phase::asking;
  platform_.wake_after(0);
}

void Controller::on(const SolveFailed& event) {
  const Error& error = event.error;
  if (state_.solving.phase == Solving::Phase::done) return values_lost(error);
  const bool opening = state_.solving.source == Solving::Source::device;
  state_.solving = {};
  if (opening) {  // nobody has asked for anything yet
    state_.solving.phase = Solving::Phase::asking;
    // Where nothing can be kept, nothing has gone wrong.
    if (error.code != Errc::unsupported) state_.solving.error = error;
  } else if (error.code == Errc::cancelled) {
    state_.solving.phase = Solving::Phase::cancelled;
  } else {
    state_.solving.phase = Solving::Phase::failed;
    state_.solving.error = error;
  }
  platform_.wake_after(0);
}

// What brought them once may do so once more, unless that takes long and nobody asked for it.
void Controller::values_lost(const Error& error) {
  const bool large = is_large(state_.session->info());
  const bool kept = state_.keeping.phase == Keeping::Phase::kept;
  requested_.clear();
  const bool again = !brought_again_ && (!large || kept);
  brought_again_ = true;
  if (again && large) {
    reopen();
  } else if (again) {
    solve();
  } else {
    state_.solving = {};
    state_.solving.phase = Solving::Phase::lost;
    state_.solving.error = error;
  }
  request_missing();  // of the table
  platform_.wake_after(0);
}

// --- values of positions

void Controller::request_missing() {
  if (!state_.session) return;
  if (state_.solving.phase != Solving::Phase::done && !state_.table.usable()) return;
  for (const std::string& position : state_.session->missing_analysis()) {
    if (requested_.size() >= most_requests) return;
    if (state_.valueless.contains(position)) continue;
    if (requested_.insert(position).second) platform_.request_analysis(position);
  }
}

void Controller::on(const Analysed& event) {
  const Analysis& analysis = event.analysis;
  if (!state_.session) return;
  state_.session->deliver(analysis);
  requested_.erase(analysis.position);
  if (requested_.empty()) request_missing();
  refresh_tree();
  if (state_.perfect_armed && !state_.perfect_due) arm_perfect();
  platform_.wake_after(0);
}

void Controller::on(const NotAnalysed& event) {
  const std::string& position = event.position;
  state_.valueless.insert(position);
  requested_.erase(position);
  if (requested_.empty()) request_missing();
  platform_.wake_after(0);
}

// --- the table

void Controller::on(const TableChanged& event) {
  const TableNews& news = event.news;
  const bool again = news.phase == TableNews::Phase::loading &&
                     state_.table.news.phase != TableNews::Phase::loading;
  if (news.notable != state_.table.news.notable) {
    state_.table.notable = drawable(news.notable, state_.session->game());
  }
  state_.table.news = news;
  if (again && state_.solving.phase != Solving::Phase::done) {
    requested_.clear();
    state_.valueless.clear();
  }
  request_missing();
  refresh_tree();
  compare_if_possible();
  show_progress();
}

void Controller::compare_if_possible() {
  const bool solved = state_.solving.phase == Solving::Phase::done;
  if (solved && state_.table.news.phase == TableNews::Phase::ready && !state_.table.check) {
    platform_.compare_table();
  }
}

void Controller::on(const TableCompared& event) {
  state_.table.check = event.check;
  platform_.wake_after(0);
}

// --- keeping

void Controller::on(const Kept&) {
  state_.keeping = {};
  state_.keeping.phase = Keeping::Phase::kept;
  platform_.wake_after(0);
}

void Controller::on(const Forgotten&) {
  state_.keeping = {};
  platform_.wake_after(0);
}

void Controller::on(const KeepFailed& event) {
  const bool forgetting = state_.keeping.phase == Keeping::Phase::forgetting;
  state_.keeping.phase = forgetting ? Keeping::Phase::kept : Keeping::Phase::not_kept;
  state_.keeping.failure = event.error.message;
  platform_.wake_after(0);
}

// --- notable positions

void Controller::search_notable() {
  if (state_.solving.phase != Solving::Phase::done) return;
  state_.notable = {};
  state_.notable.phase = NotableSearch::Phase::running;
  state_.notable.estimate.start(now());
  platform_.find_notable(examples_of_a_kind);
}

// For a small game the search takes a moment.
void Controller::search_notable_unasked() {
  const bool wanted = state_.mode == Mode::statistics && !is_large(state_.session->info());
  if (wanted && state_.notable.phase == NotableSearch::Phase::none) search_notable();
}

void Controller::on(const NotableFound& event) {
  state_.notable = {};
  state_.notable.phase = NotableSearch::Phase::done;
  state_.notable.groups = drawable(without_moves(event.kinds), state_.session->game());
  platform_.wake_after(0);
}

// Some rule sets have no such positions: then nothing is shown.
void Controller::on(const NotableFailed& event) {
  const Error& error = event.error;
  const bool none = error.code == Errc::unsupported;
  state_.notable = {};
  state_.notable.phase = none ? NotableSearch::Phase::done : NotableSearch::Phase::failed;
  state_.notable.failure = error.message;
  platform_.wake_after(0);
}

// "longest_win-0": kind and number of the example.
bool Controller::activate_notable(std::string_view name) {
  const auto dash = name.rfind('-');
  if (dash == std::string_view::npos) return false;
  const std::string_view digits = name.substr(dash + 1);
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || end != digits.data() + digits.size()) return false;
  for (const NotableGroup& group : shown_notable(state_)) {
    if (group.kind != name.substr(0, dash) || number >= group.examples.size()) continue;
    if (!state_.session->set_position(group.examples[number].position)) return false;
    arrive();
    set_mode(Mode::analyse);
    return true;
  }
  return false;
}

// --- buttons

bool Controller::values_button(std::string_view name) {
  if (name == "solve" || name == "retry") {
    solve();
  } else if (name == "table") {
    platform_.open_table();
  } else if (name == "cancel") {
    platform_.cancel();
  } else if (name == "keep") {
    state_.keeping = {};
    state_.keeping.phase = Keeping::Phase::keeping;
    platform_.keep();
  } else if (name == "forget") {
    state_.keeping = {};
    state_.keeping.phase = Keeping::Phase::forgetting;
    platform_.forget();
  } else if (name == "notable") {
    search_notable();
  } else {
    return false;
  }
  return true;
}

}  // namespace kanzen::app

// Controller: where sessions come from (links, pasted text, menus) and how their
// values get here.
#include <algorithm>

#include "engine/api/link.hpp"
#include "imgui_app/model/controller.hpp"

namespace kanzen::app {
namespace {

constexpr double progress_interval = 0.25;  // seconds between two drawings of the progress

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::string value_or_empty(const std::map<std::string, std::string>& keys, const char* key) {
  const auto found = keys.find(key);
  return found == keys.end() ? std::string() : found->second;
}

}  // namespace

Controller::Controller(Platform& platform)
    : platform_(platform), chance_(static_cast<std::uint32_t>(platform.now() * 1000) | 1u) {
  const std::string theme = platform.stored_setting("theme");
  if (theme == "dark" || theme == "light") state_.dark = theme == "dark";
  if (platform.stored_setting("unit") == "moves") state_.unit = Unit::moves;
}

void Controller::on_environment(const Environment& environment) {
  const std::string chosen = platform_.stored_setting("language");
  state_.language = language_of(chosen.empty() ? environment.language : chosen);
  state_.environment = environment;
  platform_.wake_after(0);
}

void Controller::on_fragment(const std::string& fragment) {
  if (state_.session && fragment == fragment_) return;  // our own writing came back
  read_page_keys(fragment);
  open_link(fragment);
}

// The mode is the page's own; everything else in the fragment is the session's.
void Controller::read_page_keys(const std::string& fragment) {
  const auto keys = parse_fragment(fragment);
  if (!keys) return;
  const std::string mode = value_or_empty(*keys, "mode");
  if (mode == "play" || mode == "analyse" || mode == "statistics") activate_mode(mode);
}

void Controller::open_link(const std::string& fragment) {
  const auto keys = parse_fragment(fragment);
  if (keys && keys->count("game") == 0) {
    if (keys->empty() || !state_.session) open_default_session();
    if (keys->count("position") == 0 && keys->count("moves") == 0) return;
  }
  Result<Session> session = session_from_link(fragment);
  if (session) {
    start_session(*std::move(session));
    return;
  }
  // The board must work whatever the link says: keep its game and rules if they exist.
  const Error error = session.error();
  if (!state_.session && keys) {
    auto plain = Session::open(value_or_empty(*keys, "game"), value_or_empty(*keys, "rules"));
    if (plain) start_session(*std::move(plain));
  }
  if (!state_.session) open_default_session();
  const std::string position = keys ? value_or_empty(*keys, "position") : std::string();
  const bool in_position = error.code == Errc::bad_notation || error.code == Errc::illegal_position;
  if (in_position && !position.empty()) {
    refuse(Text::refused_position, position, error);
  } else {
    refuse(Text::refused_link, fragment, error);
  }
}

void Controller::open_default_session() {
  const std::vector<GameInfo> games = list_games();
  auto session = Session::open(games.front().name);
  assert(session);
  start_session(*std::move(session));
}

void Controller::start_session(Session session) {
  const bool other_game = !state_.session || session.info().name != state_.session->info().name ||
                          session.info().rules != state_.session->info().rules;
  state_.session = std::move(session);
  state_.refusal.reset();
  if (other_game) requested_.clear();
  solve_if_needed();
  arm_perfect();
  changed();
}

void Controller::refuse(Text heading, std::string given, const Error& error) {
  state_.refusal = Refusal{heading, std::move(given), error.message, error.offset};
  platform_.wake_after(0);
}

void Controller::on_paste(const std::string& pasted) {
  const std::string text = trimmed(pasted);
  if (text.empty() || !state_.session) return;
  const auto hash = text.find('#');
  if (hash != std::string::npos || text.find("game=") != std::string::npos) {
    open_link(hash == std::string::npos ? text : text.substr(hash + 1));
    return;
  }
  const auto set = state_.session->set_position(text);
  if (!set) {
    refuse(Text::refused_position, text, set.error());
    return;
  }
  state_.refusal.reset();
  arm_perfect();
  changed();
}

// --- values

void Controller::solve_if_needed() {
  const GameInfo& info = state_.session->info();
  const std::string key = info.name + ' ' + info.rules;
  if (key == solved_key_) return;
  solved_key_ = key;
  requested_.clear();
  state_.solving = {};
  platform_.solve(info.name, info.rules);
}

void Controller::on_progress(const Progress& progress) {
  Solving& solving = state_.solving;
  if (solving.phase != Solving::Phase::running || solving.progress.phase != progress.phase) {
    solving.phase_started = now();
  }
  solving.phase = Solving::Phase::running;
  solving.progress = progress;
  const double wait = progress_shown_ + progress_interval - now();
  if (wait <= 0) progress_shown_ = now();
  platform_.wake_after(std::max(wait, 0.0));
}

void Controller::on_solved(const Summary& summary) {
  if (summary.game + ' ' + summary.rules != solved_key_) return;  // an older request's answer
  state_.solving = {};
  state_.solving.phase = Solving::Phase::done;
  state_.solving.summary = summary;
  requested_.clear();
  state_.valueless.clear();
  request_missing();
  platform_.wake_after(0);
}

void Controller::on_solve_failed(const Error& error) {
  const bool cancelled = error.code == Errc::cancelled;
  state_.solving = {};
  state_.solving.phase = cancelled ? Solving::Phase::cancelled : Solving::Phase::failed;
  state_.solving.failure = error.message;
  platform_.wake_after(0);
}

void Controller::request_missing() {
  if (!state_.session || state_.solving.phase != Solving::Phase::done) return;
  for (const std::string& position : state_.session->missing_analysis()) {
    if (requested_.insert(position).second) platform_.request_analysis(position);
  }
}

void Controller::on_analysis(const Analysis& analysis) {
  if (!state_.session) return;
  state_.session->deliver(analysis);
  requested_.erase(analysis.position);
  if (state_.perfect_armed) arm_perfect();
  platform_.wake_after(0);
}

void Controller::on_no_analysis(const std::string& position) {
  state_.valueless.insert(position);
  platform_.wake_after(0);
}

std::string Controller::own_link() const {
  std::string link = link_to(*state_.session);
  if (state_.mode == Mode::play) link += "&mode=play";
  if (state_.mode == Mode::statistics) link += "&mode=statistics";
  return link;
}

void Controller::changed() {
  state_.selection = {};
  state_.warned_lift.reset();
  state_.win_line_started.reset();
  request_missing();
  fragment_ = own_link();
  platform_.set_fragment(fragment_);
  platform_.wake_after(0);
}

}  // namespace kanzen::app

// Controller: where sessions come from: links, pasted text, menus.
#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/files/record.hpp"
#include "imgui_app/go/counting.hpp"
#include "imgui_app/shell/controller.hpp"
#include "imgui_app/studies/studies.hpp"

namespace kanzen::app {
namespace {

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::string value_or_empty(const std::map<std::string, std::string>& keys, const char* key) {
  const auto found = keys.find(key);
  return found == keys.end() ? std::string() : found->second;
}

// Has a link a position that its game refuses?
bool is_position_refused(const std::map<std::string, std::string>& keys) {
  const std::string position = value_or_empty(keys, "position");
  const auto game = find_game(value_or_empty(keys, "game"), value_or_empty(keys, "rules"));
  return game && !position.empty() && !(*game)->parse(position);
}

}  // namespace

Controller::Controller(Platform& platform)
    : platform_(platform), chance_(static_cast<std::uint64_t>(platform.now() * 1000)) {
  const std::string theme = platform.stored_setting("theme");
  if (theme == "dark" || theme == "light") state_.settings.dark = theme == "dark";
  if (platform.stored_setting("unit") == "moves") state_.settings.unit = Unit::moves;
  read_opponents();
  read_bot_settings();
  read_confirmation();
  state_.settings.initials = platform.stored_setting("pieces") == "kana";
}

void Controller::on(const EnvironmentChanged& event) {
  const Environment& environment = event.environment;
  const std::string chosen = platform_.stored_setting("language");
  speak(language_of(chosen.empty() ? environment.language : chosen));
  // Only a narrow page has this menu, and what is in it.
  const bool resized = environment.css_width != state_.environment.css_width;
  if (resized && state_.view.popup == Popup::page_menu) state_.view.popup = Popup::none;
  state_.environment = environment;
  if (environment.values) state_.view.values = *environment.values;
  platform_.wake_after(0);
}

void Controller::on(const FragmentChanged& event) {
  const std::string& fragment = event.fragment;
  if (state_.session && fragment == fragment_) return;  // our own writing came back
  fragment_ = fragment;
  const auto keys = parse_fragment(fragment);
  Result<Session> session = session_from_link(fragment);
  // A broken link changes nothing of a page that is there.
  const bool names_game = keys && keys->count("game") > 0;
  if (!state_.session || session || (keys && !names_game)) read_page_keys(fragment);
  open_link(fragment, std::move(session));
  entry_due_ = false;  // the browser has one
}

// Mode, players and view are the page's own; everything else in the fragment is the session's.  A
// link without them means what own_link leaves out.
void Controller::read_page_keys(const std::string& fragment) {
  const auto keys = parse_fragment(fragment);
  if (!keys || keys->count("game") + keys->count("mode") == 0) return;
  const std::string mode = value_or_empty(*keys, "mode");
  if (mode == "play") {
    take_players(value_or_empty(*keys, "players"));
    take_opponents(value_or_empty(*keys, "opponent"));
  }
  if (mode == "statistics") state_.studies.study = named_study(value_or_empty(*keys, "study"));
  set_mode(mode == "play" ? Mode::play : mode == "statistics" ? Mode::statistics : Mode::analyse);
  const std::string view = value_or_empty(*keys, "view");
  state_.view.turned.reset();
  if (view == "first" || view == "second") state_.view.turned = view == "second";
}

void Controller::open_link(const std::string& fragment, Result<Session> session) {
  const auto keys = parse_fragment(fragment);
  if (keys && keys->count("game") == 0) {
    if (keys->empty() || !state_.session) open_default_session();
    if (keys->count("position") == 0 && keys->count("moves") == 0) return link_changed();
  }
  if (session) return open_session(fragment, *std::move(session));
  // The board must work whatever the link says: keep its game and rules if they exist.
  const Error error = session.error();
  if (!state_.session) keys ? open_plain_session(*keys) : open_default_session();
  if (keys && is_position_refused(*keys)) {
    refuse(Text::refused_position, value_or_empty(*keys, "position"), error);
  } else if (error.code == Errc::unknown_rules) {
    refuse(Text::refused_rules, value_or_empty(*keys, "rules"), error);
  } else {
    refuse(Text::refused_link, fragment, error);
  }
  link_changed();
}

void Controller::open_session(const std::string& link, Session session) {
  auto left = left_games_.take_linked(link_to(session));
  start_game(left ? *std::move(left) : OpenGame{std::move(session)});
  if (const auto keys = parse_fragment(link)) take_dead(value_or_empty(*keys, "dead"));
  if (const LinkedMoves named = moves_of_link(link); named.within < named.moves)
    tell_cut_link(named);
}

// The start of the link's game, under its rules if there are such, or else of the usual game.
void Controller::open_plain_session(const std::map<std::string, std::string>& keys) {
  const std::string game = value_or_empty(keys, "game");
  auto plain = Session::open(game, value_or_empty(keys, "rules"));
  if (!plain) plain = Session::open(game);
  if (plain) {
    start_game({*std::move(plain)});
  } else {
    open_default_session();
  }
}

void Controller::tell_cut_link(const LinkedMoves& named) {
  state_.notices.refusal =
      Refusal{Text::link_is_cut,
              {},
              {phrase::cut_link, with_commas(named.moves), with_commas(named.within)},
              std::nullopt,
              Text::cut_link_advice};
  platform_.wake_after(0);
}

void Controller::open_default_session() {
  const std::vector<GameInfo>& games = list_games();
  auto session = Session::open(games.front().name);
  assert(session);
  start_game({*std::move(session)});
}

void Controller::start_game(OpenGame game) {
  if (state_.session && !state_.environment.embedded) leave_game();
  forget_standing();
  state_.session = std::move(game.session);
  state_.record = std::move(game.record);
  state_.counting = std::move(game.counting);
  state_.notices.refusal.reset();
  state_.terms = terms_of(*state_.session);
  started_at_ = now();
  request_values();
  position_set();
}

// It comes back from the menu, and by the browser's way back where something would be lost with it.
// Of positions that follow each other at once, without a move, the way back has the last one.
void Controller::leave_game() {
  constexpr double at_once = 1;  // seconds
  const Session& session = *state_.session;
  const bool is_set_up = session.position(0) != session.info().start;
  const bool stayed = now() - started_at_ >= at_once;
  if (!session.children(0).empty() || (is_set_up && stayed)) entry_due_ = true;
  left_games_.add(
      {*std::move(state_.session), std::move(state_.record), std::move(state_.counting)});
}

Result<void> Controller::go_to_position(const std::string& text) {
  Session session = *state_.session;  // with its values
  if (auto set = session.set_position(text); !set) return set;
  start_game({std::move(session)});
  return {};
}

void Controller::refuse(Text heading, std::string given, const Error& error) {
  constexpr std::size_t most_shown = 1000;  // of what may be of any length
  if (given.size() > most_shown) given.resize(most_shown);
  Refusal refusal{heading, std::move(given), error, error.offset};
  const bool is_text = heading == Text::refused_position || heading == Text::refused_link;
  refusal.editable = is_text && !state_.environment.fixed_play;
  state_.notices.refusal = std::move(refusal);
  platform_.wake_after(0);
}

void Controller::on(const Pasted& event) {
  const std::string text = trimmed(event.text);
  if (text.empty() || !state_.session || state_.environment.fixed_play) return;
  if (is_editing(state_)) {
    read_typed(text);
    if (state_.editor->reading.opens()) open_typed();
    return;
  }
  const auto hash = text.find('#');
  if (names_link(text)) {
    const std::string link = hash == std::string::npos ? text : text.substr(hash + 1);
    open_link(link, session_from_link(link));
    return;
  }
  if (looks_like_record(text)) return read_pasted_record(text);
  if (const auto gone = go_to_position(text); !gone)
    refuse(Text::refused_position, text, gone.error());
}

bool Controller::read_refused_again() {
  const auto& refusal = state_.notices.refusal;
  if (!refusal || !refusal->editable) return false;
  const std::string text = trimmed(refusal->given);
  if (refusal->heading == Text::refused_link) {
    const std::string link = text.substr(text.find('#') + 1);  // npos + 1: all of it
    open_link(link, session_from_link(link));
  } else {
    on(Pasted{text});
  }
  return true;
}

std::string Controller::own_link() const { return link_to(*state_.session) + page_keys(); }

std::string Controller::page_keys() const {
  std::string link;
  if (state_.view.mode == Mode::play)
    link += "&mode=play" + players_in_link() + opponents_in_link();
  if (state_.view.mode == Mode::statistics) link += "&mode=statistics" + study_in_link(state_);
  const bool turned = is_turned(state_);
  if (turned != is_turned_unasked(state_)) link += turned ? "&view=second" : "&view=first";
  return link + dead_in_link(state_);
}

void Controller::changed() {
  state_.board.selection = {};
  state_.board.warned_lift.reset();
  state_.board.refused.reset();
  state_.board.placing.reset();
  state_.play.asked.reset();
  state_.board.taken.reset();
  state_.board.win_line_started.reset();
  stop_search_elsewhere();
  stop_bot();
  count_again();
  find_transpositions();
  request_missing();
  refresh_tree();
  refresh_editor();
  judge();
  link_changed();
  platform_.wake_after(0);
}

void Controller::write_link() {
  const bool adds = std::exchange(entry_due_, false);
  if (!std::exchange(link_due_, false) || !state_.session) return;
  std::string link = own_link();
  if (link == fragment_) return;
  fragment_ = std::move(link);
  platform_.set_fragment(fragment_, adds);
}

}  // namespace kanzen::app

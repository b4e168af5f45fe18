// Controller: where sessions come from: links, pasted text, menus.
#include "imgui_app/shell/controller.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/analysis/search.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/board/placing.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/files/record.hpp"
#include "imgui_app/go/counting.hpp"
#include "imgui_app/play/agreement.hpp"
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

// Controller::activate: what a click on each kind of item does.

void Controller::on_event(const Event& event) {
  std::visit([this](const auto& one) { on(one); }, event);
  write_link();
}

void Controller::on(const Activated& event) { activate(event.id); }

void Intentions::add(Intention intention) { list_.push_back(std::move(intention)); }

void Controller::carry_out(const Intentions& intentions) {
  for (const Intention& intention : intentions) {
    std::visit([this](const auto& one) { on(one); }, intention);
  }
  write_link();
}

void Controller::on(const ActivateItem& intention) { activate(intention.item); }

bool Controller::activate(std::string_view id) {
  if (!state_.session) return false;
  const auto item = item_of(*state_.session, id);
  return item && activate(*item);
}

bool Controller::activate(const Item& item) {
  if (!state_.session) return false;
  if (state_.play.asked && item != Item{ButtonItem{*state_.play.asked}}) state_.play.asked.reset();
  const bool done = std::visit([this](const auto& one) { return perform(one); }, item);
  write_link();
  platform_.wake_after(0);
  return done;
}

// --- the board

bool Controller::perform(const SquareItem& item) {
  const Session& session = *state_.session;
  const unsigned square = item.square;
  if (square >= session.board().squares.size()) return false;
  if (is_editing(state_)) return edit_square(square);
  if (was_counted(session)) {
    toggle_dead(square);
    return true;
  }
  if (!may_move(state_, session.board().to_move)) return false;
  if (chooses_before_playing(state_)) return choose_point(square);
  if (const MoveView* move = placing_move(session, square)) {
    play(move->text);
    return true;
  }
  if (forbidden_at(session.board(), square) != nullptr) {
    state_.board.refused = square;
    return true;
  }
  const Selection chosen = state_.board.selection;
  if (chosen.any() && chosen.square != square) {
    if (const MoveView* move = move_to_square(session, chosen, square)) {
      play(move->text);
      return true;
    }
  }
  if (chosen.square == square) {  // a second click puts the piece back
    let_go();
    return true;
  }
  const bool loses = losing_move_from(session, square) != nullptr;
  choose({square, std::nullopt});
  if (loses && state_.board.selection.any()) {
    state_.board.warned_lift = square;
    state_.board.selection = {};
  }
  return true;
}

bool Controller::perform(const HandItem& item) {
  if (item.hand >= state_.session->board().hands.size() || is_editing(state_)) return false;
  if (state_.board.selection.hand == item.hand) {
    let_go();
  } else {
    choose({std::nullopt, item.hand});
  }
  return true;
}

bool Controller::perform(const MoveItem& item) {
  const Session& session = *state_.session;
  const MoveView* move = find_move(session, item.move);
  if (move == nullptr || !may_move(state_, session.board().to_move)) return false;
  if (is_editing(state_)) return false;
  if (is_losing_lift(*move) && state_.board.warned_lift != move->from) {
    state_.board.selection = {};
    state_.board.warned_lift = move->from;
  } else {
    play(move->text);
  }
  return true;
}

// --- history and the perfect line

bool Controller::perform(const PlyItem& item) {
  const std::vector<Session::Node> line = state_.session->line();
  if (item.ply >= line.size()) return false;
  navigate([&](Session& session) { session.jump(line[item.ply]); });
  return true;
}

bool Controller::perform(const LineItem& item) {
  play_line_to(item.plies);
  return true;
}

// --- settings

// Who begins to play sees the board from his side, and goes on doing so when he looks back.
void Controller::set_mode(Mode mode) {
  const bool turned = state_.session && is_turned(state_);
  const bool begins = mode == Mode::play && state_.view.board_mode != Mode::play;
  state_.view.turned = mode == Mode::play ? std::nullopt : std::optional(turned);
  state_.view.mode = mode;
  state_.play.line_due.reset();
  if (mode != Mode::statistics && mode != state_.view.board_mode) {
    state_.view.board_mode = mode;
    state_.view.values = state_.environment.values.value_or(mode == Mode::analyse);
    state_.view.tab = mode == Mode::play ? Tab::game : Tab::moves;
  }
  if (!state_.session) return;  // the mode is read before the session is
  changed();
  // Nobody moves because somebody looks: the perfect player waits until it is asked to go on.
  if (begins)
    state_.play.perfect = {};
  else
    arm_perfect();
  if (state_.values.solving.done()) search_notable_unasked();
  study_unasked();
}

bool Controller::perform(const ModeItem& item) {
  state_.view.popup = Popup::none;
  set_mode(item.mode);
  return true;
}

bool Controller::perform(const TabItem& item) {
  open_tab(item.tab);
  return true;
}

bool Controller::perform(const UnitItem& item) {
  state_.settings.unit = item.unit;
  platform_.store_setting("unit", item.unit == Unit::plies ? "plies" : "moves");
  return true;
}

bool Controller::perform(const ScaleItem& item) {
  state_.view.logarithmic = item.logarithmic;
  return true;
}

bool Controller::perform(const ToggleItem& item) {
  switch (item.toggle) {
    case ToggleItem::Toggle::values:
      if (state_.environment.values) return false;
      state_.view.values = !state_.view.values;
      state_.standing.failure = {};  // so that it is tried again
      judge();
      break;
    case ToggleItem::Toggle::ownership: state_.view.ownership = !state_.view.ownership; break;
    case ToggleItem::Toggle::best_moves: state_.view.best_moves = !state_.view.best_moves; break;
    case ToggleItem::Toggle::symmetry:
      state_.tree_tab.every_position = !state_.tree_tab.every_position;
      refresh_tree();
      break;
    case ToggleItem::Toggle::turned:
      state_.view.turned = !is_turned(state_);
      link_changed();
      break;
    case ToggleItem::Toggle::confirm: switch_confirmation(); break;
    case ToggleItem::Toggle::kana: {
      bool& initials = state_.settings.initials;
      initials = !initials;
      platform_.store_setting("pieces", initials ? "kana" : "letters");
      break;
    }
    default: switch_figure(item.toggle);
  }
  return true;
}

// The position is kept where the other rule set allows it.
bool Controller::perform(const RulesItem& item) {
  const std::string& name = item.rules;
  const Session& session = *state_.session;
  auto opened = Session::open(session.info().name, name);
  if (!opened) {
    refuse(Text::refused_rules, name, opened.error());
    return false;
  }
  state_.view.popup = Popup::none;
  if (name == session.info().rules) return true;
  const auto kept = opened->set_position(session.position());
  if (!kept) opened = Session::open(session.info().name, name);
  start_game({*std::move(opened)});
  return true;
}

// As it was left, if it has been open before.
bool Controller::perform(const GameItem& item) {
  const std::string& name = item.game;
  auto opened = Session::open(name);
  if (!opened) {
    refuse(Text::refused_link, name, opened.error());
    return false;
  }
  state_.view.popup = Popup::none;
  if (name == state_.session->info().name) return true;
  auto left = left_games_.take_named(name);
  start_game(left ? *std::move(left) : OpenGame{*std::move(opened)});
  return true;
}

// --- the board's size in the menu

void Controller::offer_sizes() {
  state_.view.size_choice = {};
  const GameInfo& info = state_.session->info();
  state_.view.size_choice.family = sized_family_of(info);
  if (info.family == state_.view.size_choice.family) state_.view.size_choice.size = info.size;
  describe_size();
}

bool Controller::perform(const SizeItem& item) {
  SizeChoice& choice = state_.view.size_choice;
  choice.refusal = step_size(choice.family, choice.size, item.part, item.step);
  describe_size();
  return true;
}

void Controller::describe_size() {
  SizeChoice& choice = state_.view.size_choice;
  const auto game = find_game(sized_game_name(choice.family, choice.size));
  choice.by_search = game && (*game)->info().by_search();
}

namespace {

struct Preset {
  Players players;
  std::string_view in_link;  // whom the visitor plays; the first one is left out there
  Sides sides;
};
constexpr std::array presets{
    Preset{Players::orange, "first", {Side::person, Side::perfect}},
    Preset{Players::purple, "second", {Side::perfect, Side::person}},
    Preset{Players::two, "two", {Side::person, Side::person}},
    Preset{Players::watch, "watch", {Side::perfect, Side::perfect}},
};

}  // namespace

std::string Controller::players_in_link() const {
  for (const Preset& preset : presets) {
    if (preset.sides != state_.play.sides) continue;
    return &preset == presets.data() ? std::string() : "&players=" + std::string(preset.in_link);
  }
  return {};
}

void Controller::take_players(std::string_view in_link) {
  const auto found = std::find_if(presets.begin(), presets.end(),
                                  [&](const Preset& preset) { return preset.in_link == in_link; });
  state_.play.sides = (found == presets.end() ? presets.front() : *found).sides;
}

bool Controller::perform(const PlayersItem& item) {
  for (const Preset& preset : presets) {
    if (preset.players != item.players) continue;
    state_.play.sides = preset.sides;
    state_.view.turned.reset();
    state_.board.selection = {};
    state_.board.placing.reset();
    arm_perfect();
    link_changed();
    return true;
  }
  return false;
}

// Controller::press: what each button does.

namespace {

constexpr float zoom_step = 1.5F;

}  // namespace

bool Controller::press(Button button) {
  const auto restart = [](Session& session) { session.restart(); };
  if (is_editing(state_) && press_in_editor(button)) return true;
  switch (button) {
    case Button::undo: undo(); break;
    case Button::redo: redo(); break;
    case Button::first:
    case Button::replay: navigate(restart); break;
    case Button::last:
      navigate([](Session& session) { session.jump(session.line().back()); });
      break;
    case Button::promote: return promote();
    case Button::remove: return remove_line();

    case Button::start_anew:
    case Button::new_game: start_again(); break;
    case Button::continue_play: arm_perfect(); break;
    case Button::open_record: platform_.choose_file(); return true;
    case Button::save_record: return save_record();
    case Button::save_game: return save_game();
    case Button::figure: state_.view.popup = Popup::none; break;
    case Button::save_figure: return save_figure();
    case Button::dead_stones: toggle_believed_dead(); return true;
    case Button::take_back: return take_back();
    case Button::pass: return pass();
    case Button::resign: return resign();
    case Button::agree_on_draw: return may_agree_on_draw(state_) && agree_on_draw();
    case Button::play_out: toggle_line(); break;
    case Button::lift_anyway: return lift_anyway();

    case Button::place: return place_chosen();
    case Button::cancel_place: state_.board.placing.reset(); break;
    case Button::nudge_left:
    case Button::nudge_up:
    case Button::nudge_down:
    case Button::nudge_right: return nudge(button);

    case Button::retry:
    case Button::solve:
      if (!may_solve(state_)) return false;
      solve();
      break;
    case Button::cancel: return cancel_solving();
    case Button::table: platform_.request(OpenTable{}); break;
    case Button::keep: keep(); break;
    case Button::forget: forget(); break;
    case Button::notable: search_notable(); break;
    case Button::compare: return compare_rules();
    case Button::cancel_comparison: return cancel_comparison();
    case Button::rounds: return find_rounds();
    case Button::round_back: return step_rounds(-1);
    case Button::round_on: return step_rounds(1);
    case Button::rounds_play: return play_rounds();
    case Button::growth: return count_growth();
    case Button::cancel_growth: return cancel_growth();
    case Button::search: search(first_search); break;
    case Button::search_longer: search_longer(); break;
    case Button::cancel_search: cancel_search(); break;

    case Button::edit_move:
    case Button::edit_remove:
    case Button::edit_ko:
    case Button::edit_undo:
    case Button::edit_redo:
    case Button::edit_start:
    case Button::edit_clear:
    case Button::edit_mirror:
    case Button::edit_turn:
    case Button::edit_swap:
    case Button::edit_analyse:
    case Button::edit_play:
    case Button::edit_open: return read_refused_again();

    case Button::zoom_in: zoom(zoom_step); break;
    case Button::zoom_out: zoom(1 / zoom_step); break;
    case Button::zoom_fit: zoom(0); break;

    case Button::language: change_language(); break;
    case Button::theme: change_theme(); break;
    case Button::help: toggle_popup(Popup::help); break;
    case Button::menu: toggle_popup(Popup::page_menu); break;
    case Button::game:
      offer_sizes();
      toggle_popup(Popup::game_menu);
      break;
    case Button::open_size:
      return perform(
          GameItem{sized_game_name(state_.view.size_choice.family, state_.view.size_choice.size)});
    case Button::close: on(StepBack{}); break;

    case Button::copy_position: copy(button, state_.session->position()); break;
    case Button::copy_notation: {
      const auto notation = shown_notation(state_);
      if (!notation) return false;
      copy(button, notation->text);
      break;
    }
    case Button::copy_link:
    case Button::link: copy(button, own_address()); break;
    case Button::licences: platform_.open_address("licences.html"); break;
    case Button::open: platform_.open_address(own_address()); break;
  }
  return true;
}

bool Controller::pass() {
  if (!may_pass(state_)) return false;
  const MoveView* move = passing_move(*state_.session);
  if (move->end && !is_confirmed(Button::pass)) return true;
  play(move->text);
  return true;
}

bool Controller::resign() {
  if (!may_resign(state_)) return false;
  if (is_confirmed(Button::resign)) give_up();
  return true;
}

// What ends the game is asked once: the same button, pressed again, does it.
bool Controller::is_confirmed(Button button) {
  const bool again = state_.play.asked == button;
  state_.play.asked = again ? std::nullopt : std::optional(button);
  return again;
}

void Controller::toggle_line() {
  auto& due = state_.play.line_due;
  due = due ? std::nullopt : std::optional(now());
}

bool Controller::lift_anyway() {
  const auto square = state_.board.warned_lift;
  const MoveView* lift = square ? losing_move_from(*state_.session, *square) : nullptr;
  if (lift == nullptr) return false;
  play(lift->text);
  return true;
}

void Controller::toggle_popup(Popup popup) {
  state_.view.popup = state_.view.popup == popup ? Popup::none : popup;
}

void Controller::change_theme() {
  state_.settings.dark = !is_dark(state_);
  platform_.store_setting("theme", *state_.settings.dark ? "dark" : "light");
}

std::string Controller::own_address() const { return platform_.page_address() + '#' + own_link(); }

void Controller::copy(Button button, const std::string& text) {
  copying_ = button;
  platform_.copy_text(text);
}

void Controller::on(const Copied&) {
  state_.notices.copied = {copying_, now()};
  platform_.wake_after(0);
}

// Controller: the language of the page's words, whose letters may have to be fetched first, and
// fonts for other texts.

void Controller::change_language() {
  const bool english = state_.settings.language == Language::english;
  chosen_language_ = english ? Language::japanese : Language::english;
  awaited_letters_.reset();
  speak(*chosen_language_);
}

// Until its letters are there, the page goes on in the language that it has.  They are asked for
// once; after a failure the visitor's next choice asks again.
void Controller::speak(Language language) {
  if (!platform_.has_letters(language)) {
    if (awaited_letters_ == language) return;
    awaited_letters_ = language;
    platform_.load_letters(language);
    return;
  }
  awaited_letters_.reset();
  state_.settings.language = language;
  if (chosen_language_) platform_.store_setting("language", std::string(code_of(language)));
  chosen_language_.reset();
}

void Controller::on(const LettersLoaded&) {
  if (awaited_letters_) speak(*awaited_letters_);
  platform_.wake_after(0);
}

void Controller::on(const LettersFailed& event) {
  chosen_language_.reset();
  state_.notices.refusal = {
      Text::no_letters, {}, event.error, std::nullopt, Text::no_letters_advice};
  platform_.wake_after(0);
}

void Controller::fetch_fonts(const std::vector<char16_t>& characters) {
  const std::vector<std::string> names = state_.fonts.request(characters);
  if (!names.empty()) platform_.load_fonts(names);
}

void Controller::on(const FontsLoaded& event) {
  state_.fonts.answer(event.files);
  platform_.wake_after(0);
}

void Controller::on(const WentOnline&) {
  state_.fonts.forget_failures();
  platform_.wake_after(0);
}

}  // namespace kanzen::app

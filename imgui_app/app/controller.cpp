// Controller: opening sessions from links, pasted text and menus.
#include "imgui_app/app/controller.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/app/words.hpp"
#include "imgui_app/features/play/opponents.hpp"
#include "imgui_app/features/studies/studies.hpp"
#include "imgui_app/text/formatting.hpp"

namespace kanzen::app {
namespace {

std::string value_or_empty(const std::map<std::string, std::string>& keys, const char* key) {
  const auto found = keys.find(key);
  return found == keys.end() ? std::string() : found->second;
}

// Does the link contain a position that its game rejects?
bool is_position_refused(const std::map<std::string, std::string>& keys) {
  const std::string position = value_or_empty(keys, "position");
  const auto game = find_game(value_or_empty(keys, "game"), value_or_empty(keys, "rules"));
  return game && !position.empty() && !(*game)->parse(position);
}

constexpr double progress_interval = 0.25;  // seconds between frames that show progress

// Does the event only report progress?
template <class Other>
bool is_progress(const Other&) {
  return false;
}
template <class Kind>
bool is_progress(const Answer<Kind>& answer) {
  return answer.progress.has_value();
}
bool is_progress(const Answer<TableRequest>&) { return true; }

template <class Part, class Message>
concept HasHandler = requires(Part part, Message message) {
  part.on(message);
};
template <class Part, class Message>
concept Performs = requires(Part part, Message message) {
  part.perform(message);
};
// Returns the first part that handles the message; the last part handles the rest.
template <class Message, class Part, class... Others>
auto& first_to_handle(Part& part, [[maybe_unused]] Others&... others) {
  if constexpr (sizeof...(Others) == 0 || HasHandler<Part, Message> || Performs<Part, Message>)
    return part;
  else
    return first_to_handle<Message>(others...);
}

}  // namespace

// Returns the feature's controller that handles the message, or this one.
template <class Message>
auto& Controller::owner_of(const Message&) {
  return first_to_handle<Message>(analysis_, board_, editor_, files_, go_, play_, puzzles_, rules_,
                                  studies_, tree_, *this);
}

Controller::Controller(Platform& platform)
    : platform_(platform),
      analysis_({state_, platform, *this}, state_.values, state_.session),
      board_({state_, platform, *this}, state_.board, state_.settings),
      editor_({state_, platform, *this}, state_.editor, state_.open),
      files_({state_, platform, *this}, state_.files, state_.open, state_.notices),
      go_({state_, platform, *this}, state_.go),
      play_({state_, platform, *this}, state_, analysis_, board_, go_),
      puzzles_({state_, platform, *this}, state_.puzzles, state_.view, state_.open, state_.notices),
      rules_({state_, platform, *this}, state_.examples),
      studies_({state_, platform, *this}, state_.studies),
      tree_({state_, platform, *this}, state_.tree_tab, board_, play_) {
  const std::string theme = platform.stored_setting("theme");
  if (theme == "dark" || theme == "light") state_.settings.dark = theme == "dark";
  const std::string unit = platform.stored_setting("unit");
  state_.settings.unit = kanzen::parse_enum<Unit>(unit).value_or(Unit::plies);
  state_.settings.initials = platform.stored_setting("pieces") == "kana";
}

void Controller::on(const EnvironmentChanged& event) {
  const Environment& environment = event.environment;
  const std::string chosen = platform_.stored_setting("language");
  set_language(language_of(chosen.empty() ? environment.language : chosen));
  // This menu and its content exist only on narrow pages.
  const bool resized = environment.css_width != state_.environment.css_width;
  if (resized && state_.open.popup == Popup::page_menu) state_.open.popup = Popup::none;
  state_.environment = environment;
  if (environment.values) state_.view.values = *environment.values;
}

void Controller::on(const FragmentChanged& event) {
  const std::string& fragment = event.fragment;
  if (state_.session && fragment == fragment_) return;  // the fragment that this page has written
  fragment_ = fragment;
  const auto keys = parse_fragment(fragment);
  Result<Session> session = session_from_link(fragment);
  // A broken link does not change an open page.
  const bool names_game = keys && keys->count("game") > 0;
  if (!state_.session || session || (keys && !names_game)) read_page_keys(fragment);
  open_link(fragment, std::move(session));
  if (keys) puzzles_.read_link(value_or_empty(*keys, "puzzle"));
  entry_due_ = false;  // the browser has already added an entry
}

// Reads mode, players and view, the page's own keys; all other keys belong to the session.  A
// missing key means the value that `current_link` omits.
void Controller::read_page_keys(const std::string& fragment) {
  const auto keys = parse_fragment(fragment);
  if (!keys || keys->count("game") + keys->count("mode") == 0) return;
  const std::string mode = value_or_empty(*keys, "mode");
  if (mode == "play") {
    play_.set_players_from_link(value_or_empty(*keys, "players"));
    play_.set_opponents_from_link(value_or_empty(*keys, "opponent"));
  }
  const std::string study = value_or_empty(*keys, "study");
  if (mode == "statistics")
    state_.studies.study = kanzen::parse_enum<Study>(study).value_or(Study::counts);
  set_mode(kanzen::parse_enum<Mode>(mode).value_or(Mode::analyse));
  const std::string view = value_or_empty(*keys, "view");
  state_.view.turned.reset();
  if (view == "first" || view == "second") state_.view.turned = view == "second";
}

void Controller::open_link(const std::string& fragment, Result<Session> session) {
  const auto keys = parse_fragment(fragment);
  if (keys && keys->count("game") == 0) {
    if (keys->empty() && !state_.session && !state_.environment.embedded) set_mode(Mode::play);
    if (keys->empty() || !state_.session) open_default_session();
    if (keys->count("position") == 0 && keys->count("moves") == 0) return link_changed();
  }
  if (session) return open_session(fragment, *std::move(session));
  // The board must work with any link: keeps the link's game and rules if they exist.
  const Error error = session.error();
  if (!state_.session) keys ? open_start_position(*keys) : open_default_session();
  if (keys && is_position_refused(*keys)) {
    refuse(word::refused_position, value_or_empty(*keys, "position"), error);
  } else if (error.code == Errc::unknown_rules) {
    refuse(word::refused_rules, value_or_empty(*keys, "rules"), error);
  } else {
    refuse(word::refused_link, fragment, error);
  }
  link_changed();
}

void Controller::open_linked(const std::string& link, Session session) {
  read_page_keys(link);
  open_session(link, std::move(session));
}

void Controller::open_session(const std::string& link, Session session) {
  auto left = previous_games_.take_linked(link_to(session));
  start_game(left ? *std::move(left) : OpenGame{std::move(session)});
  if (const auto keys = parse_fragment(link)) go_.set_dead_from_link(value_or_empty(*keys, "dead"));
  if (const LinkedMoves named = moves_of_link(link); named.within < named.moves)
    report_cut_link(named);
}

// Opens the start of the link's game, under its rules if they exist; otherwise the default game.
void Controller::open_start_position(const std::map<std::string, std::string>& keys) {
  const std::string game = value_or_empty(keys, "game");
  auto plain = Session::open(game, value_or_empty(keys, "rules"));
  if (!plain) plain = Session::open(game);
  if (plain) {
    start_game({*std::move(plain)});
  } else {
    open_default_session();
  }
}

void Controller::report_cut_link(const LinkedMoves& named) {
  state_.notices.refusal =
      Refusal{word::link_is_cut,
              {},
              {phrase::cut_link, format_with_commas(named.moves), format_with_commas(named.within)},
              std::nullopt,
              word::cut_link_advice};
}

void Controller::open_default_session() {
  auto session = Session::open(list_games().front().name);
  assert(session);
  start_game({*std::move(session)});
}

void Controller::start_game(OpenGame game) {
  if (state_.session && !state_.environment.embedded) leave_game();
  go_.clear_evaluations();
  state_.session = std::move(game.session);
  state_.files.record = std::move(game.record);
  files_.forget_position();
  state_.go.counting = std::move(game.counting);
  state_.notices.refusal.reset();
  if (state_.puzzles.open) play_.read_opponents();  // instead of the puzzle's perfect player
  puzzles_.leave();
  state_.play.hints = 0;
  go_.open_game();
  rules_.open_game();
  started_at_ = now();
  if (analysis_.open_game()) {
    studies_.forget();
    studies_.start_study_automatically();
  }
  play_.position_set();
}

// Saves the game for the menu and, if it has moves or was set up by the visitor, adds an entry to
// the browser's history.  A set-up position left within a second gets no entry: of several
// positions set in quick succession only the last one has an entry.
void Controller::leave_game() {
  constexpr double at_once = 1;  // seconds
  const Session& session = *state_.session;
  const bool is_set_up = session.position(0) != session.info().start;
  const bool stayed = now() - started_at_ >= at_once;
  if (!session.children(0).empty() || (is_set_up && stayed)) entry_due_ = true;
  previous_games_.add(
      {*std::move(state_.session), std::move(state_.files.record), std::move(state_.go.counting)});
}

Result<void> Controller::go_to_position(const std::string& text) {
  Session session = *state_.session;  // a copy, with the values it knows
  if (auto set = session.set_position(text); !set) return set;
  start_game({std::move(session)});
  return {};
}

void Controller::refuse(const Words& heading, std::string given, const Error& error) {
  constexpr std::size_t most_shown = 1000;  // bytes of a text of any length
  if (given.size() > most_shown) given.resize(most_shown);
  Refusal refusal{heading, std::move(given), error, error.offset, word::fix_notation};
  const bool is_text = heading == word::refused_position || heading == word::refused_link;
  refusal.editable = is_text && !state_.environment.fixed_play;
  state_.notices.refusal = std::move(refusal);
}

void Controller::on(const Pasted& event) {
  const std::string text(trimmed(event.text));
  if (text.empty() || !state_.session || state_.environment.fixed_play) return;
  if (is_editing(state_)) return editor_.read_pasted(text);
  if (is_link(text)) return open_link(link_in(text), session_from_link(link_in(text)));
  if (has_sgf_start(text)) return files_.read_pasted(text);
  if (const auto gone = go_to_position(text); !gone)
    refuse(word::refused_position, text, gone.error());
}

// Edits the only visible field: that of the figure dialog, of the refusal, or else of the editor.
void Controller::on(const Typed& event) {
  if (state_.open.popup == Popup::figure) return files_.type_caption(event.text);
  auto& refusal = state_.notices.refusal;
  if (refusal && refusal->editable) {
    refusal->given = event.text;
    refusal->offset.reset();
  } else if (is_editing(state_)) {
    editor_.read_typed(event.text);
  }
}

bool Controller::read_refused_again() {
  const auto& refusal = state_.notices.refusal;
  if (!refusal || !refusal->editable) return false;
  const std::string text(trimmed(refusal->given));
  if (refusal->heading == word::refused_link)
    open_link(link_in(text), session_from_link(link_in(text)));
  else
    on(Pasted{text});
  return true;
}

std::string Controller::page_keys() const {
  std::string link;
  if (state_.view.mode == Mode::play)
    link += "&mode=play" + play_.players_in_link() + play_.opponents_in_link() + puzzles_.in_link();
  if (state_.view.mode == Mode::statistics) link += "&mode=statistics" + study_in_link(state_);
  const bool turned = is_turned(state_);
  if (turned != is_turned_by_default(state_)) link += turned ? "&view=second" : "&view=first";
  return link + dead_in_link(state_);
}

void Controller::session_changed() {
  board_.forget();
  state_.play.unconfirmed.reset();
  state_.play.hint.reset();
  analysis_.stop_search_elsewhere();
  play_.stop_bot();
  go_.count_again();
  state_.transpositions = transpositions(*state_.session);
  analysis_.request_missing();
  tree_.refresh();
  editor_.refresh();
  go_.evaluate();
  puzzles_.refresh();
  link_changed();
}

void Controller::values_changed() {
  tree_.refresh();
  studies_.start_study_automatically();
}

void Controller::position_evaluated() {
  tree_.refresh();
  puzzles_.refresh();
  if (state_.play.engine.is<EnginePlayer::Ready>()) play_.schedule_engine_move();
}

void Controller::write_link() {
  const bool adds = std::exchange(entry_due_, false);
  if (!std::exchange(link_due_, false) || !state_.session) return;
  std::string link = current_link();
  if (link == fragment_) return;
  fragment_ = std::move(link);
  platform_.set_fragment(fragment_, adds);
}

// Names the open game in the page's language.
void Controller::write_title() {
  if (!state_.session) return;
  const std::string game = full_title(state_.settings.language, state_.session->info());
  std::string title = fill(words(state_, word::document_title), {game});
  if (title == title_) return;
  title_ = std::move(title);
  platform_.set_title(title_);
}

void Controller::finish_input() {
  write_link();
  write_title();
  files_.update_preview();
  platform_.wake_after(0);
}

// The frame that is already scheduled shows all progress until then.
void Controller::show_progress() {
  write_link();
  if (progress_due_ > now()) return;
  progress_due_ = std::max(now(), progress_due_ + progress_interval);
  platform_.wake_after(progress_due_ - now());
}

// Activation: what a click on each kind of item does.

void Controller::on_event(const Event& event) {
  std::visit([this](const auto& one) { owner_of(one).on(one); }, event);
  if (std::visit([](const auto& one) { return is_progress(one); }, event))
    show_progress();
  else
    finish_input();
}

void Controller::carry_out(const Intentions& intentions) {
  for (const Intention& intention : intentions) {
    std::visit([this](const auto& one) { owner_of(one).on(one); }, intention);
    finish_input();
  }
}

bool Controller::activate(std::string_view id) {
  if (!state_.session) return false;
  const auto item = item_of(*state_.session, id);
  return item && activate(*item);
}

bool Controller::activate(const Item& item) {
  if (!state_.session) return false;
  if (state_.play.unconfirmed && item != Item{ButtonItem{*state_.play.unconfirmed}})
    state_.play.unconfirmed.reset();
  const bool done =
      std::visit([this](const auto& one) { return owner_of(one).perform(one); }, item);
  finish_input();
  return done;
}

// --- the board

bool Controller::perform(const SquareItem& item) {
  const Session& session = *state_.session;
  if (item.square >= session.board().squares.size()) return false;
  if (is_editing(state_)) return editor_.edit_square(item.square);
  if (!was_counted(session)) return board_.click(item.square);
  go_.toggle_dead(item.square);
  return true;
}

// --- settings

// In Play mode the board is seen from the visitor's side, and remains so in other modes.
void Controller::set_mode(Mode mode) {
  const bool turned = state_.session && is_turned(state_);
  const bool begins = mode == Mode::play && state_.view.board_mode != Mode::play;
  state_.view.turned = mode == Mode::play ? std::nullopt : std::optional(turned);
  state_.view.mode = mode;
  state_.play.line_due.reset();
  if (mode != Mode::statistics && mode != state_.view.board_mode) {
    state_.view.board_mode = mode;
    state_.view.values = state_.environment.values.value_or(mode == Mode::analyse);
    state_.open.tab = mode == Mode::play ? Tab::game : Tab::moves;
  }
  if (!state_.session) return;  // the mode is read before the session is opened
  session_changed();
  // Opening Play mode starts no move: the engine waits until the visitor continues.
  if (begins)
    state_.play.engine = {};
  else
    play_.schedule_engine_move();
  if (state_.values.solving.done()) analysis_.search_notable_automatically();
  studies_.start_study_automatically();
}

bool Controller::perform(const ModeItem& item) {
  state_.open.popup = Popup::none;
  set_mode(item.mode);
  return true;
}

// While a draft is edited, no player moves.
bool Controller::perform(const TabItem& item) {
  const bool was_editing = is_editing(state_);
  state_.open.tab = item.tab;
  ++state_.open.tabs_pressed;
  tree_.refresh();
  if (item.tab == Tab::rules) rules_.play();
  if (item.tab == Tab::edit) {
    play_.stop_bot();
    state_.play.engine = {};
    state_.play.line_due.reset();
    board_.forget();
    editor_.refresh();
  } else if (was_editing && state_.session->children(state_.session->current()).empty()) {
    play_.schedule_engine_move();
  }
  return true;
}

bool Controller::perform(const UnitItem& item) {
  state_.settings.unit = item.unit;
  platform_.store_setting("unit", kanzen::name_of(item.unit));
  return true;
}

bool Controller::perform(const ScaleItem& item) {
  state_.studies.logarithmic = item.logarithmic;
  return true;
}

bool Controller::perform(const ToggleItem& item) {
  switch (item.toggle) {
    case ToggleItem::Toggle::values:
      if (state_.environment.values) return false;
      state_.view.values = !state_.view.values;
      state_.go.evaluations.failure = {};  // retries after a failure
      go_.evaluate();
      break;
    case ToggleItem::Toggle::ownership: state_.go.ownership = !state_.go.ownership; break;
    case ToggleItem::Toggle::best_moves: state_.go.best_moves = !state_.go.best_moves; break;
    case ToggleItem::Toggle::symmetry:
      state_.tree_tab.every_position = !state_.tree_tab.every_position;
      tree_.refresh();
      break;
    case ToggleItem::Toggle::turned:
      state_.view.turned = !is_turned(state_);
      link_changed();
      break;
    case ToggleItem::Toggle::confirm: board_.switch_confirmation(); break;
    case ToggleItem::Toggle::kana: {
      bool& initials = state_.settings.initials;
      initials = !initials;
      platform_.store_setting("pieces", initials ? "kana" : "letters");
      break;
    }
    default: files_.switch_figure(item.toggle);
  }
  return true;
}

// Keeps the position if the other rule set allows it.
bool Controller::perform(const RulesItem& item) {
  const std::string& name = item.rules;
  const Session& session = *state_.session;
  auto opened = Session::open(session.info().name, name);
  if (!opened) return false;
  state_.open.popup = Popup::none;
  if (name == session.info().rules) return true;
  if (!opened->set_position(session.position()) &&
      !opened->set_position(position_of_pieces(session)))
    opened = Session::open(session.info().name, name);
  start_game({*std::move(opened)});
  return true;
}

// Reopens a game as it was left.
bool Controller::perform(const GameItem& item) {
  const std::string& name = item.game;
  auto opened = Session::open(name);
  if (!opened) return false;
  state_.open.popup = Popup::none;
  if (name == state_.session->info().name) return true;
  auto left = previous_games_.take_named(name);
  start_game(left ? *std::move(left) : OpenGame{*std::move(opened)});
  return true;
}

bool Controller::perform(const SetupItem& item) {
  if (!go_.change_setup(item)) return false;
  entry_due_ = false;  // an unplayed game needs no entry in the browser's history
  return true;
}

// --- the board's size in the menu

void Controller::offer_sizes() {
  state_.open.size_choice = {};
  const GameInfo& info = state_.session->info();
  state_.open.size_choice.family = sized_family_of(info);
  if (info.family == state_.open.size_choice.family) state_.open.size_choice.size = info.size;
  describe_size();
}

bool Controller::perform(const SizeItem& item) {
  SizeChoice& choice = state_.open.size_choice;
  choice.refusal = step_size(choice.family, choice.size, item.part, item.step);
  describe_size();
  return true;
}

void Controller::describe_size() {
  SizeChoice& choice = state_.open.size_choice;
  const auto game = find_game(sized_game_name(choice.family, choice.size));
  choice.by_search = game && (*game)->info().needs_search();
}

void Controller::on(const EscapePressed&) {
  if (state_.open.popup != Popup::none) {
    state_.open.popup = Popup::none;
  } else if (is_editing(state_)) {
    if (!state_.editor->held) state_.editor->tool = {};
    state_.editor->held.reset();
  } else if (state_.play.unconfirmed) {
    state_.play.unconfirmed.reset();
  } else if (state_.board.placing) {
    state_.board.placing.reset();
  } else if (state_.board.warned_lift || state_.board.selection != Selection{}) {
    state_.board.warned_lift.reset();
    state_.board.selection = {};
  } else {
    state_.notices.refusal.reset();
  }
  state_.play.line_due.reset();
}

bool Controller::perform(const PlayersItem& item) {
  state_.view.turned.reset();
  state_.board.selection = {};
  state_.board.placing.reset();
  play_.choose_players(item.players);
  link_changed();
  return true;
}

// --- time

std::optional<double> Controller::tick() {
  if (!state_.session) return std::nullopt;
  const bool played = play_.act_if_due();
  const bool stepped = studies_.step_if_due();
  const bool typed = editor_.end_typing_if_due();
  if (played || stepped || typed) finish_input();
  auto& copied = state_.notices.copied;
  if (copied && now() - copied->at > 1.5) copied.reset();
  board_.end_motion();

  std::optional<double> next = play_.due();
  const auto wait_for = [&](double at) { next = std::min(next.value_or(at), at); };
  if (state_.studies.rounds.due) wait_for(*state_.studies.rounds.due);
  if (copied) wait_for(copied->at + 1.6);
  if (state_.editor && state_.editor->typing_until) wait_for(*state_.editor->typing_until);
  if (next) *next = std::max(*next - now(), 0.0);
  return next;
}

// Controller::press: what each button does.

bool Controller::press(Button button) {
  constexpr float zoom_step = 1.5F;
  // In the figure dialog the text field's Enter key saves the figure.
  if (button == Button::edit_open && state_.open.popup == Popup::figure)
    return files_.save_figure();
  if (is_editing(state_) && editor_.press(button)) return true;
  switch (button) {
    case Button::undo: play_.undo(); break;
    case Button::redo: play_.redo(); break;
    case Button::first:
    case Button::replay: play_.navigate([](Session& session) { session.restart(); }); break;
    case Button::last:
      play_.navigate([](Session& session) { session.jump(session.line().back()); });
      break;
    case Button::promote: return play_.promote();
    case Button::remove: return play_.remove_line();

    case Button::start_anew:
    case Button::new_game: go_.start_again(); break;
    case Button::continue_play: play_.schedule_engine_move(); break;
    case Button::open_record: platform_.choose_file(); return true;
    case Button::save_record: return files_.save_record();
    case Button::save_game: return files_.save_game();
    case Button::figure: state_.open.popup = Popup::none; break;
    case Button::save_figure: return files_.save_figure();
    case Button::dead_stones: go_.toggle_believed_dead(); return true;
    case Button::agree_on_dead: return go_.agree_on_dead();
    case Button::take_back: return play_.take_back();
    case Button::pass: return play_.pass();
    case Button::resign: return play_.resign();
    case Button::agree_on_draw: return may_agree_on_draw(state_) && play_.agree_on_draw();
    case Button::hint: return play_.show_hint();
    case Button::rematch: return play_.rematch();
    case Button::change_sides:
      if (!play_.change_sides()) return false;
      state_.view.turned.reset();
      break;
    case Button::analyse_game:
      press(Button::last);
      set_mode(Mode::analyse);
      break;
    case Button::play_out: play_.toggle_line(); break;
    case Button::lift_anyway: return board_.lift_anyway();

    case Button::place: return board_.place_chosen();
    case Button::cancel_place: state_.board.placing.reset(); break;
    case Button::nudge_left:
    case Button::nudge_up:
    case Button::nudge_down:
    case Button::nudge_right: return board_.nudge(button);

    case Button::retry:
    case Button::solve: analysis_.solve(); break;
    case Button::cancel: return analysis_.cancel_solving();
    case Button::table: platform_.request(TableRequest{}); break;
    case Button::save_values: analysis_.save_solution(); break;
    case Button::delete_values: analysis_.delete_solution(); break;
    case Button::notable: analysis_.search_notable(); break;
    case Button::compare: return studies_.compare_rules();
    case Button::cancel_comparison: return studies_.cancel_comparison();
    case Button::rounds: return studies_.find_rounds();
    case Button::round_back: return studies_.step_rounds(-1);
    case Button::round_on: return studies_.step_rounds(1);
    case Button::rounds_play: return studies_.play_rounds();
    case Button::proof_line: return studies_.open_proof_line();
    case Button::analyse_here: set_mode(Mode::analyse); break;
    case Button::smaller_board: return studies_.open_smaller_board();
    case Button::growth: return studies_.count_growth();
    case Button::cancel_growth: return studies_.cancel_growth();
    case Button::search: return analysis_.search(first_search);
    case Button::search_longer: return go_.search_longer() || analysis_.search_longer();
    case Button::cancel_search: play_.cancel_search(); break;

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

    case Button::puzzles:
      if (state_.environment.embedded) return false;
      toggle_popup(Popup::puzzles);
      break;
    case Button::puzzle_retry: return retry_puzzle();
    case Button::puzzle_next: return puzzles_.open_next();

    case Button::zoom_in: tree_.zoom(zoom_step); break;
    case Button::zoom_out: tree_.zoom(1 / zoom_step); break;
    case Button::zoom_fit: tree_.zoom(0); break;

    case Button::language: change_language(); break;
    case Button::theme: change_theme(); break;
    case Button::help: toggle_popup(Popup::help); break;
    case Button::menu: toggle_popup(Popup::page_menu); break;
    case Button::game:
      if (state_.menu_games.empty()) state_.menu_games = list_menu_games();
      offer_sizes();
      toggle_popup(Popup::game_menu);
      break;
    case Button::open_size:
      return perform(
          GameItem{sized_game_name(state_.open.size_choice.family, state_.open.size_choice.size)});
    case Button::close: on(EscapePressed{}); break;

    case Button::copy_position: copy(button, state_.session->position()); break;
    case Button::copy_notation: {
      const auto notation = shown_notation(state_);
      if (!notation) return false;
      copy(button, notation->text);
      break;
    }
    case Button::cite: return files_.toggle_citation();
    case Button::copy_bibtex:
    case Button::copy_citation: return files_.copy_citation(button);
    case Button::copy_link:
    case Button::link: copy(button, current_address()); break;
    case Button::licences: platform_.open_address("licences.html"); break;
    case Button::open: platform_.open_address(current_address()); break;
  }
  return true;
}

void Controller::toggle_popup(Popup popup) {
  state_.open.popup = state_.open.popup == popup ? Popup::none : popup;
}

// Goes back to the position before the first wrong move: a long puzzle is not begun again.
bool Controller::retry_puzzle() {
  const PuzzleStatus& status = state_.puzzles.status;
  if (status.phase != PuzzleStatus::Phase::wrong) return false;
  return play_.perform(VariationItem{state_.session->parent(status.wrong)});
}

void Controller::change_theme() {
  state_.settings.dark = !is_dark(state_);
  platform_.store_setting("theme", *state_.settings.dark ? "dark" : "light");
}

std::string Controller::current_address() const {
  return platform_.page_address() + '#' + current_link();
}

void Controller::copy(Button button, const std::string& text) {
  copying_ = button;
  platform_.copy_text(text);
}

// The language of the page, whose font may have to be loaded first, and fonts for other texts.

void Controller::change_language() {
  const bool english = state_.settings.language == Language::english;
  chosen_language_ = english ? Language::japanese : Language::english;
  awaited_font_.reset();
  set_language(*chosen_language_);
}

// Switches the language once its font is loaded; until then the page keeps its language.  The font
// is requested once; after a failure the visitor's next choice requests it again.
void Controller::set_language(Language language) {
  if (!platform_.has_font(language)) {
    if (awaited_font_ == language) return;
    awaited_font_ = language;
    platform_.load_font(language);
    return;
  }
  awaited_font_.reset();
  state_.settings.language = language;
  if (chosen_language_) platform_.store_setting("language", std::string(code_of(language)));
  chosen_language_.reset();
}

void Controller::on(const FontLoaded&) {
  if (awaited_font_) set_language(*awaited_font_);
}

void Controller::on(const FontFailed& event) {
  chosen_language_.reset();
  state_.notices.refusal = {
      word::font_not_loaded, {}, event.error, std::nullopt, word::font_not_loaded_advice};
}

void Controller::request_font_slices(const std::vector<char16_t>& characters) {
  const std::vector<std::string> names = state_.fonts.request(characters);
  if (!names.empty()) platform_.load_font_slices(names);
}

}  // namespace kanzen::app

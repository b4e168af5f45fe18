// Controller: opening sessions from links, pasted text and menus, moves, and what the page's own
// items do.
#include "imgui_app/app/controller.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/session/link.hpp"
#include "engine/session/position_queries.hpp"
#include "engine/session/variations.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/descriptions.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/pasted.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

// Does the link contain a position that its game rejects?
bool is_position_refused(const LinkKeys& keys) {
  const std::string position = value_in(keys, "position");
  const auto game = find_game(value_in(keys, "game"), value_in(keys, "rules"));
  return game && !position.empty() && !(*game)->parse(position);
}

constexpr double progress_interval = 0.25;  // seconds between frames that show progress

// --- items of the page itself
constexpr ItemKind<Mode> mode_item{"mode-"};
constexpr ItemKind<std::string> tab_item{"tab-"};
constexpr ItemKind<Unit> unit_item{"unit-"};  // plies or moves only

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

}  // namespace

Controller::Controller(Platform& platform)
    : platform_(platform),
      own_items_({state_, platform, *this, features_}),
      owned_features_(make_features({state_, platform, *this, features_})) {
  for (const auto& feature : owned_features_) features_.insert(features_.begin(), feature.get());
  features_.push_back(&own_items_);
  register_items();
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
  if (resized && state_.open.popup == "page menu") state_.open.popup.clear();
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
  if (keys) notify(features_, &Feature::read_link, *keys);
  entry_due_ = false;  // the browser has already added an entry
}

// Reads mode, players and view, the page's own keys; all other keys belong to the session.  A
// missing key means the value that `current_link` omits.
void Controller::read_page_keys(const std::string& fragment) {
  const auto keys = parse_fragment(fragment);
  if (!keys || keys->count("game") + keys->count("mode") == 0) return;
  const std::string mode = value_in(*keys, "mode");
  notify(features_, &Feature::read_choices, *keys);
  set_mode(kanzen::parse_enum<Mode>(mode).value_or(Mode::analyse));
  const std::string view = value_in(*keys, "view");
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
    refuse(word::refused_position, value_in(*keys, "position"), error);
  } else if (error.code == Errc::unknown_rules) {
    refuse(word::refused_rules, value_in(*keys, "rules"), error);
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
  if (const auto keys = parse_fragment(link)) notify(features_, &Feature::game_linked, *keys);
  if (const LinkedMoves named = moves_of_link(link); named.within < named.moves)
    report_cut_link(named);
}

// Opens the start of the link's game, under its rules if they exist; otherwise the default game.
void Controller::open_start_position(const LinkKeys& keys) {
  const std::string game = value_in(keys, "game");
  auto plain = Session::open(game, value_in(keys, "rules"));
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
  state_.session = std::move(game.session);
  state_.record = std::move(game.record);
  state_.go.counting = std::move(game.counting);
  state_.notices.refusal.reset();
  notify(features_, &Feature::game_opened);
  started_at_ = now();
  const GameInfo& info = state_.session->info();
  if (std::string key = info.name + ' ' + info.rules; key != opened_) {
    opened_ = std::move(key);
    notify(features_, &Feature::game_changed);
  }
  position_set();
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
      {*std::move(state_.session), std::move(state_.record), std::move(state_.go.counting)});
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
  for (Feature* feature : features_)
    if (feature->paste(text)) return;
  if (is_link(text)) return open_link(link_in(text), session_from_link(link_in(text)));
  if (const auto gone = go_to_position(text); !gone)
    refuse(word::refused_position, text, gone.error());
}

// Edits the only visible field: that of a dialog, of the refusal, or else of a tab.
void Controller::on(const Typed& event) {
  auto& refusal = state_.notices.refusal;
  const bool is_refused = refusal && refusal->editable;
  if (!is_refused || !state_.open.popup.empty())
    for (Feature* feature : features_)
      if (feature->type(event.text)) return;
  if (!is_refused) return;
  refusal->given = event.text;
  refusal->offset.reset();
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
  if (state_.view.mode != Mode::analyse)
    link += std::string("&mode=") + kanzen::name_of(state_.view.mode);
  for (const auto& feature : owned_features_) link += feature->link_keys();
  const bool turned = is_turned(state_);
  if (turned != is_turned_by_default(state_)) link += turned ? "&view=second" : "&view=first";
  return link;
}

void Controller::session_changed() {
  state_.transpositions = transpositions(*state_.session);
  notify(features_, &Feature::session_changed);
  link_changed();
}

// --- moves and steps through the history

bool Controller::play(const std::optional<ChosenMove>& chosen) {
  if (state_.environment.fixed_play) return false;
  Session& session = *state_.session;
  if (!chosen || !session.can_play(*chosen)) return false;
  const MoveView move = session.moves()[chosen->place];
  if (!has_room() || !session.play(*chosen)) return false;
  session_changed();
  notify(features_, &Feature::show_motion, move);
  notify(features_, &Feature::turn_begun);
  return true;
}

bool Controller::has_room() {
  if (state_.session->ply() < longest_linked_line) return true;
  notify(features_, &Feature::interrupt_play);
  state_.notices.refusal =
      Refusal{word::line_is_full,
              {},
              {phrase::longest_linked_line, format_with_commas(longest_linked_line)},
              std::nullopt,
              word::full_line_advice};
  return false;
}

void Controller::jump(Session::Node node) {
  state_.session->jump(node);
  position_set();
}

// No player answers a step through the history, because its move would replace the rest of the
// line; at the end of a line it answers.
void Controller::position_set() {
  notify(features_, &Feature::position_set);
  session_changed();
  const Session& session = *state_.session;
  if (session.children(session.current()).empty()) notify(features_, &Feature::turn_begun);
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
  notify(features_, &Feature::input_finished);
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
  bool handled = false;
  for (Feature* feature : features_) handled = feature->handle_event(event) || handled;
  if (!handled)
    std::visit(
        [this](const auto& one) {
          if constexpr (requires { this->on(one); }) on(one);
        },
        event);
  if (std::visit([](const auto& one) { return is_progress(one); }, event))
    show_progress();
  else
    finish_input();
}

void Controller::carry_out(const std::vector<Action>& actions) {
  for (const Action& action : actions) {
    for (Feature* feature : features_)
      if (feature == action.owner()) action(*feature);
    finish_input();
  }
}

bool Controller::perform(const ItemId& item) {
  for (Feature* feature : features_)
    if (const auto done = feature->activate(item)) return *done;
  return false;
}

bool Controller::activate(const ItemId& item) {
  if (!state_.session) return false;
  notify(features_, &Feature::item_pressed, item);
  const bool done = perform(item);
  finish_input();
  return done;
}

// --- what the page draws

Panels Controller::panels() const {
  Panels panels;
  for (const auto& feature : owned_features_) feature->add_panels(panels);
  return panels;
}

Verdict Controller::verdict() const {
  Verdict verdict;
  for (const Feature* feature : features_)
    if (auto headline = feature->headline()) {
      verdict = *std::move(headline);
      break;
    }
  if (verdict.title_short.empty()) verdict.title_short = verdict.title;
  if (state_.draft || has_ended(*state_.session)) return verdict;
  // The last prompt counts: that of a begun move, not that of a hint.
  for (const Feature* feature : features_)
    if (std::string prompt = feature->prompt(); !prompt.empty()) verdict.detail = std::move(prompt);
  return verdict;
}

std::optional<CitedStudy> Controller::cited_study() const {
  for (const Feature* feature : features_)
    if (auto study = feature->cited_study()) return study;
  return std::nullopt;
}

std::vector<News> Controller::news() const {
  std::vector<News> news;
  for (const Feature* feature : features_) news.push_back(feature->news());
  return news;
}

ItemId Controller::item_typed(unsigned character, const ItemId& focused) const {
  for (const Feature* feature : features_)
    if (ItemId item = feature->item_typed(character, focused); !item.empty()) return item;
  return {};
}

// --- settings

// In Play mode the board is seen from the visitor's side, and remains so in other modes.
void Controller::set_mode(Mode mode) {
  const bool turned = state_.session && is_turned(state_);
  const bool begins = mode == Mode::play && state_.view.board_mode != Mode::play;
  state_.view.turned = mode == Mode::play ? std::nullopt : std::optional(turned);
  state_.view.mode = mode;
  if (mode != Mode::statistics && mode != state_.view.board_mode) {
    state_.view.board_mode = mode;
    state_.view.values = state_.environment.values.value_or(mode == Mode::analyse);
    state_.open.tab = mode == Mode::play ? "game" : "moves";
  }
  if (!state_.session) return;  // the mode is read before the session is opened
  session_changed();
  notify(features_, &Feature::mode_changed, begins);
}

// The page's own items.
void Controller::register_items() {
  own_items_.handle(mode_item, [this](Mode mode) {
    state_.open.popup.clear();
    set_mode(mode);
  });
  own_items_.handle(tab_item, [this](const std::string& tab) { return open_tab(tab); });
  own_items_.handle(unit_item, [this](Unit unit) {
    state_.settings.unit = unit;
    platform_.store_setting("unit", kanzen::name_of(unit));
  });
  own_items_.handle("toggle-values", [this] {
    if (state_.environment.values) return false;
    state_.view.values = !state_.view.values;
    notify(features_, &Feature::values_toggled);
    return true;
  });
  own_items_.handle("toggle-turned", [this] { turn_board(!is_turned(state_)); });
  own_items_.handle("toggle-kana", [this] {
    bool& initials = state_.settings.initials;
    initials = !initials;
    platform_.store_setting("pieces", initials ? "kana" : "letters");
  });
  own_items_.handle("button-menu", [this] { toggle_popup("page menu"); });
  own_items_.handle("button-close", [this] { close_top(); });
  own_items_.handle("button-language", [this] { change_language(); });
  own_items_.handle("button-theme", [this] { change_theme(); });
  own_items_.handle("button-analyse-here", [this] { set_mode(Mode::analyse); });
  own_items_.handle("button-copy-position",
                    [this] { copy("button-copy-position", shown_position(state_)); });
  own_items_.handle("button-copy-notation", [this] {
    const auto notation = shown_notation(state_);
    if (notation) copy("button-copy-notation", notation->text);
    return notation.has_value();
  });
  for (const char* item : {"button-copy-link", "button-link"})
    own_items_.handle(item, [this, item] { copy(item, current_address()); });
  own_items_.handle("button-open", [this] { platform_.open_address(current_address()); });
  own_items_.handle("button-edit-open", [this] { return read_refused_again(); });
}

// While a draft is edited, no player moves.
bool Controller::open_tab(const std::string& tab) {
  if (panels().find(Place::tab, tab) == nullptr) return false;
  const bool had_draft = state_.draft.has_value();
  ++state_.open.tabs_pressed;
  show_tab(tab);
  const Session& session = *state_.session;
  if (had_draft && !state_.draft && session.children(session.current()).empty())
    notify(features_, &Feature::turn_begun);
  return true;
}

void Controller::show_tab(std::string_view tab) {
  state_.open.tab = tab;
  notify(features_, &Feature::tab_changed);
}

void Controller::show_values(bool shown) {
  state_.view.values = state_.environment.values.value_or(shown);
}

void Controller::turn_board(std::optional<bool> turned) {
  state_.view.turned = turned;
  link_changed();
}

void Controller::show_draft(std::optional<Draft> draft) {
  const bool begins = draft && !state_.draft;
  state_.draft = std::move(draft);
  if (begins) notify(features_, &Feature::interrupt_play);
}

// Reopens a game as it was left.
bool Controller::open_named(const std::string& game) {
  auto opened = Session::open(game);
  if (!opened) return false;
  state_.open.popup.clear();
  if (game == state_.session->info().name) return true;
  auto left = previous_games_.take_named(game);
  start_game(left ? *std::move(left) : OpenGame{*std::move(opened)});
  return true;
}

void Controller::escape() {
  close_top();
  finish_input();
}

bool Controller::has_open() const {
  return !state_.open.popup.empty() || state_.notices.refusal ||
         std::any_of(features_.begin(), features_.end(),
                     [](const Feature* feature) { return feature->has_open(); });
}

void Controller::close_top() {
  const auto open = std::find_if(features_.begin(), features_.end(),
                                 [](const Feature* feature) { return feature->has_open(); });
  if (!state_.open.popup.empty())
    state_.open.popup.clear();
  else if (open != features_.end())
    (*open)->close();
  else
    state_.notices.refusal.reset();
  notify(features_, &Feature::escape);
}

// --- time

std::optional<double> Controller::tick() {
  if (!state_.session) return std::nullopt;
  bool acted = false;
  for (Feature* feature : features_) acted = feature->act_if_due() || acted;
  if (acted) finish_input();
  auto& copied = state_.notices.copied;
  if (copied && now() - copied->at > 1.5) copied.reset();

  std::optional<double> next;
  const auto wait_for = [&](double at) { next = std::min(next.value_or(at), at); };
  for (const Feature* feature : features_)
    if (const auto due = feature->due()) wait_for(*due);
  if (copied) wait_for(copied->at + 1.6);
  if (next) *next = std::max(*next - now(), 0.0);
  return next;
}

void Controller::toggle_popup(std::string_view popup) {
  if (state_.open.popup == popup)
    state_.open.popup.clear();
  else
    state_.open.popup = popup;
}

void Controller::change_theme() {
  state_.settings.dark = !is_dark(state_);
  platform_.store_setting("theme", *state_.settings.dark ? "dark" : "light");
}

std::string Controller::current_address() const {
  return platform_.page_address() + '#' + current_link();
}

void Controller::copy(const ItemId& item, const std::string& text) {
  copying_ = item;
  platform_.copy_text(text);
}

void Controller::share(const ItemId& item, const std::string& text) {
  copying_ = item;
  platform_.share_text(text);
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

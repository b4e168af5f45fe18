// Controller::activate: what a click on each kind of item does.
#include <algorithm>
#include <array>

#include "imgui_app/board/placing.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/go/counting.hpp"
#include "imgui_app/shell/controller.hpp"

namespace kanzen::app {

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

}  // namespace kanzen::app

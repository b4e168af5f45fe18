// Controller::activate: from an item's id to what it does.
#include <algorithm>
#include <array>
#include <charconv>

#include "imgui_app/model/controller.hpp"
#include "imgui_app/model/position_facts.hpp"

namespace kanzen::app {

struct Controller::Action {
  std::string_view prefix;
  bool (Controller::*perform)(std::string_view rest);
};

const Controller::Action* Controller::find_action(std::string_view id) {
  static constexpr std::array actions{
      Action{"square-", &Controller::activate_square},
      Action{"hand-", &Controller::activate_hand},
      Action{"move-", &Controller::activate_move},
      Action{"history-", &Controller::activate_history},
      Action{"ply-", &Controller::activate_history},
      Action{"line-", &Controller::activate_line},
      Action{"button-", &Controller::activate_button},
      Action{"mode-", &Controller::activate_mode},
      Action{"tab-", &Controller::activate_tab},
      Action{"unit-", &Controller::activate_unit},
      Action{"scale-", &Controller::activate_scale},
      Action{"rules-", &Controller::activate_rules},
      Action{"game-", &Controller::activate_game},
      Action{"players-", &Controller::activate_players},
      Action{"toggle-", &Controller::activate_toggle},
      Action{"notable-", &Controller::activate_notable},
      Action{"size-", &Controller::activate_size},
      Action{"tree-", &Controller::activate_tree},
  };
  const auto found = std::find_if(actions.begin(), actions.end(), [&](const Action& action) {
    return id.starts_with(action.prefix);
  });
  return found == actions.end() ? nullptr : &*found;
}

void Controller::on_event(const Event& event) {
  std::visit([this](const auto& one) { on(one); }, event);
}

void Controller::on(const Activated& event) { activate(event.id); }

void Intentions::add(Intention intention) { list_.push_back(std::move(intention)); }

void Controller::carry_out(const Intentions& intentions) {
  for (const Intention& intention : intentions) {
    std::visit([this](const auto& one) { on(one); }, intention);
  }
}

void Controller::on(const ActivateItem& intention) { activate(intention.id); }

bool Controller::activate(std::string_view id) {
  if (!state_.session) return false;
  const Action* action = find_action(id);
  if (action == nullptr) return false;
  const std::string rest(id.substr(action->prefix.size()));  // `id` may live in the state
  const bool done = (this->*action->perform)(rest);
  platform_.wake_after(0);
  return done;
}

namespace {

std::optional<std::size_t> parse_number(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

// --- the board

bool Controller::activate_square(std::string_view name) {
  const Session& session = *state_.session;
  const auto& squares = session.board().squares;
  const auto found = std::find_if(squares.begin(), squares.end(),
                                  [&](const SquareView& square) { return square.name == name; });
  if (found == squares.end() || is_perfect(state_, session.board().to_move)) return false;
  const auto square = static_cast<unsigned>(found - squares.begin());
  if (const MoveView* move = placing_move(session, square)) {
    play(move->text);
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

// "1-L": player and kind.
bool Controller::activate_hand(std::string_view name) {
  const Session& session = *state_.session;
  const auto& hands = session.board().hands;
  for (unsigned i = 0; i < hands.size(); ++i) {
    const std::string id =
        std::to_string(hands[i].piece.player + 1) + '-' + session.info().kinds[hands[i].piece.kind];
    if (id != name) continue;
    if (state_.board.selection.hand == i) {
      let_go();
    } else {
      choose({std::nullopt, i});
    }
    return true;
  }
  return false;
}

bool Controller::activate_move(std::string_view text) {
  const Session& session = *state_.session;
  const MoveView* move = find_move(session, text);
  if (move == nullptr || is_perfect(state_, session.board().to_move)) return false;
  if (loses_at_once(*move) && state_.board.warned_lift != move->from) {
    state_.board.selection = {};
    state_.board.warned_lift = move->from;
  } else {
    play(move->text);
  }
  return true;
}

// --- history and the perfect line

bool Controller::activate_history(std::string_view ply) {
  const auto number = parse_number(ply);
  const std::vector<Session::Node> line = state_.session->line();
  if (!number || *number >= line.size()) return false;
  navigate([&](Session& session) { session.jump(line[*number]); });
  return true;
}

bool Controller::activate_line(std::string_view number) {
  const auto count = parse_number(number);
  if (!count) return false;
  play_line_to(*count);
  return true;
}

// --- settings

void Controller::set_mode(Mode mode) {
  state_.view.mode = mode;
  state_.play.line_due.reset();
  if (mode != Mode::statistics && mode != state_.view.board_mode) {
    state_.view.board_mode = mode;
    state_.view.values = mode == Mode::analyse;
    state_.view.tab = mode == Mode::play ? Tab::game : Tab::moves;
  }
  if (!state_.session) return;  // the mode is read before the session is
  arm_perfect();
  changed();
  if (state_.values.solving.done()) search_notable_unasked();
}

bool Controller::activate_mode(std::string_view name) {
  if (name == "play") set_mode(Mode::play);
  if (name == "analyse") set_mode(Mode::analyse);
  if (name == "statistics") set_mode(Mode::statistics);
  return name == "play" || name == "analyse" || name == "statistics";
}

bool Controller::activate_tab(std::string_view name) {
  if (name == "moves") state_.view.tab = Tab::moves;
  if (name == "game") state_.view.tab = Tab::game;
  if (name == "tree") state_.view.tab = Tab::tree;
  if (name == "rules") state_.view.tab = Tab::rules;
  if (state_.session) refresh_tree();
  return name == "moves" || name == "game" || name == "tree" || name == "rules";
}

bool Controller::activate_unit(std::string_view name) {
  if (name != "plies" && name != "moves") return false;
  state_.settings.unit = name == "plies" ? Unit::plies : Unit::moves;
  platform_.store_setting("unit", std::string(name));
  return true;
}

bool Controller::activate_scale(std::string_view name) {
  if (name != "log" && name != "linear") return false;
  state_.view.logarithmic = name == "log";
  return true;
}

bool Controller::activate_toggle(std::string_view name) {
  if (name == "symmetry") {
    state_.tree_tab.every_position = !state_.tree_tab.every_position;
    refresh_tree();
    return true;
  }
  if (name != "values") return false;
  state_.view.values = !state_.view.values;
  return true;
}

// The position is kept where the other rule set allows it.
bool Controller::activate_rules(std::string_view name) {
  const Session& session = *state_.session;
  auto opened = Session::open(session.info().name, name);
  if (!opened) {
    refuse(Text::refused_rules, std::string(name), opened.error());
    return false;
  }
  state_.view.popup = Popup::none;
  if (name == session.info().rules) return true;
  const auto kept = opened->set_position(session.position());
  if (!kept) opened = Session::open(session.info().name, name);
  start_session(*std::move(opened));
  return true;
}

bool Controller::activate_game(std::string_view name) {
  auto opened = Session::open(name);
  if (!opened) {
    refuse(Text::refused_link, std::string(name), opened.error());
    return false;
  }
  state_.view.popup = Popup::none;
  if (name != state_.session->info().name) start_session(*std::move(opened));
  return true;
}

// --- the board's size in the menu

void Controller::offer_sizes() {
  state_.view.size_choice = {};
  const GameInfo& info = state_.session->info();
  if (info.any_size) state_.view.size_choice.size = info.size;
  activate_size({});
}

// "columns-more"; empty: only what is told of the size is brought up to date.
bool Controller::activate_size(std::string_view name) {
  struct Step {
    std::string_view name;
    SizePart part;
    int step;
  };
  static constexpr std::array steps{
      Step{"columns-less", SizePart::columns, -1}, Step{"columns-more", SizePart::columns, 1},
      Step{"rows-less", SizePart::rows, -1},       Step{"rows-more", SizePart::rows, 1},
      Step{"line-less", SizePart::line, -1},       Step{"line-more", SizePart::line, 1},
  };
  SizeChoice& choice = state_.view.size_choice;
  choice.refusal.reset();
  for (const Step& step : steps) {
    if (step.name == name) choice.refusal = step_size(choice.size, step.part, step.step);
  }
  const auto game = find_game(sized_game_name(choice.size));
  choice.by_search = game && (*game)->info().by_search();
  return true;
}

namespace {

struct Preset {
  std::string_view name;
  std::string_view in_link;  // whom the visitor plays; the first one is left out there
  Sides sides;
};
constexpr std::array presets{
    Preset{"orange", "first", {Side::person, Side::perfect}},
    Preset{"purple", "second", {Side::perfect, Side::person}},
    Preset{"two", "two", {Side::person, Side::person}},
    Preset{"watch", "watch", {Side::perfect, Side::perfect}},
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

bool Controller::activate_players(std::string_view name) {
  for (const Preset& preset : presets) {
    if (preset.name != name) continue;
    state_.play.sides = preset.sides;
    state_.board.selection = {};
    arm_perfect();
    write_fragment();
    return true;
  }
  return false;
}

}  // namespace kanzen::app

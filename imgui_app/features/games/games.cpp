#include "imgui_app/features/games/games.hpp"

#include <utility>

#include "engine/adapter/position_editor.hpp"

namespace kanzen::app {
namespace {

// Returns the position without what earlier moves left beside the pieces and some rule sets refuse:
// a ko point, and prisoners.  Empty: the game has no editor.
std::string position_of_pieces(const Session& session) {
  const auto editor = find_position_editor(session.info().name, session.info().rules);
  if (!editor) return {};
  PositionDraft draft = editor->draft(session.state());
  draft.ko.reset();
  draft.prisoners = {};
  return editor->format(draft);
}

}  // namespace

Games::Games(const FeatureContext& context) : Feature(context) {
  handle("button-game", &Games::open_menu);
  handle(game_item, [this](const std::string& game) { return shell_.open_named(game); });
  handle(rules_item, &Games::open_rules);
  handle(size_item, &Games::step_size_part);
  handle("button-open-size",
         [this] { return shell_.open_named(sized_game_name(choice_.family, choice_.size)); });
}

void Games::open_menu() {
  if (entries_.empty()) entries_ = list_menu_games();
  offer_sizes();
  shell_.toggle_popup("game menu");
}

// Keeps the position if the other rule set allows it.
bool Games::open_rules(const std::string& rules) {
  const Session& session = *state_.session;
  auto opened = Session::open(session.info().name, rules);
  if (!opened) return false;
  shell_.show_popup({});
  if (rules == session.info().rules) return true;
  if (!opened->set_position(session.position()) &&
      !opened->set_position(position_of_pieces(session)))
    opened = Session::open(session.info().name, rules);
  shell_.start_game({*std::move(opened)});
  return true;
}

// --- boards of any size

void Games::offer_sizes() {
  choice_ = {};
  const GameInfo& info = state_.session->info();
  choice_.family = sized_family_of(info);
  if (info.family == choice_.family) choice_.size = info.size;
  describe_size();
}

void Games::step_size_part(SizePart part, int step) {
  choice_.refusal = step_size(choice_.family, choice_.size, part, step);
  describe_size();
}

void Games::describe_size() {
  const auto game = find_game(sized_game_name(choice_.family, choice_.size));
  choice_.by_search = game && (*game)->info().needs_search();
}

}  // namespace kanzen::app

#include "imgui_app/features/rules/rules.hpp"

#include <cmath>
#include <utility>

#include "engine/session/position_queries.hpp"
#include "imgui_app/model/settings.hpp"

namespace kanzen::app {
namespace {

std::optional<ShownExample> shown_example(const AnyGame& game, const MoveExample& example) {
  const auto before = game.parse(example.position);
  if (!before) return std::nullopt;
  const auto move = find_move(game, *before, example.move);
  if (!move) return std::nullopt;
  ShownExample shown{&example, game.view_move(*before, *move), game.board(*before), {}};
  if (const auto after = game.after(*before, *move)) {
    shown.after = game.board(*after);
  } else {
    shown.after = shown.before;
    if (shown.move.from) shown.after.squares[*shown.move.from].stack.pop_back();
  }
  // Warnings of attacks would distract from the move.
  shown.before.attacked.clear();
  shown.after.attacked.clear();
  return shown;
}

}  // namespace

RuleExamples examples_of(const GameInfo& info) {
  const GameWords& words = words_of(info);
  RuleExamples examples;
  if (words.examples.empty()) return examples;
  const std::string_view name =
      words.examples_in.empty() ? std::string_view(info.name) : words.examples_in;
  const auto game = find_game(name, info.rules);
  if (!game) return examples;
  examples.game = *game;
  for (const MoveExample& example : words.examples) {
    if (!example.rules.empty() && example.rules != info.rules) continue;
    if (!example.untrue_under.empty() && info.rules.find(example.untrue_under) != std::string::npos)
      continue;
    if (auto shown = shown_example(**game, example)) examples.all.push_back(*std::move(shown));
  }
  return examples;
}

ExamplePhase phase_of(const RuleExamples& examples, std::size_t number, double now) {
  const auto& playing = examples.playing;
  if (!playing || (playing->only && *playing->only != number)) return {};
  const double elapsed = now - playing->started;
  if (elapsed >= most_plays * example_seconds) return {};
  return {ease_out(std::fmod(elapsed, example_seconds) - before_example, example_move), false};
}

Rules::Rules(const FeatureContext& context) : Feature(context) {
  handle(example_item, &Rules::play);
}

void Rules::game_opened() { examples_ = examples_of(state_.session->info()); }

void Rules::tab_changed() {
  if (state_.open.tab == "rules") examples_.playing = RuleExamples::Playing{now(), std::nullopt};
}

bool Rules::play(std::size_t number) {
  if (number >= examples_.all.size()) return false;
  examples_.playing = RuleExamples::Playing{now(), number};
  return true;
}

}  // namespace kanzen::app

#pragma once
// Rules: the tab with the rules of the open game and pictures of its moves.
#include "imgui_app/features/feature.hpp"
#include "imgui_app/features/rules/examples.hpp"

namespace kanzen::app {

inline constexpr ItemKind<std::size_t> example_item{"example-"};  // an index into RuleExamples::all

class Rules final : public Feature {
 public:
  explicit Rules(const FeatureContext& context);

  const RuleExamples& examples() const { return examples_; }

  void game_opened() override;
  void tab_changed() override;  // all pictures move when the tab opens
  void add_panels(Panels& panels) const override;

 private:
  bool play(std::size_t number);
  float draw(Ui& ui, const Rect& area) const;

  RuleExamples examples_;
};

// Draw the pictures, and how moves are written; return the height used.
float draw_examples(Ui& ui, const Rect& area, const RuleExamples& examples);
float draw_notation_legend(Ui& ui, const Rect& area, const RuleExamples& examples);

}  // namespace kanzen::app

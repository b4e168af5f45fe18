#pragma once
// RulesController: the pictures of moves on the Rules tab.
#include "imgui_app/app/feature.hpp"
#include "imgui_app/app/item.hpp"

namespace kanzen::app {

class RulesController : Feature {
 public:
  RulesController(const Feature& feature, RuleExamples& examples)
      : Feature(feature), examples_(examples) {}

  void open_game();  // the session has another game or rule set
  void play() { examples_.playing = RuleExamples::Playing{now(), std::nullopt}; }  // all pictures
  bool perform(const ExampleItem& item);

 private:
  RuleExamples& examples_;
};

}  // namespace kanzen::app

#pragma once
// GoController: the evaluation of Go positions, the count at the end, and komi and handicap of a
// new game.
#include <string_view>

#include "imgui_app/shell/feature.hpp"
#include "imgui_app/shell/item.hpp"

namespace kanzen::app {

class GoController : Feature {
 public:
  GoController(const Feature& feature, GoState& go) : Feature(feature), go_(go) {}

  // --- evaluation
  void judge();
  void stop_judging();
  void forget_standing();
  void on(const Answer<EstimatePosition>& answer);
  void on(const Answer<ScorePosition>& answer);

  // --- the count
  void count_again();
  void toggle_dead(unsigned square);
  void toggle_believed_dead();
  void take_dead(std::string_view in_link);

  // --- komi and handicap
  bool change_terms(const TermsItem& item);
  void start_again();  // with komi and handicap of a new game

 private:
  void score_next();
  void estimate_next();
  void stop_estimating();
  void stop_scoring();

  GoState& go_;
};

}  // namespace kanzen::app

#pragma once
// GoController: of games that count how positions stand, the count at the end, and the terms of a
// new game.
#include <string_view>

#include "imgui_app/shell/feature.hpp"
#include "imgui_app/shell/item.hpp"

namespace kanzen::app {

class GoController : Feature {
 public:
  GoController(const Feature& feature, GoState& go) : Feature(feature), go_(go) {}

  // --- how positions stand
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

  // --- the terms
  bool change_terms(const TermsItem& item);
  void start_again();  // with the terms of a new game

 private:
  void score_next();
  void estimate_next();
  void stop_estimating();
  void stop_scoring();

  GoState& go_;
};

}  // namespace kanzen::app

#pragma once
// GoController: the evaluation of Go positions, the count at the end, and komi and handicap of a
// new game.
#include <string_view>

#include "imgui_app/app/feature.hpp"
#include "imgui_app/app/item.hpp"

namespace kanzen::app {

class GoController : Feature {
 public:
  GoController(const Feature& feature, GoState& go) : Feature(feature), go_(go) {}

  // --- evaluation
  void evaluate();
  void stop_evaluating();
  void clear_evaluations();
  void open_game();
  void on(const Answer<PositionEstimateRequest>& answer);
  void on(const Answer<PositionScoreRequest>& answer);
  bool search_longer();         // for scores of the current position; false: it is not offered
  bool cancel_longer_search();  // false: none is running

  // --- the count
  void count_again();
  void toggle_dead(unsigned square);
  void toggle_believed_dead();
  bool agree_on_dead();  // on the chosen ones; false: the game was not counted
  void set_dead_from_link(std::string_view in_link);

  // --- komi and handicap
  bool change_setup(const SetupItem& item);
  void start_again();  // with komi and handicap of a new game

 private:
  void score_next();
  void estimate_next();
  void stop_estimating();
  void stop_scoring();
  void set_setup(const std::optional<GameSetup>& setup);

  GoState& go_;
};

}  // namespace kanzen::app

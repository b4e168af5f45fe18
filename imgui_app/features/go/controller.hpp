#pragma once
// GoController: the evaluation of Go positions, the count at the end, and komi and handicap of a
// new game.
#include <string_view>

#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

class GoController final : public Feature {
 public:
  GoController(const FeatureContext& context, GoState& go);

  // --- evaluation
  void evaluate();
  void stop_evaluating();
  void clear_evaluations();
  void open_game();
  void on(const Answer<PositionEstimateRequest>& answer);
  void on(const Answer<PositionScoreRequest>& answer);
  bool cancel_longer_search();  // false: none is running

  void set_dead_from_link(std::string_view in_link);
  void start_again();  // with komi and handicap of a new game

  void session_changed() override;

 private:
  std::optional<bool> search_longer();  // for scores of the position; nullopt: it is not offered
  void count_again();
  std::optional<bool> toggle_dead_named(const std::string& square);
  void toggle_dead(unsigned square);
  void toggle_believed_dead();
  bool agree_on_dead();  // on the chosen ones; false: the game was not counted
  bool change_setup(SetupPart part, int step);
  void score_next();
  void estimate_next();
  void stop_estimating();
  void stop_scoring();
  void set_setup(const std::optional<GameSetup>& setup);

  GoState& go_;
};

}  // namespace kanzen::app

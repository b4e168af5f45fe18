#pragma once
// GoController: the evaluation of Go positions, the count at the end, and komi and handicap of a
// new game.

#include <array>
#include <optional>
#include <string>

#include "imgui_app/features/feature.hpp"
#include "imgui_app/features/go/setup.hpp"

namespace kanzen::app {

class GoController final : public Feature {
 public:
  explicit GoController(const FeatureContext& context);

  void on(const Answer<PositionEstimateRequest>& answer);
  void on(const Answer<JudgeRequest>& answer);
  void on(const Answer<PositionScoreRequest>& answer);

  void game_opened() override;
  void game_linked(const LinkKeys& keys) override;  // reads the dead stones
  void session_changed() override;
  void values_toggled() override;
  void bot_started() override { stop_evaluating(); }
  std::string link_keys() const override;  // the dead stones
  std::optional<Verdict> headline() const override;
  void add_panels(Panels& panels) const override;

  const std::optional<GameSetup>& setup() const { return setup_; }  // of a new game

 private:
  void evaluate();
  void stop_evaluating();
  std::optional<bool> cancel_longer_search();  // nullopt: none is running
  void start_again();                          // with komi and handicap of a new game
  std::optional<bool> search_longer();  // for scores of the position; nullopt: it is not offered
  void count_again();
  std::optional<bool> toggle_dead_named(const std::string& square);
  void toggle_dead(unsigned square);
  void toggle_believed_dead();
  bool agree_on_dead();  // on the chosen ones; false: the game was not counted
  bool change_setup(SetupPart part, int step);
  bool judge_next();  // returns whether a judgement is running
  void score_next();
  void estimate_next();
  void stop_judging();
  void stop_estimating();
  void stop_scoring();
  void set_setup(const std::optional<GameSetup>& setup);

  float draw_evaluation(Ui& ui, const Rect& area) const;
  float draw_setup(Ui& ui, const Rect& area) const;

  GoState& go_;
  bool shows_ownership_ = true, shows_best_moves_ = true;  // on the board
  std::optional<GameSetup> setup_;                         // empty in other games
  // By SetupPart: whether the komi and the handicap of `setup_` can be decreased and increased.
  std::array<std::array<bool, 2>, 2> setup_steps_{};
  // Rules under which the scores of this board are exact; empty: the current ones, or none.
  std::string scored_rules_;
};

}  // namespace kanzen::app

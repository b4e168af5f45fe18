#pragma once
// StudiesController: the studies of the Statistics page.
#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

class StudiesController final : public Feature {
 public:
  StudiesController(const FeatureContext& context, Studies& studies);

  void start_study_automatically();
  void forget();
  void on(const Answer<RuleComparisonRequest>& answer);
  void on(const Answer<RoundsRequest>& answer);
  void on(const Answer<ScoreStatisticsRequest>& answer);
  void on(const Answer<PositionCountRequest>& answer);

  void values_changed() override { start_study_automatically(); }
  bool act_if_due() override;  // a step through the rounds
  std::optional<double> due() const override { return studies_.rounds.due; }

 private:
  bool show_study(Study study);
  // --- two rule sets
  bool compare_rules();
  bool cancel_comparison();
  bool choose_compared(const std::string& rules);
  bool open_difference(std::size_t number, const std::string& rules);
  // --- rounds
  bool find_rounds();
  bool step_rounds(int step);
  bool play_rounds();
  bool open_round_example(std::size_t step, std::size_t number);
  // --- games with scores
  bool open_proof_line();  // the longest line of the proof
  bool open_smaller_board();
  // --- growth
  bool count_growth();
  bool cancel_growth();
  bool explain(GlossaryTerm term);
  bool show_round(std::size_t step);
  void count_next_size();

  Studies& studies_;
};

}  // namespace kanzen::app

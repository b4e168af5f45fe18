#pragma once
// StudiesController: the studies of the Statistics page.
#include "imgui_app/app/feature.hpp"
#include "imgui_app/app/item.hpp"

namespace kanzen::app {

class StudiesController : Feature {
 public:
  StudiesController(const Feature& feature, Studies& studies)
      : Feature(feature), studies_(studies) {}

  void start_study_automatically();
  void forget();
  bool perform(const StudyItem& item);

  // --- two rule sets
  bool compare_rules();
  bool cancel_comparison();
  void on(const Answer<RuleComparisonRequest>& answer);
  bool perform(const ComparedRulesItem& item);
  bool perform(const DifferenceItem& item);

  // --- rounds
  bool find_rounds();
  bool step_rounds(int step);
  bool play_rounds();
  bool step_if_due();  // true if a step was due
  void on(const Answer<RoundsRequest>& answer);
  bool perform(const RoundItem& item) { return show_round(item.step); }
  bool perform(const RoundExampleItem& item);

  // --- games with scores
  void on(const Answer<ScoreStatisticsRequest>& answer);
  // Opens the longest line of the proof.
  bool open_proof_line();
  bool open_smaller_board();

  // --- growth
  bool count_growth();
  bool cancel_growth();
  void on(const Answer<PositionCountRequest>& answer);

  bool perform(const GlossaryItem& item);

 private:
  bool show_round(std::size_t step);
  void count_next_size();

  Studies& studies_;
};

}  // namespace kanzen::app

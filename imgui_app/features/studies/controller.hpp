#pragma once
// StudiesController: the studies of the Statistics page.
#include <optional>
#include <string>

#include "imgui_app/features/feature.hpp"
#include "imgui_app/features/studies/state.hpp"

namespace kanzen::app {

class StudiesController final : public Feature {
 public:
  explicit StudiesController(const FeatureContext& context);

  const Studies& studies() const { return studies_; }

  void on(const Answer<RuleComparisonRequest>& answer);
  void on(const Answer<RoundsRequest>& answer);
  void on(const Answer<ScoreStatisticsRequest>& answer);
  void on(const Answer<PositionCountRequest>& answer);

  void game_changed() override;
  void read_choices(const LinkKeys& keys) override;
  void game_linked(const LinkKeys& keys) override;
  void mode_changed(bool) override { start_study_automatically(); }
  void values_changed() override { start_study_automatically(); }
  ItemId item_typed(unsigned character, const ItemId& focused) const override;
  std::string link_keys() const override;
  std::optional<CitedStudy> cited_study() const override;
  void add_panels(Panels& panels) const override;
  bool act_if_due() override;  // a step through the rounds
  std::optional<double> due() const override { return studies_.rounds.due; }

 private:
  void start_study_automatically();
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

  bool save_table(StudyTable table_of, FigureFormat format);

  Studies studies_;
  View& view_;  // writes the section and the scale of the chart
};

}  // namespace kanzen::app

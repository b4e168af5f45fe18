#pragma once
// Laboratory: a section of the Statistics page for games whose rules are choices.  Its switches
// open the game under other rules, and its table grows by each rule set that is solved there.
#include <optional>
#include <string>
#include <vector>

#include "engine/study/survey.hpp"
#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

enum class SurveyOrder { tried, value, draws, length };
constexpr auto names_of(SurveyOrder) {
  return names_in_order<SurveyOrder>("tried", "value", "draws", "length");
}

// --- items
inline constexpr ItemKind<std::string> setting_item{"setting-"};  // switches "lift=illegal"
inline constexpr ItemKind<SurveyOrder> survey_order_item{"order-"};
inline constexpr ItemKind<FigureFormat> survey_item{"survey-"};  // saves the table

class Laboratory final : public Feature {
 public:
  explicit Laboratory(const FeatureContext& context);

  // A rule set that was opened here, or that a link names.
  struct Tried {
    std::string rules;
    std::optional<SurveyedRules> found;  // empty: it has not been solved yet
  };
  std::vector<const Tried*> tried() const;  // in the chosen order

  void on(const Answer<ProbeRequest>& answer);
  void game_changed() override;
  void mode_changed(bool) override { survey(); }
  void values_changed() override { survey(); }
  void game_linked(const LinkKeys& keys) override;
  std::string link_keys() const override;
  std::optional<CitedStudy> cited_study() const override;
  News news() const override;
  bool act_if_due() override;
  std::optional<double> due() const override { return due_; }
  void add_panels(Panels& panels) const override;

 private:
  // A setting other than the usual one of its choice.
  struct Setting {
    std::string name;   // "lift=illegal"
    std::string rules;  // the open rule set without it if it is chosen, or else with it
    bool is_chosen = false;
  };

  bool is_offered() const;
  bool is_shown() const;
  void survey();
  bool show();
  bool change(const std::string& setting);
  bool solve_others();
  bool save(FigureFormat format);
  Tried* find(const std::string& rules);
  const Tried* next_to_solve() const;
  std::string result() const;
  DataTable table() const;

  float draw(Ui& ui, const Rect& area) const;
  float draw_settings(Ui& ui, const Rect& area) const;
  float draw_tried(Ui& ui, const Rect& area) const;
  float draw_row(Ui& ui, const Rect& area, const Tried& tried) const;

  View& view_;                     // writes the section
  std::vector<Setting> settings_;  // of the open rule set; those that change play
  std::vector<Tried> tried_;       // of the game `game_`
  std::string game_;
  SurveyOrder order_ = SurveyOrder::tried;
  bool has_solved_ = false;     // this tab has solved a large game that is offered
  bool solves_others_ = false;  // opens one after the other
  std::optional<double> due_;   // when the open one is solved, or the next is opened
};

}  // namespace kanzen::app

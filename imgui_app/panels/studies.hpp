#pragma once
// What the Statistics page studies beside the counts, one file each.
#include "imgui_app/layout.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

inline constexpr float card_gap = 12;  // between the cards of a study

// Which of them is shown; returns the height used, 0 where there is no choice.
float draw_study_choice(Ui& ui, const Rect& area);
// The one that is open, in place of the counts; the page scrolls.
void draw_study(Ui& ui, const Layout& layout, float scroll);

// Returns the height used, as all of these do.
float draw_comparison(Ui& ui, const Rect& area);
float draw_first_differences(Ui& ui, const Rect& area, const RuleComparison::Done& done);

float draw_rounds(Ui& ui, const Rect& area);
// 0 where there is nothing to show.
float draw_by_ply(Ui& ui, const Rect& area, const std::vector<std::uint64_t>& by_ply);
float draw_growth(Ui& ui, const Rect& area);
// Words that are used nearby, each explained when it is pressed; 0: there are none.
float draw_meanings(Ui& ui, const Rect& area);

// The title of a study, and a paragraph about it.
float draw_study_title(Ui& ui, const Rect& area, const std::string& title,
                       const std::string& detail);
float draw_study_heading(Ui& ui, const Rect& area, const std::string& id, const std::string& words);

}  // namespace kanzen::app

#pragma once
// What the Statistics page studies beside the counts, one file each.
#include "imgui_app/layout.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

// Which of them is shown; returns the height used, 0 where there is no choice.
float draw_study_choice(Ui& ui, const Rect& area);
// The one that is open, in place of the counts; the page scrolls.
void draw_study(Ui& ui, const Layout& layout, float scroll);

// Returns the height used, as all of these do.
float draw_comparison(Ui& ui, const Rect& area);
float draw_first_differences(Ui& ui, const Rect& area, const RuleComparison::Done& done);

// The title of a study, and a paragraph about it.
float draw_study_title(Ui& ui, const Rect& area, const std::string& title,
                       const std::string& detail);
float draw_study_heading(Ui& ui, const Rect& area, const std::string& id, const std::string& words);

}  // namespace kanzen::app

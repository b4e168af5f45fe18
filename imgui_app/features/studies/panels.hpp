#pragma once
// The panels of the Statistics page's studies.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "imgui_app/features/studies/state.hpp"
#include "imgui_app/model/closure.hpp"
#include "imgui_app/widgets/layout.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

inline constexpr float card_gap = 12;  // between the cards of a study

// Returns whether two cards fit next to each other.
inline bool has_two_columns(const Rect& area) { return area.width >= 700; }
// Draws the content of a card into its inner area; returns the height used.
using CardContent = Closure<float(const Rect& inner)>;
// Two cards in reading order. Without a content there is no card.
struct CardPair {
  CardContent first, second;
  float share = 0.5F;  // the first card's share of the width
  bool first_on_the_right = false;
};
// Draws the cards next to each other at equal height, or one below the other; returns the height
// used with a gap.
float draw_card_pair(Ui& ui, const Rect& area, const CardPair& pair);

// Draws the Statistics page.
float draw_statistics(Ui& ui, const Studies& studies);
// Draws notable positions with the search for them; 0 if there are none.
float draw_notable(Ui& ui, const Rect& area);
// Returns the section of another feature that is shown; null: one of this feature's is.
const Panel* added_study(const Ui& ui);
// Draws the choice of the study; returns the height used, 0 if there is no choice.
float draw_study_choice(Ui& ui, const Rect& area);
// Draws the chosen study in place of the counts.
float draw_study(Ui& ui, const Studies& studies);

// Each of these functions returns the height used.
float draw_comparison(Ui& ui, const Studies& studies, const Rect& area);
float draw_rounds(Ui& ui, const Studies& studies, const Rect& area);
// Draws why there are no counts of all positions, and what can be done instead.
float draw_no_statistics(Ui& ui, const Studies& studies, const Rect& area, const Words& reason);
// Draws what is known of a game with scores in place of counts.
float draw_score_statistics(Ui& ui, const Studies& studies, const Rect& area);
// Draws the terms of this page, each explained when it is pressed; 0 if there are none.
float draw_glossary(Ui& ui, const Studies& studies, const Rect& area);

// A number in a card, with a label above it.
struct FigureCard {
  std::string id, label;
  std::uint64_t count = 0;
  std::string share = {};               // empty if there is none
  std::optional<Outcome> outcome = {};  // of the counted positions; adds its sign
  bool large = false;                   // if there is room
};
void draw_figure_card(Ui& ui, const Rect& box, const FigureCard& figure);

// Draws the words in the outcome's colour after its sign; returns the width used.
float draw_outcome_name(Ui& ui, Point at, std::string_view words, Outcome outcome, Align align,
                        FontSize size = FontSize::caption);

// The height of a row of these buttons.
inline float table_button_height(const Ui& ui) { return ui.touch() ? 44.0F : 28.0F; }
// Draws the buttons that save a table and cite the statistics; returns their height.
float draw_table_buttons(Ui& ui, const Rect& area, StudyTable table);

// Draw the title of a study with a paragraph, and a heading.
float draw_study_title(Ui& ui, const Rect& area, const std::string& title,
                       const std::string& detail);
float draw_study_heading(Ui& ui, const Rect& area, const std::string& id, std::string_view words);

}  // namespace kanzen::app

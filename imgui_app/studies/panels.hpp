#pragma once
// What the Statistics page studies beside the counts, one file each.
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "imgui_app/shell/layout.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

inline constexpr float card_gap = 12;  // between the cards of a study

// Do two cards have room beside each other?
inline bool has_two_columns(const Rect& area) { return area.width >= 700; }
// What is in a card, given the room inside; returns the height used.
using CardContent = std::function<float(const Rect& inner)>;
// In the order in which they are read; without a content there is no card.
struct CardPair {
  CardContent first, second;
  float share = 0.5F;  // of the width: the first one's
  bool first_on_the_right = false;
};
// Beside each other and equally high, or one below the other; returns the height used and a gap.
float draw_card_pair(Ui& ui, const Rect& area, const CardPair& pair);

// Which of them is shown; returns the height used, 0 where there is no choice.
float draw_study_choice(Ui& ui, const Rect& area);
// The one that is open, in place of the counts; the page scrolls.
void draw_study(Ui& ui, const Layout& layout, float scroll);

// Returns the height used, as all of these do.
float draw_comparison(Ui& ui, const Rect& area);
float draw_rounds(Ui& ui, const Rect& area);
// Words that are used nearby, each explained when it is pressed; 0: there are none.
float draw_meanings(Ui& ui, const Rect& area);

// A number in a card, with what it counts over it.
struct FigureCard {
  std::string id, label;
  std::uint64_t count = 0;
  std::string share = {};               // empty: none
  std::optional<Outcome> outcome = {};  // counted: its sign is shown, and the share beside it
  bool large = false;                   // where there is room
};
void draw_figure_card(Ui& ui, const Rect& box, const FigureCard& figure);

// The title of a study, and a paragraph about it.
float draw_study_title(Ui& ui, const Rect& area, const std::string& title,
                       const std::string& detail);
float draw_study_heading(Ui& ui, const Rect& area, const std::string& id, std::string_view words);

}  // namespace kanzen::app

#pragma once
// The colours for those who need more contrast than the design's, or have chosen a few colours for
// everything on their system.
#include "engine/picture/theme.hpp"

namespace kanzen {

// The design's, with darker words and edges (lighter ones in the dark): WCAG AAA for all text.
const Theme& light_contrast_theme();
const Theme& dark_contrast_theme();

// CSS's names: Canvas, CanvasText, Highlight, HighlightText.
struct SystemColors {
  Color ground, words, chosen, on_chosen;
  friend bool operator==(const SystemColors&, const SystemColors&) = default;
};

// Of these alone, and of mixtures of them where nothing is written.
Theme theme_of_system(const SystemColors& colors);
bool is_dark_ground(const SystemColors& colors);

}  // namespace kanzen

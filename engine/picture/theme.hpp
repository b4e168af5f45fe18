#pragma once
// The colours of pictures and of the page around them, once for light and once for dark;
// where something is translucent, the drawing code says how much.  The players' colours are
// the face's (face.hpp).
//
// Two codes never share a shape: *players* are domes, capsules, bars and dots,
// *values* are the signs for win, draw and loss beside a number or a word.
#include "engine/picture/pen.hpp"

namespace kanzen {
struct Theme {
  bool dark = false;
  Color bg, surface, raised;
  Color line;    // decorative
  Color strong;  // edges that carry meaning
  Color text, text2;
  Color board_frame, board_cell, last_move;
  Color accent, accent_soft, on_accent;  // action, focus, target
  Color win, win_soft, draw, draw_soft, loss, loss_soft;
  Color warn, warn_soft;
  Color shadow;
  float shadow_alpha = 0;  // of one of the layers under a piece
};

const Theme& light_theme();
const Theme& dark_theme();

// The colours for those who need more contrast than the design's, or have chosen a few colours for
// everything on their system.

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

#pragma once
// The colours of pictures and of the page, for light and dark themes; drawing code sets the
// opacity.  Faces define the players' colours (face.hpp).
//
// Players and values never have the same shapes: domes, capsules, bars and dots represent players,
// and values have the signs for win, draw and loss next to a number or a word.
#include "engine/picture/pen.hpp"

namespace kanzen {
struct Theme {
  bool dark = false;
  Color bg, surface, raised;
  Color line;    // decorative
  Color strong;  // edges that convey information
  Color text, text2;
  Color board_frame, board_cell, last_move;
  Color accent, accent_soft, on_accent;  // action, focus, target
  Color win, win_soft, draw, draw_soft, loss, loss_soft;
  Color warn, warn_soft;
  Color shadow;
  float shadow_alpha = 0;  // opacity of one layer of a piece's shadow
};

const Theme& light_theme();
const Theme& dark_theme();

// --- themes for the CSS media features prefers-contrast and forced-colors

// The standard themes with darker text and edges (lighter in the dark theme): WCAG AAA for all
// text.
const Theme& light_contrast_theme();
const Theme& dark_contrast_theme();

// The CSS system colours Canvas, CanvasText, Highlight and HighlightText.
struct SystemColors {
  Color canvas, canvas_text, highlight, highlight_text;
  friend bool operator==(const SystemColors&, const SystemColors&) = default;
};

// Returns a theme of these colours only; surfaces without text may be mixtures of them.
Theme system_theme(const SystemColors& colors);
bool is_dark_background(const SystemColors& colors);

}  // namespace kanzen

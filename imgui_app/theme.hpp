#pragma once
// Every colour of the page, once for light and once for dark.  sRGB, opaque; where
// something is translucent, the drawing code says how much.
//
// Two codes never share a shape: *players* are domes, capsules, bars and dots,
// *values* are the signs for win, draw and loss beside a number or a word.
#include <array>
#include <cstdint>

namespace kanzen::app {

struct Color {
  std::uint8_t red = 0, green = 0, blue = 0;
  friend constexpr bool operator==(Color, Color) = default;
};

constexpr Color rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8 & 0xffu),
          static_cast<std::uint8_t>(hex & 0xffu)};
}

struct PlayerColors {
  Color body, rim, edge, mark;  // the edge carries the contrast, it is never left out
};

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
  std::array<PlayerColors, 2> players;  // Orange, Purple: blue already means "win"
  Color eye, pupil, shadow;
  float shadow_alpha = 0;  // of one of the capsules under a piece
};

const Theme& light_theme();
const Theme& dark_theme();

// `amount` 0 gives `from`, 1 gives `to`; mixed in sRGB, as translucency would.
Color mix(Color from, Color to, float amount);

// WCAG contrast ratio, 1 to 21.
double contrast(Color a, Color b);

}  // namespace kanzen::app

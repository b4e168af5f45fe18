#pragma once
// Colours: sRGB, eight bits a channel, opaque.
#include <cstdint>

namespace kanzen {

struct Color {
  std::uint8_t red = 0, green = 0, blue = 0;
  friend constexpr bool operator==(Color, Color) = default;
};

constexpr Color rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8 & 0xffu),
          static_cast<std::uint8_t>(hex & 0xffu)};
}

// `amount` 0 gives `from`, 1 gives `to`; mixed in sRGB, as translucency would.
Color mix(Color from, Color to, float amount);

// The grey of the same relative luminance (WCAG 2.1).
Color grey_of(Color color);

// WCAG contrast ratio, 1 to 21.
double contrast(Color a, Color b);

}  // namespace kanzen

#include "engine/picture/pen.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen {
Color mix(Color from, Color to, float amount) {
  const auto channel = [amount](std::uint8_t a, std::uint8_t b) {
    const float mixed = static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) *
                                                    std::clamp(amount, 0.0F, 1.0F);
    return static_cast<std::uint8_t>(std::lround(mixed));
  };
  return {channel(from.red, to.red), channel(from.green, to.green), channel(from.blue, to.blue)};
}

namespace {

// Relative luminance, WCAG 2.1.
double luminance(Color color) {
  const auto linear = [](std::uint8_t channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

}  // namespace

Color grey_of(Color color) {
  const double light = luminance(color);
  const double c = light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
  const auto channel = static_cast<std::uint8_t>(std::lround(255 * c));
  return {channel, channel, channel};
}

double contrast(Color a, Color b) {
  const double la = luminance(a);
  const double lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

void Pen::polyline(std::span<const Point> points, Color color, float thickness, bool closed) {
  for (const Point p : points) path_to(p);
  stroke_path(color, thickness, closed);
}

void Pen::polygon(std::span<const Point> convex, Color color, float alpha) {
  for (const Point p : convex) path_to(p);
  fill_path(color, alpha);
}

}  // namespace kanzen

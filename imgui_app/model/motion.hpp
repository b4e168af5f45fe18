#pragma once
// How long things move, in seconds, and how they ease.  All of it is skipped for
// those who ask for reduced motion.
#include <algorithm>

namespace kanzen::app {

constexpr double move_seconds = 0.150;
constexpr double lift_seconds = 0.090;
constexpr double toggle_seconds = 0.120;
constexpr double win_line_seconds = 0.300;

// 0 to 1, quick at first.
inline float ease_out(double elapsed, double duration) {
  const double left = 1.0 - std::clamp(elapsed / duration, 0.0, 1.0);
  return static_cast<float>(1.0 - left * left * left);
}

}  // namespace kanzen::app

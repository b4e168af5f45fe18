#include "imgui_app/model/estimate.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen::app {

std::optional<double> share_done(const Progress& progress) {
  if (progress.total == 0) return std::nullopt;
  return std::min(1.0, static_cast<double>(progress.done) / static_cast<double>(progress.total));
}

double positions_per_second(const Progress& progress, double elapsed) {
  return elapsed <= 0 ? 0 : static_cast<double>(progress.done) / elapsed;
}

std::optional<int> seconds_left(const Progress& progress, double elapsed) {
  constexpr double settled = 3;
  const auto share = share_done(progress);
  if (!share || *share <= 0 || elapsed < settled) return std::nullopt;
  const double left = elapsed * (1 - *share) / *share;
  return std::max(5, static_cast<int>(std::lround(left / 5)) * 5);
}

}  // namespace kanzen::app

#include "engine/gtp/clock.hpp"

#include <algorithm>

namespace kanzen::gtp {

void Clock::set(const TimeSettings& settings) {
  settings_ = settings;
  left_.fill({settings.main, 0});
}

// A referee that tells the time without having told the system means the time that is left, or
// that of a Canadian period.
void Clock::set_left(Player player, double seconds, unsigned stones) {
  if (settings_.system == TimeSettings::System::none)
    settings_.system = TimeSettings::System::canadian;
  left_[player] = {std::max(seconds, 0.0), stones};
}

std::optional<double> Clock::seconds(Player player, unsigned moves) const {
  using System = TimeSettings::System;
  constexpr double reserve = 0.9;  // leaves time for communication and the end of the search
  const Left& left = left_[player];
  const double main = left.seconds / moves;
  double time = 0;
  switch (settings_.system) {
    case System::none: return std::nullopt;
    case System::absolute: time = left.stones > 0 ? left.seconds / left.stones : main; break;
    case System::canadian:
      if (left.stones > 0)
        time = left.seconds / left.stones;
      else
        time = std::max(main, settings_.stones > 0 ? settings_.period / settings_.stones : 0);
      break;
    case System::byoyomi:
      time = left.stones > 0 ? left.seconds : std::max(main, settings_.period);
      break;
    case System::fischer: time = std::min(left.seconds, main + settings_.period); break;
  }
  return reserve * std::min(time, settings_.most);
}

}  // namespace kanzen::gtp

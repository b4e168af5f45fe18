#include "imgui_app/widgets/pointer_trail.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen::app {
namespace {

constexpr double last_moment = 0.06;   // seconds before the end over which the speed is measured
constexpr double slowest_swipe = 400;  // CSS pixels per second

}  // namespace

void PointerTrail::begin(Point at, double now) {
  places_ = {{at, now}};
  rests_ = true;
}

void PointerTrail::follow(Point at, double now) {
  if (places_.empty()) return begin(at, now);
  const Point before = places_.back().at;
  rests_ = at.x == before.x && at.y == before.y;
  places_.push_back({at, now});
  // Keeps one place that is at least `last_moment` old as the start of the measurement.
  while (places_.size() > 2 && places_[1].time <= now - last_moment) places_.erase(places_.begin());
}

bool PointerTrail::is_swipe(double now) const {
  if (places_.empty()) return false;
  const Place& last = places_.back();
  // If the last frame moved the pointer, the movement ends there: the time until the frame of the
  // release, which may be late, is not rest.
  const double end = rests_ ? now : last.time;
  const Place* from = &places_.front();
  for (const Place& place : places_)
    if (place.time <= end - last_moment) from = &place;
  const Point offset = last.at - from->at;
  const double passed = std::max(end - from->time, last_moment);
  return std::hypot(offset.x, offset.y) > slowest_swipe * passed;
}

}  // namespace kanzen::app

#include "imgui_app/board/pointer_trail.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen::app {
namespace {

constexpr double last_moment = 0.06;   // seconds before the release: their speed counts
constexpr double slowest_swipe = 400;  // CSS pixels a second

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
  // One place that is old enough to measure from stays.
  while (places_.size() > 2 && places_[1].time <= now - last_moment) places_.erase(places_.begin());
}

bool PointerTrail::is_swipe(double now) const {
  if (places_.empty()) return false;
  const Place& last = places_.back();
  // The time between the last movement and a release in the next frame is that of a frame, which
  // may come late: it is no rest.
  const double end = rests_ ? now : last.time;
  const Place* from = &places_.front();
  for (const Place& place : places_)
    if (place.time <= end - last_moment) from = &place;
  const Point way = last.at - from->at;
  const double passed = std::max(end - from->time, last_moment);
  return std::hypot(way.x, way.y) > slowest_swipe * passed;
}

}  // namespace kanzen::app

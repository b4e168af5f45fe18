#pragma once
// The path of a pressed pointer, frame by frame.  It distinguishes a swipe, which is released while
// moving, from a drag, which ends at rest.  It only uses the points and times it is given.
#include <vector>

#include "engine/picture/pen.hpp"

namespace kanzen::app {

class PointerTrail {
 public:
  void begin(Point at, double now);   // in the frame of the press; seconds
  void follow(Point at, double now);  // in each later frame until the release
  // Was the pointer moving when it was released?  `now` is the time of the frame of the release.
  bool is_swipe(double now) const;

 private:
  struct Place {
    Point at;
    double time = 0;
  };
  std::vector<Place> places_;  // of the most recent frames
  bool rests_ = false;         // the last frame did not move the pointer
};

}  // namespace kanzen::app

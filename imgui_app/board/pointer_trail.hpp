#pragma once
// The way of a pressed pointer, frame by frame.  It tells a swipe, which is released on the move,
// from a drag, which ends where it is.  Pure: it reads places and times.
#include <vector>

#include "engine/picture/pen.hpp"

namespace kanzen::app {

class PointerTrail {
 public:
  void begin(Point at, double now);   // in the frame of the press; seconds
  void follow(Point at, double now);  // in each frame after it, until the release
  // Was it on the move when it was released?  `now` is the time of the frame with the release.
  bool is_swipe(double now) const;

 private:
  struct Place {
    Point at;
    double time = 0;
  };
  std::vector<Place> places_;  // of the last frames
  bool rests_ = false;         // the last of them has not moved it
};

}  // namespace kanzen::app

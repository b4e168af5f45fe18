#pragma once
// A drawing larger than its card: which part is seen, and how large.
#include <string>

#include "engine/picture/pen.hpp"

namespace kanzen::app {

// What is kept from frame to frame.
struct PanZoom {
  std::string key;  // of what is shown; anything else is shown whole at first
  float zoom = 1;   // 1: all of it fits
  Point middle;     // of the card, in the drawing's units
};

class Camera {
 public:
  // `view` in CSS pixels, `bounds` in units of the drawing, neither empty.
  Camera(const Rect& view, const Rect& bounds, float largest_scale, PanZoom& state);

  float scale() const;  // pixels a unit
  Point on_screen(Point unit) const;
  Rect on_screen(const Rect& units) const;
  Point in_drawing(Point pixel) const;

  void fit();
  // What is under the pixel stays there.
  void zoom_around(Point pixel, float factor);
  void zoom(float factor) { zoom_around(centre(view_), factor); }
  void pan(Point pixels);

 private:
  void clamp();

  Rect view_, bounds_;
  float fit_, largest_;
  PanZoom& state_;
};

}  // namespace kanzen::app

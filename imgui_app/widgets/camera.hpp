#pragma once
// The visible part and the scale of a drawing that is larger than its card.
#include <string>

#include "engine/picture/pen.hpp"

namespace kanzen::app {

// State that persists between frames.
struct PanZoom {
  std::string key;  // identifies the drawing; a new one is fitted to the card
  float zoom = 1;   // 1: the whole drawing fits
  Point middle;     // centre of the card, in units of the drawing
};

// A zoom request by a button or a key. The drawing performs it once.
struct ZoomRequest {
  unsigned serial = 0;  // increases with each request
  float factor = 0;     // 0: fits the whole drawing
};

class Camera {
 public:
  // `view` is in CSS pixels, `bounds` in units of the drawing; neither is empty.
  Camera(const Rect& view, const Rect& bounds, float largest_scale, PanZoom& state);

  float scale() const { return fit_ * state_.zoom; }  // pixels per unit
  Point on_screen(Point unit) const;
  Rect on_screen(const Rect& units) const;
  Point in_drawing(Point pixel) const;

  void fit();
  // The point of the drawing under `pixel` does not move.
  void zoom_around(Point pixel, float factor);
  void zoom(float factor) { zoom_around(centre(view_), factor); }
  void pan(Point pixels);

 private:
  static constexpr float edge = 12;  // margin in pixels around a fitted drawing

  void clamp();

  Rect view_, bounds_;
  float fit_, largest_;
  PanZoom& state_;
};

}  // namespace kanzen::app

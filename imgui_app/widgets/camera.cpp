#include "imgui_app/widgets/camera.hpp"

#include <algorithm>

namespace kanzen::app {
Camera::Camera(const Rect& view, const Rect& bounds, float largest_scale, PanZoom& state)
    : view_(view),
      bounds_(bounds),
      fit_(std::min({(view.width - 2 * edge) / bounds.width,
                     (view.height - 2 * edge) / bounds.height, largest_scale})),
      largest_(largest_scale),
      state_(state) {
  clamp();
}

Point Camera::on_screen(Point unit) const {
  return centre(view_) + (unit - state_.middle) * scale();
}

Rect Camera::on_screen(const Rect& units) const {
  const Point corner = on_screen(Point{units.x, units.y});
  return {corner.x, corner.y, units.width * scale(), units.height * scale()};
}

Point Camera::in_drawing(Point pixel) const {
  return state_.middle + (pixel - centre(view_)) * (1 / scale());
}

void Camera::fit() {
  state_.zoom = 1;
  state_.middle = centre(bounds_);
}

void Camera::zoom_around(Point pixel, float factor) {
  const Point before = in_drawing(pixel);
  state_.zoom = std::clamp(state_.zoom * factor, 1.0F, std::max(largest_ / fit_, 1.0F));
  state_.middle = state_.middle + (before - in_drawing(pixel));
  clamp();
}

void Camera::pan(Point pixels) {
  state_.middle = state_.middle - pixels * (1 / scale());
  clamp();
}

// The centre of the card stays inside the drawing; a fitted drawing is centred.
void Camera::clamp() {
  if (state_.zoom <= 1) {
    state_.middle = centre(bounds_);
    return;
  }
  state_.middle.x = std::clamp(state_.middle.x, bounds_.x, right(bounds_));
  state_.middle.y = std::clamp(state_.middle.y, bounds_.y, bottom(bounds_));
}

}  // namespace kanzen::app

#pragma once
// Screens on which tests show the page.
#include "imgui_app/model/platform.hpp"

namespace kanzen::app {

// Returns a screen of this size in CSS pixels.
inline Environment screen(float width, float height, const char* language = "en",
                          bool touch = false) {
  Environment environment;
  environment.css_width = width;
  environment.css_height = height;
  environment.language = language;
  environment.coarse_pointer = touch;
  return environment;
}

// Returns a screen without animations.
inline Environment still_screen(float width, float height) {
  Environment environment = screen(width, height);
  environment.reduced_motion = true;
  return environment;
}

}  // namespace kanzen::app

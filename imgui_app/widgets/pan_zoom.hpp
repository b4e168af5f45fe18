#pragma once
// A drawing that can be moved by dragging and zoomed by wheel, pinch and buttons.
#include "imgui_app/widgets/camera.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

struct ZoomStyle {
  std::string key;          // identifies the drawing, see PanZoom
  float largest_scale = 1;  // CSS pixels per unit of the drawing
  Point anchor;             // in the drawing's units; buttons and keys zoom around this point
  ZoomRequest request;      // the last one by a button or a key
};

// Handles the input and clips to `view`; call it before drawing.  Returns the camera to draw with.
Camera begin_pan_zoom(Ui& ui, const std::string& id, const Rect& view, const Rect& bounds,
                      const ZoomStyle& style);
// Ends the clipping, and cancels the click at the end of a drag; call it after drawing.
void end_pan_zoom(Ui& ui);

}  // namespace kanzen::app

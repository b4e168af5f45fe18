#pragma once
// A drawing that is moved by dragging and enlarged by wheel, pinch and buttons.
#include "imgui_app/tree/camera.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

struct ZoomStyle {
  std::string key;          // of what is shown, see PanZoom
  float largest_scale = 1;  // pixels a unit
  Point anchor;             // in the drawing's units: buttons and keys zoom around it
};

// Call it before what is in `view` is drawn...
Camera begin_pan_zoom(Ui& ui, const std::string& id, const Rect& view, const Rect& bounds,
                      const ZoomStyle& style);
// ...and this after it: the end of a drag is no click.
void end_pan_zoom(Ui& ui);

}  // namespace kanzen::app

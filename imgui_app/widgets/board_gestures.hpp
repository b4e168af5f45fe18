#pragma once
// BoardGestures: presses on the board that are not finished.
#include <map>
#include <optional>
#include <vector>

#include "engine/picture/pen.hpp"
#include "imgui_app/model/board_input.hpp"

namespace kanzen::app {

// A drag of a piece, starting with the press.
struct Drag {
  Selection from;
  Point start;
  Selection chosen_before;  // restored when the drag is cancelled
  bool moving = false;      // moved further than click_slack: no longer a click
};

// A press of a finger that chooses a point, which is confirmed later.
struct Aim {
  std::optional<unsigned> before;  // the point chosen before the press, restored on cancelling
  std::optional<unsigned> point;   // under the finger
  bool confirms = false;           // the press started on the chosen point and has not left it
};

// The place where the animation of a drop starts.
struct HandPlace {
  Point centre;    // centre of the square that the piece would occupy there
  float unit = 0;  // size in which the piece is drawn, CSS pixels per unit
};

struct BoardGestures {
  std::optional<Drag> drag;
  std::optional<Aim> aim;
  std::map<unsigned, HandPlace> hand_places;  // by index into BoardView::hands, of this frame
  // Areas where a press in this frame picks up a piece or chooses a point.
  std::vector<Rect> grips;
  float width = 0, height = 0;  // of the page in the last frame
};

}  // namespace kanzen::app

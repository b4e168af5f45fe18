#pragma once
// Finds the parts of the window that differ from the last frame, so that only they are drawn.
// Without a graphics card, drawing the whole window takes longer than 1/60 second.
#include <cstdint>
#include <vector>

#include "imgui.h"

namespace kanzen::app {

// Pixels of the framebuffer from its upper left corner; `right` and `bottom` are exclusive.
struct PixelRect {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;

  friend bool operator==(const PixelRect&, const PixelRect&) = default;
};

// Returns the pixels that ImGui's back end draws for a clip rectangle in a framebuffer of that
// height.  The back end truncates the lower left corner and the lengths to integers.  Applied to a
// part of the rectangle, it would truncate other fractions and lose a row or column of pixels.
ImVec4 whole_pixels(const ImVec4& clip, float height);

class Damage {
 public:
  // Returns rectangles that together cover every pixel that may differ from the picture of the last
  // call: none if both are equal; the whole picture on the first call, after a change of size and
  // after `forget`.  ImGui's coordinates must be framebuffer pixels, and clip rectangles integers.
  std::vector<PixelRect> since_last(const ImDrawData& picture, ImU32 background);

  // The next call returns the whole picture: the screen's content is unknown, or textures have
  // changed.
  void forget() { hashes_.clear(); }

 private:
  int width_ = 0;
  int height_ = 0;
  std::vector<char> bytes_;            // all draw data of the last frame
  std::vector<std::uint64_t> hashes_;  // of the draw data in each tile, in rows
};

}  // namespace kanzen::app

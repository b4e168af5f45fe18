#pragma once
// What of the window's picture differs from the one before.  Only that has to be drawn: where no
// graphics card is there, drawing all of it takes longer than a sixtieth of a second.
#include <cstdint>
#include <vector>

#include "imgui.h"

namespace kanzen::app {

// In pixels of the framebuffer, from its upper left corner; `right` and `bottom` lie outside.
struct PixelRect {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;

  friend bool operator==(const PixelRect&, const PixelRect&) = default;
};

// The pixels that ImGui's back end draws to for a clip rectangle, in a picture of such a height: it
// cuts fractions off the lower left corner and off the lengths.  Of a part it would cut off others,
// and the part would lose a row or a column that the whole has.
ImVec4 whole_pixels(const ImVec4& clip, float height);

class Damage {
 public:
  // Rectangles that together hold every pixel that may differ from the picture of the call before:
  // none if the two are equal, the whole picture the first time and after a change of its size.
  // ImGui's coordinates have to be pixels of the framebuffer, and clip rectangles whole ones.
  std::vector<PixelRect> since_last(const ImDrawData& picture, ImU32 background);

  // What is on the screen is not known any more, or is drawn differently (textures, say).
  void forget() { hashes_.clear(); }

 private:
  int width_ = 0;
  int height_ = 0;
  std::vector<char> bytes_;            // all that was drawn
  std::vector<std::uint64_t> hashes_;  // of all that is drawn in each tile, row by row
};

}  // namespace kanzen::app

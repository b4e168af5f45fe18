#pragma once
// Moves in rows: a chip with what they are worth, and a pill for each of them.
#include <vector>

#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

inline constexpr float narrowest_chip = 76;

// The column of pills right of the chips, and what every row needs to know.
struct Ladder {
  Ui& ui;
  Rect area;
  float pill;                   // height
  float chip = narrowest_chip;  // width of the chips
  float pitch() const { return pill + (pill > 40 ? 10.0F : 6.0F); }
};

// From `left` on, as many rows as they take; the height used.
float draw_pills(const Ladder& ladder, float left, float y,
                 const std::vector<const MoveView*>& moves);

}  // namespace kanzen::app

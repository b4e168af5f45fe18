#pragma once
// Gobblers: round nested cups with eyes.  A covered piece still shows its lip, so a
// stack can be read: size by width, owner by colour and mark.
#include "imgui_app/board_view/board_art.hpp"

namespace kanzen::app {

class GobblersArt final : public BoardArt {
 public:
  void stack(Canvas& canvas, const Theme& theme, std::span<const std::string> kinds, Point centre,
             float unit, std::span<const PieceView> stack, const Pose& pose) const override;
  void silhouette(Canvas& canvas, const Theme& theme, std::span<const std::string> kinds,
                  Point centre, float unit, unsigned kind) const override;
  float line_height() const override;
  float half_width(std::span<const std::string> kinds, unsigned kind) const override;
};

}  // namespace kanzen::app

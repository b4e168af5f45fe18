#pragma once
// X and O, for the games in which each player has a mark of his own.
#include "imgui_app/board_view/board_art.hpp"

namespace kanzen::app {

class CrossesArt final : public BoardArt {
 public:
  void stack(Canvas& canvas, const Theme& theme, std::span<const std::string> kinds, Point centre,
             float unit, std::span<const PieceView> stack, const Pose& pose) const override;
  void silhouette(Canvas& canvas, const Theme& theme, std::span<const std::string> kinds,
                  Point centre, float unit, unsigned kind) const override;
  float line_height() const override { return 0; }
  float half_width(std::span<const std::string> kinds, unsigned kind) const override;
};

}  // namespace kanzen::app

#pragma once
// Gobblers: round nested cups with eyes.  A covered piece still shows its lip, so a
// stack can be read: size by width, owner by colour and mark.
#include "engine/picture/face.hpp"

namespace kanzen {

class GobblersFace final : public Face {
 public:
  void stack(const Drawing& drawing, Point centre, float unit, std::span<const PieceView> stack,
             const Pose& pose) const override;
  void silhouette(const Drawing& drawing, Point centre, float unit, PieceView piece) const override;
  Extent extent(const GameInfo& info, unsigned kind) const override;
  PieceView emblem(const GameInfo& info, Player player) const override;
  float line_height() const override;
};

}  // namespace kanzen

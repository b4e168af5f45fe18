#pragma once
// X and O, as they are drawn on paper.
#include "engine/picture/face.hpp"

namespace kanzen {

class MnkFace final : public Face {
 public:
  void stack(const Drawing& drawing, Point centre, float unit, std::span<const PieceView> stack,
             const Pose& pose) const override;
  void silhouette(const Drawing& drawing, Point centre, float unit, PieceView piece) const override;
  Extent extent(const GameInfo& info, unsigned kind) const override;
  PieceView emblem(const GameInfo& info, Player player) const override;
};

}  // namespace kanzen

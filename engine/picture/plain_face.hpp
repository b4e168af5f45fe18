#pragma once
// For games without a drawing of their own: the letter of a piece's kind on a disc in its
// player's colours.
#include "engine/picture/face.hpp"

namespace kanzen {

class PlainFace final : public Face {
 public:
  void stack(const Drawing& drawing, Point centre, float unit, std::span<const PieceView> stack,
             const Pose& pose) const override;
  void silhouette(const Drawing& drawing, Point centre, float unit, PieceView piece) const override;
  Extent extent(const GameInfo& info, unsigned kind) const override;
  PieceView emblem(const GameInfo& info, Player player) const override;
};

}  // namespace kanzen

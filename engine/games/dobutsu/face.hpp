#pragma once
// Dobutsu shogi: tiles with animals.  The first player is Forest, whose tiles point up, the second
// Sky; the ranks where they begin are tinted.
#include "engine/picture/face.hpp"

namespace kanzen {

class DobutsuFace final : public Face {
 public:
  const std::array<PlayerColors, 2>& players(bool dark) const override;
  bool has_sides() const override { return true; }
  BoardStyle board_style() const override {
    return {.wide_squares = true, .flat_pieces = true, .counted_hands = true, .lowest_bar = 80};
  }
  Color square_color(const Theme& theme, const BoardView& board, unsigned square) const override;
  void ornament(const Drawing& drawing, const Rect& square_rect, const BoardView& board,
                unsigned square) const override;
  void stack(const Drawing& drawing, Point centre, float unit, std::span<const PieceView> stack,
             const Pose& pose) const override;
  void silhouette(const Drawing& drawing, Point centre, float unit, PieceView piece) const override;
  Extent extent(const GameInfo& info, unsigned kind) const override;
  PieceView emblem(const GameInfo& info, Player player) const override;
  void name_mark(const Drawing& drawing, Point centre, float size, Player player) const override;
};

}  // namespace kanzen

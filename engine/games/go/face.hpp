#pragma once
// Go: stones on the crossings of a board of lines.
#include "engine/picture/face.hpp"

namespace kanzen {

class GoFace final : public Face {
 public:
  const std::array<PlayerColors, 2>& players(bool dark) const override;
  BoardStyle board_style() const override { return {.crossings = true}; }
  void whole_board(const Drawing& drawing, const BoardGeometry& geometry,
                   const BoardView& board) const override;
  void ornament(const Drawing& drawing, const Rect& square_rect, const BoardView& board,
                unsigned square) const override;
  void stack(const Drawing& drawing, Point centre, float unit, std::span<const PieceView> stack,
             const Pose& pose) const override;
  void silhouette(const Drawing& drawing, Point centre, float unit, PieceView piece) const override;
  Extent extent(const GameInfo& info, unsigned kind) const override;
  PieceView emblem(const GameInfo& info, Player player) const override;
  void name_mark(const Drawing& drawing, Point centre, float size, Player player) const override;
  void last_move_mark(const Drawing& drawing, Point centre, float unit,
                      PieceView piece) const override;

 private:
  PlayerColors on_card(const Theme& theme, Player player) const;
};

}  // namespace kanzen

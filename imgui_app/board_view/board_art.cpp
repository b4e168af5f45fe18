#include "imgui_app/board_view/board_art.hpp"

#include "imgui_app/board_view/crosses_art.hpp"
#include "imgui_app/board_view/gobblers_art.hpp"

namespace kanzen::app {

const BoardArt& board_art(const GameInfo& info) {
  static const GobblersArt gobblers;
  static const CrossesArt crosses;
  if (info.kinds_by_player) return crosses;
  return gobblers;
}

void draw_product_mark(Canvas& canvas, const Theme& theme, Point centre, float unit) {
  static const GobblersArt gobblers;
  static const std::string kind = "L";
  const PieceView piece{0, 0};
  gobblers.stack(canvas, theme, {&kind, 1}, centre, unit, {&piece, 1}, {});
}

}  // namespace kanzen::app

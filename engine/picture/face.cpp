#include "engine/picture/face.hpp"

namespace kanzen {

BoardShape shape_of(const GameInfo& info, const BoardView& board, bool turned) {
  const bool trays = !board.hands.empty() || info.komi.has_value();
  return {board.columns, board.rows, trays, face_of(info).board_style(), turned};
}

// Orange and Purple: blue already means "win".
const std::array<PlayerColors, 2>& Face::players(bool dark) const {
  static constexpr std::array<PlayerColors, 2> on_light{
      {{rgb(0xF2912F), rgb(0xC9680F), rgb(0x8A4706), rgb(0xFBD9B2)},
       {rgb(0x8258BE), rgb(0x5C3796), rgb(0x3D2268), rgb(0xDCCBF5)}}};
  static constexpr std::array<PlayerColors, 2> on_dark{
      {{rgb(0xF29B42), rgb(0xC4711F), rgb(0xF7C48C), rgb(0xFCE0BF)},
       {rgb(0x9C76D8), rgb(0x7350B0), rgb(0xC6ADF0), rgb(0xE6DAFA)}}};
  return dark ? on_dark : on_light;
}

Color Face::square_color(const Theme& theme, const BoardView&, unsigned) const {
  return theme.board_cell;
}

void Face::ornament(const Drawing&, const Rect&, const BoardView&, unsigned) const {}

void Face::name_mark(const Drawing& drawing, Point centre, float size, Player player) const {
  const PlayerColors& colors = players(drawing.theme.dark)[player];
  drawing.pen.disc(centre, size / 2, colors.body);
  drawing.pen.ring(centre, size / 2, colors.edge, 1);
}

}  // namespace kanzen

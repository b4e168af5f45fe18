#include "imgui_app/widgets/board_pictures.hpp"

#include "engine/picture/board.hpp"

namespace kanzen::app {

void draw_thumbnail(Ui& ui, const Rect& rect, const BoardView& position) {
  const BoardGeometry geometry =
      thumbnail_geometry(shape_of(ui.state.session->info(), position, ui.turned()), rect);
  draw_board(ui.drawing(ui.canvas()), geometry, position);
}

void draw_thumbnail(Ui& ui, const Rect& rect, const GameInfo& info, const BoardView& position) {
  const BoardGeometry geometry = thumbnail_geometry(shape_of(info, position), rect);
  draw_board({ui.canvas(), ui.theme, info}, geometry, position);
}

void draw_small_piece(Ui& ui, Point centre, float unit, PieceView piece) {
  const Extent room = ui.face().extent(ui.state.session->info(), piece.kind);
  const Point middle = centre - Point{0, room.middle() * unit};
  Pose pose;
  pose.on_card = true;
  ui.face().stack(ui.drawing(ui.canvas()), middle, unit, {&piece, 1}, pose);
}

void draw_emblem(Ui& ui, Point centre, float unit, Player player) {
  draw_small_piece(ui, centre, unit, ui.face().emblem(ui.state.session->info(), player));
}

void draw_moving_piece(const Drawing& drawing, Canvas& canvas, Point centre, float unit,
                       const MovingPiece& moving) {
  Pose pose;
  pose.lift = 0.02F;
  ImVector<ImDrawVert>& corners = canvas.list()->VtxBuffer;
  const int first = corners.Size;
  face_of(drawing.info).stack(drawing, centre, unit, {&moving.piece, 1}, pose);
  // Faces draw pieces at full width, so the vertices are compressed horizontally.
  const float middle = canvas.device(centre).x;
  for (int i = first; i < corners.Size; ++i)
    corners[i].pos.x = middle + moving.width * (corners[i].pos.x - middle);
}

}  // namespace kanzen::app

// The board of the position editor, on which pieces are dragged.
#include <cmath>

#include "engine/picture/board.hpp"
#include "engine/picture/marks.hpp"
#include "imgui_app/features/editor/editor.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

void Editor::draw_square(Ui& ui, const BoardGeometry& geometry, const BoardView& board,
                         unsigned square) const {
  const Rect rect = geometry.square(square);
  const float radius = square_radius(geometry);
  const bool held = edited_->held == square;
  const ItemState item = ui.item({.item = square_item_of(board, square),
                                  .label = describe_square(square),
                                  .rect = rect,
                                  .kind = MirrorItem::Kind::square,
                                  .active = held,
                                  .radius = radius,
                                  .arrows = true});
  const auto& stack = board.squares[square].stack;
  if (!stack.empty()) follow_press(ui, item, square, stack.back());
  const bool wrong = is_wrong(square);
  Color fill = ui.face().square_color(ui.theme, board, square);
  if (wrong) fill = mix(fill, ui.theme.warn, 0.12F);
  if (held) fill = ui.theme.accent_soft;
  draw_square_background(ui.drawing(ui.canvas()), geometry, board, square, fill);
  if (held || item.hot()) ui.canvas().outline(rect, ui.theme.accent, radius, held ? 3 : 2);
  if (rect.width < 80 || geometry.named_outside) return;
  ui.canvas().text({rect.x + 0.075F * rect.width, rect.y + 14}, board.squares[square].name,
                   ui.caption());
}

// Marks an error: a ring around a point, or an outline around a square.
void Editor::draw_fault(Ui& ui, const BoardGeometry& geometry, unsigned square) const {
  if (!is_wrong(square)) return;
  const Rect rect = geometry.square(square);
  if (ui.face().board_style().crossings)
    ui.canvas().ring(centre(rect), 0.5F * rect.width, ui.theme.warn, 3);
  else
    ui.canvas().outline(rect, ui.theme.warn, square_radius(geometry), 3);
}

void Editor::draw_pieces(Ui& ui, const BoardGeometry& geometry, const BoardView& board,
                         unsigned square) const {
  Pose pose;
  const bool flat = ui.face().board_style().flat_pieces;
  const bool held = edited_->held == square;
  pose.lift = held && !flat ? held_lift : 0;
  pose.chosen = held && flat;
  pose.without_top = drag_ && drag_->moving && drag_->from == square;
  ui.face().stack(ui.drawing(ui.canvas()), geometry.middle(square), geometry.unit,
                  board.squares[square].stack, pose);
}

namespace {

std::optional<unsigned> square_at(const BoardGeometry& geometry, const BoardView& board,
                                  Point point) {
  for (unsigned square = 0; square < board.squares.size(); ++square)
    if (contains(geometry.square(square), point)) return square;
  return std::nullopt;
}

}  // namespace

// Ends a drag when the button or finger is released.  A piece dropped outside the board is removed;
// a swipe changes nothing.
void Editor::finish_drag(Ui& ui, const BoardGeometry& geometry, const BoardView& board) const {
  if (!drag_ || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
  if (drag_->moving && ImGui::IsMousePosValid()) {
    ui.cancel_click();  // the release ends the drag
    if (!ui.swiped())
      ui.act(does(*this, &Editor::drop_piece, drag_->from, drag_->piece,
                  square_at(geometry, board, ui.mouse())));
  }
  drag_.reset();
}

void Editor::follow_press(Ui& ui, const ItemState& item, std::optional<unsigned> from,
                          PieceView piece) const {
  if (item.pressed) {
    drag_ = Drag{from, piece, ui.mouse()};
    ui.memory().dragging_piece = true;  // the page does not scroll meanwhile
  }
  if (!drag_ || drag_->moving || !item.held || drag_->from != from || drag_->piece != piece) return;
  const Point offset = ui.mouse() - drag_->start;
  if (std::hypot(offset.x, offset.y) > click_slack) drag_->moving = true;
}

void Editor::draw_board(Ui& ui, const BoardGeometry& geometry) const {
  // A drag is given up if the pointer has left the window.
  if (!ImGui::IsMousePosValid() || ImGui::IsMouseClicked(ImGuiMouseButton_Right)) drag_.reset();
  const BoardView board = this->board();
  const auto count = static_cast<unsigned>(board.squares.size());
  draw_frame(ui.drawing(ui.canvas()), geometry, board, square_radius(geometry) + 4);
  // In reading order, which is also the order for screen readers and the Tab key.
  for (unsigned place = 0; place < count; ++place)
    draw_square(ui, geometry, board, geometry.place(place));
  for (unsigned square = 0; square < count; ++square) draw_pieces(ui, geometry, board, square);
  for (unsigned square = 0; square < count; ++square) draw_fault(ui, geometry, square);
  finish_drag(ui, geometry, board);
}

void Editor::draw_overlay(Ui& ui, const BoardGeometry& geometry) const {
  if (!drag_ || !drag_->moving || !ImGui::IsMousePosValid()) return;
  Canvas canvas = ui.overlay();
  // The pointer is at the lower part of the piece, so that the finger does not hide the square
  // below.
  const Point at = ui.mouse() - Point{0, 0.12F * geometry.cell};
  ui.face().stack(ui.drawing(canvas), at, geometry.unit, {&drag_->piece, 1}, {});
}

}  // namespace kanzen::app

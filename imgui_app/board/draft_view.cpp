#include "imgui_app/board/draft_view.hpp"

#include <cmath>

#include "engine/picture/board.hpp"
#include "imgui_app/analysis/wording.hpp"

namespace kanzen::app {
namespace {

bool is_dragged_from(Ui& ui, unsigned square) {
  const auto& drag = ui.memory().draft_drag;
  return drag && drag->moving && drag->from == square;
}

void draw_square(Ui& ui, const BoardGeometry& geometry, const BoardView& board, unsigned square) {
  const Editor& editor = *ui.state.editor;
  const Rect rect = geometry.square(square);
  const float radius = square_radius(geometry);
  const bool held = editor.held == square;
  const ItemState item = ui.item({.item = SquareItem{square},
                                  .label = square_words(ui.state, square),
                                  .rect = rect,
                                  .kind = MirrorItem::Kind::square,
                                  .active = held,
                                  .radius = radius});
  const auto& stack = board.squares[square].stack;
  if (!stack.empty()) follow_draft_press(ui, item, square, stack.back());
  const bool wrong = is_wrong(ui.state, square);
  Color fill = ui.face().square_color(ui.theme, board, square);
  if (wrong) fill = mix(fill, ui.theme.warn, 0.12F);
  if (held) fill = ui.theme.accent_soft;
  draw_ground(ui.drawing(ui.canvas()), geometry, board, square, fill);
  if (held || item.hot()) ui.canvas().outline(rect, ui.theme.accent, radius, held ? 3 : 2);
  if (rect.width < 80 || geometry.named_outside) return;
  ui.canvas().text({rect.x + 0.075F * rect.width, rect.y + 14}, board.squares[square].name,
                   {FontSize::caption, Weight::regular, ui.theme.text2});
}

// On squares that are not seen, around the piece or the empty point.
void draw_fault(Ui& ui, const BoardGeometry& geometry, unsigned square) {
  if (!is_wrong(ui.state, square)) return;
  const Rect rect = geometry.square(square);
  if (ui.face().board_style().crossings)
    ui.canvas().ring(centre(rect), 0.5F * rect.width, ui.theme.warn, 3);
  else
    ui.canvas().outline(rect, ui.theme.warn, square_radius(geometry), 3);
}

void draw_pieces(Ui& ui, const BoardGeometry& geometry, const BoardView& board, unsigned square) {
  Pose pose;
  const bool flat = ui.face().board_style().flat_pieces;
  const bool held = ui.state.editor->held == square;
  pose.lift = held && !flat ? held_lift : 0;
  pose.chosen = held && flat;
  pose.without_top = is_dragged_from(ui, square);
  ui.face().stack(ui.drawing(ui.canvas()), geometry.middle(square), geometry.unit,
                  board.squares[square].stack, pose);
}

std::optional<unsigned> square_at(const BoardGeometry& geometry, const BoardView& board,
                                  Point point) {
  for (unsigned square = 0; square < board.squares.size(); ++square)
    if (contains(geometry.square(square), point)) return square;
  return std::nullopt;
}

// When the button or finger is up.  Off the board a piece is gone.  A swipe moves none.
void finish_drag(Ui& ui, const BoardGeometry& geometry, const BoardView& board,
                 Intentions& intentions) {
  auto& drag = ui.memory().draft_drag;
  if (!drag || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
  if (drag->moving && ImGui::IsMousePosValid()) {
    ui.cancel_click();  // the release is the end of the drag
    if (!ui.swiped())
      intentions.add(DropInDraft{drag->from, drag->piece, square_at(geometry, board, ui.mouse())});
  }
  drag.reset();
}

}  // namespace

void follow_draft_press(Ui& ui, const ItemState& item, std::optional<unsigned> from,
                        PieceView piece) {
  auto& drag = ui.memory().draft_drag;
  if (item.pressed) {
    drag = DraftDrag{from, piece, ui.mouse()};
    ui.memory().dragging_piece = true;  // the page stays where it is
  }
  if (!drag || drag->moving || !item.held || drag->from != from || drag->piece != piece) return;
  const Point way = ui.mouse() - drag->start;
  if (std::hypot(way.x, way.y) > click_slack) drag->moving = true;
}

void draw_draft_board(Ui& ui, const BoardGeometry& geometry, Intentions& intentions) {
  const BoardView board = draft_board(ui.state);
  const auto count = static_cast<unsigned>(board.squares.size());
  draw_frame(ui.drawing(ui.canvas()), geometry, board, square_radius(geometry) + 4);
  // As they are read, also by whoever hears or walks them.
  for (unsigned place = 0; place < count; ++place)
    draw_square(ui, geometry, board, geometry.place(place));
  for (unsigned square = 0; square < count; ++square) draw_pieces(ui, geometry, board, square);
  for (unsigned square = 0; square < count; ++square) draw_fault(ui, geometry, square);
  finish_drag(ui, geometry, board, intentions);
}

void draw_draft_overlay(Ui& ui, const BoardGeometry& geometry) {
  const auto& drag = ui.memory().draft_drag;
  if (!drag || !drag->moving || !ImGui::IsMousePosValid()) return;
  Canvas canvas = ui.overlay();
  // Held at its body, so that the finger does not hide the square under it.
  const Point at = ui.mouse() - Point{0, 0.12F * geometry.cell};
  ui.face().stack(ui.drawing(canvas), at, geometry.unit, {&drag->piece, 1}, {});
}

}  // namespace kanzen::app

// What lies over the panels: the piece that is dragged or on its way, and the card
// that warns of a lift that loses.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "engine/picture/signs.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/board/board_view.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/shell/layout.hpp"
#include "imgui_app/shell/motion.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

void draw_flying(Ui& ui, Point centre, float unit, const MovingPiece& moving) {
  Canvas canvas = ui.overlay();
  Pose pose;
  pose.lift = 0.02F;
  ImVector<ImDrawVert>& corners = canvas.list()->VtxBuffer;
  const int first = corners.Size;
  ui.face().stack(ui.drawing(canvas), centre, unit, {&moving.piece, 1}, pose);
  // Faces draw pieces in full width: a narrower one is that picture, pressed together.
  const float middle = canvas.device(centre).x;
  for (int i = first; i < corners.Size; ++i)
    corners[i].pos.x = middle + moving.width * (corners[i].pos.x - middle);
}

void draw_dragged(Ui& ui, const BoardGeometry& geometry, const Drag& drag) {
  const BoardView& board = ui.state.session->board();
  PieceView piece;
  if (drag.from.hand) piece = board.hands[*drag.from.hand].piece;
  if (drag.from.square) piece = board.squares[*drag.from.square].stack.back();
  // Held at its body, so that the finger does not hide the square under it.
  const Point at = ui.mouse() - Point{0, 0.12F * geometry.cell};
  draw_flying(ui, at, geometry.unit, {piece, 1});
}

HandPlace start_of(const MoveView& move, const BoardGeometry& geometry, const BoardView& board,
                   const std::map<unsigned, HandPlace>& hands) {
  if (move.from) return {geometry.middle(*move.from), geometry.unit};
  for (const auto& [hand, place] : hands) {
    if (board.hands[hand].piece == move.piece) return place;
  }
  return {geometry.middle(*move.to), geometry.unit};
}

void draw_motion(Ui& ui, const BoardGeometry& geometry, const BoardContext& context) {
  const Motion& motion = *ui.state.board.motion;
  const double elapsed = ui.now() - motion.started;
  const float t = motion.carried ? 1 : ease_out(elapsed, move_seconds);
  const auto [from, unit] =
      start_of(motion.move, geometry, ui.state.session->board(), context.hand_places);
  const Point to = geometry.middle(*motion.move.to);
  const float rise = 0.12F * geometry.cell * std::sin(std::numbers::pi_v<float> * t);
  const Point at = from + (to - from) * t - Point{0, rise};
  draw_flying(ui, at, unit + (geometry.unit - unit) * t,
              moving_piece(motion.move, std::min(elapsed / move_seconds, 1.0)));
  ui.request_frame();
}

// The lift that is tried or pointed at: why it loses, and the way to do it anyway.
void draw_warning_card(Ui& ui, const BoardGeometry& geometry, const MoveView& lift) {
  const bool asks = ui.state.board.warned_lift.has_value();
  Canvas measure = ui.overlay();
  const std::string reason = losing_reason(ui.state, lift);
  const LosingMoveWords& words = words_of(ui.state.session->info()).losing_move;
  const std::string_view title = words.title.in(ui.language());
  const std::string_view anyway = words.anyway.in(ui.language());
  const float heading = measure.text_width(title, FontSize::body, Weight::semibold) + 58;
  const float button = asks ? button_width(ui, anyway) + 30 : 0;
  const float width =
      std::max({heading, measure.text_width(reason, FontSize::caption) + 30, button, 180.0F});
  const float height = asks ? (ui.state.environment.coarse_pointer ? 114.0F : 106.0F) : 60.0F;
  const Rect square = geometry.square(*lift.from);
  const bool above = square.y > height + 70;
  const Rect wanted{centre(square).x - width / 2,
                    above ? square.y - 20 - height : bottom(square) + 20, width, height};
  const Rect box = within_page(wanted, ui.state.environment);
  ui.begin_layer("warning", inset(box, -12), Ui::Layer::floating);
  Canvas& canvas = ui.canvas();
  canvas.fill(box, ui.theme.surface, 12);
  canvas.outline(box, ui.theme.warn, 12, 1.5F);
  const float edge = above ? bottom(box) - 1.5F : box.y + 1.5F;
  const float tip = above ? edge + 9 : edge - 9;
  const float middle = centre(square).x;
  if (box.y == wanted.y) {  // beside the square
    const std::array arrow{Point{middle - 9, edge}, Point{middle, tip}, Point{middle + 9, edge}};
    canvas.polygon(arrow, ui.theme.surface);
    canvas.polyline(arrow, ui.theme.warn, 1.5F);
  }
  draw_warning(canvas, {box.x + 24, box.y + 21}, 19, ui.theme.warn, ui.theme.surface);
  canvas.text({box.x + 42, box.y + 20}, title, {FontSize::body, Weight::semibold, ui.theme.text});
  canvas.text({box.x + 15, box.y + 43}, reason,
              {FontSize::caption, Weight::regular, ui.theme.text2});
  if (asks) {
    const float tall = ui.control_height();
    text_button(ui, ButtonItem{Button::lift_anyway}, {box.x + 15, box.y + 58, width - 30, tall},
                anyway);
  }
  ui.end_layer();
}

const MoveView* lift_to_explain(const Ui& ui, const BoardContext& context) {
  if (ui.state.board.warned_lift)
    return losing_move_from(*ui.state.session, *ui.state.board.warned_lift);
  const MoveView* shown = context.shown_move;
  return shown != nullptr && is_losing_lift(*shown) ? shown : nullptr;
}

}  // namespace

void draw_board_overlay(Ui& ui, const BoardGeometry& geometry, BoardContext& context) {
  if (const MoveView* lift = lift_to_explain(ui, context)) draw_warning_card(ui, geometry, *lift);
  if (context.drag && context.drag->moving) draw_dragged(ui, geometry, *context.drag);
  if (ui.state.board.motion) draw_motion(ui, geometry, context);
}

}  // namespace kanzen::app

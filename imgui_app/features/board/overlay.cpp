// Draws the layer above the panels: the dragged or moving piece, and the warning of a losing lift.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "engine/picture/marks.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/board/board_view.hpp"
#include "imgui_app/model/settings.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/descriptions.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/fitting.hpp"

namespace kanzen::app {
namespace {

void draw_dragged(Ui& ui, const BoardGeometry& geometry, const Drag& drag) {
  const BoardView& board = ui.state.session->board();
  PieceView piece;
  if (drag.from.hand) piece = board.hands[*drag.from.hand].piece;
  if (drag.from.square) piece = board.squares[*drag.from.square].stack.back();
  // The pointer is at the lower part of the piece, so that the finger does not hide the square
  // below.
  const Point at = ui.mouse() - Point{0, 0.12F * geometry.cell};
  Canvas canvas = ui.overlay();
  draw_moving_piece(ui.drawing(canvas), canvas, at, geometry.unit, {piece, 1});
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
      start_of(motion.move, geometry, ui.state.session->board(), context.gestures.hand_places);
  const Point to = geometry.middle(*motion.move.to);
  const float rise = 0.12F * geometry.cell * std::sin(std::numbers::pi_v<float> * t);
  const Point at = from + (to - from) * t - Point{0, rise};
  Canvas canvas = ui.overlay();
  draw_moving_piece(ui.drawing(canvas), canvas, at, unit + (geometry.unit - unit) * t,
                    moving_piece(motion.move, std::min(elapsed / move_seconds, 1.0)));
  ui.request_frame();
}

// Draws why the lift that is tried or pointed at ends the game, and a button to play it.
void draw_warning_card(Ui& ui, const BoardGeometry& geometry, const MoveView& lift) {
  const bool needs_answer = ui.state.board.warned_lift.has_value();
  Canvas measure = ui.overlay();
  const std::string reason = losing_reason(ui.state, lift);
  const LiftWords words = lift_words(ui.state, lift);
  const std::string_view title = words.title.in(ui.language());
  const std::string_view play = words.button.in(ui.language());
  const float heading = measure.text_width(title, FontSize::body, Weight::semibold) + 58;
  const float button = needs_answer ? button_width(ui, play) + 30 : 0;
  const float width =
      std::max({heading, measure.text_width(reason, FontSize::caption) + 30, button, 180.0F});
  const float height =
      needs_answer ? (ui.state.environment.coarse_pointer ? 114.0F : 106.0F) : 60.0F;
  const Rect square = geometry.square(*lift.from);
  const bool above = square.y > height + 70;
  const Rect wanted{centre(square).x - width / 2,
                    above ? square.y - 20 - height : bottom(square) + 20, width, height};
  const Rect box = within_page(wanted, ui.state.environment);
  ui.begin_layer("warning", inset(box, -12), Ui::Layer::floating);
  Canvas& canvas = ui.canvas();
  canvas.fill(box, ui.theme.surface, 12);
  const Color frame = lift_color(ui.theme, lift);
  canvas.outline(box, frame, 12, 1.5F);
  const float edge = above ? bottom(box) - 1.5F : box.y + 1.5F;
  const float tip = above ? edge + 9 : edge - 9;
  const float middle = centre(square).x;
  if (box.y == wanted.y) {  // the box is next to the square
    const std::array arrow{Point{middle - 9, edge}, Point{middle, tip}, Point{middle + 9, edge}};
    canvas.polygon(arrow, ui.theme.surface);
    canvas.polyline(arrow, frame, 1.5F);
  }
  const float indent = loses_at_once(lift) ? 42 : 15;
  if (loses_at_once(lift))
    draw_warning(canvas, {box.x + 24, box.y + 21}, 19, ui.theme.warn, ui.theme.surface);
  canvas.text({box.x + indent, box.y + 20}, title, ui.heading());
  canvas.text({box.x + 15, box.y + 43}, reason, ui.caption());
  if (needs_answer) {
    const float tall = ui.control_height();
    text_button(ui, "button-lift-anyway", {box.x + 15, box.y + 58, width - 30, tall}, play);
  }
  ui.end_layer();
}

const MoveView* lift_to_explain(const Ui& ui, const BoardContext& context) {
  if (ui.state.board.warned_lift)
    return ending_lift_from(*ui.state.session, *ui.state.board.warned_lift);
  const MoveView* shown = context.shown_move;
  return shown != nullptr && is_ending_lift(*shown) ? shown : nullptr;
}

}  // namespace

void draw_board_overlay(Ui& ui, const BoardGeometry& geometry, BoardContext& context) {
  if (const MoveView* lift = lift_to_explain(ui, context)) draw_warning_card(ui, geometry, *lift);
  if (context.gestures.drag && context.gestures.drag->moving)
    draw_dragged(ui, geometry, *context.gestures.drag);
  if (ui.state.board.motion) draw_motion(ui, geometry, context);
}

// The chosen point: lines through it, a ring, and a magnifier that shows what the finger hides.

namespace {

constexpr float magnification = 2.3F;
constexpr float usual_radius = 84;
constexpr float outer_ring = 1.5F, inner_ring = 5;
constexpr float coarse_pitch = 36;  // CSS pixels; wider points are visible next to a finger

// On a dark board, marks in the accent colour are drawn over the darker colour of the frame.
void draw_mark_line(Ui& ui, Canvas& canvas, Point from, Point to) {
  if (ui.theme.dark) canvas.line(from, to, ui.theme.board_frame, 5);
  canvas.line(from, to, ui.theme.accent, 2);
}

void draw_cross(Ui& ui, Canvas& canvas, const BoardGeometry& geometry) {
  const unsigned point = *ui.state.board.placing;
  const Point middle = geometry.middle(point);
  const Point first = geometry.middle(geometry.place(0));
  const Point last = geometry.middle(geometry.place(geometry.columns * geometry.rows - 1));
  draw_mark_line(ui, canvas, {first.x, middle.y}, {last.x, middle.y});
  draw_mark_line(ui, canvas, {middle.x, first.y}, {middle.x, last.y});
}

Color mark_color(const Ui& ui) {
  return chosen_move(ui.state) != nullptr ? ui.theme.accent : ui.theme.warn;
}

void draw_ring(Ui& ui, Canvas& canvas, const BoardGeometry& geometry) {
  const Point middle = geometry.middle(*ui.state.board.placing);
  const float stone = ui.face().extent(ui.state.session->info(), 0).half_width * geometry.unit;
  const float radius = stone + 3;
  if (ui.theme.dark) canvas.ring(middle, radius, ui.theme.board_frame, 5);
  canvas.ring(middle, radius, mark_color(ui), 2);
}

// Returns the board's geometry magnified so that `from` moves to `to`.
BoardGeometry magnified(BoardGeometry geometry, Point from, Point to) {
  constexpr float by = magnification;
  const Point corner{to.x + by * (geometry.frame.x - from.x),
                     to.y + by * (geometry.frame.y - from.y)};
  geometry.frame = {corner.x, corner.y, by * geometry.frame.width, by * geometry.frame.height};
  for (float* length : {&geometry.cell, &geometry.width, &geometry.unit, &geometry.padding,
                        &geometry.margin, &geometry.gap, &geometry.strip_gap})
    *length *= by;
  return geometry;
}

// Draws the board again; only what can be visible in `strip`, to which the caller clips.
void redraw_board(Ui& ui, const BoardGeometry& geometry, const Rect& strip) {
  const BoardView& board = ui.state.session->board();
  const Drawing drawing = ui.drawing(ui.canvas());
  const auto count = static_cast<unsigned>(board.squares.size());
  const auto seen = [&](unsigned square) {
    return !empty(intersection(inset(geometry.square(square), -0.1F * geometry.cell), strip));
  };
  ui.canvas().fill(strip, ui.theme.bg);
  ui.face().whole_board(drawing, geometry, board);
  for (unsigned square = 0; square < count; ++square)
    if (seen(square)) ui.face().ornament(drawing, geometry.square(square), board, square);
  draw_cross(ui, ui.canvas(), geometry);
  for (unsigned square = 0; square < count; ++square) {
    if (!seen(square)) continue;
    ui.face().stack(drawing, geometry.middle(square), geometry.unit, board.squares[square].stack,
                    {});
  }
  if (const MoveView* move = chosen_move(ui.state)) {
    Pose pose;
    pose.ghost = ui.theme.accent_soft;
    ui.face().stack(drawing, geometry.middle(*move->to), geometry.unit, {&move->piece, 1}, pose);
  }
  draw_ring(ui, ui.canvas(), geometry);
}

// ImGui clips only to rectangles, so the circle is divided into strips whose ends the rim covers.
void draw_magnified(Ui& ui, Point middle, float radius, const BoardGeometry& geometry) {
  const float inside = radius - inner_ring - outer_ring;
  const float reach = radius - 1;  // distance of the strips' corners from the middle
  const float rim = reach * reach - inside * inside;
  for (float from = 0; from < inside;) {
    const float to = std::min(std::sqrt(from * from + rim), inside);
    const float half = std::sqrt(inside * inside - from * from);
    for (const float side : {-1.0F, 1.0F}) {
      const float top = side > 0 ? middle.y + from : middle.y - to;
      const Rect strip{middle.x - half, top - 0.5F, 2 * half, to - from + 1};  // without gaps
      ui.push_clip(strip);
      redraw_board(ui, geometry, strip);
      ui.pop_clip();
    }
    from = to;
  }
}

// The middle of the magnifier: next to the point, on the side with more room, and within the
// board's height.
Point loupe_middle(const Ui& ui, const BoardGeometry& geometry, float radius) {
  constexpr float magnifier_gap = 64;  // CSS pixels from the point to the magnifier's edge
  constexpr float below = 16;          // CSS pixels below the magnifier, for the name
  constexpr float from_edge = 6;
  const Point point = geometry.middle(*ui.state.board.placing);
  const bool to_left = point.x > centre(geometry.frame).x;
  const float wanted = point.x + (to_left ? -magnifier_gap - radius : magnifier_gap + radius);
  const float page = ui.state.environment.css_width;
  const float left = std::max(geometry.frame.x - from_edge, 0.0F) + radius + from_edge;
  const float rightmost = std::min(right(geometry.frame) + from_edge, page) - radius - from_edge;
  const float top = geometry.frame.y + radius + 4;
  const float lowest = std::max(bottom(geometry.frame) - radius - below, top);
  return {std::clamp(wanted, left, std::max(rightmost, left)), std::clamp(point.y, top, lowest)};
}

void draw_name(Ui& ui, Point middle) {
  Canvas& canvas = ui.canvas();
  const Rect pill = around(middle, 58, 28);
  const bool possible = chosen_move(ui.state) != nullptr;
  canvas.capsule(inset(pill, -2), ui.theme.surface);
  canvas.capsule(pill, mark_color(ui));
  canvas.text(middle, chosen_name(ui.state),
              {FontSize::body, Weight::semibold, possible ? ui.theme.on_accent : ui.theme.warn_soft,
               Align::centre});
}

void draw_loupe(Ui& ui, const BoardGeometry& geometry) {
  Canvas& canvas = ui.canvas();
  const float radius = std::min(usual_radius, 0.27F * geometry.frame.width);
  const Point middle = loupe_middle(ui, geometry, radius);
  const Point point = geometry.middle(*ui.state.board.placing);
  canvas.disc({middle.x, middle.y + 4}, radius + 2, ui.theme.shadow, 0.20F);
  draw_magnified(ui, middle, radius, magnified(geometry, point, middle));
  canvas.ring(middle, radius - outer_ring - inner_ring / 2, ui.theme.surface, inner_ring + 1);
  canvas.ring(middle, radius - outer_ring / 2, ui.theme.strong, outer_ring);
  draw_name(ui, {middle.x, middle.y + radius - 1});
}

}  // namespace

void draw_cross_lines(Ui& ui, const BoardGeometry& geometry) {
  if (ui.state.board.placing) draw_cross(ui, ui.canvas(), geometry);
}

void draw_placing_marks(Ui& ui, const BoardGeometry& geometry) {
  if (!ui.state.board.placing) return;
  draw_ring(ui, ui.canvas(), geometry);
  if (geometry.cell <= coarse_pitch) draw_loupe(ui, geometry);
}

// Choosing a point with a finger: the press and the movement set it, the release keeps it.

namespace {

// An embedded board leaves swipes to the page around it until a point is chosen.
bool takes_swipes(const State& state) {
  return !state.environment.embedded || state.board.placing.has_value();
}

// Returns the point nearest to `at`.
unsigned point_at(const BoardGeometry& geometry, Point at) {
  const Point first = geometry.middle(geometry.place(0));
  const auto index = [](float way, float pitch, unsigned count) {
    const float nearest = std::round(way / pitch);
    return static_cast<unsigned>(std::clamp(nearest, 0.0F, static_cast<float>(count - 1)));
  };
  const unsigned column = index(at.x - first.x, geometry.width + geometry.gap, geometry.columns);
  const unsigned row = index(at.y - first.y, geometry.cell + geometry.gap, geometry.rows);
  return geometry.place(row * geometry.columns + column);
}

// Converts the click on a point: a finger chooses it, a mouse is precise enough to play at once.
void convert_click(Ui& ui, BoardContext& context) {
  const auto square = square_of(ui.state.session->board(), ui.activated());
  if (!square) return;
  if (ui.by_finger()) {
    ui.cancel_click();
    ui.act(does(context.input, &BoardController::aim, square));
  } else if (const MoveView* move = placing_move(*ui.state.session, *square)) {
    ui.activate(move_item(move->text));
  }
}

}  // namespace

void begin_aim(Ui& ui, BoardContext& context, const ItemState& item) {
  if (!needs_point_confirmation(ui.state) || !may_move_by_hand(ui.state) || !takes_swipes(ui.state))
    return;
  if (!empty(item.target)) context.gestures.grips.push_back(item.target);
  if (!item.pressed || !ui.by_finger()) return;
  context.gestures.aim = Aim{ui.state.board.placing, std::nullopt, false};
  ui.memory().dragging_piece = true;  // the page does not scroll meanwhile
}

void follow_aim(Ui& ui, const BoardGeometry& geometry, BoardContext& context) {
  if (!needs_point_confirmation(ui.state) || !may_move_by_hand(ui.state)) {
    context.gestures.aim.reset();
    return;
  }
  if (!context.gestures.aim) return convert_click(ui, context);
  Aim& aim = *context.gestures.aim;
  if (ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
    const unsigned point = point_at(geometry, ui.mouse());
    if (aim.point == point) return;
    aim.confirms = !aim.point && aim.before == point;
    aim.point = point;
    if (!aim.confirms) ui.act(does(context.input, &BoardController::aim, std::optional(point)));
    return;
  }
  ui.cancel_click();  // the point has already been chosen
  if (aim.confirms) ui.activate("button-place");
  context.gestures.aim.reset();
}

}  // namespace kanzen::app

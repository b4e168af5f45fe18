// The chosen point: cross lines, a ring, and a loupe beside the finger that shows what it covers.
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/picture/board.hpp"
#include "imgui_app/board/placing.hpp"
#include "imgui_app/board/placing_view.hpp"
#include "imgui_app/board/position_facts.hpp"

namespace kanzen::app {
namespace {

constexpr float magnification = 2.3F;
constexpr float usual_radius = 84;
constexpr float outer_ring = 1.5F, inner_ring = 5;
constexpr float coarse_pitch = 36;  // CSS pixels: points so far apart are seen beside a finger

// Marks in the accent's colour lie on the frame's, which is darker, on a dark field.
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

float stone_radius(const Ui& ui, const BoardGeometry& geometry) {
  return ui.face().extent(ui.state.session->info(), 0).half_width * geometry.unit;
}

Color mark_color(const Ui& ui) {
  return chosen_move(ui.state) != nullptr ? ui.theme.accent : ui.theme.warn;
}

void draw_ring(Ui& ui, Canvas& canvas, const BoardGeometry& geometry) {
  const Point middle = geometry.middle(*ui.state.board.placing);
  const float radius = stone_radius(ui, geometry) + 3;
  if (ui.theme.dark) canvas.ring(middle, radius, ui.theme.board_frame, 5);
  canvas.ring(middle, radius, mark_color(ui), 2);
}

// The same board, larger, with one of its points somewhere else.
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

// All of it within `strip`, where it is clipped anyway.
void draw_again(Ui& ui, const BoardGeometry& geometry, const Rect& strip) {
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

// A circle is clipped by strips that reach into its rims, which then cover their ends.
void draw_magnified(Ui& ui, Point middle, float radius, const BoardGeometry& geometry) {
  const float inside = radius - inner_ring - outer_ring;
  const float reach = radius - 1;  // of the strips' corners
  const float rim = reach * reach - inside * inside;
  for (float from = 0; from < inside;) {
    const float to = std::min(std::sqrt(from * from + rim), inside);
    const float half = std::sqrt(inside * inside - from * from);
    for (const float side : {-1.0F, 1.0F}) {
      const float top = side > 0 ? middle.y + from : middle.y - to;
      const Rect strip{middle.x - half, top - 0.5F, 2 * half, to - from + 1};  // without gaps
      ui.push_clip(strip);
      draw_again(ui, geometry, strip);
      ui.pop_clip();
    }
    from = to;
  }
}

// Beside the point, on the side where there is more room, and within the board's height.
Point loupe_middle(const Ui& ui, const BoardGeometry& geometry, float radius) {
  constexpr float beside = 64;  // from the point to the loupe's edge
  constexpr float below = 16;   // what the pill takes
  constexpr float from_edge = 6;
  const Point point = geometry.middle(*ui.state.board.placing);
  const bool to_left = point.x > centre(geometry.frame).x;
  const float wanted = point.x + (to_left ? -beside - radius : beside + radius);
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

}  // namespace kanzen::app

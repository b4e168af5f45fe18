#include "engine/games/dobutsu/face_tile.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/games/dobutsu/face_shapes.hpp"

namespace kanzen::dobutsu_face {
namespace {

constexpr float shadow_step = 0.07F;  // in units of the tile's side

// Sides in CSS pixels: a tile below `with_details` is flat and has no lines.
constexpr float with_details = 28;
constexpr float large = 56;

constexpr float thinnest_ink = 0.75F;  // CSS pixels

// Distance of the control points from the ends of a Bézier curve that approximates a quarter of the
// unit circle.
constexpr float quarter = 0.5523F;

constexpr Color sky_ring = rgb(0x2D3770);

// The drawing context of shapes; their unit is `size` CSS pixels.
struct Pencil {
  Pen& pen;
  const Tile& tile;
  float size;

  Point at(Point p, bool mirrored = false) const {
    const float x = mirrored ? -p.x : p.x;
    const float scale = tile.turned ? -size : size;
    return {tile.centre.x + scale * x, tile.centre.y + scale * p.y};
  }
  Color tinted(Color color) const { return tile.ghost ? mix(color, *tile.ghost, 0.58F) : color; }
  float line(float width) const { return std::max(width * size, thinnest_ink); }
};

// --- shapes

enum class Layer { all, ink_below, color };  // joined shapes: ink_below of all, then color of all

bool is_same(Point a, Point b) { return a.x == b.x && a.y == b.y; }

void trace(const Pencil& pencil, std::span<const Point> path, bool mirrored) {
  const auto at = [&](std::size_t i) { return pencil.at(path[i], mirrored); };
  pencil.pen.path_to(at(0));
  for (std::size_t i = 1; i + 2 < path.size(); i += 3) {
    // Draws straight segments as lines: a canvas would subdivide a Bézier curve into coincident
    // points.
    if (is_same(path[i - 1], path[i]) && is_same(path[i + 1], path[i + 2]))
      pencil.pen.path_to(at(i + 2));
    else
      pencil.pen.path_bezier(at(i), at(i + 1), at(i + 2));
  }
}

void trace_ellipse(const Pencil& pencil, const Shape& shape, bool mirrored) {
  const float angle = shape.degrees * std::numbers::pi_v<float> / 180;
  const auto at = [&](float x, float y) {
    const Point turned{x * shape.width * std::cos(angle) - y * shape.height * std::sin(angle),
                       x * shape.width * std::sin(angle) + y * shape.height * std::cos(angle)};
    return pencil.at(shape.points[0] + turned, mirrored);
  };
  Pen& pen = pencil.pen;
  pen.path_to(at(1, 0));
  pen.path_bezier(at(1, quarter), at(quarter, 1), at(0, 1));
  pen.path_bezier(at(-quarter, 1), at(-1, quarter), at(-1, 0));
  pen.path_bezier(at(-1, -quarter), at(-quarter, -1), at(0, -1));
  pen.path_bezier(at(quarter, -1), at(1, -quarter), at(1, 0));
}

void draw_ellipse(const Pencil& pencil, const Shape& shape, bool mirrored, Layer layer) {
  Pen& pen = pencil.pen;
  const float line = pencil.line(outline_width);
  const Color color = pencil.tinted(shape.color);
  if (shape.width == shape.height) {
    const Point middle = pencil.at(shape.points[0], mirrored);
    const float radius = shape.width * pencil.size;
    if (layer == Layer::ink_below) return pen.disc(middle, radius + line, pencil.tinted(ink));
    pen.disc(middle, radius, color);
    if (layer == Layer::all && shape.has_outline)
      pen.ring(middle, radius, pencil.tinted(ink), line);
    return;
  }
  trace_ellipse(pencil, shape, mirrored);
  if (shape.has_outline)
    pen.fill_and_stroke_path(color, pencil.tinted(ink), line);
  else
    pen.fill_path(color);
}

void draw_stroke(const Pencil& pencil, const Shape& shape, bool mirrored) {
  const auto in = [&](Color color, float width) {
    for (const std::size_t end : {std::size_t{0}, shape.count - 1})
      pencil.pen.disc(pencil.at(shape.points[end], mirrored), width / 2, color);
    trace(pencil, shape.path(), mirrored);
    pencil.pen.stroke_path(color, width, false);
  };
  const float width = pencil.line(shape.width);
  // The outline of a stroke is a little thinner than others.
  if (shape.has_outline) in(pencil.tinted(ink), width + 2 * pencil.line(0.0145F));
  in(pencil.tinted(shape.color), width);
}

void draw_shape(const Pencil& pencil, const Shape& shape, bool mirrored, Layer layer) {
  Pen& pen = pencil.pen;
  switch (shape.form) {
    case Shape::Form::ellipse: return draw_ellipse(pencil, shape, mirrored, layer);
    case Shape::Form::stroke: return draw_stroke(pencil, shape, mirrored);
    case Shape::Form::area:
      trace(pencil, shape.path(), mirrored);
      if (!shape.has_outline) return pen.fill_path(pencil.tinted(shape.color));
      return pen.fill_and_stroke_path(pencil.tinted(shape.color), pencil.tinted(ink),
                                      pencil.line(outline_width));
    case Shape::Form::outline:
      trace(pencil, shape.path(), mirrored);
      return pen.stroke_path(pencil.tinted(ink), pencil.line(outline_width), true);
  }
}

void draw_both(const Pencil& pencil, const Shape& shape, Layer layer) {
  draw_shape(pencil, shape, false, layer);
  if (shape.has_twin) draw_shape(pencil, shape, true, layer);
}

void draw_shapes(const Pencil& pencil, std::span<const Shape> shapes, bool with_detail) {
  for (std::size_t i = 0; i < shapes.size();) {
    std::size_t end = i;
    while (end < shapes.size() && shapes[end].is_joined) ++end;
    for (const Layer layer : {Layer::ink_below, Layer::color})
      for (std::size_t k = i; k < end; ++k) draw_both(pencil, shapes[k], layer);
    if (end == i) {
      if (with_detail || !shapes[i].is_detail) draw_both(pencil, shapes[i], Layer::all);
      ++end;
    }
    i = end;
  }
}

// --- the tile

// Clockwise, so that canvases antialias edges outwards; the straight back closes the path.
constexpr Point tile_path[] = {
    {-0.36F, 0.5F},                                            //
    {-0.44F, 0.5F},    {-0.5F, 0.44F},    {-0.495F, 0.36F},    // left
    {-0.495F, 0.36F},  {-0.465F, -0.30F}, {-0.465F, -0.30F},   //
    {-0.46F, -0.385F}, {-0.42F, -0.425F}, {-0.345F, -0.442F},  // the front
    {-0.2F, -0.475F},  {-0.1F, -0.5F},    {0, -0.5F},          //
    {0.1F, -0.5F},     {0.2F, -0.475F},   {0.345F, -0.442F},   //
    {0.42F, -0.425F},  {0.46F, -0.385F},  {0.465F, -0.30F},    // right
    {0.465F, -0.30F},  {0.495F, 0.36F},   {0.495F, 0.36F},     //
    {0.5F, 0.44F},     {0.44F, 0.5F},     {0.36F, 0.5F}};

Tile lowered(const Tile& tile, float by) {
  Tile other = tile;
  other.centre.y += by * tile.side;
  return other;
}

void trace_tile(Pen& pen, const Tile& tile) { trace({pen, tile, tile.side}, tile_path, false); }

float edge_width(const Tile& tile) { return std::max(1.0F, 0.012F * tile.side); }

struct StepDirections {
  bool north = false, north_sides = false, sides = false, south = false, south_sides = false;
};

StepDirections step_directions(std::string_view kind) {
  if (kind == "L") return {true, true, true, true, true};
  if (kind == "E") return {.north_sides = true, .south_sides = true};
  if (kind == "G") return {.north = true, .sides = true, .south = true};
  if (kind == "C") return {.north = true};
  return {.north = true, .north_sides = true, .sides = true, .south = true};
}

void draw_dots(const Pencil& pencil, const PlayerColors& colors, std::string_view kind) {
  const float radius = (pencil.size < large ? 0.050F : 0.038F) * pencil.size;
  const auto dot = [&](Point p) {
    pencil.pen.disc(pencil.at(p), radius, pencil.tinted(colors.mark));
    if (pencil.tile.turned)
      pencil.pen.ring(pencil.at(p), radius, pencil.tinted(sky_ring), 0.016F * pencil.size);
  };
  const auto two = [&](Point p) {
    dot(p);
    dot({-p.x, p.y});
  };
  const StepDirections steps = step_directions(kind);
  if (steps.north) dot({0, -0.435F});
  if (steps.north_sides) two({0.375F, -0.365F});
  if (steps.sides) two({0.42F, 0.03F});
  if (steps.south_sides) two({0.41F, 0.415F});
  if (steps.south) dot({0, 0.44F});
}

// Returns the size of the face relative to the tile, which is larger on smaller tiles.
float face_scale(std::string_view kind, float side) {
  if (side >= large) return 1.12F;
  if (side < with_details) return 1.36F;
  if (kind == "C" || kind == "E") return 1.25F;
  return kind == "G" ? 1.20F : 1.16F;
}

void draw_body(Pen& pen, const PlayerColors& colors, const Tile& tile, float edge) {
  const Pencil pencil{pen, tile, tile.side};
  trace_tile(pen, tile);
  pen.fill_and_stroke_path(pencil.tinted(colors.body), pencil.tinted(colors.edge), edge);
}

void draw_depth(Pen& pen, const Theme& theme, const PlayerColors& colors, const Tile& tile) {
  const float step = tile.lift > 0 ? 2 * shadow_step : shadow_step;
  trace_tile(pen, lowered(tile, step));
  pen.fill_path(theme.shadow, theme.dark ? 0.30F : 0.12F);
  trace_tile(pen, lowered(tile, depth));
  pen.fill_and_stroke_path(colors.rim, colors.edge, edge_width(tile));
}

}  // namespace

void draw_tile(Pen& pen, const Theme& theme, const PlayerColors& colors, const Tile& on_ground,
               std::string_view kind) {
  Tile tile = on_ground;
  tile.centre.y -= tile.lift;
  const bool flat = tile.side < with_details || tile.ghost;
  if (!flat) draw_depth(pen, theme, colors, tile);
  draw_body(pen, colors, tile, edge_width(tile));
  if (tile.side >= with_details) draw_dots({pen, tile, tile.side}, colors, kind);
  draw_shapes({pen, tile, face_scale(kind, tile.side) * tile.side}, animal(kind),
              tile.side >= with_details);
}

void draw_tile_outline(Pen& pen, const Tile& tile, Color color) {
  trace_tile(pen, tile);
  pen.fill_path(color);
}

void draw_blank_tile(Pen& pen, const PlayerColors& colors, const Tile& tile) {
  draw_body(pen, colors, tile, 1.2F);
}

}  // namespace kanzen::dobutsu_face

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/string_utils.hpp"
#include "engine/picture/face.hpp"

namespace kanzen {
namespace {

// Lengths in units of the distance between two lines, unless stated otherwise.
constexpr float usual_radius = 0.475F, radius_on_few = 0.44F;
constexpr unsigned few_lines = 3;
constexpr float ghost_opacity = 0.58F;
constexpr float seen_on_cards = 16;  // CSS pixels: smaller radii use the colours of on_card()

constexpr float inner_border = 8, inner_border_small = 4;  // CSS pixels
constexpr float names_from_edge = 16;
constexpr float room_for_names = 20;  // minimum margin around the outermost points' squares

struct BoardColors {
  Color field, border, line, name, shadow;
  float shadow_alpha;
};

const BoardColors& board_colors(bool dark) {
  static constexpr BoardColors on_light{rgb(0xECD9AC), rgb(0xDCC596), rgb(0x7A673F),
                                        rgb(0x5A4A28), rgb(0x2A1E08), 0.20F};
  static constexpr BoardColors on_dark{rgb(0x75633F), rgb(0x4A3F2A), rgb(0x201A0D),
                                       rgb(0xFFF4DA), rgb(0x2A1E08), 0.34F};
  return dark ? on_dark : on_light;
}

float radius_of(const GameInfo& info) {
  return std::max(info.size.columns, info.size.rows) <= few_lines ? radius_on_few : usual_radius;
}

// Returns the lines of one direction that have star points, counted from 0.
std::vector<unsigned> star_lines(unsigned lines) {
  if (lines == 19) return {3, 9, 15};
  if (lines == 13) return {3, 6, 9};
  return {};
}

// Returns the star points as column and row; only boards of 9 by 9, 13 by 13 and 19 by 19 have any.
std::vector<std::pair<unsigned, unsigned>> star_points(unsigned columns, unsigned rows) {
  if (columns == 9 && rows == 9) return {{2, 2}, {6, 2}, {4, 4}, {2, 6}, {6, 6}};
  std::vector<std::pair<unsigned, unsigned>> stars;
  if (columns != rows) return stars;
  for (const unsigned column : star_lines(columns))
    for (const unsigned row : star_lines(rows)) stars.emplace_back(column, row);
  return stars;
}

void draw_lines(Pen& pen, const BoardGeometry& geometry, Color color) {
  const float pitch = geometry.cell;
  const float usual = std::clamp(0.022F * pitch, 1.0F, 2.0F);
  const auto middle = [&](unsigned column, unsigned row) {
    return geometry.middle(row * geometry.columns + column);
  };
  const float thick = 1.8F * usual;       // width of the outermost lines
  const float corner = thick / 2 - 0.5F;  // extension that closes the corners
  for (unsigned column = 0; column < geometry.columns; ++column) {
    const bool outermost = column == 0 || column + 1 == geometry.columns;
    const Point more{0, outermost ? corner : 0};
    pen.line(middle(column, 0) - more, middle(column, geometry.rows - 1) + more, color,
             outermost ? thick : usual);
  }
  for (unsigned row = 0; row < geometry.rows; ++row) {
    const bool outermost = row == 0 || row + 1 == geometry.rows;
    const Point more{outermost ? corner : 0, 0};
    pen.line(middle(0, row) - more, middle(geometry.columns - 1, row) + more, color,
             outermost ? thick : usual);
  }
  for (const auto& [column, row] : star_points(geometry.columns, geometry.rows))
    pen.disc(middle(column, row), std::max(2.6F, 0.075F * pitch), color);
}

// Draws the coordinates: letters below the columns, numbers left of the rows.
void draw_names(Pen& pen, const BoardGeometry& geometry, const BoardView& board, Color color) {
  const TextStyle style{FontSize::caption, Weight::regular, color, Align::centre};
  for (unsigned place = 0; place < board.squares.size(); ++place) {
    const unsigned square = geometry.place(place);
    const std::string& name = board.squares[square].name;
    const Point at = geometry.middle(square);
    if (place / geometry.columns + 1 == geometry.rows)
      pen.text({at.x, bottom(geometry.frame) - names_from_edge}, std::string(1, to_upper(name[0])),
               style);
    if (place % geometry.columns == 0)
      pen.text({geometry.frame.x + names_from_edge, at.y}, name.substr(1), style);
  }
}

struct Stone {
  Point centre;
  float radius = 0;
  Player player = 0;
};

// Draws the shading: translucent white discs that shrink towards the light, fewer on small stones.
void draw_shading(Pen& pen, const Stone& stone, float opacity) {
  const int discs = stone.radius < 14 ? 3 : stone.radius <= 34 ? 7 : 16;
  const bool black = stone.player == 0;
  const float alpha = discs == 3 ? (black ? 0.045F : 0.30F)
                                 : (black ? 0.030F : 0.18F) * 7 / static_cast<float>(discs);
  for (int i = 1; i <= discs; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(discs);
    const Point towards_light{-0.26F * t * stone.radius, -0.30F * t * stone.radius};
    pen.disc(stone.centre + towards_light, stone.radius * (0.92F - 0.62F * t), rgb(0xFFFFFF),
             opacity * alpha);
  }
}

void draw_shadow(Pen& pen, const Stone& stone, const BoardColors& colors) {
  const Point& at = stone.centre;
  if (stone.radius >= 14)
    pen.disc({at.x, at.y + 0.11F * stone.radius}, 1.06F * stone.radius, colors.shadow, 0.10F);
  pen.disc({at.x, at.y + 0.07F * stone.radius}, 1.02F * stone.radius, colors.shadow,
           colors.shadow_alpha);
}

void draw_stone(Pen& pen, const Stone& stone, const PlayerColors& colors, bool ghost) {
  const float opacity = ghost ? ghost_opacity : 1;
  const float edge = std::max(1.0F, 0.035F * stone.radius);
  // The edge of a translucent stone must not overlap the body.
  pen.disc(stone.centre, ghost ? stone.radius - edge : stone.radius - 0.5F, colors.body, opacity);
  draw_shading(pen, stone, opacity);
  pen.ring(stone.centre, stone.radius - edge / 2, colors.edge, edge, opacity);
}

// Draws the mark of a forbidden point: a patch over the lines, and a square with a diagonal stroke.
void draw_forbidden(Pen& pen, const Theme& theme, const Rect& point) {
  const float side = 0.44F * point.height;
  const Point middle = centre(point);
  pen.fill(around(middle, 0.8F * point.height, 0.8F * point.height), board_colors(theme.dark).field,
           0);
  const Rect sign = around(middle, side, side);
  pen.fill(sign, theme.warn_soft, 3);
  pen.outline(sign, theme.warn, 3, 2.2F);
  const float reach = side / 4;
  pen.line({middle.x - reach, middle.y + reach}, {middle.x + reach, middle.y - reach}, theme.warn,
           2.2F);
}

// Draws stones on the intersections of a grid.
class GoFace final : public Face {
 public:
  BoardStyle board_style() const override { return {.crossings = true}; }

  const std::array<PlayerColors, 2>& players(bool dark) const override {
    static constexpr std::array<PlayerColors, 2> on_light{
        {{rgb(0x1E1F25), rgb(0x0B0C0F), rgb(0x0B0C0F), rgb(0xF4F1E9)},
         {rgb(0xE9E3D7), rgb(0x7A7362), rgb(0x7A7362), rgb(0x1E1F25)}}};
    static constexpr std::array<PlayerColors, 2> on_dark{
        {{rgb(0x17181C), rgb(0x000000), rgb(0x000000), rgb(0xF4F1E9)},
         {rgb(0xDDD7CA), rgb(0x3A3324), rgb(0x3A3324), rgb(0x1E1F25)}}};
    return dark ? on_dark : on_light;
  }

  void whole_board(const Drawing& drawing, const BoardGeometry& geometry,
                   const BoardView& board) const override {
    const BoardColors& colors = board_colors(drawing.theme.dark);
    const bool named = geometry.named_outside && geometry.padding >= room_for_names;
    const float border = named ? inner_border : inner_border_small;
    drawing.pen.fill(geometry.frame, colors.border, named ? 16.0F : 12.0F);
    drawing.pen.fill(inset(geometry.frame, border), colors.field, 10);
    draw_lines(drawing.pen, geometry, colors.line);
    if (named) draw_names(drawing.pen, geometry, board, colors.name);
  }

  void ornament(const Drawing& drawing, const Rect& square_rect, const BoardView& board,
                unsigned square) const override {
    for (const ForbiddenSquare& forbidden : board.forbidden)
      if (forbidden.square == square) draw_forbidden(drawing.pen, drawing.theme, square_rect);
  }

  void stack(const Drawing& drawing, Point centre, float unit, std::span<const PieceView> stack,
             const Pose& pose) const override {
    if (stack.empty() || pose.without_top) return;
    const Stone stone{centre, radius_of(drawing.info) * unit, stack.back().player};
    if (!pose.ghost) draw_shadow(drawing.pen, stone, board_colors(drawing.theme.dark));
    const PlayerColors& usual = players(drawing.theme.dark)[stone.player];
    const bool seen = !pose.on_card || stone.radius >= seen_on_cards;
    draw_stone(drawing.pen, stone, seen ? usual : on_card(drawing.theme, stone.player),
               pose.ghost.has_value());
  }

  void name_mark(const Drawing& drawing, Point centre, float size, Player player) const override {
    const PlayerColors colors = on_card(drawing.theme, player);
    drawing.pen.disc(centre, size / 2, colors.body);
    drawing.pen.ring(centre, size / 2, colors.edge, 1);
  }

  // The number of stones in hand is not limited or shown.
  void silhouette(const Drawing&, Point, float, PieceView) const override {}

  Extent extent(const GameInfo& info, unsigned) const override {
    const float radius = radius_of(info);
    return {radius, -radius, radius};
  }

  // Kind 0 is a black stone, kind 1 a white one.
  PieceView emblem(const GameInfo&, Player player) const override { return {player, player}; }

  void last_move_mark(const Drawing& drawing, Point centre, float unit,
                      PieceView piece) const override {
    const float radius = radius_of(drawing.info) * unit;
    drawing.pen.ring(centre, 0.46F * radius, players(drawing.theme.dark)[piece.player].mark,
                     std::max(1.5F, 0.11F * radius));
  }

 private:
  // Returns a stone's colours on a card; black stones on dark cards get a light edge.
  PlayerColors on_card(const Theme& theme, Player player) const {
    PlayerColors colors = players(theme.dark)[player];
    if (theme.dark && player == 0) colors.edge = theme.strong;
    return colors;
  }
};

}  // namespace

const Face& face_of_go() {
  static const GoFace face;
  return face;
}

}  // namespace kanzen

#include <algorithm>

#include "engine/games/dobutsu/face_tile.hpp"
#include "engine/picture/face.hpp"

namespace kanzen {
namespace {

using dobutsu_face::Tile;

// Lengths in units of a square's side.
constexpr float side = 0.82F;    // side of a tile
constexpr float above = 0.015F;  // distance of a tile's middle above the square's

constexpr float highest_lift = 0.05F;  // maximum visible lift; tiles lie flat

constexpr float chosen_size = 0.97F, chosen_above = 0.012F;  // of a selected tile

constexpr Player forest = 0, sky = 1;

// Returns whether the player's pieces point down.
bool points_down(const Drawing& drawing, Player player) {
  return (player == sky) != drawing.turned;
}

Tile tile_at(const Drawing& drawing, Point centre, float unit, Player player) {
  return {.centre = {centre.x, centre.y - above * unit},
          .side = side * unit,
          .turned = points_down(drawing, player)};
}

// Returns the player whose home rank contains a square; nullopt if there is none.
std::optional<Player> home_of(const BoardView& board, unsigned square) {
  if (square < board.columns) return sky;
  if (square >= board.columns * (board.rows - 1)) return forest;
  return std::nullopt;
}

void draw_cloud(Pen& pen, const Rect& cell, Color color) {
  const float u = 0.62F * cell.width;
  const Point at{cell.x + 0.38F * cell.width, cell.y + 0.62F * cell.height};
  pen.disc(at, 0.16F * u, color);
  pen.disc(at + Point{0.2F, -0.08F} * u, 0.2F * u, color);
  pen.disc(at + Point{0.42F, 0} * u, 0.15F * u, color);
  pen.capsule({at.x - 0.16F * u, at.y - 0.02F * u, 0.73F * u, 0.18F * u}, color);
}

void draw_grass(Pen& pen, const Rect& cell, Color color) {
  struct Blade {
    float x, height, lean;
  };
  constexpr Blade blades[] = {{-0.16F, 0.20F, -0.06F}, {0, 0.30F, 0.01F}, {0.16F, 0.22F, 0.06F}};
  constexpr float foot = 0.06F, bulge = 0.012F;
  const float u = 0.8F * cell.width;
  for (const Blade& blade : blades) {
    const Point ground{cell.x + cell.width / 2 + blade.x * u, cell.y + 0.86F * cell.height};
    const auto at = [&](float x, float height) { return ground + Point{x, -height} * u; };
    const float h = blade.height;
    // Returns a point at `part` of the length of a side, slightly outside the straight line.
    const auto side_at = [&](float sign, float part) {
      return at(sign * (foot * (1 - part) + bulge) + blade.lean * part, h * part);
    };
    pen.path_to(at(-foot, 0));
    pen.path_bezier(side_at(-1, 0.33F), side_at(-1, 0.67F), at(blade.lean, h));
    pen.path_bezier(side_at(1, 0.67F), side_at(1, 0.33F), at(foot, 0));
    pen.fill_path(color);
  }
}

// Outlines the lion that ended the game: in its player's colour if it has won, in the warning
// colour if it can be taken.
void draw_ended(const Drawing& drawing, const Rect& cell, const GameEnd& end,
                const PlayerColors& colors) {
  const bool won = end.winner == end.squares_of;
  drawing.pen.outline(cell, won ? colors.edge : drawing.theme.warn, 0.11F * cell.width, 3);
}

// Returns whether a lion has won by reaching that player's home rank.
bool is_home_of_winning_try(const BoardView& board, Player home) {
  return board.end && board.end->winner == board.end->squares_of && !board.end->squares.empty() &&
         home_of(board, board.end->squares.front()) == home;
}

// Draws tiles with animals.  The first player is Forest, whose tiles point up, the second is Sky;
// their home ranks are tinted.
class DobutsuFace final : public Face {
 public:
  bool has_sides() const override { return true; }

  BoardStyle board_style() const override {
    return {.wide_squares = true, .flat_pieces = true, .counted_hands = true, .lowest_bar = 80};
  }

  const std::array<PlayerColors, 2>& players(bool dark) const override {
    static constexpr std::array<PlayerColors, 2> on_light{
        {{rgb(0xCADB87), rgb(0x87A043), rgb(0x4B611A), rgb(0x42561A)},
         {rgb(0x828FD6), rgb(0x4E5AA3), rgb(0x2D3770), rgb(0xF4F5FF)}}};
    static constexpr std::array<PlayerColors, 2> on_dark{
        {{rgb(0xBFD07C), rgb(0x6F8636), rgb(0xE6F2BC), rgb(0x33430F)},
         {rgb(0x7480C8), rgb(0x434E93), rgb(0xC6CEF7), rgb(0xF4F5FF)}}};
    return dark ? on_dark : on_light;
  }

  Color square_color(const Theme& theme, const BoardView& board, unsigned square) const override {
    const auto home = home_of(board, square);
    if (!home) return theme.board_cell;
    if (*home == forest) return theme.dark ? rgb(0x27301F) : rgb(0xE6EED3);
    return theme.dark ? rgb(0x232D3B) : rgb(0xE3EBF2);
  }

  void ornament(const Drawing& drawing, const Rect& square_rect, const BoardView& board,
                unsigned square) const override {
    if (board.end && std::count(board.end->squares.begin(), board.end->squares.end(), square) > 0)
      draw_ended(drawing, square_rect, *board.end,
                 players(drawing.theme.dark)[board.end->squares_of]);
    const auto home = home_of(board, square);
    if (!home || !board.squares[square].stack.empty()) return;
    const bool dark = drawing.theme.dark;
    const auto color = [&](Color usual) {
      return is_home_of_winning_try(board, *home) ? drawing.theme.accent : usual;
    };
    if (*home == sky)
      draw_cloud(drawing.pen, square_rect, color(dark ? rgb(0x34445A) : rgb(0xCFDCE8)));
    else
      draw_grass(drawing.pen, square_rect, color(dark ? rgb(0x3B4A2A) : rgb(0xCFDDB0)));
  }

  // Positions have one piece per square, but a ghost can share the square of a piece.
  void stack(const Drawing& drawing, Point centre, float unit, std::span<const PieceView> stack,
             const Pose& pose) const override {
    const std::size_t shown = stack.size() - (pose.without_top && !stack.empty() ? 1 : 0);
    for (std::size_t i = 0; i < shown; ++i) {
      const PieceView piece = stack[i];
      Tile tile = tile_at(drawing, centre, unit, piece.player);
      if (i + 1 == stack.size()) {
        tile.lift = std::min(pose.lift, highest_lift) * unit;
        tile.ghost = pose.ghost;
        if (pose.chosen) {
          tile.side *= chosen_size;
          tile.centre.y -= chosen_above * unit;
        }
      }
      draw_tile(drawing.pen, drawing.theme, players(drawing.theme.dark)[piece.player], tile,
                drawing.info.kinds[piece.kind]);
    }
  }

  void silhouette(const Drawing& drawing, Point centre, float unit,
                  PieceView piece) const override {
    draw_tile_outline(drawing.pen, tile_at(drawing, centre, unit, piece.player),
                      drawing.theme.raised);
  }

  Extent extent(const GameInfo&, unsigned) const override {
    return {side / 2, -side / 2 - above, side / 2 - above + dobutsu_face::depth * side};
  }

  // Returns the lion.
  PieceView emblem(const GameInfo& info, Player player) const override {
    const auto lion = std::find(info.kinds.begin(), info.kinds.end(), "L");
    return {static_cast<std::uint8_t>(lion - info.kinds.begin()), player};
  }

  // Draws a blank tile, which is larger than a disc would be because its direction must be visible.
  void name_mark(const Drawing& drawing, Point centre, float size, Player player) const override {
    dobutsu_face::draw_blank_tile(
        drawing.pen, players(drawing.theme.dark)[player],
        {.centre = centre, .side = 1.3F * size, .turned = points_down(drawing, player)});
  }
};

}  // namespace

const Face& face_of_dobutsu() {
  static const DobutsuFace face;
  return face;
}

}  // namespace kanzen

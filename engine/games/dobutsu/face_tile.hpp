#pragma once
// The drawing of a Dobutsu shogi tile: narrower at the front, so that its direction shows its
// owner, with dots for its directions of movement and an animal's face.
#include <optional>
#include <string_view>

#include "engine/picture/face.hpp"

namespace kanzen::dobutsu_face {

inline constexpr float depth = 0.035F;  // thickness of a tile, in units of its side

struct Tile {
  Point centre;
  float side = 0;       // in CSS pixels
  bool turned = false;  // points down
  float lift = 0;       // height above the board in CSS pixels
  std::optional<Color> ghost = {};
};

void draw_tile(Pen& pen, const Theme& theme, const PlayerColors& colors, const Tile& tile,
               std::string_view kind);
// Draws the filled outline of a tile.
void draw_tile_outline(Pen& pen, const Tile& tile, Color color);
// Draws a tile without a face, for marks next to names.
void draw_blank_tile(Pen& pen, const PlayerColors& colors, const Tile& tile);

}  // namespace kanzen::dobutsu_face

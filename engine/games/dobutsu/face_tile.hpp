#pragma once
// A tile of Dobutsu shogi: narrower towards the front, so that its direction tells whose it is,
// with dots for the ways it goes, and an animal's face.
#include <optional>
#include <string_view>

#include "engine/picture/face.hpp"

namespace kanzen::dobutsu_face {

inline constexpr float depth = 0.035F;  // of a tile, in sides of it

struct Tile {
  Point centre;
  float side = 0;       // in CSS pixels
  bool turned = false;  // moves down
  float lift = 0;       // how high it is held, in CSS pixels
  std::optional<Color> ghost = {};
};

void draw_tile(Pen& pen, const Theme& theme, const PlayerColors& colors, const Tile& tile,
               std::string_view kind);
// Its outline alone, filled.
void draw_tile_outline(Pen& pen, const Tile& tile, Color color);
// The tile without a face, for marks beside names.
void draw_blank_tile(Pen& pen, const PlayerColors& colors, const Tile& tile);

}  // namespace kanzen::dobutsu_face

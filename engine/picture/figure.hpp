#pragma once
// A position as a figure: the board, and above and below it what its players have in hand; and a
// piece by itself.
#include <string>

#include "engine/core/board_view.hpp"

namespace kanzen {

struct FigureStyle {
  float width = 480;  // of the figure, in CSS pixels
  bool dark = false;
  bool turned = false;  // from the second player's side
};

inline constexpr unsigned narrowest_figure = 40, widest_figure = 4000;  // CSS pixels

// An SVG file.  `position` is its notation, for the description.
std::string board_figure(const GameInfo& info, const BoardView& board, const std::string& position,
                         const FigureStyle& style);

// Around a piece, for its shadow and edge: of the side of a square.
inline constexpr float piece_margin = 0.06F;

// A piece as it lies in a hand, as an SVG file without a ground; `unit` is the side of a square of
// the board that it is made for, in CSS pixels.
std::string piece_figure(const GameInfo& info, const PieceView& piece, float unit, bool dark);

}  // namespace kanzen

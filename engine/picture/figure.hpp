#pragma once
// A position as a figure: the board, and above and below it what its players have in hand.
#include <string>

#include "engine/core/board_view.hpp"

namespace kanzen {

struct FigureStyle {
  float width = 480;  // of the figure, in CSS pixels
  bool dark = false;
  bool turned = false;  // from the second player's side
};

inline constexpr unsigned narrowest_figure = 100, widest_figure = 4000;  // CSS pixels

// An SVG file.  `position` is its notation, for the description.
std::string board_figure(const GameInfo& info, const BoardView& board, const std::string& position,
                         const FigureStyle& style);

}  // namespace kanzen

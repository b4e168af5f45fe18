#pragma once
// A position as a figure: the board, and above and below it what its players have in hand; and a
// piece by itself.
#include <optional>
#include <string>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/picture/marks.hpp"
#include "engine/picture/picture.hpp"

namespace kanzen {

// Over the pieces: of each square the best move to it, of each hand the best of its pieces.
struct ShownValues {
  std::vector<std::optional<ShownValue>> squares, hands;  // empty: none are shown
};

struct FigureStyle {
  float width = 480;  // of the figure, in CSS pixels
  bool dark = false;
  bool turned = false;  // from the second player's side
  ShownValues values{};
};

inline constexpr unsigned narrowest_figure = 40, widest_figure = 4000;  // CSS pixels

// The board with the hands, without a ground.  `info` must outlive the picture; `position` is its
// notation, for the description.
Picture board_picture(const GameInfo& info, const BoardView& board, const std::string& position,
                      const FigureStyle& style);

// The same as an SVG file, with a ground.
std::string board_figure(const GameInfo& info, const BoardView& board, const std::string& position,
                         const FigureStyle& style);

// A piece as it lies in a hand, without a ground; `unit` is the side of a square of
// the board that it is made for, in CSS pixels.
Picture piece_picture(const GameInfo& info, const PieceView& piece, float unit, bool dark);

}  // namespace kanzen

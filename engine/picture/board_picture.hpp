#pragma once
// Pictures of a position, with the board and the players' hands above and below it, and of a single
// piece.
#include <optional>
#include <string>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/picture/board.hpp"
#include "engine/picture/marks.hpp"
#include "engine/picture/picture.hpp"

namespace kanzen {

// Values shown over the pieces: for a square, that of the best move to it; for a hand, that of the
// best move from it.
struct ShownValues {
  std::vector<std::optional<ShownValue>> squares, hands;  // empty: none are shown
};

struct FigureStyle {
  float width = 480;  // of the figure, in CSS pixels
  bool dark = false;
  bool turned = false;  // seen from the second player's side
  ShownValues values{};
  BoardMarks marks{};
};

inline constexpr unsigned narrowest_figure = 30, widest_figure = 4000;  // CSS pixels

// Returns the picture of the board and the hands, without a background.  `info` must outlive the
// picture; `position` is the notation of the position, for the description.
Picture board_picture(const GameInfo& info, const BoardView& board, const std::string& position,
                      const FigureStyle& style);

// Returns the same as an SVG file, with a background.
std::string board_svg(const GameInfo& info, const BoardView& board, const std::string& position,
                      const FigureStyle& style);

// Returns the picture of a piece in a hand, without a background.  `unit`: the side of a square of
// the board that the piece belongs to, in CSS pixels.
Picture piece_picture(const GameInfo& info, const PieceView& piece, float unit, bool dark);

}  // namespace kanzen

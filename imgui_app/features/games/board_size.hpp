#pragma once
// The size of a board, chosen in the game menu.
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/names.hpp"
#include "engine/core/words.hpp"

namespace kanzen::app {

enum class SizePart { columns, rows, line };
constexpr auto names_of(SizePart) { return names_in_order<SizePart>("columns", "rows", "line"); }

// The reason for refusing a step, and the numbers in its words.
struct SizeRefusal {
  Words words;
  BoardSize requested;
  unsigned third = 0;  // for %3; %1 and %2 are columns and rows
};

// Changes one number of `size` by `step`, 1 or -1.  If the result is invalid, returns the reason
// and leaves `size` unchanged.  Shortens the line to the board's longer side.  `family` is one of
// sized_games().
std::optional<SizeRefusal> step_size(std::string_view family, BoardSize& size, SizePart part,
                                     int step);

}  // namespace kanzen::app

#pragma once
// The size of a board as the menu chooses it.
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/names.hpp"
#include "engine/core/words.hpp"

namespace kanzen::app {

// Whose sizes the menu offers: the open game's, or those of m,n,k.
std::string sized_family_of(const GameInfo& info);

enum class SizePart { columns, rows, line };
constexpr auto names_of(SizePart) { return names_in_order<SizePart>("columns", "rows", "line"); }

// Why a step is refused, with what its words are filled with.
struct SizeRefusal {
  Words words;
  BoardSize asked;
  unsigned third = 0;  // their %3, after columns and rows
};

// One more or one less; `size` stays as it is where that is refused.  A line that has become
// too long for its board is cut.  `family` is one of sized_games().
std::optional<SizeRefusal> step_size(std::string_view family, BoardSize& size, SizePart part,
                                     int step);

}  // namespace kanzen::app

#pragma once
// The size of a board as the menu chooses it.
#include <optional>

#include "engine/core/board_view.hpp"
#include "imgui_app/strings.hpp"

namespace kanzen::app {

inline constexpr std::string_view sized_family = "mnk";  // whose sizes the menu offers

enum class SizePart { columns, rows, line };

// Why a step is refused, with what its words are filled with.
struct SizeRefusal {
  Text words = Text::size_least;
  BoardSize asked;
};

// One more or one less; `size` stays as it is where that is refused.  A line that has become
// too long for its board is cut.
std::optional<SizeRefusal> step_size(BoardSize& size, SizePart part, int step);

}  // namespace kanzen::app

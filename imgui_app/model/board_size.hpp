#pragma once
// The size of an m,n,k-game, as its name tells it and as the menu chooses it.
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "imgui_app/strings.hpp"

namespace kanzen::app {

struct BoardSize {
  unsigned columns = 3, rows = 3, line = 3;
  friend bool operator==(const BoardSize&, const BoardSize&) = default;
};

// "mnk:4,3,3"; tic-tac-toe is 3,3,3.  Empty: no such game.
std::optional<BoardSize> size_of_game(std::string_view name);
std::string sized_name(const BoardSize& size);

// How many pieces in a row make a line of this game.
unsigned line_length(const GameInfo& info);

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

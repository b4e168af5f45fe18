#include "imgui_app/model/board_size.hpp"

#include <algorithm>

#include "engine/api/any_game.hpp"

namespace kanzen::app {
namespace {

unsigned& part_of(BoardSize& size, SizePart part) {
  if (part == SizePart::columns) return size.columns;
  return part == SizePart::rows ? size.rows : size.line;
}

}  // namespace

std::optional<SizeRefusal> step_size(BoardSize& size, SizePart part, int step) {
  BoardSize asked = size;
  unsigned& number = part_of(asked, part);
  if (step < 0 && number == 1) return SizeRefusal{Text::size_least, asked};
  number = step < 0 ? number - 1 : number + 1;
  if (asked.columns * asked.rows > sized_games().front().most_squares)
    return SizeRefusal{Text::size_too_large, asked};
  const unsigned longest = std::max(asked.columns, asked.rows);
  if (part == SizePart::line && asked.line > longest) {
    return SizeRefusal{Text::size_line_too_long, asked};
  }
  asked.line = std::min(asked.line, longest);
  size = asked;
  return std::nullopt;
}

}  // namespace kanzen::app

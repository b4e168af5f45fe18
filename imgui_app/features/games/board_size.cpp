#include "imgui_app/features/games/board_size.hpp"

#include <algorithm>

#include "engine/adapter/any_game.hpp"
#include "imgui_app/features/games/words.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

unsigned& part_of(BoardSize& size, SizePart part) {
  if (part == SizePart::columns) return size.columns;
  return part == SizePart::rows ? size.rows : size.line;
}

std::optional<SizedGames> find_sized(std::string_view family) {
  for (SizedGames& one : sized_games())
    if (one.family == family) return std::move(one);
  return std::nullopt;
}

}  // namespace

std::optional<SizeRefusal> step_size(std::string_view family, BoardSize& size, SizePart part,
                                     int step) {
  BoardSize requested = size;
  unsigned& number = part_of(requested, part);
  if (step < 0 && number == 1) return SizeRefusal{word::size_least, requested};
  number = step < 0 ? number - 1 : number + 1;
  const unsigned squares = requested.columns * requested.rows;
  const unsigned longest = std::max(requested.columns, requested.rows);
  const auto limits = find_sized(family);
  if (limits && longest > limits->longest_side)
    return SizeRefusal{word::size_longest_side, requested, limits->longest_side};
  if (limits && squares > limits->most_squares)
    return SizeRefusal{word::size_too_large, requested, squares};
  if (part == SizePart::line && requested.line > longest)
    return SizeRefusal{word::size_line_too_long, requested, longest};
  requested.line = std::min(requested.line, longest);
  size = requested;
  return std::nullopt;
}

}  // namespace kanzen::app

#include "imgui_app/model/board_size.hpp"

#include <algorithm>
#include <charconv>

namespace kanzen::app {
namespace {

constexpr std::string_view prefix = "mnk:";
constexpr unsigned most_squares = 64;
constexpr unsigned usual_line = 3;  // of the games that do not tell their size

// "4,3,3"; the engine has checked the numbers already.
std::optional<BoardSize> numbers_of(std::string_view text) {
  BoardSize size;
  for (unsigned* number : {&size.columns, &size.rows, &size.line}) {
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), *number);
    if (fault != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (!text.empty()) text.remove_prefix(1);
  }
  return size;
}

unsigned& part_of(BoardSize& size, SizePart part) {
  if (part == SizePart::columns) return size.columns;
  return part == SizePart::rows ? size.rows : size.line;
}

}  // namespace

std::optional<BoardSize> size_of_game(std::string_view name) {
  if (name == "tictactoe") return BoardSize{3, 3, 3};
  if (!name.starts_with(prefix)) return std::nullopt;
  return numbers_of(name.substr(prefix.size()));
}

std::string sized_name(const BoardSize& size) {
  return std::string(prefix) + std::to_string(size.columns) + ',' + std::to_string(size.rows) +
         ',' + std::to_string(size.line);
}

unsigned line_length(const GameInfo& info) {
  const auto size = size_of_game(info.name);
  return size ? size->line : usual_line;
}

std::optional<SizeRefusal> step_size(BoardSize& size, SizePart part, int step) {
  BoardSize asked = size;
  unsigned& number = part_of(asked, part);
  if (step < 0 && number == 1) return SizeRefusal{Text::size_least, asked};
  number = step < 0 ? number - 1 : number + 1;
  if (asked.columns * asked.rows > most_squares) return SizeRefusal{Text::size_too_large, asked};
  const unsigned longest = std::max(asked.columns, asked.rows);
  if (part == SizePart::line && asked.line > longest) {
    return SizeRefusal{Text::size_line_too_long, asked};
  }
  asked.line = std::min(asked.line, longest);
  size = asked;
  return std::nullopt;
}

}  // namespace kanzen::app

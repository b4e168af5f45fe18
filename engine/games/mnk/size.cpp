#include "engine/games/mnk/size.hpp"

#include "engine/core/numbers.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/quoted.hpp"
#include "engine/games/mnk/board.hpp"
#include "engine/games/mnk/phrases.hpp"

namespace kanzen::mnk {
namespace {

constexpr std::string_view prefix = "mnk:";

Error refused(std::string_view name, const Diagnostic& why) {
  return {Errc::unknown_game, {phrase::in_game_name, excerpt(name), why}};
}

bool take_comma(std::string_view& rest) {
  if (rest.empty() || rest.front() != ',') return false;
  rest.remove_prefix(1);
  return true;
}

}  // namespace

bool is_name(std::string_view name) { return name.starts_with(prefix); }

Result<BoardSize> parse_name(std::string_view name) {
  std::string_view rest = name;
  BoardSize size{0, 0, 0};
  bool whole = is_name(name);
  if (whole) {
    rest.remove_prefix(prefix.size());
    size.columns = take_number(rest);
    whole = take_comma(rest);
    size.rows = take_number(rest);
    whole = take_comma(rest) && whole;
    size.line = take_number(rest);
    whole = whole && rest.empty();
  }
  if (!whole || size.columns == 0 || size.rows == 0 || size.line == 0)
    return refused(name, phrase::mnk_name);
  // Each by itself first: their product might not fit.
  if (size.columns > max_cells || size.rows > max_cells || size.columns * size.rows > max_cells)
    return refused(name, {phrase::largest_board, max_cells});
  if (size.line > max_cells) return refused(name, {phrase::longest_line, max_cells});
  return size;
}

std::string format_name(const BoardSize& size) {
  return std::string(prefix) + std::to_string(size.columns) + ',' + std::to_string(size.rows) +
         ',' + std::to_string(size.line);
}

}  // namespace kanzen::mnk

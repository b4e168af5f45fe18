#include "engine/games/mnk/size.hpp"

#include "engine/core/numbers.hpp"
#include "engine/core/quoted.hpp"
#include "engine/games/mnk/board.hpp"

namespace kanzen::mnk {
namespace {

constexpr std::string_view prefix = "mnk:";

Error refused(std::string_view name, const std::string& why) {
  return {Errc::unknown_game, "game \"" + excerpt(name) + "\": " + why};
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
    return refused(name,
                   "expected mnk:M,N,K with M columns, N rows and K in a line, say mnk:4,3,3");
  // Each by itself first: their product might not fit.
  if (size.columns > max_cells || size.rows > max_cells || size.columns * size.rows > max_cells)
    return refused(name, "a board has at most " + std::to_string(max_cells) + " squares");
  if (size.line > max_cells)
    return refused(name, "a line has at most " + std::to_string(max_cells) + " squares");
  return size;
}

std::string format_name(const BoardSize& size) {
  return std::string(prefix) + std::to_string(size.columns) + ',' + std::to_string(size.rows) +
         ',' + std::to_string(size.line);
}

}  // namespace kanzen::mnk

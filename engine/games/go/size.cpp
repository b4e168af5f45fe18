#include "engine/games/go/size.hpp"

#include "engine/core/numbers.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/quoted.hpp"
#include "engine/games/go/phrases.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {
namespace {

constexpr std::string_view plain_name = "go", prefix = "go:";
constexpr unsigned usual_side = 9;

}  // namespace

bool is_name(std::string_view name) {
  return name == plain_name || name.substr(0, prefix.size()) == prefix;
}

Result<BoardSize> parse_name(std::string_view name) {
  if (name == plain_name) return BoardSize{usual_side, usual_side, 0};
  const auto refused = [&](const Diagnostic& why) {
    return Error{Errc::unknown_game, {phrase::in_game_name, excerpt(name), why}};
  };
  std::string_view rest = name.substr(prefix.size());
  const unsigned columns = take_number(rest);
  unsigned rows = columns;
  if (!rest.empty() && rest.front() == ',') {
    rest.remove_prefix(1);
    rows = take_number(rest);
  }
  if (columns == 0 || rows == 0 || !rest.empty()) return refused(phrase::go_name);
  if (columns > longest_side || rows > longest_side)
    return refused({phrase::longest_side, longest_side});
  return BoardSize{columns, rows, 0};
}

std::string format_name(const BoardSize& size) {
  std::string name = std::string(prefix) + std::to_string(size.columns);
  return size.rows == size.columns ? name : name + ',' + std::to_string(size.rows);
}

}  // namespace kanzen::go

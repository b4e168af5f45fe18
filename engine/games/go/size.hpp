#pragma once
// What the games are called: "go:9" is 9 by 9, "go:4,3" has 4 columns and 3 rows, "go" is "go:9".
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/result.hpp"

namespace kanzen::go {

bool is_name(std::string_view name);  // of whatever size, possible or not
// Errc::unknown_game.
Result<BoardSize> parse_name(std::string_view name);
std::string format_name(const BoardSize& size);

}  // namespace kanzen::go

#pragma once
// The name of an m,n,k game: "mnk:M,N,K" for M columns, N rows, K in a line.
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/result.hpp"

namespace kanzen::mnk {

bool is_name(std::string_view name);  // of whatever size, possible or not
// Numbers have no sign and no leading zero.  Errc::unknown_game says what would be right.
Result<BoardSize> parse_name(std::string_view name);
std::string format_name(const BoardSize& size);

}  // namespace kanzen::mnk

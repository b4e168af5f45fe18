#pragma once
// The size of an m,n,k game and its name: "mnk:M,N,K" for M columns, N rows, K in a line.
#include <string>
#include <string_view>

#include "engine/core/result.hpp"

namespace kanzen::mnk {

struct Size {
  unsigned columns = 3, rows = 3, line = 3;
  friend bool operator==(const Size&, const Size&) = default;
};

inline constexpr std::string_view name_prefix = "mnk:";

// Numbers have no sign and no leading zero.  Errc::unknown_game says what would be right.
Result<Size> parse_name(std::string_view name);

}  // namespace kanzen::mnk

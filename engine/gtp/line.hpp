#pragma once
// A line of GTP 2: an optional number, a command, its arguments.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/board_view.hpp"

namespace kanzen::gtp {

struct Command {
  std::string id;  // as it was given; empty: none was
  std::string name;
  std::vector<std::string> arguments;
};

// Control characters are dropped, tabs are spaces, "#" begins a comment.  nullopt: nothing is left,
// and nothing is answered.
std::optional<Command> read_line(std::string_view line);

// "b", "black", "w", "white", in any case.
std::optional<Player> read_color(std::string_view text);
std::optional<unsigned> read_number(std::string_view text);  // decimal digits
std::optional<double> read_decimal(std::string_view text);

// "d4" as "D4", "pass" as "PASS".
std::string in_capitals(std::string_view text);

}  // namespace kanzen::gtp

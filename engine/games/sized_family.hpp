#pragma once
// Games whose names say how large their board is.
#include <span>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/result.hpp"

namespace kanzen {

struct SizedFamily {
  std::string_view family;  // GameInfo::family
  std::string_view names;   // a pattern, for people
  std::string_view what;    // its letters stand for, for people
  std::span<const std::string_view> rules;
  unsigned most_squares, longest_side;
  std::span<const unsigned> usual_sides;  // of the square boards that people play, best known first
  bool (*is_name)(std::string_view name);                  // of whatever size, possible or not
  Result<BoardSize> (*parse_name)(std::string_view name);  // Errc::unknown_game
  std::string (*format_name)(const BoardSize& size);
};

}  // namespace kanzen

#pragma once
// Families of games whose names contain the board size.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/result.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen {

struct SizedFamily {
  std::string_view family;        // GameInfo::family
  std::string_view names;         // pattern of the names, for help texts
  std::string_view pattern_help;  // meaning of the pattern, for help texts
  std::span<const std::string_view> rules;
  unsigned most_squares, longest_side;
  bool (*is_name)(std::string_view name);                  // true for impossible sizes, too
  Result<BoardSize> (*parse_name)(std::string_view name);  // Errc::unknown_game
  std::string (*format_name)(const BoardSize& size);
};

// --- helpers for parse_name

// Parses positive decimal numbers without signs or leading zeros, separated by commas.  Returns an
// empty vector if the text has another form.
inline std::vector<unsigned> parse_numbers(std::string_view text) {
  std::vector<unsigned> numbers;
  for (;; text.remove_prefix(1)) {
    numbers.push_back(take_number(text));
    if (numbers.back() == 0) return {};
    if (text.empty()) return numbers;
    if (text.front() != ',') return {};
  }
}

inline Error name_error(std::string_view name, const Diagnostic& why) {
  return {Errc::unknown_game, {phrase::in_game_name, excerpt(name), why}};
}

}  // namespace kanzen

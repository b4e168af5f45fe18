#pragma once
// Games whose names say how large their board is.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/result.hpp"
#include "engine/core/texts.hpp"

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

// --- for parse_name

// Numbers with commas between them, without signs and leading zeros; empty: the text is none.
inline std::vector<unsigned> numbers_in(std::string_view text) {
  std::vector<unsigned> numbers;
  for (;; text.remove_prefix(1)) {
    numbers.push_back(take_number(text));
    if (numbers.back() == 0) return {};
    if (text.empty()) return numbers;
    if (text.front() != ',') return {};
  }
}

inline Error wrong_name(std::string_view name, const Diagnostic& why) {
  return {Errc::unknown_game, {phrase::in_game_name, excerpt(name), why}};
}

}  // namespace kanzen

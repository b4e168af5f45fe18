#pragma once
// Results of games, and numbers of points, as records state them.
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"

namespace kanzen {

// The result of a game as its record states it.
struct RecordResult {
  enum class Kind { unknown, score, resigned, time, forfeit, no_result };
  Kind kind = Kind::unknown;
  std::optional<Player> winner;  // nullopt: a draw, or neither
  std::optional<double> lead;    // of the winner in points; 0: a draw
};

// Reads a value of RE, "B+3.5", and what programs write in English, Chinese, Japanese and Korean,
// such as "White resigns".
RecordResult parse_sgf_result(std::string_view text);
// Returns a value of RE that means this: "B+3.5", "W+R", "Void", "0"; "?" for an unknown result.
std::string format_sgf_result(const RecordResult& result);

// Returns the first number of points in a text: "3.5", "3,5", "6 1/2", also with Chinese numerals
// and units; a stone of Chinese counting is two points.
std::optional<double> find_points(std::string_view text);
// Returns points that are not negative, rounded to hundredths: "3.5", "3.75".
std::string format_hundredths(double points);

}  // namespace kanzen

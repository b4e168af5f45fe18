#pragma once
// Results of games as records state them.
#include <optional>
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

// Reads a value of RE: "B+3.5", "W+R", "Void".  Programs also write "b + resign" and "W+3,5".
// Kind::unknown: it is "?", or not a value of FF[4].
RecordResult parse_sgf_result(std::string_view text);

}  // namespace kanzen

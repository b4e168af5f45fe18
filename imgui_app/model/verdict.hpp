#pragma once
// The verdict: the main sentence about the position, and the smaller one below it.
#include <optional>
#include <string>

#include "engine/core/board_view.hpp"
#include "engine/core/value.hpp"

namespace kanzen::app {

struct Verdict {
  enum class Sign { value, loading, unknown, player };
  Sign sign = Sign::loading;
  // For the side to move; at the end of a game: win if a player has won.
  Outcome outcome = Outcome::draw;
  std::optional<Player> favoured;  // the winner, the leader, or the side to move
  std::string title;
  std::string title_short, title_rest;  // in two lines, for embedded boards
  std::string detail;
  std::string spoken = {};  // by screen readers instead of `detail`; empty: the same
  bool settles = false;     // changes while the visitor types, and is read out afterwards
};

}  // namespace kanzen::app

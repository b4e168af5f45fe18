#pragma once
// The verdict: the main sentence about the position, and the smaller one below it.
#include <optional>
#include <string>

#include "imgui_app/app/state.hpp"

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
};
Verdict verdict_of(const State& state);

}  // namespace kanzen::app

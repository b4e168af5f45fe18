#pragma once
// When a game that could go on for ever ends in a draw by agreement.
#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// May the visitor agree on a draw?  The position has come before, and whoever plays perfectly has
// nothing better.
bool may_agree_on_draw(const State& state);

// Do two perfect players agree on one?  They do when a position comes for the third time, or when
// they have kept the draw for as long as `kept_draw`.
bool perfect_players_agree(const State& state);

inline constexpr std::size_t kept_draw = 40;  // plies

}  // namespace kanzen::app

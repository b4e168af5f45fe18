#pragma once
// Gobblers as a front-end draws it.
#include <optional>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/value.hpp"
#include "engine/games/gobblers/state.hpp"

namespace kanzen::gobblers {

// Names of endings (GameInfo::endings).
inline constexpr auto line_ending = "line";
inline constexpr auto uncovered_line_ending = "uncovered_line";

// By the lines that the winner has in `cells`.
GameEnd won_by(Player winner, const char* reason, Mask9 cells);

template <int Sizes>
GameInfo game_info(std::string_view rules);

// `seen`: what counts in lines; `terminal`: the value if the game has ended.
template <int Sizes>
BoardView board_view(const State<Sizes>& s, Visible seen, std::optional<Value> terminal);

template <int Sizes>
MoveView view_move(const State<Sizes>& s, Move move);

}  // namespace kanzen::gobblers

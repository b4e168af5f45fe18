#pragma once
// Sentences about opponents that are not persons and blunders made against them; draws by
// agreement.
#include <optional>
#include <string>
#include <string_view>

#include "imgui_app/model/state.hpp"

namespace kanzen::app {

// Returns what the opponent's strength means.
std::string describe_opponent(const State& state, Player player);

// Such as "L@a1 was a blunder".
std::string blunder_title(const State& state, const LastBlunder& blunder);
// Returns what the blunder cost and, while values are shown, better moves.
std::string blunder_detail(const State& state, const LastBlunder& blunder);

// Draws by agreement, in games that could continue without end.

// May the visitor agree on a draw?  The position must occur for the third time; an earlier
// repetition suffices if both sides are played by persons, or if it is a draw with perfect play.
bool may_agree_on_draw(const State& state);
// Does the current position of a game without a rule about repetition occur for the third time?
inline bool occurs_third_time(const Session& session) {
  return session.earlier_occurrences().size() >= 2;
}
// Plies for which two perfect players hold a draw before they agree on it.
inline constexpr std::size_t held_draw_plies = 40;

}  // namespace kanzen::app

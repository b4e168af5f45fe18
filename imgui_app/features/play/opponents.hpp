#pragma once
// Opponents that are not persons: their names and strengths, and the blunders made against them.
#include <optional>
#include <string>
#include <string_view>

#include "imgui_app/features/state.hpp"

namespace kanzen::app {

// The name as in the engine's list of players (engine/players), in settings and in links.
std::string name_of(const Opponent& opponent);
std::optional<Opponent> parse_opponent(std::string_view name);

// The opponent of a level: easy, medium and hard ones slip in 50, 20 and 5 of 100 turns.
Opponent opponent_at(Level level);
// Returns the level nearest to the opponent; links can name others than those of the levels.
Level level_of(const Opponent& opponent);

// The settings of the opponent that plays this side if no person does.
inline const Opponent& opponent_of(const State& state, Player player) {
  return state.settings.opponents[player];
}

// Does the opponent on the side to move choose by values?  Otherwise it plays at random, or the
// open puzzle has its reply.
inline bool needs_values(const State& state) {
  return opponent_of(state, state.session->board().to_move).strength != Strength::random &&
         (!state.task || state.task->reply.empty());
}

// Returns the only side that no person plays; empty if both or neither.
std::optional<Player> only_opponent(const State& state);

// Returns what the opponent's strength means.
std::string describe_opponent(const State& state, Player player);

// A blunder: the last move of a person against one opponent worsened the person's outcome, or by
// estimate the win rate.  It can be taken back.
struct LastBlunder {
  Session::Node before = 0, after = 0;
};
std::optional<LastBlunder> last_blunder(const State& state);
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

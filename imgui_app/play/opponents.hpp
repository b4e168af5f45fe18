#pragma once
// Who plays in place of a person, how well, and what a person's move has cost against him.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// As the engine's list of players has it (engine/players), settings and links.
std::string name_of(const Opponent& opponent);
std::optional<Opponent> opponent_named(std::string_view name);

// Whoever plays that side when no person does.
inline const Opponent& opponent_of(const State& state, Player player) {
  return state.settings.opponents[player];
}

// Does he choose by values, or else without looking?
inline bool needs_values(const Opponent& opponent) { return opponent.strength != Strength::random; }

// The only side that no person plays; empty: both or none.
std::optional<Player> only_opponent(const State& state);

// "The perfect player answers." and its kin: who is to move, and what is waited for.
std::string who_plays_words(const State& state);
// What his strength means.
std::string about_opponent(const State& state, Player player);

// The last move of a person who plays against one opponent has made his outcome worse, and can be
// taken back.
struct OwnBlunder {
  Session::Node before = 0, after = 0;
};
std::optional<OwnBlunder> own_blunder(const State& state);
// "L@a1 was a blunder"
std::string blunder_title(const State& state, const OwnBlunder& blunder);
// What it gave away; while values are shown also what would have been better.
std::string blunder_detail(const State& state, const OwnBlunder& blunder);

// When a game that could go on for ever ends in a draw by agreement.

// May the visitor agree on a draw?  The position has come before, and whoever plays perfectly has
// nothing better.
bool may_agree_on_draw(const State& state);
// So long, in plies, two perfect players keep a draw before they agree on it.
inline constexpr std::size_t kept_draw = 40;

}  // namespace kanzen::app

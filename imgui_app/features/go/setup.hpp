#pragma once
// Komi, handicap and scoring of a new game.
#include <optional>

#include "engine/core/names.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/model/item.hpp"

namespace kanzen::app {

// Komi, handicap and scoring of a new Go game, set on the Game tab.
struct GameSetup {
  double komi = 0;         // points for White
  unsigned handicap = 0;   // Black's stones before the first move: 0, or 2 and more
  bool territory = false;  // territory is counted instead of area
  friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

enum class SetupPart { komi, handicap, territory };
constexpr auto names_of(SetupPart) {
  return names_in_order<SetupPart>("komi", "handicap", "territory");
}

inline constexpr ItemKind<SetupPart, int> setup_item{"terms-"};

// Returns the setup with which the session's game began; nullopt if it has no komi.
std::optional<GameSetup> setup_of(const Session& session);

// Changes the komi by half a point, the handicap by a stone, or the scoring to territory (1) or
// area (-1); nullopt if the result is not allowed or the same. With a handicap the komi becomes
// 0.5, without one the default of the rules; a default komi becomes that of the other scoring.
std::optional<GameSetup> step_setup(const AnyGame& game, GameSetup setup, SetupPart part, int step);

// Opens a session of the game with this setup, at its start.
Result<Session> session_with(const GameInfo& info, const GameSetup& setup);

}  // namespace kanzen::app

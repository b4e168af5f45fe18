#pragma once
// The players of both sides, and the times at which players that are not persons move.
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "engine/core/names.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/model/item.hpp"
#include "imgui_app/model/phases.hpp"
#include "imgui_app/model/settings.hpp"

namespace kanzen::app {

enum class Side { human, engine };
using Sides = std::array<Side, 2>;                 // by player
enum class Players { first, second, two, watch };  // the visitor's choice on the Game tab
// The ids of items name the players of Gobblers, whatever the game is.
constexpr auto names_of(Players) {
  return names_in_order<Players>("orange", "purple", "two", "watch");
}

// --- items
inline constexpr ItemKind<Players> players_item{"players-"};
inline constexpr ItemKind<Player, Level> opponent_item{"opponent-"};
inline constexpr ItemKind<std::size_t> bot_level_item{"bot-level-"};   // one of bot_levels
inline constexpr ItemKind<std::size_t> bot_time_item{"bot-seconds-"};  // one of bot_times
inline constexpr ItemKind<std::size_t> line_item{"line-"};  // plies of the perfect line to play
// An index into the session's line; `blunder_item`: of the position before one.
inline constexpr ItemKind<std::size_t> ply_item{"ply-"}, blunder_item{"blunder-"};
inline constexpr ItemKind<std::size_t> variation_item{"variation-"};  // node of its first position

// Returns who plays each side for the visitor's choice.
constexpr Sides sides_of(Players players) {
  constexpr std::array sides{Sides{Side::human, Side::engine}, Sides{Side::engine, Side::human},
                             Sides{Side::human, Side::human},
                             Sides{Side::engine, Side::engine}};  // by Players
  return sides[static_cast<std::size_t>(players)];
}

// The engine's player in games with values: perfect, or weaker as Strength says.  It answers moves,
// but not steps through the history.
struct EnginePlayer : InPhases<EnginePlayer> {
  struct Paused {};  // after a step through the history
  struct Ready {};   // waits for its turn, or for the values that it needs
  struct Due {       // is about to move
    double at = 0;   // as Platform::now
  };
  std::variant<Paused, Ready, Due> phase;

  bool paused() const { return is<Paused>(); }
  const Due* due() const { return in<Due>(); }
};

// The opponent in games by estimate: a player of the engine that runs in a worker.
struct Bot {
  std::optional<double> thinking;  // since when, as Platform::now
  std::optional<ChosenMove> move;  // the chosen move, which is about to be played
  bool resigns = false;            // resigns instead of playing a move
};

struct Play {
  Sides sides{Side::human, Side::engine};
  EnginePlayer engine;
  Bot bot;                          // the opponent in games by estimate, instead of `engine`
  std::optional<double> line_due;   // next move of the perfect line; empty: it is not being played
  std::optional<std::string> hint;  // best move shown in the current position, in notation
  std::size_t hints = 0;            // shown in this game
  std::size_t hint_presses = 0;     // includes those while the hint was shown
  ItemId unconfirmed;               // pressed once; pressing it again confirms; empty: none
};

}  // namespace kanzen::app

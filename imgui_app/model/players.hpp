#pragma once
// The players of both sides: when those that are not persons move, and what a person may do.
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/core/names.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/model/item.hpp"
#include "imgui_app/model/phases.hpp"
#include "imgui_app/model/settings.hpp"

namespace kanzen::app {

struct State;

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
  // A move of the computer player whose value no search has proved.
  struct Guess {
    std::string move, position;  // `position` is the one after `move`
    double limit = 0;
  };
  Sides sides{Side::human, Side::engine};
  EnginePlayer engine;
  Bot bot;                          // the opponent in games by estimate, instead of `engine`
  std::optional<double> line_due;   // next move of the perfect line; empty: it is not being played
  std::optional<Guess> guess;       // the last one
  std::optional<std::string> hint;  // best move shown in the current position, in notation
  std::size_t hints = 0;            // shown in this game
  std::size_t hint_presses = 0;     // includes those while the hint was shown
  ItemId unconfirmed;               // pressed once; pressing it again confirms; empty: none
};

// --- who plays

// Does a player that is not a person play this side?  An embed with a fixed line has no opponents.
bool is_engine_side(const State& state, Player player);
// May the visitor move this player's pieces?
bool may_move(const State& state, Player player);
bool is_bot_thinking(const State& state);
// Returns the position before the last move of a person; empty if no person has moved on this line.
std::optional<Session::Node> before_last_human_move(const State& state);

// Is it the engine's turn after a step through the history?  It moves only when asked to.
bool is_engine_waiting(const State& state);

// Is a person allowed to pass or resign now?
bool may_pass(const State& state);
bool may_resign(const State& state);

// --- opponents that are not persons

// The name as in the engine's list of players (engine/players), in settings and in links.
std::string name_of(const Opponent& opponent);
std::optional<Opponent> parse_opponent(std::string_view name);

// The opponent of a level: easy, medium and hard ones slip in 50, 20 and 5 of 100 turns.
Opponent opponent_at(Level level);
// Returns the level nearest to the opponent; links can name others than those of the levels.
Level level_of(const Opponent& opponent);

// The settings of the opponent that plays this side if no person does.
const Opponent& opponent_of(const State& state, Player player);

// Does the opponent on the side to move choose by values?  Otherwise it plays at random, or the
// open puzzle has its reply.
bool needs_values(const State& state);

// Returns the only side that no person plays; empty if both or neither.
std::optional<Player> only_opponent(const State& state);

// A blunder: the last move of a person against one opponent worsened the person's outcome, or by
// estimate the win rate.  It can be taken back.
struct LastBlunder {
  Session::Node before = 0, after = 0;
};
std::optional<LastBlunder> last_blunder(const State& state);

}  // namespace kanzen::app

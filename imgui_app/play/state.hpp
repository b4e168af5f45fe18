#pragma once
// Who moves, and when by himself.
#include <array>
#include <optional>
#include <variant>

#include "engine/core/names.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/shell/button.hpp"

namespace kanzen::app {

enum class Side { person, perfect };
using Sides = std::array<Side, 2>;                  // by player
enum class Players { orange, purple, two, watch };  // whom the visitor plays
constexpr auto names_of(Players) {
  return names_in_order<Players>("orange", "purple", "two", "watch");
}

// The perfect player answers moves, not steps through the history.
struct PerfectPlayer {
  struct Paused {};  // after such a step
  struct Ready {};   // for its turn, or for the values that it needs
  struct Due {       // it answers
    double at = 0;   // as Platform::now
  };
  std::variant<Paused, Ready, Due> phase;

  bool paused() const { return std::holds_alternative<Paused>(phase); }
  const Due* due() const { return std::get_if<Due>(&phase); }
};

// Whoever plays a game that is only estimated without being a person: a player of the engine.
struct Bot {
  struct Thinking {
    double started = 0;  // as Platform::now
  };
  std::optional<Thinking> thinking;
  std::optional<ChosenMove> move;  // that it has chosen
  bool resigns = false;            // instead of playing it
};

struct Play {
  Sides sides{Side::person, Side::perfect};
  PerfectPlayer perfect;
  Bot bot;                         // of games by estimate, the one who is called perfect elsewhere
  std::optional<double> line_due;  // the next move of the perfect line; empty: not played out
  std::optional<Button> asked;     // pressed once, it ends the game when it is pressed again
};

}  // namespace kanzen::app

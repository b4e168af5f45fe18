#pragma once
// Who moves, and when by himself.
#include <array>
#include <cstddef>
#include <optional>
#include <variant>

#include "engine/core/names.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/shell/button.hpp"
#include "imgui_app/shell/phases.hpp"

namespace kanzen::app {

enum class Side { person, perfect };
using Sides = std::array<Side, 2>;                  // by player
enum class Players { orange, purple, two, watch };  // whom the visitor plays
constexpr auto names_of(Players) {
  return names_in_order<Players>("orange", "purple", "two", "watch");
}

// Who plays which side then.
constexpr Sides sides_of(Players players) {
  constexpr std::array sides{Sides{Side::person, Side::perfect}, Sides{Side::perfect, Side::person},
                             Sides{Side::person, Side::person},
                             Sides{Side::perfect, Side::perfect}};  // by Players
  return sides[static_cast<std::size_t>(players)];
}

// The perfect player answers moves, not steps through the history.
struct PerfectPlayer : InPhases<PerfectPlayer> {
  struct Paused {};  // after such a step
  struct Ready {};   // for its turn, or for the values that it needs
  struct Due {       // it answers
    double at = 0;   // as Platform::now
  };
  std::variant<Paused, Ready, Due> phase;

  bool paused() const { return is<Paused>(); }
  const Due* due() const { return in<Due>(); }
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

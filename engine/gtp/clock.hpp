#pragma once
// The clocks of both players: the time for a move, from the time system of the game and from what
// the referee tells.
#include <array>
#include <limits>
#include <optional>

#include "engine/core/board_view.hpp"

namespace kanzen::gtp {

struct TimeSettings {
  enum class System {
    none,
    absolute,  // the main time alone
    canadian,  // then `stones` moves in each period
    byoyomi,   // then `stones` periods; one that a move does not use up remains
    fischer    // the period is added to the main time after each move
  };
  System system = System::none;
  double main = 0, period = 0;  // seconds
  unsigned stones = 0;
  double most = std::numeric_limits<double>::infinity();  // seconds for a move
};

class Clock {
 public:
  void set(const TimeSettings& settings);
  // `stones`: the moves left in a Canadian period, or the byo-yomi periods left; 0: main time.
  // Seconds below 0 count as 0.
  void set_left(Player player, double seconds, unsigned stones);

  // Seconds for the next move; nullopt: no limit.  `moves`: estimate of the player's remaining
  // moves, at least 1.
  std::optional<double> seconds(Player player, unsigned moves) const;

 private:
  struct Left {
    double seconds = 0;
    unsigned stones = 0;  // see set_left()
  };
  TimeSettings settings_;
  std::array<Left, 2> left_{};
};

}  // namespace kanzen::gtp

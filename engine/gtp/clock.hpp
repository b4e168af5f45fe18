#pragma once
// The clocks of both players.
#include <array>
#include <optional>

#include "engine/core/board_view.hpp"

namespace kanzen::gtp {
// The time that a player may use for a move, from GTP's time settings and remaining times.
class Clock {
 public:
  // Canadian byo-yomi, in seconds.  A positive period with no stones means no time limit.
  void set(double main, double period, unsigned stones) {
    limited_ = !(period > 0 && stones == 0);
    period_ = period;
    stones_ = stones;
    left_.fill({main, 0});
  }
  void set_left(Player player, double seconds, unsigned stones) {
    limited_ = true;
    left_[player] = {seconds, stones};
  }

  // Seconds for the next move; nullopt: no limit.  `moves`: estimate of the player's remaining
  // moves.
  std::optional<double> seconds(Player player, unsigned moves) const {
    if (!limited_) return std::nullopt;
    const Left& left = left_[player];
    const double reserve = 0.9;  // leaves time for communication and the end of the search
    if (left.stones > 0) return reserve * left.seconds / left.stones;
    const double main = left.seconds / moves;
    const double period = stones_ > 0 ? period_ / stones_ : 0;
    return reserve * (main > period ? main : period);
  }

 private:
  struct Left {
    double seconds = 0;
    unsigned stones = 0;  // left in the period; 0: main time
  };
  bool limited_ = false;
  double period_ = 0;
  unsigned stones_ = 0;
  std::array<Left, 2> left_{};
};

}  // namespace kanzen::gtp

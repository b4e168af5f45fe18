#pragma once
// The plot of a game's values, ply by ply: a bar for every position.  Up is the first player's
// win, down the second's; nearer wins are taller.
#include <optional>
#include <string>

#include "engine/core/value.hpp"
#include "engine/picture/face.hpp"

namespace kanzen {

struct ValueBar {
  std::optional<Value> value;    // for the first player; empty: not known
  std::optional<Player> leader;  // who wins there; empty: a draw, or not known
  bool blunder = false;          // the move that led here made the mover's outcome worse
  bool current = false;          // the position that is being looked at
  bool future = false;           // after that
};

// How tall a bar is, 0 to 1: nearer ends are taller, up to BoardStyle::lowest_bar.
float bar_height(unsigned distance, unsigned lowest_bar);

// One bar in its column, which the line between the players halves.  `number` is written
// opposite of the bar; empty: nothing.
void draw_value_bar(const Drawing& drawing, const Rect& column, const ValueBar& bar,
                    const std::string& number);
// Every how many plies a number fits, where a ply is that wide.
std::size_t number_every(float pitch);

}  // namespace kanzen

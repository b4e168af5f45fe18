#pragma once
// The line that is being looked at, as the history card draws it.
#include <optional>
#include <vector>

#include "engine/api/session.hpp"

namespace kanzen::app {

struct HistoryBar {
  Session::Node node = 0;
  std::optional<Value> value;    // for the first player; empty: not known
  std::optional<Player> leader;  // who wins there; empty: a draw, or not known
  bool blunder = false;          // the move that led here made the mover's outcome worse
  bool current = false;
  bool future = false;  // after the current position
};

std::vector<HistoryBar> history_bars(const Session& session);
std::size_t count_blunders(const std::vector<HistoryBar>& bars);

// How tall a bar is, 0 to 1: nearer ends are taller.
float bar_height(unsigned distance);

}  // namespace kanzen::app

#pragma once
// The values of the current line as bars, for the history card and for the plot figure.
#include <vector>

#include "engine/picture/charts.hpp"
#include "engine/session/session.hpp"

namespace kanzen {
// Returns one bar per position of the line.
std::vector<ValueBar> history_bars(const Session& session);
// Has the move to the node made its mover's outcome worse?  False if the values are unknown.
bool is_blunder(const Session& session, Session::Node node);
// Returns by how many plies the move to the node made its mover's win longer or the loss shorter; 0
// if the outcome is worse or distances are unknown.
unsigned lost_plies(const Session& session, Session::Node node);

}  // namespace kanzen

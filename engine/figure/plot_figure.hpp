#pragma once
// The values of the current line as bars, for the history card and for the plot figure.
#include <vector>

#include "engine/picture/charts.hpp"
#include "engine/session/session.hpp"

namespace kanzen {
// Returns one bar per position of the line.
std::vector<ValueBar> history_bars(const Session& session);

}  // namespace kanzen

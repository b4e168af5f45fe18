#pragma once
// The line that is being looked at, as the history card draws it.
#include <vector>

#include "engine/picture/charts.hpp"
#include "engine/session/session.hpp"

namespace kanzen {
// One for each position of the line.
std::vector<ValueBar> history_bars(const Session& session);
// Has whoever moved to the node made his outcome worse?
bool is_blunder(const Session& session, Session::Node node);
std::size_t count_blunders(const std::vector<ValueBar>& bars);

}  // namespace kanzen

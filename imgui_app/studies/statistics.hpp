#pragma once
// What the Statistics page shows: what was counted here, or else what the table tells.
#include <span>
#include <vector>

#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// Null: there are none yet.
const Statistics* shown_statistics(const State& state);
bool statistics_are_from_table(const State& state);

// Empty: there are none, or none yet.
std::span<const NotableGroup> shown_notable(const State& state);
bool notable_are_from_table(const State& state);
// Are there notable positions, or can they be looked for?
bool shows_notable(const State& state);

// As the page shows them: in its order, with boards.
std::vector<NotableGroup> drawable(const std::vector<NotablePositions>& kinds, const AnyGame& game);

}  // namespace kanzen::app

#pragma once
// The verdict on the open game's position.
#include "imgui_app/features/state.hpp"
#include "imgui_app/model/verdict.hpp"

namespace kanzen::app {

// Returns the verdict on the session's position.
Verdict verdict_of(const State& state);

}  // namespace kanzen::app

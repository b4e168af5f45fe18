#pragma once
// Which colours the page is drawn in.
#include "engine/picture/theme.hpp"
#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// The visitor's choice, light or dark, with more contrast where the system asks for it; or the
// system's own colours.
Theme theme_of(const State& state);

}  // namespace kanzen::app

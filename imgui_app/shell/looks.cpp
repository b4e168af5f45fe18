#include "imgui_app/shell/looks.hpp"

namespace kanzen::app {

Theme theme_of(const State& state) {
  const Environment& environment = state.environment;
  if (environment.system_colors) return theme_of_system(*environment.system_colors);
  if (environment.more_contrast)
    return is_dark(state) ? dark_contrast_theme() : light_contrast_theme();
  return is_dark(state) ? dark_theme() : light_theme();
}

}  // namespace kanzen::app

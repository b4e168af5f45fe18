#pragma once
// Document: the part of the page's state that every layer needs and that knows no feature.
#include <optional>
#include <vector>

#include "engine/core/names.hpp"
#include "engine/picture/face.hpp"
#include "engine/picture/theme.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/model/events.hpp"
#include "imgui_app/model/font_slices.hpp"
#include "imgui_app/model/settings.hpp"

namespace kanzen::app {

enum class Mode { play, analyse, statistics };
constexpr auto names_of(Mode) { return names_in_order<Mode>("play", "analyse", "statistics"); }

// The mode, and what the board shows in it.
struct View {
  Mode mode = Mode::analyse;
  Mode board_mode = Mode::analyse;  // the last mode other than statistics
  bool values = true;
  std::optional<bool> turned;   // from the second player's side; empty: is_turned_by_default
  bool every_position = false;  // in game trees, symmetric positions are separate nodes
};

struct Document {
  std::optional<Session> session;  // set by the first FragmentChanged
  // Other nodes of the history with the current position or a symmetric one.
  std::vector<Session::Node> transpositions;
  Environment environment;
  Settings settings;
  FontSlices fonts;
  View view;
};

inline bool is_dark(const Document& document) {
  if (const auto& colors = document.environment.system_colors) return is_dark_background(*colors);
  return document.settings.dark.value_or(document.environment.prefers_dark);
}

// The visitor's light or dark theme, with more contrast if the system requests it, or the system's
// forced colours.
inline Theme theme_of(const Document& document) {
  const Environment& environment = document.environment;
  if (environment.system_colors) return system_theme(*environment.system_colors);
  if (environment.more_contrast)
    return is_dark(document) ? dark_contrast_theme() : light_contrast_theme();
  return is_dark(document) ? dark_theme() : light_theme();
}

inline Unit shown_unit(const Document& document) {
  if (document.session->info().needs_search()) return Unit::outcomes;
  return document.session->info().distance_in_plies ? document.settings.unit : Unit::sweeps;
}

// Do the players sit opposite each other, so that the board can be turned?
inline bool has_sides(const Document& document) {
  return face_of(document.session->info()).has_sides();
}

}  // namespace kanzen::app

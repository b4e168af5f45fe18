#pragma once
// The state that the whole page shares, except input (hover, focus, scrolling: widgets/ui.hpp).  A
// feature writes the parts that its constructor takes, and has its own state in its class.
#include <optional>
#include <string>
#include <vector>

#include "engine/core/diagnostic.hpp"
#include "engine/core/names.hpp"
#include "engine/core/words.hpp"
#include "engine/picture/face.hpp"
#include "engine/picture/theme.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/model/board_input.hpp"
#include "imgui_app/model/evaluations.hpp"
#include "imgui_app/model/events.hpp"
#include "imgui_app/model/font_slices.hpp"
#include "imgui_app/model/item.hpp"
#include "imgui_app/model/players.hpp"
#include "imgui_app/model/record.hpp"
#include "imgui_app/model/settings.hpp"
#include "imgui_app/model/values.hpp"

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
  bool logarithmic = true;      // the scale of the chart of distances
  // The chosen section of the Statistics page, as in the ids of items, "study-counts"; a game that
  // lacks it shows the counts.
  std::string study = "counts";
};

// The open parts of the page.
struct OpenParts {
  std::string tab = "moves";  // as in the ids of items, "tab-moves"
  unsigned tabs_pressed = 0;  // by the visitor; the mode, a file or a puzzle also opens a tab
  std::string popup;          // menu or dialog, by the name of its layer; empty: none
};

// A refused input, or one that can be shown only in part; a card shows it until it is closed or
// corrected.
struct Refusal {
  Words heading;
  std::string given;  // the refused text; empty: the input was not a text
  Diagnostic reason;
  std::optional<std::size_t> offset;  // of the error in `given`
  Words advice;
  std::vector<Diagnostic> other_reasons = {};
  bool editable = false;  // `given` can be edited and read again
};

// Messages that remain until they are closed or expire.
struct Notices {
  struct Copied {
    ItemId item;    // that shows "Copied"
    double at = 0;  // as Platform::now
  };
  std::optional<Refusal> refusal;
  std::optional<Copied> copied;
};

// A task of the visitor in the open game, such as a puzzle: it has no hints, no introduction and no
// card of a result.
struct Task {
  Words goal;  // with %1
  unsigned number = 0;
  std::string reply;  // the opponent's next move; empty: it chooses
};

// A position that is shown in place of the session's.  No player moves meanwhile.
struct Draft {
  std::string position;           // notation
  std::optional<AnyState> state;  // empty: the position is not legal
};

struct State {
  std::optional<Session> session;  // set by the first FragmentChanged
  // Other nodes of the history with the current position or a symmetric one.
  std::vector<Session::Node> transpositions;
  Environment environment;
  Settings settings;
  FontSlices fonts;
  View view;
  OpenParts open;
  BoardInput board;
  Play play;
  Values values;
  Record record;
  GoState go;
  Notices notices;
  std::optional<Task> task;
  // In Play mode: the side that a person on another device plays.
  std::optional<Player> distant;
  std::optional<Draft> draft;
};

// Returns the notation of the position that the board shows.
inline std::string shown_position(const State& state) {
  return state.draft ? state.draft->position : state.session->position();
}

// Does this item show that its text has been copied?
inline bool has_copied(const State& state, const ItemId& item) {
  return state.notices.copied && state.notices.copied->item == item;
}

// May variations be promoted and deleted?
inline bool may_edit_line(const State& state) {
  return !state.environment.fixed_play && !state.environment.embedded;
}

// Is the board seen from the second player's side?  False in games whose board cannot be turned.
bool is_turned(const State& state);
// Would it be without the visitor's choice?  In Play mode it is if only the second side is a
// person's.
bool is_turned_by_default(const State& state);

inline bool is_dark(const State& state) {
  if (const auto& colors = state.environment.system_colors) return is_dark_background(*colors);
  return state.settings.dark.value_or(state.environment.prefers_dark);
}

// The visitor's light or dark theme, with more contrast if the system requests it, or the system's
// forced colours.
inline Theme theme_of(const State& state) {
  const Environment& environment = state.environment;
  if (environment.system_colors) return system_theme(*environment.system_colors);
  if (environment.more_contrast)
    return is_dark(state) ? dark_contrast_theme() : light_contrast_theme();
  return is_dark(state) ? dark_theme() : light_theme();
}

inline Unit shown_unit(const State& state) {
  if (state.session->info().needs_search()) return Unit::outcomes;
  return state.session->info().distance_in_plies ? state.settings.unit : Unit::sweeps;
}

// Do the players sit opposite each other, so that the board can be turned?
inline bool has_sides(const State& state) { return face_of(state.session->info()).has_sides(); }

}  // namespace kanzen::app

#pragma once
// Everything the page shows and remembers, besides what is only about pointing
// (hover, focus, scrolling: widgets/ui.hpp).  Each feature's part is in its folder, and written by
// its controller; panels read.
#include <optional>
#include <string>
#include <vector>

#include "engine/core/diagnostic.hpp"
#include "engine/core/names.hpp"
#include "engine/core/words.hpp"
#include "engine/picture/theme.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/analysis/state.hpp"
#include "imgui_app/board/state.hpp"
#include "imgui_app/editor/state.hpp"
#include "imgui_app/files/state.hpp"
#include "imgui_app/go/state.hpp"
#include "imgui_app/play/state.hpp"
#include "imgui_app/shell/board_size.hpp"
#include "imgui_app/shell/button.hpp"
#include "imgui_app/shell/font_slices.hpp"
#include "imgui_app/shell/platform.hpp"
#include "imgui_app/shell/settings.hpp"
#include "imgui_app/studies/state.hpp"
#include "imgui_app/tree/state.hpp"

namespace kanzen::app {

enum class Mode { play, analyse, statistics };
constexpr auto names_of(Mode) { return names_in_order<Mode>("play", "analyse", "statistics"); }
enum class Tab { moves, game, tree, edit, rules };
constexpr auto names_of(Tab) {
  return names_in_order<Tab>("moves", "game", "tree", "edit", "rules");
}

// What the menu offers to open.
struct SizeChoice {
  std::string family;  // one of sized_games()
  BoardSize size{4, 3, 3};
  bool by_search = false;              // such a board is too large to solve
  std::optional<SizeRefusal> refusal;  // of the last step
};

enum class Popup { none, game_menu, page_menu, help, figure };

// What of the page is open.
struct View {
  Mode mode = Mode::analyse;
  Mode board_mode = Mode::analyse;  // the last one that was not statistics
  Tab tab = Tab::moves;
  bool values = true;
  bool ownership = true, best_moves = true;  // of estimates, on the board
  bool logarithmic = true;                   // the chart's scale
  std::optional<bool> turned;  // seen from the second player's side; empty: as who plays it
  Popup popup = Popup::none;
  SizeChoice size_choice;
};

// Something that was refused, or could not be shown as it is.  A card until it is closed or made
// good.
struct Refusal {
  Words heading;
  std::string given;  // the refused text; empty: it was no text
  Diagnostic reason;
  std::optional<std::size_t> offset;  // into `given`, where the fault begins
  Words advice;
  std::vector<Diagnostic> further = {};  // reasons
  bool editable = false;                 // `given` can be made right and read again
};

// What the page tells until it is closed or forgotten.
struct Notices {
  struct Copied {
    Button button = Button::copy_position;  // that shows "Copied" now
    double at = 0;                          // as Platform::now
  };
  std::optional<Refusal> refusal;
  std::optional<Copied> copied;
};

struct State {
  std::optional<Session> session;  // set by the first fragment
  // Where other variations have led to the current position, or to a symmetric one.
  std::vector<Session::Node> transpositions;
  Environment environment;
  Settings settings;
  FontSlices fonts;
  ThreadNews threads;
  View view;
  BoardInput board;
  Play play;
  Values values;
  TreeTab tree_tab;
  std::optional<Editor> editor;  // once its tab has been opened
  Files files;
  GoState go;
  Notices notices;
  Studies studies;
};

inline bool is_dark(const State& state) {
  if (const auto& colors = state.environment.system_colors) return is_dark_ground(*colors);
  return state.settings.dark.value_or(state.environment.prefers_dark);
}

// The visitor's choice, light or dark, with more contrast where the system asks for it; or the
// system's own colours.
inline Theme theme_of(const State& state) {
  const Environment& environment = state.environment;
  if (environment.system_colors) return theme_of_system(*environment.system_colors);
  if (environment.more_contrast)
    return is_dark(state) ? dark_contrast_theme() : light_contrast_theme();
  return is_dark(state) ? dark_theme() : light_theme();
}

inline Unit shown_unit(const State& state) {
  if (state.session->info().by_search()) return Unit::outcomes;
  return state.session->info().distance_in_plies ? state.settings.unit : Unit::sweeps;
}

// Does this button say now that its text has been copied?
inline bool has_copied(const State& state, Button button) {
  return state.notices.copied && state.notices.copied->button == button;
}

// Does solving stay, once it is begun?  Not while the page is about to be loaded again.
inline bool may_solve(const State& state) {
  return state.threads.phase != ThreadNews::Phase::reloading;
}

// Who looks at a line that cannot be changed plays with nobody.
inline bool is_perfect(const State& state, Player player) {
  return state.view.mode == Mode::play && !state.environment.fixed_play &&
         state.play.sides[player] == Side::perfect;
}

// Does the visitor move that player's pieces?
inline bool may_move(const State& state, Player player) {
  return !state.environment.fixed_play && !is_perfect(state, player);
}

inline bool bot_thinks(const State& state) { return state.play.bot.thinking.has_value(); }

// Does it matter from whose side the board is seen?
bool has_sides(const State& state);
// Is that the second player's?  Where it does not matter it never is.
bool is_turned(const State& state);
// Would it be, if nobody had turned it by hand?  So it is for who plays that side.
bool is_turned_unasked(const State& state);

}  // namespace kanzen::app

#pragma once
// The state of the page except input (hover, focus, scrolling: widgets/ui.hpp): the document, and
// for each feature a part that is defined in its folder and written by its controller; panels only
// read.
#include <optional>
#include <string>
#include <vector>

#include "engine/core/diagnostic.hpp"
#include "engine/core/names.hpp"
#include "engine/core/words.hpp"
#include "imgui_app/app/board_size.hpp"
#include "imgui_app/app/button.hpp"
#include "imgui_app/app/menu_games.hpp"
#include "imgui_app/features/analysis/state.hpp"
#include "imgui_app/features/board/state.hpp"
#include "imgui_app/features/editor/state.hpp"
#include "imgui_app/features/files/state.hpp"
#include "imgui_app/features/go/state.hpp"
#include "imgui_app/features/play/state.hpp"
#include "imgui_app/features/puzzles/state.hpp"
#include "imgui_app/features/rules/state.hpp"
#include "imgui_app/features/studies/state.hpp"
#include "imgui_app/features/tree/state.hpp"
#include "imgui_app/model/document.hpp"

namespace kanzen::app {

enum class Tab { moves, game, tree, edit, rules };
constexpr auto names_of(Tab) {
  return names_in_order<Tab>("moves", "game", "tree", "edit", "rules");
}

// The board size chosen in the game menu.
struct SizeChoice {
  std::string family;  // one of sized_games()
  BoardSize size{4, 3, 3};
  bool by_search = false;              // the board is too large to solve
  std::optional<SizeRefusal> refusal;  // the reason if the last step was refused
};

enum class Popup { none, game_menu, page_menu, help, figure, puzzles, cite };

// The open parts of the page.
struct OpenParts {
  Tab tab = Tab::moves;
  unsigned tabs_pressed = 0;  // by the visitor; the mode, a file or a puzzle also opens a tab
  Popup popup = Popup::none;
  SizeChoice size_choice;
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
    Button button = Button::copy_position;  // button that shows "Copied"
    double at = 0;                          // as Platform::now
  };
  std::optional<Refusal> refusal;
  std::optional<Copied> copied;
};

struct State : Document {
  OpenParts open;
  std::vector<MenuGame> menu_games;  // filled when the game menu first opens
  BoardInput board;
  Play play;
  Values values;
  TreeTab tree_tab;
  std::optional<Editor> editor;  // set when its tab is first opened
  Files files;
  GoState go;
  Notices notices;
  Studies studies;
  Puzzles puzzles;
  RuleExamples examples;
};

// Does this button show that its text has been copied?
inline bool has_copied(const State& state, Button button) {
  return state.notices.copied && state.notices.copied->button == button;
}

// Does a player that is not a person play this side?  An embed with a fixed line has no opponents.
inline bool is_engine_side(const State& state, Player player) {
  return state.view.mode == Mode::play && !state.environment.fixed_play &&
         state.play.sides[player] == Side::engine;
}

// May the visitor move this player's pieces?
inline bool may_move(const State& state, Player player) {
  return !state.environment.fixed_play && !is_engine_side(state, player);
}

inline bool is_bot_thinking(const State& state) { return state.play.bot.thinking.has_value(); }

// Is the board seen from the second player's side?  False in games whose board cannot be turned.
bool is_turned(const State& state);
// Would it be without the visitor's choice?  In Play mode it is if only the second side is a
// person's.
bool is_turned_by_default(const State& state);

}  // namespace kanzen::app

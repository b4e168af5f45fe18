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
#include "imgui_app/features/analysis/state.hpp"
#include "imgui_app/features/board/state.hpp"
#include "imgui_app/features/files/state.hpp"
#include "imgui_app/features/go/state.hpp"
#include "imgui_app/features/play/state.hpp"
#include "imgui_app/features/studies/state.hpp"
#include "imgui_app/model/document.hpp"
#include "imgui_app/model/item.hpp"
#include "imgui_app/text/board_size.hpp"
#include "imgui_app/text/menu_games.hpp"

namespace kanzen::app {

// The board size chosen in the game menu.
struct SizeChoice {
  std::string family;  // one of sized_games()
  BoardSize size{4, 3, 3};
  bool by_search = false;              // the board is too large to solve
  std::optional<SizeRefusal> refusal;  // the reason if the last step was refused
};

// --- items of the menus
inline constexpr ItemKind<std::string> game_item{"game-"};  // by GameInfo::name
inline constexpr ItemKind<SizePart, int> size_item{"size-"};

// The open parts of the page.
struct OpenParts {
  std::string tab = "moves";  // as in the ids of items, "tab-moves"
  unsigned tabs_pressed = 0;  // by the visitor; the mode, a file or a puzzle also opens a tab
  std::string popup;          // menu or dialog, by the name of its layer; empty: none
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

struct State : Document {
  OpenParts open;
  std::vector<MenuGame> menu_games;  // filled when the game menu first opens
  BoardInput board;
  Play play;
  Values values;
  Files files;
  GoState go;
  Notices notices;
  Studies studies;
  std::optional<Task> task;
  std::optional<Draft> draft;
};

// Returns the notation of the position that the board shows.
inline std::string shown_position(const State& state) {
  return state.draft ? state.draft->position : state.session->position();
}
// Returns the same position in the notation of other programs; nullopt if there is no such notation
// or the draft is not legal.
std::optional<Notation> shown_notation(const State& state);

// Does this item show that its text has been copied?
inline bool has_copied(const State& state, const ItemId& item) {
  return state.notices.copied && state.notices.copied->item == item;
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

// May variations be promoted and deleted?
inline bool may_edit_line(const State& state) {
  return !state.environment.fixed_play && !state.environment.embedded;
}

inline bool is_bot_thinking(const State& state) { return state.play.bot.thinking.has_value(); }

// Is the board seen from the second player's side?  False in games whose board cannot be turned.
bool is_turned(const State& state);
// Would it be without the visitor's choice?  In Play mode it is if only the second side is a
// person's.
bool is_turned_by_default(const State& state);

}  // namespace kanzen::app

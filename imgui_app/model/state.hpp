#pragma once
// Everything the page shows and remembers, besides what is only about pointing
// (hover, focus, scrolling: widgets/ui.hpp).  The controller writes, panels read.
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/api/session.hpp"
#include "imgui_app/model/board_size.hpp"
#include "imgui_app/model/estimate.hpp"
#include "imgui_app/model/tree.hpp"
#include "imgui_app/platform.hpp"
#include "imgui_app/strings.hpp"

namespace kanzen::app {

enum class Mode { play, analyse, statistics };
enum class Tab { moves, game, tree, rules };
enum class Side { person, perfect };
using Sides = std::array<Side, 2>;  // by player

// How a distance is told.  A move is a ply by each side; sweeps are what the
// notebook's rules count, see GameInfo::distance_in_plies; a search finds outcomes without
// distances.
enum class Unit { plies, moves, sweeps, outcomes };

// The piece that was chosen and waits for its square.
struct Selection {
  std::optional<unsigned> square;  // index into BoardView::squares
  std::optional<unsigned> hand;    // index into BoardView::hands
  bool any() const { return square || hand; }
  friend bool operator==(const Selection&, const Selection&) = default;
};

// How the game's values get here.  Small games are solved at once; a large one is opened
// from this device, or waits in `asking` until the visitor wants it solved.
struct Solving {
  enum class Phase {
    waiting,
    asking,
    running,
    done,
    cancelled,
    lost,  // they were there, and are no longer
    failed
  };
  enum class Source { solver, device };  // of the values that are coming or there
  Phase phase = Phase::waiting;
  Source source = Source::solver;
  Progress progress;  // its phase is empty before the first report
  Estimate estimate;
  std::optional<Error> error;  // failed, lost: why; asking: why the kept values are of no use
  std::optional<Summary> summary;
};

// Positions worth looking at, of one kind, ready to be drawn.
struct NotableExample {
  std::string position;
  Value value;
  BoardView board;
};
struct NotableGroup {
  std::string kind;  // as in Notable
  std::uint64_t count = 0;
  std::vector<NotableExample> examples;
};

// Values that are streamed: they serve until the game is solved here.
struct Table {
  TableNews news;
  std::vector<NotableGroup> notable;  // the news's, ready to be drawn
  std::optional<TableCheck> check;    // beside the values solved here
  bool usable() const {
    return news.phase == TableNews::Phase::loading || news.phase == TableNews::Phase::ready;
  }
};

// Whether the values stay on this device.
struct Keeping {
  enum class Phase { not_kept, keeping, kept, forgetting };
  Phase phase = Phase::not_kept;
  Progress progress;
  std::string failure;  // the engine's sentence about the last attempt; empty: it went well
};

// The search for them among the values solved here.
struct NotableSearch {
  enum class Phase { none, running, done, failed };
  Phase phase = Phase::none;
  Estimate estimate;
  std::string failure;
  std::vector<NotableGroup> groups;
};

// Searches of single positions, where a board is too large to solve.
struct Search {
  enum class Phase { none, running, failed };
  struct Finding {
    SearchReport report;
    double limit = 0;  // seconds that it was given
  };
  // A move of the perfect player that no search has proved.
  struct Guess {
    std::string move, position;  // after it
    double limit = 0;
  };
  Phase phase = Phase::none;
  std::string position;  // that is or was searched last
  double seconds = 0;    // its limit
  double started = 0;
  std::uint64_t nodes = 0;
  std::string failure;
  std::map<std::string, Finding> findings;  // by position
  std::optional<Guess> guess;
};

// What the menu offers to open.
struct SizeChoice {
  BoardSize size{4, 3, 3};
  bool by_search = false;              // such a board is too large to solve
  std::optional<SizeRefusal> refusal;  // of the last step
};

// Asked for by a button or a key; the drawing does it once.
struct ZoomRequest {
  unsigned serial = 0;  // one more for each
  float factor = 0;     // 0: so that all of it is seen
};

// Something that was refused, shown as a card until it is closed or made good.
struct Refusal {
  Text heading = Text::refused_position;
  std::string given;                  // the refused text; empty: it was no text
  std::string reason;                 // a sentence without its full stop
  std::optional<std::size_t> offset;  // into `given`, where the fault begins
  Text advice = Text::fix_notation;
};

// A piece on its way; the board already stands after the move.
struct Motion {
  MoveView move;
  double started = 0;
};

enum class Popup { none, game_menu, page_menu, help };

struct State {
  std::optional<Session> session;  // set by the first fragment
  Environment environment;
  Language language = Language::english;
  std::optional<bool> dark;  // empty: as the system says
  Mode mode = Mode::analyse;
  Mode board_mode = Mode::analyse;  // the last one that was not statistics
  Tab tab = Tab::moves;
  bool values = true;
  Unit unit = Unit::plies;  // as chosen; shown_unit() is what applies
  bool logarithmic = true;
  Sides sides{Side::person, Side::perfect};
  Popup popup = Popup::none;
  Selection selection;
  std::optional<unsigned> warned_lift;  // a losing lift that waits for "Lift anyway"
  Solving solving;
  Table table;
  Keeping keeping;
  NotableSearch notable;
  Search search;
  SizeChoice size_choice;
  Tree tree;                        // around the current position; no nodes while the tab is closed
  bool every_position = false;      // in the tree: symmetric ones each by itself
  ZoomRequest zoom;                 // of the tree
  std::set<std::string> valueless;  // positions that the solved game has no value for
  std::optional<Refusal> refusal;
  std::optional<Motion> motion;
  std::optional<double> win_line_started;
  bool playing_out = false;
  std::optional<double> perfect_due;  // when the perfect player answers
  bool perfect_armed = false;         // it answers moves, not steps through the history
  std::string copied;                 // the button that shows "Copied" now
  double copied_at = 0;
};

inline bool is_dark(const State& state) {
  return state.dark.value_or(state.environment.prefers_dark);
}

inline Unit shown_unit(const State& state) {
  if (state.session->info().by_search()) return Unit::outcomes;
  return state.session->info().distance_in_plies ? state.unit : Unit::sweeps;
}

// Too large to be solved unasked.
inline bool is_large(const GameInfo& info) {
  constexpr std::uint64_t solved_unasked = 64 << 20;
  return info.solve_bytes > solved_unasked;
}

// Nobody has made a table of each size of a game.
inline bool may_have_table(const GameInfo& info) {
  return info.abilities.tables && !info.for_study && !info.any_size;
}

// Will there be values without anybody doing something?
bool values_are_coming(const State& state);
// Is there something to say or to ask in place of values?
bool shows_solving_card(const State& state);
// Are there values that it would take long to get again?
bool shows_keeping(const State& state);
// Do lines about the table belong under the moves and into the statistics?
bool shows_table(const State& state);

inline bool is_perfect(const State& state, Player player) {
  return state.mode == Mode::play && state.sides[player] == Side::perfect;
}

}  // namespace kanzen::app

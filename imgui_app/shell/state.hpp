#pragma once
// Everything the page shows and remembers, besides what is only about pointing
// (hover, focus, scrolling: widgets/ui.hpp).  The controller writes, panels read.
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/figure/position_tree.hpp"
#include "engine/record/game_record.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/analysis/estimate.hpp"
#include "imgui_app/editor/editing.hpp"
#include "imgui_app/files/figure_dialog.hpp"
#include "imgui_app/go/terms.hpp"
#include "imgui_app/shell/board_size.hpp"
#include "imgui_app/shell/button.hpp"
#include "imgui_app/shell/font_slices.hpp"
#include "imgui_app/shell/platform.hpp"
#include "imgui_app/shell/refusal.hpp"
#include "imgui_app/shell/settings.hpp"
#include "imgui_app/shell/strings.hpp"
#include "imgui_app/studies/study.hpp"

namespace kanzen::app {

enum class Mode { play, analyse, statistics };
enum class Tab { moves, game, tree, edit, rules };
enum class Side { person, perfect };
using Sides = std::array<Side, 2>;                  // by player
enum class Players { orange, purple, two, watch };  // whom the visitor plays

// The piece that was chosen and waits for its square.
struct Selection {
  std::optional<unsigned> square;  // index into BoardView::squares
  std::optional<unsigned> hand;    // index into BoardView::hands
  bool any() const { return square || hand; }
  friend bool operator==(const Selection&, const Selection&) = default;
};

// How the game's values get here.  Small games are solved at once; a large one is opened
// from this device, or is offered until the visitor wants it solved.
struct Solving {
  enum class Source { solver, device };
  struct None {};  // nothing is under way: single positions are searched
  struct Running {
    Source source = Source::solver;
    unsigned threads = 1;
    bool shown = false;  // the visitor has asked for it, or reports have come (Controller::on)
    Progress progress;   // its phase is empty before that
    std::optional<double> first_report;  // when it came, as Platform::now
    Estimate estimate;
  };
  struct Offered {
    std::optional<Error> error;  // why the kept values are of no use
  };
  struct Done {
    Source source = Source::solver;
    Summary summary;
  };
  struct Cancelled {};
  struct Failed {
    Error error;
  };
  struct Lost {  // the values were there, and are no longer
    Error error;
  };
  std::variant<None, Running, Offered, Done, Cancelled, Failed, Lost> phase;

  template <class Phase>
  bool is() const {
    return std::holds_alternative<Phase>(phase);
  }
  const Running* running() const { return std::get_if<Running>(&phase); }
  const Running* shown() const { return running() && running()->shown ? running() : nullptr; }
  bool done() const { return is<Done>(); }
  const Summary* summary() const;        // null: not solved
  const Error* error() const;            // null: nothing has gone wrong
  std::optional<Source> source() const;  // of the values that are coming or there
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
  Diagnostic failure;  // of the last attempt; empty: it went well
};

// The search for them among the values solved here.
struct NotableSearch {
  struct None {};
  struct Running {
    Estimate estimate;
  };
  struct Done {
    std::vector<NotableGroup> groups;
  };
  struct Failed {
    Diagnostic reason;
  };
  std::variant<None, Running, Done, Failed> phase;

  template <class Phase>
  bool is() const {
    return std::holds_alternative<Phase>(phase);
  }
  const Running* running() const { return std::get_if<Running>(&phase); }
  const Done* done() const { return std::get_if<Done>(&phase); }
  const Failed* failed() const { return std::get_if<Failed>(&phase); }
};

// Searches of single positions, where a board is too large to solve.
struct Search {
  struct None {};
  struct Running {
    std::string position;
    double limit = 0;    // seconds that it is given
    double started = 0;  // as Platform::now
    std::uint64_t nodes = 0;
  };
  struct Failed {
    Diagnostic reason;
  };
  struct Finding {
    SearchReport report;
    double limit = 0;  // seconds that it was given
  };
  // A move of the perfect player that no search has proved.
  struct Guess {
    std::string move, position;  // after it
    double limit = 0;
  };
  std::variant<None, Running, Failed> phase;
  std::map<std::string, Finding> findings;  // by position
  std::optional<Guess> guess;

  const Running* running() const { return std::get_if<Running>(&phase); }
  const Failed* failed() const { return std::get_if<Failed>(&phase); }
};

// How positions of games that count stand, by node of the session's history.
struct Standing {
  template <class Report>
  struct Known {
    Report report;
    double seconds = 0;  // that it was given; 0: it is not done
  };
  struct Asked {
    Session::Node node = 0;
    double seconds = 0;  // that it is given
    friend bool operator==(const Asked&, const Asked&) = default;
  };
  std::map<Session::Node, Known<EstimateReport>> estimates;
  std::map<Session::Node, Known<ScoreReport>> scores;  // without a score: not found in that time
  std::optional<Asked> estimating, scoring;
  Diagnostic failure;  // nothing more is asked for
};

// The count after a game's end.
struct Counting {
  Session::Node node = 0;   // of that end
  std::set<unsigned> dead;  // squares whose pieces the players have agreed to take off
};

// The game record that is open.
struct Record {
  struct Offered {  // a file of several games, of which one is to be chosen
    std::string name;
    sgf::DecodedText text;
    std::vector<std::string> games;  // their names
  };
  RecordTexts texts;  // with comments by node; written again when the game is saved
  std::optional<Offered> offered;
};

// What the menu offers to open.
struct SizeChoice {
  std::string family;  // one of sized_games()
  BoardSize size{4, 3, 3};
  bool by_search = false;              // such a board is too large to solve
  std::optional<SizeRefusal> refusal;  // of the last step
};

// Asked for by a button or a key; the drawing does it once.
struct ZoomRequest {
  unsigned serial = 0;  // one more for each
  float factor = 0;     // 0: so that all of it is seen
};

// A piece on its way; the board already stands after the move.
struct Motion {
  MoveView move;
  double started = 0;
  bool carried = false;  // a hand has put it there already: it may only turn over
};

// Pieces that a move has just taken from the board.
struct Taken {
  struct Piece {
    unsigned square = 0;
    PieceView piece;
  };
  std::vector<Piece> pieces;
  double started = 0;  // as Platform::now
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

// What the visitor does on the board, and what moves there.
struct BoardInput {
  Selection selection;
  std::optional<unsigned> warned_lift;  // a losing lift that waits for "Lift anyway"
  std::optional<unsigned> refused;      // the forbidden square that was chosen last
  std::optional<unsigned> placing;      // the point that was chosen and is not played yet
  std::optional<Motion> motion;
  std::optional<Taken> taken;
  std::optional<double> win_line_started;
};

// The perfect player answers moves, not steps through the history.
struct PerfectPlayer {
  struct Paused {};  // after such a step
  struct Ready {};   // for its turn, or for the values that it needs
  struct Due {       // it answers
    double at = 0;   // as Platform::now
  };
  std::variant<Paused, Ready, Due> phase;

  bool paused() const { return std::holds_alternative<Paused>(phase); }
  const Due* due() const { return std::get_if<Due>(&phase); }
};

// Whoever plays a game that is only estimated without being a person: a player of the engine.
struct Bot {
  struct Thinking {
    double started = 0;  // as Platform::now
  };
  std::optional<Thinking> thinking;
  std::optional<std::string> move;  // that it has chosen in the current position, or `resignation`
};

// Who moves, and when by himself.
struct Play {
  Sides sides{Side::person, Side::perfect};
  PerfectPlayer perfect;
  Bot bot;                         // of games by estimate, the one who is called perfect elsewhere
  std::optional<double> line_due;  // the next move of the perfect line; empty: not played out
  std::optional<Button> asked;     // pressed once, it ends the game when it is pressed again
};

// Of the open game.
struct Values {
  Solving solving;
  Table table;
  Keeping keeping;
  NotableSearch notable;
  Search search;
  std::set<std::string> valueless;  // positions that the solved game has no value for
};

struct TreeTab {
  PositionTree tree;  // around the current position; no nodes while the tab is closed
  // Of each of its nodes: where other moves have led to the same position already.
  std::vector<std::optional<Session::Node>> transpositions;
  bool every_position = false;  // symmetric ones each by itself
  ZoomRequest zoom;
};

// How a game that counts stands now, by player.
struct Tally {
  std::array<unsigned, 2> captures{};  // stones of the other player's taken on the way here
  std::array<unsigned, 2> area{};      // squares, if the game ended here; without komi
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

// Beside each part: the folders whose controllers write it, in the main.
struct State {
  std::optional<Session> session;  // shell, play; set by the first fragment
  // Where other variations have led to the current position, or to a symmetric one; tree.
  std::vector<Session::Node> transpositions;
  std::optional<Tally> tally;    // go; of games that count
  Standing standing;             // go
  Counting counting;             // go
  std::optional<Terms> terms;    // of a new game; go, shell
  Record record;                 // files
  Environment environment;       // shell
  Settings settings;             // shell, play, board
  FontSlices fonts;              // shell
  ThreadNews threads;            // analysis
  View view;                     // shell, editor
  BoardInput board;              // play, board, shell
  Play play;                     // play, shell
  Values values;                 // analysis
  TreeTab tree_tab;              // tree, shell
  std::optional<Editor> editor;  // editor; once its tab has been opened
  FigureDialog figure;           // files
  Notices notices;               // shell, files
  Studies studies;               // studies
};

inline bool is_dark(const State& state) {
  if (const auto& colors = state.environment.system_colors) return is_dark_ground(*colors);
  return state.settings.dark.value_or(state.environment.prefers_dark);
}

inline Unit shown_unit(const State& state) {
  if (state.session->info().by_search()) return Unit::outcomes;
  return state.session->info().distance_in_plies ? state.settings.unit : Unit::sweeps;
}

// Nobody has made a table of each size of a game.
inline bool may_have_table(const GameInfo& info) {
  return info.abilities.tables && !info.for_study && !info.any_size;
}

// Does this button say now that its text has been copied?
inline bool has_copied(const State& state, Button button) {
  return state.notices.copied && state.notices.copied->button == button;
}

// Will there be values without anybody doing something?
bool values_are_coming(const State& state);
// Is there something to say or to ask in place of values?
bool shows_solving_card(const State& state);
// Does solving stay, once it is begun?  Not while the page is about to be loaded again.
inline bool may_solve(const State& state) {
  return state.threads.phase != ThreadNews::Phase::reloading;
}
// Are there values that it would take long to get again?
bool shows_keeping(const State& state);
// Do lines about the table belong under the moves and into the statistics?
bool shows_table(const State& state);

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

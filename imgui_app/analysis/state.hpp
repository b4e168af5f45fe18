#pragma once
// The values of the open game: how they get here, whether they stay on this device, and the notable
// positions among them.
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/diagnostic.hpp"
#include "engine/core/statistics.hpp"
#include "imgui_app/analysis/estimate.hpp"
#include "imgui_app/shell/phases.hpp"
#include "imgui_app/shell/requests.hpp"

namespace kanzen::app {

struct State;

// How the game's values get here.  Small games are solved at once; a large one is opened
// from this device, or is offered until the visitor wants it solved.
struct Solving : InPhases<Solving> {
  enum class Source { solver, device };
  struct None {};  // nothing is under way: single positions are searched
  struct Running {
    Source source = Source::solver;
    unsigned threads = 1;
    bool shown = false;                  // the visitor has asked for it, or reports have come
    Progress progress;                   // its phase is empty before that
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

  const Running* shown() const { return running() && running()->shown ? running() : nullptr; }
  const Summary* summary() const { return done() ? &done()->summary : nullptr; }
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
  NotableKind kind = NotableKind::longest_win;
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
struct NotableSearch : InPhases<NotableSearch> {
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
};

// Searches of single positions, where a board is too large to solve.
struct Search : InPhases<Search> {
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

// --- searches, where a board is too large to solve
inline constexpr double first_search = 10;  // seconds
// What is offered after a search of so many seconds has not been enough.
double longer_search(double seconds);
// Of the current position; null: it has not been searched.
const Search::Finding* finding_here(const State& state);
const Search::Running* searching_here(const State& state);
// Is there something to offer, to show or to say about a search?
bool shows_search_card(const State& state);
// The legal moves that a search has left open.
std::vector<const MoveView*> unsolved_moves(const State& state);

}  // namespace kanzen::app

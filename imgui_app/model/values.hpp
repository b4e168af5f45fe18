#pragma once
// The open game's values: where they come from, whether they are saved on this device, and the
// statistics and notable positions among them.
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/diagnostic.hpp"
#include "engine/core/statistics.hpp"
#include "imgui_app/model/estimate.hpp"
#include "imgui_app/model/item.hpp"
#include "imgui_app/model/phases.hpp"
#include "imgui_app/model/requests.hpp"

namespace kanzen::app {

struct State;

// Progress of obtaining the open game's values. A small game is solved at once. A large game is
// opened from the storage of this device; if nothing is stored, the page offers to solve it.
struct Solving : InPhases<Solving> {
  enum class Source { solver, device };
  struct None {};  // not started, or the game cannot be solved as a whole
  struct Running {
    Source source = Source::solver;
    bool shown = false;                  // whether the page shows this run
    Progress progress;                   // its phase is empty before the first report
    std::optional<double> first_report;  // its time, as Platform::now
    Estimate estimate;
  };
  struct Offered {
    std::optional<Error> error;  // the reason why the saved values cannot be used
  };
  struct Done {
    Source source = Source::solver;
    Summary summary;
  };
  struct Cancelled {};
  struct Failed {
    Error error;
  };
  struct Lost {  // the values existed and are no longer available
    Error error;
  };
  std::variant<None, Running, Offered, Done, Cancelled, Failed, Lost> phase;

  const Running* shown() const { return running() && running()->shown ? running() : nullptr; }
  const Summary* summary() const { return done() ? &done()->summary : nullptr; }
  const Error* error() const;  // null if nothing has failed
};

// A position and its board; NotableGroup has the examples of one kind.
struct NotableExample {
  std::string position;
  Value value;
  BoardView board;
};
// By NotableKind's name and the index of the example.
inline constexpr ItemKind<std::string, std::size_t> notable_item{"notable-"};
struct NotableGroup {
  NotableKind kind = NotableKind::longest_win;
  std::uint64_t count = 0;
  std::vector<NotableExample> examples;
};

// The downloaded value table. Its values are used until the game is solved on this device.
struct Table {
  TableStatus status;
  std::vector<NotableGroup> notable;  // `status.notable` with boards, ready to be drawn
  std::optional<TableCheck> check;    // comparison with the values solved here
  bool usable() const {
    return status.phase == TableStatus::Phase::loading || status.phase == TableStatus::Phase::ready;
  }
};

// Whether the values are saved on this device.
struct SaveStatus {
  enum class Phase { not_saved, saving, saved, deleting };
  Phase phase = Phase::not_saved;
  Diagnostic failure;  // of the last attempt; empty if it succeeded
};

// The search for notable positions among the values solved on this device.
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

// Searches of single positions, for boards that are too large to solve.
struct Search : InPhases<Search> {
  struct None {};
  struct Running {
    std::string position;
    double limit = 0;    // time limit in seconds
    double started = 0;  // as Platform::now
    std::uint64_t nodes = 0;
  };
  struct Failed {
    Diagnostic reason;
  };
  struct Finding {
    SearchReport report;
    double limit = 0;  // time limit in seconds
  };
  std::variant<None, Running, Failed> phase;
  std::map<std::string, Finding> findings;  // by position
};

// The values of the open game, and the state of obtaining them.
struct Values {
  Solving solving;
  Table table;
  SaveStatus save_status;
  NotableSearch notable;
  Search search;
  std::set<std::string> valueless;  // positions that have no value
};

// Returns whether the current position will get a value without action by the user.
bool are_values_pending(const State& state);
// Returns whether the solving card is shown instead of values.
bool shows_solving_card(const State& state);
// Returns whether the line about saving the values is shown: a large game has been solved.
bool shows_save_line(const State& state);
// Returns whether lines about the table are shown below the moves and in the statistics.
bool shows_table(const State& state);

// --- statistics and notable positions

// Returns the statistics of the values solved here, else those of the table; null if there are none
// yet.
const Statistics* shown_statistics(const State& state);
bool are_statistics_from_table(const State& state);

// Return the notable positions, and whether they are from the table; empty if there are none yet.
std::span<const NotableGroup> shown_notable(const State& state);
bool are_notable_from_table(const State& state);
// Returns whether there are notable positions, or a search for them is possible.
bool shows_notable(const State& state);
// Converts notable positions for the page: in its order, with boards.
std::vector<NotableGroup> notable_groups_of(const std::vector<NotablePositions>& kinds,
                                            const AnyGame& game);

// --- searches of single positions, for boards that are too large to solve
inline constexpr double first_search = 10;  // seconds
// Returns the time limit in seconds offered after a search of `seconds` has found no result.
inline double longer_search(double seconds) { return seconds < 60 ? 60 : 600; }
// Return the finished and the running search of the current position; null if there is none.
const Search::Finding* current_finding(const State& state);
const Search::Running* current_search(const State& state);
// Returns whether the search card is shown: an offer, the progress or the result.
bool shows_search_card(const State& state);
// Returns the legal moves whose outcome the search of the current position has not determined.
std::vector<const MoveView*> unsolved_moves(const State& state);

}  // namespace kanzen::app

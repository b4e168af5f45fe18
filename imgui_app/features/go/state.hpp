#pragma once
// Go: the evaluation of positions, the count at the end, and komi and handicap of a new game.
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/scores.hpp"
#include "engine/core/diagnostic.hpp"
#include "engine/core/names.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/model/item.hpp"

namespace kanzen::app {

struct State;

// Evaluations by node of the session's history.
struct Evaluations {
  template <class Report>
  struct Known {
    Report report;
    double seconds = 0;  // time limit of the last run that has ended; 0: none has
  };
  struct Pending {
    Session::Node node = 0;
    double seconds = 0;  // its time limit
    friend bool operator==(const Pending&, const Pending&) = default;
  };
  // In place of a node: the game's start, where the history begins with another position.
  static constexpr Session::Node game_start = static_cast<Session::Node>(-1);

  std::map<Session::Node, Known<EstimateReport>> estimates;
  // Without a score: not found yet, or not in the time limit.
  std::map<Session::Node, Known<ScoreReport>> scores;
  std::optional<Pending> estimating, scoring;
  // The longer search of the current position that the user has asked for.
  std::optional<Pending> longer;
  Diagnostic failure;  // if not empty, nothing more is requested
};

// The count after a game's end. The rules count all stones as alive; players usually remove dead
// stones first.
struct Counting {
  using Dead = std::set<unsigned>;  // squares of the stones that are removed
  Session::Node node = 0;           // the current node
  Dead dead;                        // chosen in the count of that node
  // The dead stones that the players have agreed on, by the node of the end.
  std::map<Session::Node, Dead> agreed;
};

// Whether the players have agreed on the dead stones of a counted end.  Before that, a finished
// game has no winner.
enum class DeadStones {
  settled,
  awaited,  // an estimate that may find dead stones is running
  asked
};

// Captures and points in the current position, by player.
struct Tally {
  std::array<unsigned, 2> captures{};  // stones of the other player captured so far
  // Area, or by territory scoring territory, in squares, if the game ended here; without komi.
  std::array<unsigned, 2> area{};
};

// Komi, handicap and scoring of a new Go game, set on the Game tab.
struct GameSetup {
  double komi = 0;         // points for White
  unsigned handicap = 0;   // Black's stones before the first move: 0, or 2 and more
  bool territory = false;  // territory is counted instead of area
  friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

struct GoState {
  Evaluations evaluations;
  Counting counting;
  bool ownership = true, best_moves = true;  // shown on the board in games by estimate
  std::optional<Tally> tally;
  std::optional<GameSetup> setup;  // `tally` and `setup` are nullopt in other games
  // By SetupPart: whether the komi and the handicap of `setup` can be decreased and increased.
  std::array<std::array<bool, 2>, 2> setup_steps{};
  // Rules under which the scores of this board are exact; empty: the current ones, or none.
  std::string scored_rules;
};

enum class SetupPart { komi, handicap, territory };
constexpr auto names_of(SetupPart) {
  return names_in_order<SetupPart>("komi", "handicap", "territory");
}

inline constexpr ItemKind<SetupPart, int> setup_item{"terms-"};

// Returns the setup with which the session's game began; nullopt if it has no komi.
std::optional<GameSetup> setup_of(const Session& session);

// Changes the komi by half a point, the handicap by a stone, or the scoring to territory (1) or
// area (-1); nullopt if the result is not allowed or the same. With a handicap the komi becomes
// 0.5, without one the default of the rules; a default komi becomes that of the other scoring.
std::optional<GameSetup> step_setup(const AnyGame& game, GameSetup setup, SetupPart part, int step);

// Did the game end with a count at `end`?
bool was_counted(const Session& session, Session::Node end);
inline bool was_counted(const Session& session) { return was_counted(session, session.current()); }
// Returns the node of the position that is counted at `end`: the one before the passes.
Session::Node counted_node(const Session& session, Session::Node end);

// Returns the count without the dead stones; nullopt if the game did not end with a count.
std::optional<Count> final_count(const State& state);
std::optional<Count> count_at(const State& state, Session::Node end);
// Returns the stones that playouts expect to be dead at `end`: groups whose points mostly become
// the opponent's. Empty if there are none, or no estimate.
Counting::Dead believed_dead(const State& state, Session::Node end);
// Returns whether Play mode asks about the dead stones at `end`: always if territory is counted,
// otherwise if stones look dead.
DeadStones dead_stones_at(const State& state, Session::Node end);

// The dead stones in the page's link, "&dead=a3,d1": one point of each group.  "&dead=none" says in
// Play mode that the players have agreed that there are none.  Empty while the question is open.
std::string dead_in_link(const State& state);

// The parts of a player's points.  By area scoring there are neither prisoners nor komi, by
// territory scoring no stones.
struct CountedPoints {
  unsigned stones = 0, surrounded = 0, prisoners = 0;
  double komi = 0;
  double all() const { return stones + surrounded + prisoners + komi; }
};
CountedPoints points_of(const State& state, const Count& count, Player player);

}  // namespace kanzen::app

#pragma once
// Games with a score: the evaluation of positions, and the count at the end.
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/scores.hpp"
#include "engine/core/diagnostic.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/model/score_lead.hpp"

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
  // The dead stones by the engine's judgement, by the node of the position that is counted.
  std::map<Session::Node, std::set<unsigned>> judged;
  std::optional<Session::Node> judging;
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
  awaited,  // they are being judged
  asked
};

// Captures and points in the current position, by player.
struct Tally {
  std::array<unsigned, 2> captures{};  // stones of the other player captured so far
  // Area, or by territory scoring territory, in squares, if the game ended here; without komi.
  std::array<unsigned, 2> area{};
};

// The evaluations of a game with a score, and its count.
struct GoState {
  Evaluations evaluations;
  Counting counting;
  std::optional<Tally> tally;  // empty in games without a score
};

// Did the game end with a count at `end`?
bool was_counted(const Session& session, Session::Node end);
inline bool was_counted(const Session& session) { return was_counted(session, session.current()); }
// Returns the node of the position that is counted at `end`: the one before the passes.
Session::Node counted_node(const Session& session, Session::Node end);

// Returns the count without the dead stones; nullopt if the game did not end with a count.
std::optional<Count> final_count(const State& state);
std::optional<Count> count_at(const State& state, Session::Node end);
// Returns the stones that are dead at `end` by the engine's judgement.  Empty if there are none, or
// no judgement.
Counting::Dead believed_dead(const State& state, Session::Node end);
// Returns whether Play mode asks about the dead stones at `end`: always if territory is counted,
// otherwise if stones look dead.
DeadStones dead_stones_at(const State& state, Session::Node end);

// The parts of a player's points.  By area scoring there are neither prisoners nor komi, by
// territory scoring no stones.
struct CountedPoints {
  unsigned stones = 0, surrounded = 0, prisoners = 0;
  double komi = 0;
  double all() const { return stones + surrounded + prisoners + komi; }
};
CountedPoints points_of(const State& state, const Count& count, Player player);

// --- evaluations
// Exact scores where the board is small enough, else estimates by playouts.

// Returns the report with the exact score; null if the score is not known.  Its moves may still be
// searched.
const ScoreReport* exact_at(const State& state, Session::Node node);
// Returns the node of the evaluations that has the scores of the game's first moves.
Session::Node game_start_node(const Session& session);
// Returns what is known of the scores of the game's first moves; null if nothing is.
const ScoreReport* first_moves_report(const State& state);
// Returns the latest estimate by playouts; null if there is none.
const EstimateReport* estimate_at(const State& state, Session::Node node);

// Returns the lead in a position; nullopt if it is not known.
std::optional<ScoreLead> score_lead_at(const State& state, Session::Node node);

// Moves with the same score.
struct ScoredGroup {
  ScoreLead lead;
  std::vector<std::string> moves;
};
// Groups the moves that have scores, in the report's order: the best for the side to move first.
std::vector<ScoredGroup> scored_groups(const GameInfo& info, const ScoreReport& report);

// Returns whether the move is proven to keep the score that was found for the position.  A search
// that ran out of time may have proven that without the move's own score.
bool keeps_score(const ScoreReport& report, const ScoredMove& move, Player mover);

// Returns the best line from the current position: perfect play, or the line that playouts expect;
// empty if none is known, or if the move that playouts expect is not known to keep the exact score.
std::vector<std::string> best_line(const State& state);

// Returns a best move of the current position, by the rule about repetition too, by scores or as
// playouts expect; nullopt: none is known.
std::optional<std::string> best_move(const State& state);

// Returns whether an estimate of the current position is running, so that its texts still change.
bool is_estimating(const State& state);

// Returns whether a search for the score of the current position or of its moves is running.
bool is_scoring(const State& state);
// Returns whether a search for the scores of the game's first moves is running.
bool is_scoring_first_moves(const State& state);
// Returns whether the search that is running is the longer one that the user has asked for.
bool is_searching_longer(const State& state);
// Returns the time limit in seconds of the ended search that has left scores of the current
// position open, if a longer one is possible.
std::optional<double> unfinished_search(const State& state);

// Returns whether the current position's evaluation is shown, if there is one.
bool shows_evaluation(const State& state);

// Returns whether the move to `node` made the outcome worse or, in games by estimate without exact
// scores, lowered the mover's win rate by 0.2 or more.
bool is_blunder(const State& state, Session::Node node);

}  // namespace kanzen::app

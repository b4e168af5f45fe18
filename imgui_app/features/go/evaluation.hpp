#pragma once
// The evaluation of Go positions: exact scores where the board is small enough, else estimates by
// playouts.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "imgui_app/features/state.hpp"
#include "imgui_app/text/formatting.hpp"

namespace kanzen::app {

struct Verdict;

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

// The verdict on an evaluated position, or on one whose evaluation is pending.

Verdict evaluation_verdict(const State& state);

// A sentence about a position of the line, for its bar in the plot; empty if it has no evaluation.
std::string describe_evaluation_at(const State& state, Session::Node node);
// Describes the bounds that are proven of a score not found in time: "Black at least +4, at most
// +25", komi subtracted; empty if nothing is proven.
std::string describe_proven(const State& state, ScoreRange proven);
// Describes the score of a legal move with best play or, once it has settled, by playouts; empty:
// it is not known, or values are hidden.
std::string describe_move_score(const State& state, std::string_view move);

}  // namespace kanzen::app

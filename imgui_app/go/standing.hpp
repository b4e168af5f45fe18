#pragma once
// How the positions of a game that counts stand: by exact scores where the board is small enough,
// else by playouts.
#include <optional>
#include <string>
#include <vector>

#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/shell/state.hpp"

namespace kanzen::app {
// What is known exactly; null: nothing, or not yet.
const ScoreReport* exact_at(const State& state, Session::Node node);
// What playouts have said so far; null: nothing yet.
const EstimateReport* estimate_at(const State& state, Session::Node node);

// The first player's lead in points, komi taken off.
struct Lead {
  double low = 0, high = 0;        // unlike where best play is endless; an estimate's are equal
  bool exact = false;              // proved, not estimated
  std::optional<double> win_rate;  // of the first player, 0 to 1, by playouts
  bool one_score() const { return low == high; }
};
std::optional<Lead> lead_at(const State& state, Session::Node node);
// Of a score on the board, without komi.
Lead lead_of(const GameInfo& info, ScoreRange score);

// For the side to move: does he win, lose or draw with it?  A range that leaves it open is a draw,
// as best play is endless.
Outcome outcome_of(const Lead& lead, Player mover);
// "B+3.5", "W+9", "0"; of a range "B+1–9" or "W+2–B+3".
std::string lead_figure(const GameInfo& info, const Lead& lead);

// "B+" and what the leader has.
std::string leader_figure(const GameInfo& info, Player leader, const std::string& points);

// Best play from here as far as it is known: perfect, or what playouts expect; empty: nothing is.
std::vector<std::string> best_line(const State& state);

// Does an estimate of the position come in, which says something else from moment to moment?
bool is_settling(const State& state);

// Is it to be shown here, if it is known?
bool shows_standing(const State& state);

// The chance to win fell by so much with the move to a node, or what was won is so no longer.
bool is_blunder(const State& state, Session::Node node);

// What the page says of a position whose standing is known, or being worked out.

Verdict standing_verdict(const State& state);

// "White leads by about 3.5", "Black wins by 9 points".
std::string lead_words(const State& state, const Lead& lead);
// A sentence about a position of the line, for its bar in the plot; empty: nothing is known.
std::string lead_sentence(const State& state, Session::Node node);
// "71%"
std::string whole_percent(double share);

}  // namespace kanzen::app

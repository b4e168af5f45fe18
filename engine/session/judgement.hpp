#pragma once
// Judges the moves of a game by the values of the positions before them, and plays perfect lines.
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/scores.hpp"
#include "engine/session/session.hpp"

namespace kanzen {

// The known value of a position or move for the side to move.
struct PlayerValue {
  // nullopt: not found.  Of a game with scores: that of the points with komi; a draw if best play
  // is endless and neither side can force a win.
  std::optional<Outcome> outcome;
  std::optional<unsigned> distance;  // plies or sweeps; nullopt: unknown, or a draw
  std::optional<ScoreRange> score;   // of games with scores: the first player's lead, without komi
  friend bool operator==(const PlayerValue&, const PlayerValue&) = default;
};

// Returns what a move loses for its player: points in a game with scores, else plies by which a win
// takes longer or a loss comes sooner.  nullopt: a value is unknown, or the outcome is worse.
std::optional<unsigned> move_cost(const PlayerValue& before, const PlayerValue& after,
                                  Player mover);

// Returns whether a move has made its player's outcome worse; false if a value is unknown.
bool is_blunder(const PlayerValue& before, const PlayerValue& after);

// --- moves of a session, by the analyses that it has received

// Returns whether the move to the node has made its player's outcome worse; false if a value is
// unknown.
bool is_blunder(const Session& session, Session::Node node);
// Returns by how many plies the move to the node made its player's win longer or the loss shorter;
// 0 if the outcome is worse or distances are unknown.
unsigned lost_plies(const Session& session, Session::Node node);

// --- moves that are rated as a line is judged or played

struct RatedMove {
  std::string move;
  PlayerValue value;  // for the mover; its distance is counted from the position before the move
};

struct RatedPosition {
  PlayerValue value;             // for the side to move
  std::vector<RatedMove> moves;  // best first

  // Returns the moves with the best value; empty if it is unknown.
  std::vector<std::string> best_moves() const;
};

// `with_distances`: the analysis has distances, not outcomes only.
RatedPosition rated(const Analysis& analysis, bool with_distances);
// `to_move`: the side to move; `added`: the points added to the second player's
// (GameInfo::added_points).
RatedPosition rated(const ScoreReport& report, Player to_move, double added);

// Returns the values of a session's current position, in which the game goes on.
using RatePosition = std::function<Result<RatedPosition>(const Session&)>;

struct JudgedMove {
  std::size_t ply = 0;            // of the position after the move
  Player player = 0;              // the mover
  std::string move;               // as Session::move_to
  std::string position;           // before the move
  PlayerValue before, after;      // for the mover
  std::vector<std::string> best;  // the moves with the best value
  std::optional<unsigned> cost;   // move_cost

  // Are both values known?
  bool is_known() const { return before.outcome && after.outcome; }
  bool is_blunder() const { return kanzen::is_blunder(before, after); }
};

// Judges the moves of the session's line.  Set-ups and draw agreements are left out.  Afterwards
// the current position is the end of the line.  Errors of `rate`.
Result<std::vector<JudgedMove>> judge_line(Session& session, const RatePosition& rate);

// Plays best moves from the current position until the game ends, a position repeats, no value is
// known, or `most` moves have been played.  Among equally good moves it chooses a pass or one that
// ends the game, else the first.  Errors of `rate`.
Result<std::vector<JudgedMove>> play_perfect_line(Session& session, const RatePosition& rate,
                                                  std::size_t most);

// Returns the ply of the line at which the current position occurred before; nullopt: it did not.
std::optional<std::size_t> repeated_ply(const Session& session);

}  // namespace kanzen

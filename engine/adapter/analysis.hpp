#pragma once
// Results of solving, searching and estimating: of one position, and of all positions of a game.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/statistics.hpp"
#include "engine/core/value.hpp"

namespace kanzen {

// The value of one legal move, for the mover.
struct MoveValue {
  std::string move;
  Value value;                          // distance in plies from the position before the move
  std::optional<std::string> position;  // after the move; nullopt: the move leaves no position

  static void fields(auto& self, auto& visit) {
    visit("move", self.move);
    visit("value", self.value);
    visit("position", self.position);
  }
};

struct Analysis {
  std::string position;
  Value value;                            // for the side to move
  std::vector<MoveValue> moves;           // best first; empty if the game has ended
  std::vector<std::string> perfect_line;  // best play until the end; a few plies of a draw
  // The table chunks, by number, ascending, that are needed to continue perfect_line.  Empty: it is
  // complete.
  std::vector<std::size_t> missing_chunks = {};

  // Returns the value of a move, in notation; null: it is not among `moves`.
  const MoveValue* find(std::string_view move) const {
    for (const MoveValue& one : moves)
      if (one.move == move) return &one;
    return nullptr;
  }

  // Returns the moves with the best value, in the order of `moves`.
  std::vector<std::string> best_moves() const {
    std::vector<std::string> best;
    for (const MoveValue& one : moves)
      if (one.value == moves.front().value) best.push_back(one.move);
    return best;
  }

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("value", self.value);
    visit("moves", self.moves);
    visit("perfect_line", self.perfect_line);
    visit.derived("perfect_line_complete", self.missing_chunks.empty());
    visit("missing_chunks", self.missing_chunks);
  }
};

// The outcome, without a distance, that a search found for one move; nullopt: not found in time.
struct SearchedMove {
  std::string move;
  std::optional<Outcome> outcome;  // for the mover
  std::string position;            // after the move

  static void fields(auto& self, auto& visit) {
    visit("move", self.move);
    visit("outcome", self.outcome);
    visit("position", self.position);
  }
};

struct SearchReport {
  std::string position;
  std::optional<Outcome> outcome;   // for the side to move; nullopt: not found in time
  std::vector<SearchedMove> moves;  // best first, unknown ones last; empty if the game has ended
  std::uint64_t nodes = 0;
  double seconds = 0;

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("outcome", self.outcome);
    visit("moves", self.moves);
    visit("nodes", self.nodes);
    visit("seconds", self.seconds);
  }
};

// Converts the known outcomes to an Analysis with all distances 0, which are meaningless; nullopt:
// the outcome of the position is unknown.
std::optional<Analysis> known_analysis(const SearchReport& report);

// Playout statistics of one move.
struct EstimatedMove {
  std::string move;
  std::uint64_t visits = 0;     // playouts through the move
  double share = 0;             // of the visits of all moves, 0 to 1
  double win_rate = 0;          // for the mover, 0 to 1; a draw is 0.5
  std::optional<double> score;  // the first player's mean lead in points after komi; nullopt: none
  // Only with EstimateOptions::with_lines, and not part of the fields: the principal variation from
  // the move on, and the share that the move has of the sum of all moves' win rates before the
  // first playout.
  std::vector<std::string> line = {};
  double prior = 0;

  static void fields(auto& self, auto& visit) {
    visit("move", self.move);
    visit("visits", self.visits);
    visit("share", self.share);
    visit("win_rate", self.win_rate);
    visit("score", self.score);
  }
};

// The estimate of a position by playouts (solve/monte_carlo.hpp); it proves nothing.
struct EstimateReport {
  std::string position;
  double win_rate = 0.5;             // for the side to move, 0 to 1; a draw is 0.5
  std::optional<double> score;       // the first player's mean lead in points after komi
  std::vector<EstimatedMove> moves;  // most visited first; empty if the game has ended
  std::vector<std::string> line;     // principal variation, by visits
  // The mean owner of each square at the end of the playouts, from 1 (first player) to -1 (second);
  // empty if the game has no owners of squares.
  std::vector<double> owners;
  std::uint64_t playouts = 0;
  double seconds = 0;

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("win_rate", self.win_rate);
    visit("score", self.score);
    visit("moves", self.moves);
    visit("line", self.line);
    visit("owners", self.owners);
    visit("playouts", self.playouts);
    visit("seconds", self.seconds);
  }
};

// Notable positions of one kind, with a full analysis of the examples.
struct Notable {
  std::string kind;                // "longest_win", "no_safe_move", ... (core/statistics.hpp)
  std::uint64_t count = 0;         // reachable positions of this kind
  std::vector<Analysis> examples;  // the most notable ones first

  static void fields(auto& self, auto& visit) {
    visit("kind", self.kind);
    visit("count", self.count);
    visit("examples", self.examples);
  }
};

// Reduces the analyses of the examples to their values.
std::vector<NotablePositions> reduce_to_values(const std::vector<Notable>& kinds);

struct SolveSeconds {
  double enumerate = 0, solve = 0;

  static void fields(auto& self, auto& visit) {
    visit("enumerate", self.enumerate);
    visit("solve", self.solve);
  }
};

// Statistics of all reachable positions, with the threads and the time used to solve the game.
struct Summary : Statistics {
  std::string game, rules;
  unsigned threads = 1;
  SolveSeconds seconds;

  static void fields(auto& self, auto& visit) {
    visit("game", self.game);
    visit("rules", self.rules);
    visit("threads", self.threads);
    Statistics::fields(self, visit);
    visit("seconds", self.seconds);
  }
};

}  // namespace kanzen

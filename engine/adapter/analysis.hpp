#pragma once
// What a solved game says: about one position, and about all of them.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/statistics.hpp"
#include "engine/core/value.hpp"

namespace kanzen {

// One legal move, valued for the player who makes it.
struct MoveValue {
  std::string move;
  Value value;                          // distance in plies from the position before the move
  std::optional<std::string> position;  // after the move; empty: it leaves none

  static void fields(auto& self, auto& visit) {
    visit("move", self.move);
    visit("value", self.value);
    visit("position", self.position);
  }
};

struct Analysis {
  std::string position;
  Value value;                            // for the side to move
  std::vector<MoveValue> moves;           // best first; empty when the game has ended
  std::vector<std::string> perfect_line;  // best play by both until the end; for a draw a few plies
  // Numbers of the chunks of a table, ascending, without which the line is cut here: the same
  // question gives more of it when they have come.  Empty: all of the line is there.
  std::vector<std::size_t> missing_chunks = {};

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("value", self.value);
    visit("moves", self.moves);
    visit("perfect_line", self.perfect_line);
    visit.told("perfect_line_complete", self.missing_chunks.empty());
    visit("missing_chunks", self.missing_chunks);
  }
};

// What a search found: outcomes without distances; nullopt where time was too short.
struct SearchedMove {
  std::string move;
  std::optional<Outcome> outcome;  // for the player who makes it
  std::string position;            // after the move

  static void fields(auto& self, auto& visit) {
    visit("move", self.move);
    visit("outcome", self.outcome);
    visit("position", self.position);
  }
};

struct SearchReport {
  std::string position;
  std::optional<Outcome> outcome;   // for the side to move
  std::vector<SearchedMove> moves;  // best first, unknown ones last; empty when the game has ended
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

// What is known of it as an analysis, whose distances mean nothing; nullopt: nothing is.
std::optional<Analysis> known_part(const SearchReport& report);

// What playouts say of a move.
struct EstimatedMove {
  std::string move;
  std::uint64_t visits = 0;     // by playouts
  double share = 0;             // of all visits
  double win_rate = 0;          // for the player who makes it, 0 to 1; a draw is a half
  std::optional<double> score;  // of games that count: the first player's lead, komi taken off

  static void fields(auto& self, auto& visit) {
    visit("move", self.move);
    visit("visits", self.visits);
    visit("share", self.share);
    visit("win_rate", self.win_rate);
    visit("score", self.score);
  }
};

// How a position stands, by playouts: an estimate, which nothing proves.
struct EstimateReport {
  std::string position;
  double win_rate = 0.5;             // for the side to move
  std::optional<double> score;       // the first player's lead, as that of a move
  std::vector<EstimatedMove> moves;  // most visited first; empty when the game has ended
  std::vector<std::string> line;     // expected play, as far as it has been looked at often enough
  // Of each square at the end of playouts, from 1, the first player's, to -1, the second's; empty
  // where squares are not counted.
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

// Positions worth looking at, of one kind, with all that is known about the examples.
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

// The same with the examples' values alone.
std::vector<NotablePositions> without_moves(const std::vector<Notable>& kinds);

struct SolveSeconds {
  double enumerate = 0, solve = 0;

  static void fields(auto& self, auto& visit) {
    visit("enumerate", self.enumerate);
    visit("solve", self.solve);
  }
};

// The counts over all reachable positions, and how solving went.
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

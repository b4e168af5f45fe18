#pragma once
// The slow oracle for Dobutsu shogi, written from docs/games/dobutsu.md as literally as possible: a
// board is twelve characters, moves are tried square by square, moves taken back are guessed and
// then played.  It shares nothing with the engine.
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace oracle {

struct DobutsuPosition {
  std::string board = "gle.c..C.ELG";  // rows from the top; '.' empty; capitals the first player's
  std::string hands;                   // letters, sorted as the notation has them
  bool second_moves = false;
  bool drops = true;  // otherwise captured pieces leave the game
  friend bool operator==(const DobutsuPosition&, const DobutsuPosition&) = default;
};

struct DobutsuMove {
  std::string name;  // "b2b3", "C@b2"
  DobutsuPosition leads_to;
};

// Returns the position in the game's notation.
std::string text_of(const DobutsuPosition& position);
// Returns the text of the position or of its mirror image, seen by the side to move: the one that
// sorts first.
std::string class_of(const DobutsuPosition& position);

enum class DobutsuEnd { none, lion_can_be_taken, tried, no_moves };
DobutsuEnd end_of(const DobutsuPosition& position);

// Returns whether the lion of the side to move is attacked.
bool is_in_check(const DobutsuPosition& position);

// Returns all moves, also if the game is over; a lion is never taken.
std::vector<DobutsuMove> moves_of(const DobutsuPosition& position);
// Returns every unfinished position from which a move leads to this one.
std::vector<DobutsuPosition> before(const DobutsuPosition& position);

}  // namespace oracle

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
  friend bool operator==(const DobutsuPosition&, const DobutsuPosition&) = default;
};

struct DobutsuMove {
  std::string name;  // "b2b3", "C@b2"
  DobutsuPosition leads_to;
};

// As the notation of the game has it.
std::string text_of(const DobutsuPosition& position);
// Of the position, seen by the side to move, and its mirror image the one that sorts first.
std::string class_of(const DobutsuPosition& position);

enum class DobutsuEnd { none, lion_can_be_taken, tried, no_moves };
DobutsuEnd end_of(const DobutsuPosition& position);

// All moves, whether the game is over or not; a lion is never taken.
std::vector<DobutsuMove> moves_of(const DobutsuPosition& position);
// Every position in which the game goes on and that a move leads from to this one.
std::vector<DobutsuPosition> before(const DobutsuPosition& position);

}  // namespace oracle

#pragma once
// The slow oracle for Go, written from docs/games/go.md as literally as possible: a board is rows
// of characters, strings are sets found by flood fill, earlier boards are stored and compared
// whole.  It shares nothing with the engine.
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

enum class GoRules { situational, positional, tromp_taylor, new_zealand, ko, japanese };

class GoOracle {
 public:
  using Board = std::vector<std::string>;  // rows from the top: ".XO"
  using Place = std::pair<int, int>;       // row from the top, column

  GoOracle(int columns, int rows, GoRules rules);

  bool finished() const { return passes_ == 2; }
  // Legal moves: "a1" and so on, and "pass".
  std::set<std::string> legal_moves() const;
  // Empty points without a legal move: by ko or suicide, and those that only earlier positions
  // forbid.
  std::set<std::string> forbidden_here() const;
  std::set<std::string> forbidden_by_past() const;
  void play(const std::string& move);
  // X's points minus O's.
  int score() const;
  // Are there eyes that are no points, because their groups are in seki?
  bool has_seki() const;
  std::string position() const;  // in the engine's notation

 private:
  struct Played {
    Board board;
    bool suicide = false;
    int taken = 0;
    Place ko{-1, -1};
  };

  std::string name(Place place) const;
  std::vector<Place> around(Place place) const;
  char at(const Board& board, Place place) const;
  static void put(Board& board, Place place, char what);
  std::vector<Place> places() const;  // row by row from the top left
  std::set<Place> string_of(const Board& board, Place place) const;
  std::set<Place> liberties_of(const Board& board, const std::set<Place>& string) const;
  Played with_stone(Place place) const;
  bool refused_here(Place place) const;
  bool seen_before(const Board& board) const;
  std::vector<Place> empty_places() const;
  bool has_ko() const { return rules_ == GoRules::ko || rules_ == GoRules::japanese; }
  // A board with the only colour that touches an empty region on the region's places.
  Board owners_on(const Board& board) const;
  // The last liberty of a string when the opponent has taken the neutral places, and also when the
  // player has, if a stone there leaves it a place of its own.  `board`: with the stones that were
  // needed before.
  std::optional<Place> needed_stone(const Board& board, char player) const;
  // Do two groups share two neutral places, or one at which the opponent's stone can be taken?
  bool are_connected(const Board& board, const Board& owners, const std::set<Place>& one,
                     const std::set<Place>& another) const;
  // The eyes of connected groups that touch a neutral place and have no other eye than one of one
  // or two places.
  std::set<Place> eyes_in_seki(const Board& board) const;

  int columns_, rows_;
  GoRules rules_;
  Board board_;
  char to_move_ = 'X';
  int passes_ = 0;
  Place ko_{-1, -1};
  int taken_by_x_ = 0, taken_by_o_ = 0;
  std::vector<std::pair<Board, char>> past_;  // each with the side to move then
};

}  // namespace oracle

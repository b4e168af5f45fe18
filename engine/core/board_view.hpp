#pragma once
// A position and its moves as a front-end draws and lists them, for every game
// alike.  Nothing here knows a rule; the games fill it in.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kanzen {

// Columns, rows, and how many pieces of one player in a line decide the game.
struct BoardSize {
  unsigned columns = 3, rows = 3, line = 3;
  friend bool operator==(const BoardSize&, const BoardSize&) = default;
};

// What a game is called and which choices it has.
struct GameInfo {
  std::string name;                    // "gobblers2", as the command line and the URL write it
  std::string rules;                   // "strict"
  std::vector<std::string> all_rules;  // every rule set of this game, the default first
  std::vector<std::string> kinds;      // piece kinds, in the notation of the first player: S M L
  BoardSize size;
  bool any_size = false;          // `size` is one of many (sized_games in the API)
  bool kinds_by_player = false;   // each player has a kind of his own: X and O
  bool up_to_symmetry = true;     // positions are counted so; false: each by itself
  bool distance_in_plies = true;  // false under the notebook's rules: there it is the sweep
  bool by_search = false;         // too large to solve completely: single positions are searched
  bool for_study = false;         // there for its figures; nobody would play it
  // What it takes to solve the game completely, so that a front-end can ask first.
  // Both 0: next to nothing.
  std::uint64_t index_count = 0;  // entries of the table of all values
  std::uint64_t solve_bytes = 0;  // of memory, for the values of all positions
};

// A further notation of a position by name, say the notebook's integers.
struct Notation {
  std::string name, text;
};

using Player = std::uint8_t;  // 0 moves first, 1 second

struct PieceView {
  std::uint8_t kind = 0;  // index into GameInfo::kinds
  Player player = 0;
  friend bool operator==(const PieceView&, const PieceView&) = default;
};

struct SquareView {
  std::string name;              // "a3"
  std::vector<PieceView> stack;  // bottom to top; only the last is visible
};

struct HandView {
  PieceView piece;
  unsigned count = 0;     // in hand now
  unsigned capacity = 0;  // how many slots to draw
};

struct BoardView {
  unsigned columns = 0, rows = 0;
  std::vector<SquareView> squares;  // row by row from the top left, columns * rows
  std::vector<HandView> hands;
  Player to_move = 0;
  bool finished = false;
  std::optional<Player> winner;           // set when finished and not drawn
  std::vector<unsigned> winning_squares;  // the winner's line or lines, if any
};

// A legal move.  `square` numbers are indices into BoardView::squares.
struct MoveView {
  std::string text;              // notation
  PieceView piece;               // what moves
  std::optional<unsigned> from;  // empty: from the hand
  std::optional<unsigned> to;    // empty: a losing lift, which goes nowhere
  bool hidden = false;           // the notebook's rules move covered pieces too
  // For a losing lift: the opponent's line that it uncovers.
  std::vector<unsigned> uncovered_line;
  std::optional<std::string> position;  // notation after the move; empty: a losing lift

  bool loses_at_once() const { return !to.has_value(); }
};

}  // namespace kanzen

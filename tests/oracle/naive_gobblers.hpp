#pragma once
// The slow oracle: Gobblers for any number of piece sizes, written from docs/games/gobblers.md as
// literally as possible, to be compared with the engine.  It includes nothing of the engine and
// uses other methods: a board is nine stacks of pieces, positions are in a hash map, nothing is
// turned or mirrored, and values come from repeated passes over all undecided positions.
//
// The one shortcut: pieces are "mine" (the side to move) and "theirs", so that a
// position and the same one with colours changed are stored once.
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

struct Piece {
  std::int8_t size = 0;  // 0 is the smallest of the game
  bool mine = false;
};

// A stack of pieces, bottom to top.
struct Stack {
  std::array<Piece, 3> pieces{};
  std::int8_t height = 0;

  bool empty() const { return height == 0; }
  const Piece& top() const { return pieces[static_cast<std::size_t>(height - 1)]; }
  void push(Piece piece) { pieces[static_cast<std::size_t>(height++)] = piece; }
  Piece pop() { return pieces[static_cast<std::size_t>(--height)]; }
};

// A board, row by row from the top left: a3 b3 c3 a2 b2 c2 a1 b1 c1.
using Board = std::array<Stack, 9>;

enum class Lift { at_once, after, illegal };
enum class Covers { any, opponent, nothing };

// The choices of docs/games/gobblers.md; the strict rules are the default.
struct Rules {
  int sizes = 2;
  Lift lift = Lift::at_once;
  bool movers_line_counts = false;  // of both lines
  bool board_moves = true;
  Covers covers = Covers::any;
  bool uncovers_only_own = false;
  bool stuck_loses = false;
  int pieces = 2;  // of each size
  bool line_loses = false;
};

// A move and its result: another board, seen by the other player, or the end of the game.
struct Step {
  std::string text;
  std::optional<Board> after;  // empty: a lift that ends the game
};

enum class Result : std::int8_t { lost, drawn, won };

struct Judgement {
  Result result = Result::drawn;
  std::int16_t plies = 0;  // 0 for a draw
};

// The judgement of a position in which the game is over, for the side to move.
std::optional<Judgement> finished(const Rules& rules, const Board& board);
std::vector<Step> steps(const Rules& rules, const Board& board);

// Notation with the side to move as player 1 or 2.
std::string to_text(const Rules& rules, const Board& board, int player_to_move);

// The number of a board, unique for each board.
using Key = std::uint64_t;
Key key_of(const Board& board);
// The smallest key of the board turned and mirrored: equal for symmetric boards.
Key key_up_to_symmetry(const Board& board);

// A hash map from keys to the numbers 0, 1, 2, ... in the order of their arrival, with
// open addressing: the standard library's takes twice as long.
class KeyNumbers {
 public:
  KeyNumbers() : slots_(1024) {}
  // The key's number, and whether it is new.
  std::pair<std::uint32_t, bool> add(Key key);
  std::optional<std::uint32_t> find(Key key) const;

 private:
  struct Slot {
    Key key = 0;
    std::uint32_t number_plus_one = 0;  // 0: free
  };
  std::size_t slot_of(Key key) const;  // where the key is, or would be
  void grow();

  std::vector<Slot> slots_;  // a power of two, at most half full
  std::uint32_t count_ = 0;
};

// All reachable positions, with their judgements.
class SolvedOracle {
 public:
  explicit SolvedOracle(const Rules& rules);

  const std::vector<Board>& boards() const { return boards_; }  // in the order of discovery
  const Judgement& judgement(std::size_t number) const { return judgements_[number]; }
  std::optional<Judgement> judgement(const Board& board) const;

 private:
  // The positions after the moves of one position: a range of children_.
  struct Children {
    std::uint32_t first = 0, last = 0;
    bool has_ending_lift = false;
  };

  std::uint32_t number_of(const Board& board);  // a new number for a new board
  void discover();
  Children add_children(const Board& board);
  void judge();
  std::optional<Judgement> judge_in(std::uint32_t number, std::int16_t plies) const;

  Rules rules_;
  KeyNumbers numbers_;
  std::vector<Board> boards_;
  std::vector<Judgement> judgements_;
  std::vector<bool> judged_;
  std::vector<std::uint32_t> children_;  // of all positions, one after the other
  std::vector<Children> children_of_;
};

}  // namespace oracle

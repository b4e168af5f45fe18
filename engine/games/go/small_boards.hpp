#pragma once
// Exact scores on small boards: of all positions under simple ko, of single positions under
// superko.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/core/position_history.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/go/state.hpp"
#include "engine/index/grid_symmetry.hpp"

namespace kanzen::go {

// The maximum number of points of a solved board.  All positions of 4 by 4 take about 300 MB and
// ten seconds; with 32-bit addresses, as in a browser, the maximum is 12 points (3 by 4 takes 10
// MB).
inline constexpr unsigned most_solved_points = sizeof(std::size_t) >= 8 ? 16 : 12;

// Small boards as two bitboards, for the enumeration of all of them.  Boards are from the point of
// view of the side to move: a board with White to move is represented by the same board with the
// colours swapped and Black to move.
//
// Bit i is point i, numbered as in state.hpp.  The code of a board is a number with a base-3 digit
// for each point, the lowest for the first point: 0 empty, 1 a stone of the side to move, 2 one of
// the opponent.

using SmallPoints = std::uint32_t;

inline constexpr unsigned most_small_points = 16;

struct SmallBoard {
  SmallPoints own = 0, other = 0;
  SmallPoints stones() const { return own | other; }
  SmallBoard swapped() const { return {other, own}; }
  friend bool operator==(const SmallBoard&, const SmallBoard&) = default;
};

// The board after a stone, from the point of view of the player who placed it.
struct SmallMove {
  SmallBoard board;
  SmallPoints ko = 0;  // the point that simple ko forbids next; 0 if none
};

class SmallGrid {
 public:
  // Requires at most most_small_points points.
  explicit SmallGrid(const Grid& grid);

  unsigned point_count() const { return points_; }
  std::uint32_t code_count() const { return code_count_; }  // 3 to the number of points

  SmallPoints empty(const SmallBoard& board) const { return all_ & ~board.stones(); }
  // Returns the neighbours of all `points`; the result can overlap `points`.
  SmallPoints neighbours(SmallPoints points) const {
    return (((points & not_last_) << 1) | ((points & not_first_) >> 1) | (points << columns_) |
            (points >> columns_)) &
           all_;
  }
  // Returns the points of `within` that are connected to `start`, a subset of it, including
  // `start`.
  SmallPoints connected(SmallPoints start, SmallPoints within) const {
    for (SmallPoints before = 0; before != start;) {
      before = start;
      start |= neighbours(start) & within;
    }
    return start;
  }

  // Returns whether every string has a liberty.
  bool is_legal(const SmallBoard& board) const {
    const SmallPoints near = neighbours(empty(board));
    return connected(near & board.own, board.own) == board.own &&
           connected(near & board.other, board.other) == board.other;
  }
  // Returns the move of a stone on an empty point, `point` as one bit; nullopt if it is suicide and
  // `suicide` is false.
  std::optional<SmallMove> play(const SmallBoard& board, SmallPoints point, bool suicide) const;
  // Returns whether the opponent's last move can have captured a single stone on `point`, one bit,
  // so that simple ko forbids the point.
  bool is_ko_possible(const SmallBoard& board, SmallPoints point) const;
  // Returns the area of the side to move minus the opponent's.
  int score(const SmallBoard& board) const;

  std::uint32_t code(const SmallBoard& board) const {
    return ternary(board.own) + 2 * ternary(board.other);
  }
  SmallBoard board(std::uint32_t code) const {
    const SmallBoard low = half_boards_[code % half_codes], high = half_boards_[code / half_codes];
    return {low.own | high.own << half_points, low.other | high.other << half_points};
  }

  // Symmetries of the grid; number 0 is the identity.
  unsigned symmetry_count() const { return static_cast<unsigned>(symmetries_.size()); }
  std::uint32_t image(unsigned symmetry, std::uint32_t code) const {
    const Symmetry& s = symmetries_[symmetry];
    return s.low[code % half_codes] + s.high[code / half_codes];
  }
  SmallPoints image_of_point(unsigned symmetry, SmallPoints point) const {
    return SmallPoints{1}
           << symmetries_[symmetry].to[static_cast<unsigned>(std::countr_zero(point))];
  }

 private:
  static constexpr unsigned half_points = 8;
  static constexpr std::uint32_t half_codes = 6'561;  // 3 to half_points

  struct Symmetry {
    CellPermutation to;                    // image of each point
    std::vector<std::uint32_t> low, high;  // codes of the images, by the code of half a board
  };

  std::uint32_t ternary(SmallPoints points) const {
    return half_ternary_[points & 0xff] + half_codes * half_ternary_[points >> half_points];
  }
  void add_symmetry(CellPermutation to);

  unsigned columns_, points_;
  std::uint32_t code_count_;
  SmallPoints all_, not_first_ = 0, not_last_ = 0;  // points outside the first, the last column
  std::array<std::uint32_t, 256> half_ternary_{};
  std::vector<SmallBoard> half_boards_;
  std::vector<Symmetry> symmetries_;
};

// Returns the board of a state with at most most_small_points points, from the point of view of its
// side to move.
SmallBoard small_board(const State& state);

// Scores of all positions of a small board under the `ko` rules, where play can be endless.  Each
// score has two bounds, from the point of view of the side to move, in points without komi:
//
//   low   the most points that the side to move can force if endless play is its worst result: the
//         most points with which it can force the end of the game, or the minimum, minus the number
//         of points, if it cannot force the end
//   high  the fewest points to which the opponent can hold the side to move if endless play is the
//         opponent's worst result
//
// If the bounds are equal they are the score; otherwise neither side can force its better bound,
// and play is endless.  A high bound is the negated low bound of the opponent, so one table holds
// both.
//
// A node is a class of symmetric boards, or a class with a point that ko forbids on its board.  A
// position after a pass needs no node: its bounds are the better ones of its stone moves and of the
// score if the game ends.  Value iteration starts with the widest bounds and replaces the bounds of
// each node by the best of its moves until nothing changes: bounds only move towards each other,
// and converge to the least low and the greatest high that are consistent with the moves.

// Bounds of a score in points, for the side to move or for Black, as each function documents.
struct ScoreBounds {
  std::int8_t low = 0, high = 0;
  friend bool operator==(const ScoreBounds&, const ScoreBounds&) = default;
};
// Returns the bounds from the other side's point of view.
constexpr ScoreBounds negated(ScoreBounds bounds) {
  return {static_cast<std::int8_t>(-bounds.high), static_cast<std::int8_t>(-bounds.low)};
}
constexpr ScoreBounds better(ScoreBounds a, ScoreBounds b) {
  return {a.low > b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
}

class KoScores {
 public:
  // Solves all positions.  Errors: Errc::cancelled.
  static Result<KoScores> solve(const Grid& grid, Executor& executor, const ProgressSink& progress);

  const SmallGrid& grid() const { return grid_; }
  // Returns the bounds for Black.  Requires a legal position with a possible ko point.
  ScoreBounds bounds_for_black(const State& state) const;

  // Calls visit(bounds, boards) for every class of symmetric legal boards without a ko point or a
  // pass; `boards` is the number of boards in the class.
  template <class Visit>
  void for_each_class(Visit&& visit) const {
    for (std::size_t i = 0; i < codes_.size(); ++i) visit(nodes_[i].bounds, sizes_[i]);
  }

 private:
  using NodeNumber = std::uint32_t;  // classes of boards by their lowest code, then ko positions

  struct Node {
    ScoreBounds bounds;
    ScoreBounds stones;  // bounds if the side to move must place a stone
  };
  // The successors of the nodes of one block, concatenated.
  struct Edges {
    std::vector<std::uint32_t> first{0};  // index of the first successor; one more at the end
    std::vector<NodeNumber> to;
  };

  explicit KoScores(const Grid& grid) : grid_(grid) {}
  bool number_classes(const ProgressSink& progress);
  void number_kos();
  bool find_edges(Executor& executor, const ProgressSink& progress);
  void append_edges(NodeNumber node, Edges& edges) const;
  NodeNumber node_after(const SmallMove& move) const;
  NodeNumber ko_node(const SmallBoard& board, SmallPoints ko) const;
  NodeNumber class_of(const SmallBoard& board) const { return class_of_[grid_.code(board)]; }
  std::uint64_t iterate_once();
  bool update(NodeNumber node);
  ScoreBounds best_stone(NodeNumber node) const;

  SmallGrid grid_;
  std::vector<NodeNumber> class_of_;         // by code
  std::vector<std::uint32_t> codes_;         // representative of each class, its lowest code
  std::vector<std::uint8_t> sizes_;          // boards in a class
  std::vector<NodeNumber> swapped_classes_;  // the class with the colours swapped
  std::vector<std::int8_t> scores_;          // area score of each class's representative
  std::vector<std::uint64_t> kos_;           // ascending, see ko_key
  std::vector<Edges> edges_;                 // by block
  std::vector<Node> nodes_;
  unsigned rounds_ = 0;
};

// Verifies solved scores by the moves of every position, with the rules of placing.hpp and
// score.hpp instead of the solver's bitboards.  Returns the number of verified positions: every
// legal board with either side to move, with and without a preceding pass, and with every ko point
// that a move produces.  Errors: Errc::internal for the first inconsistent position;
// Errc::cancelled.
Result<std::uint64_t> check_scores(const Grid& grid, const KoScores& scores, Executor& executor,
                                   const ProgressSink& progress);

// The search for the score of a position under superko, where it depends on the history.  Each
// search decides whether the side to move can reach a given number of points.
//
// A proof also holds for the same board with another history if the difference does not affect the
// proof.  Each stored proof therefore has conditions: the repetition keys that must not have
// occurred (those to which the winner of the proof moves) and those that must have occurred (those
// that were forbidden to the loser).  No other difference matters, because fewer moves do not help
// the loser.  A repetition key is a board, under situational superko with the side to move.

class SuperkoSearch {
 public:
  // Calls may_continue(nodes) at intervals; once it returns false, all results are nullopt.
  // `proof_bytes` is the approximate memory for stored proofs.
  SuperkoSearch(const Grid& grid, Rules rules, std::uint64_t proof_bytes,
                std::function<bool(std::uint64_t nodes)> may_continue);

  // Returns the score for Black of best play from `position`, without komi; `past` has the earlier
  // positions.  Returns nullopt if may_continue has returned false.
  std::optional<int> score(std::span<const State> past, const State& position);
  std::uint64_t nodes() const { return nodes_; }

 private:
  enum class Answer : std::uint8_t { no, yes, stopped };
  using Words = std::vector<std::uint64_t>;
  using RepetitionKey = std::uint32_t;

  struct Position {
    SmallBoard board;
    Player side = 0;
    bool passed = false;
  };
  // The conditions of a proof, as bit sets: keys that must not, and must, have occurred.
  struct Conditions {
    Words unseen, seen;
  };
  struct Proof {
    int points = 0;  // whether the side to move reaches them is `answer`
    Answer answer = Answer::no;
    Conditions conditions;
  };
  struct Node {
    std::vector<Proof> proofs;
    std::size_t next = 0;    // next proof to replace once the node is full
    SmallPoints answer = 0;  // point of the last successful move; 0 for a pass or none
  };
  struct Candidate {
    SmallPoints point = 0;  // 0: a pass
    SmallBoard board;       // after the move, from the mover's point of view
    int priority = 0;
  };
  using Candidates = std::vector<Candidate>;

  RepetitionKey repetition_key(const Position& position) const;
  Answer reaches(std::size_t depth, const Position& position, int points);
  Answer try_moves(std::size_t depth, const Position& position, int points);
  Answer try_move(std::size_t depth, const Position& position, const Candidate& move, int points);
  Candidates candidates(const Position& position, int points) const;
  bool holds(const Conditions& conditions) const;
  const Proof* find(const Position& position, int points) const;
  void store_proof(std::size_t depth, const Position& position, int points, Answer answer);
  std::size_t node_of(const Position& position) const;
  Conditions& conditions_at(std::size_t depth);

  SmallGrid grid_;
  Rules rules_;
  std::size_t words_;
  std::uint64_t most_proofs_, proofs_ = 0;
  std::function<bool(std::uint64_t)> may_continue_;
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
  PositionHistory<> line_;         // keys are those of repetition_key
  std::vector<Conditions> found_;  // by depth: conditions of the last answer
  std::vector<Node> known_;        // by node_of
};

}  // namespace kanzen::go

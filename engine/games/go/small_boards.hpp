#pragma once
// Scores of all positions of small boards, and of single ones under superko.
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

// How large a board may be for its scores to be found: all positions of 4 by 4 take some 300 MB and
// ten seconds, which a program with a memory of 64 bits has; in one of 32 bits, as in a browser's
// tab, 3 by 4 take 10 MB and a blink.
inline constexpr unsigned most_solved_points = sizeof(std::size_t) >= 8 ? 16 : 12;

// Boards of few points as two sets of bits, for what goes through them by the million.  Everything
// is told from the point of view of the side to move, so that a board with White to move is the
// same as the one with the colours swapped and Black to move.
//
// A bit is a point, numbered as in state.hpp.  A board's code has a digit of base 3 for each point,
// the first point's being the lowest: 0 empty, 1 the mover's stone, 2 the opponent's.

using SmallPoints = std::uint32_t;

inline constexpr unsigned most_small_points = 16;

struct SmallBoard {
  SmallPoints own = 0, other = 0;
  SmallPoints stones() const { return own | other; }
  SmallBoard swapped() const { return {other, own}; }
  friend bool operator==(const SmallBoard&, const SmallBoard&) = default;
};

// After a stone, still told from the point of view of whoever put it there.
struct SmallMove {
  SmallBoard board;
  SmallPoints ko = 0;  // the point that simple ko then forbids, if any
};

class SmallGrid {
 public:
  // At most most_small_points.
  explicit SmallGrid(const Grid& grid);

  unsigned point_count() const { return points_; }
  std::uint32_t code_count() const { return code_count_; }  // 3 to the number of points

  SmallPoints all() const { return all_; }
  SmallPoints empty(const SmallBoard& board) const { return all_ & ~board.stones(); }
  // The points beside any of them, which may be among them.
  SmallPoints beside(SmallPoints points) const {
    return (((points & not_last_) << 1) | ((points & not_first_) >> 1) | (points << columns_) |
            (points >> columns_)) &
           all_;
  }
  // Those of `within` that are connected to `start`, a part of it, with `start`.
  SmallPoints connected(SmallPoints start, SmallPoints within) const {
    for (SmallPoints before = 0; before != start;) {
      before = start;
      start |= beside(start) & within;
    }
    return start;
  }

  // Has every string a liberty?
  bool is_legal(const SmallBoard& board) const {
    const SmallPoints near = beside(empty(board));
    return connected(near & board.own, board.own) == board.own &&
           connected(near & board.other, board.other) == board.other;
  }
  // `point`, one bit, is empty.  nullopt: it is suicide, which is not allowed.
  std::optional<SmallMove> play(const SmallBoard& board, SmallPoints point, bool suicide) const;
  // Could the opponent just have taken a single stone at `point`, one bit, so that simple ko
  // forbids it?
  bool ko_is_possible(const SmallBoard& board, SmallPoints point) const;
  // Of the mover's area over the opponent's.
  int score(const SmallBoard& board) const;

  std::uint32_t code(const SmallBoard& board) const {
    return ternary(board.own) + 2 * ternary(board.other);
  }
  SmallBoard board(std::uint32_t code) const {
    const SmallBoard low = half_boards_[code % half_codes], high = half_boards_[code / half_codes];
    return {low.own | high.own << half_points, low.other | high.other << half_points};
  }

  // Symmetries of the grid; number 0 changes nothing.
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
    CellPermutation to;                    // of each point
    std::vector<std::uint32_t> low, high;  // codes of the images of half a board
  };

  std::uint32_t ternary(SmallPoints points) const {
    return half_ternary_[points & 0xff] + half_codes * half_ternary_[points >> half_points];
  }
  void add_symmetry(CellPermutation to);

  unsigned columns_, points_;
  std::uint32_t code_count_;
  SmallPoints all_, not_first_ = 0, not_last_ = 0;  // columns
  std::array<std::uint32_t, 256> half_ternary_{};
  std::vector<SmallBoard> half_boards_;
  std::vector<Symmetry> symmetries_;
};

// Of a board with at most most_small_points.
SmallBoard small_board(const State& state);

// The score of every position of a small board under the `ko` rules, where play may go on for
// ever.  Two values tell it, from the point of view of the side to move, in points without komi:
//
//   low   the most that the mover can force, if endless play is the worst that can happen to him:
//         the most points with which he can force the game to end, or the fewest there are, where
//         he can force no end
//   high  the least to which the opponent can hold him, by the same measure for the opponent
//
// Where they are equal, that is the score; else neither side can force the better one, and play is
// endless.  High is minus the low of the other side, so one table holds both.
//
// Positions with a board that goes on are nodes: one for every class of symmetric boards, and one
// for every board with a point that ko forbids.  A position after a pass needs none: its values
// are those of its stones' moves, or the score if that is better.  From bounds that are certainly
// too far apart (low as bad, high as good as can be) values are replaced by what the moves say
// until nothing changes: the bounds only ever move towards each other, and what they come to is
// the least low and the greatest high that agree with their moves.

// In points for the side to move, or for Black, as whoever has it says.
struct ScoreBounds {
  std::int8_t low = 0, high = 0;
  friend bool operator==(const ScoreBounds&, const ScoreBounds&) = default;
};
// For the other side.
constexpr ScoreBounds negated(ScoreBounds bounds) {
  return {static_cast<std::int8_t>(-bounds.high), static_cast<std::int8_t>(-bounds.low)};
}
constexpr ScoreBounds better(ScoreBounds a, ScoreBounds b) {
  return {a.low > b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
}

// Where the next move is made.
struct SmallPosition {
  SmallBoard board;
  SmallPoints ko = 0;   // the point that simple ko forbids, as one bit
  bool passed = false;  // the last move was a pass; then there is no ko
};

class KoScores {
 public:
  // Errc::cancelled.
  static Result<KoScores> solve(const Grid& grid, Executor& executor, const ProgressSink& progress);

  const SmallGrid& grid() const { return grid_; }
  // `position` is legal, and its ko point possible.
  ScoreBounds bounds(const SmallPosition& position) const;
  // The same for Black.
  ScoreBounds bounds_for_black(const State& state) const;

  // Calls visit(ScoreBounds, boards): for every class of symmetric legal boards without ko point
  // and pass, how many they are.
  template <class Visit>
  void for_each_class(Visit&& visit) const {
    for (std::size_t i = 0; i < codes_.size(); ++i) visit(nodes_[i].bounds, sizes_[i]);
  }
  unsigned rounds() const { return rounds_; }

 private:
  using NodeNumber = std::uint32_t;  // classes of boards by their lowest code, then ko positions

  struct Node {
    ScoreBounds bounds;
    ScoreBounds stones;  // as if he had to put a stone somewhere
  };
  // Which nodes follow: those of block after block of nodes.
  struct Edges {
    std::vector<std::uint32_t> first{0};  // of each node, and the end
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
  std::vector<NodeNumber> class_of_;  // by code
  std::vector<std::uint32_t> codes_;  // of the classes
  std::vector<std::uint8_t> sizes_;   // boards in a class
  std::vector<NodeNumber> mates_;     // the class with the colours swapped
  std::vector<std::int8_t> scores_;   // of the classes' boards as they are
  std::vector<std::uint64_t> kos_;    // ascending, see ko_key
  std::vector<Edges> edges_;          // of each block
  std::vector<Node> nodes_;
  unsigned rounds_ = 0;
};

// Solved scores, checked from the moves of every position, with the rules as they are played
// (placing.hpp, score.hpp) instead of the solver's bits.

// How many positions agree with their moves: every legal board with either side to move, after a
// pass and not, and with the points that ko forbids after a move.  Errc::internal of the first
// that does not; Errc::cancelled.
Result<std::uint64_t> check(const Grid& grid, const KoScores& scores, Executor& executor,
                            const ProgressSink& progress);

// The score of a position under superko, where it depends on its past, by search with the whole
// history: can the side to move reach so many points, or not?
//
// What was found once holds again for the same board with another past, as long as that makes no
// difference to the proof.  So with each one it is kept which situations must not have been seen
// (those to which the winner of the proof plays), and which must have been (those that were
// forbidden to the loser).  Anything else in the past cannot matter: fewer moves for the loser
// do him no good.  A situation is a board, under situational superko with the side to move.

class SuperkoSearch {
 public:
  // `go_on(nodes)` is asked now and then; after false everything is nullopt.  `proof_bytes`: of
  // memory for proofs, about.
  SuperkoSearch(const Grid& grid, Rules rules, std::uint64_t proof_bytes,
                std::function<bool(std::uint64_t nodes)> go_on);

  // Best play from `position`, for Black; `past` came before it.
  std::optional<int> score(std::span<const State> past, const State& position);
  std::uint64_t nodes() const { return nodes_; }

 private:
  enum class Answer : std::uint8_t { no, yes, stopped };
  using Words = std::vector<std::uint64_t>;
  using Situation = std::uint32_t;

  struct Position {
    SmallBoard board;
    Player side = 0;
    bool passed = false;
  };
  // For a proof to hold: what must not have been seen, and what must have been.
  struct Conditions {
    Words unseen, seen;
  };
  struct Proof {
    int points = 0;  // the side to move reaches them, or does not
    Answer answer = Answer::no;
    Conditions conditions;
  };
  struct Node {
    std::vector<Proof> proofs;
    std::size_t next = 0;    // to be replaced, once there are many
    SmallPoints answer = 0;  // the point that was best last
  };
  struct Candidate {
    SmallPoints point = 0;  // 0: a pass
    SmallBoard board;       // afterwards, for the mover
    int promise = 0;
  };
  using Candidates = std::vector<Candidate>;

  Situation situation(const Position& position) const;
  Answer reaches(std::size_t depth, const Position& position, int points);
  Answer try_moves(std::size_t depth, const Position& position, int points);
  Answer try_move(std::size_t depth, const Position& position, const Candidate& move, int points);
  Candidates candidates(const Position& position, int points) const;
  bool holds(const Conditions& conditions) const;
  const Proof* find(const Position& position, int points) const;
  void keep(std::size_t depth, const Position& position, int points, Answer answer);
  std::size_t node_of(const Position& position) const;
  Conditions& conditions_at(std::size_t depth);

  SmallGrid grid_;
  Rules rules_;
  std::size_t words_;
  std::uint64_t most_proofs_, proofs_ = 0;
  std::function<bool(std::uint64_t)> go_on_;
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
  PositionHistory<> line_;         // by numbers of situations
  std::vector<Conditions> found_;  // by depth: those of the last answer there
  std::vector<Node> known_;        // by node_of
};

}  // namespace kanzen::go

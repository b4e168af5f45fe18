#pragma once
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
// and converge to the least low and the greatest high that are consistent with the moves.  A node
// is looked at again only if the bounds after one of its moves have changed.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/go/board_codes.hpp"
#include "engine/games/go/small_grid.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

// The maximum number of points of a solved board, and of one that is a single row, which has fewer
// legal boards and whose positions a search can hardly decide.  All positions of 4 by 4 take about
// 250 MB and 20 seconds, a row of 19 points 6.5 GB and minutes (docs/games/go.md); with 32-bit
// addresses, as in a browser, the maximum is 12 points (3 by 4 takes 14 MB).
inline constexpr unsigned most_solved_points = sizeof(std::size_t) >= 8 ? 16 : 12;
inline constexpr unsigned most_solved_row = sizeof(std::size_t) >= 8 ? 19 : 12;
static_assert(most_solved_points <= most_coded_points && most_solved_row <= most_coded_points);

// Returns whether all positions of the board are solved.
inline bool is_solved(const Grid& grid) {
  const bool is_row = grid.columns() == 1 || grid.rows() == 1;
  return grid.point_count() <= (is_row ? most_solved_row : most_solved_points);
}

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
  static Result<KoScores> solve(const Grid& grid, const ProgressSink& progress);

  std::uint32_t code_count() const { return codes_.count(); }  // 3 to the number of points
  // Returns the bounds for Black.  Requires a legal position with a possible ko point.
  ScoreBounds bounds_for_black(const State& state) const;

  // Calls visit(bounds, boards) for every class of symmetric legal boards without a ko point or a
  // pass; `boards` is the number of boards in the class.
  template <class Visit>
  void for_each_class(Visit&& visit) const {
    for (std::size_t i = 0; i < representatives_.size(); ++i) visit(nodes_[i].bounds, sizes_[i]);
  }

 private:
  using NodeNumber = std::uint32_t;  // classes of boards by their lowest code, then ko positions

  // A point that ko forbids on the board of a class.
  struct Ko {
    NodeNumber board_class;
    SmallPoints point;  // one bit
  };

  struct Node {
    ScoreBounds bounds;
    ScoreBounds stones;  // bounds if the side to move must place a stone
  };

  explicit KoScores(const Grid& grid) : grid_(grid), codes_(grid_) {}
  bool number_classes(const ProgressSink& progress);
  void number_kos();
  bool is_ko(NodeNumber node) const { return node >= representatives_.size(); }
  const Ko& ko_of(NodeNumber node) const { return kos_[node - representatives_.size()]; }
  NodeNumber class_of_node(NodeNumber node) const;
  SmallBoard board_of(NodeNumber node) const;
  template <class Visit>
  void for_each_stone_move(NodeNumber node, Visit&& visit) const;
  bool has_stone_move(NodeNumber node) const;
  NodeNumber node_after(const SmallMove& move) const;
  NodeNumber ko_node(const SmallBoard& board, SmallPoints ko) const;
  NodeNumber class_of(const SmallBoard& board) const { return class_of_[codes_.code(board)]; }
  std::uint64_t update_outdated(bool descending);
  void update(NodeNumber node);
  ScoreBounds best_stone(NodeNumber node) const;
  template <class Visit>
  void for_each_node(NodeNumber board_class, Visit&& visit) const;
  void mark_predecessors(NodeNumber node, ScoreBounds before);
  template <class Visit>
  void for_each_board_before(const SmallBoard& board, Visit&& visit) const;

  SmallGrid grid_;
  BoardCodes codes_;
  std::vector<NodeNumber> class_of_;            // by code
  std::vector<std::uint32_t> representatives_;  // the lowest code of each class
  std::vector<std::uint8_t> sizes_;             // boards in a class
  std::vector<NodeNumber> swapped_classes_;     // the class with the colours swapped
  std::vector<std::int8_t> scores_;             // area score of each class's representative
  std::vector<Ko> kos_;                         // by class
  std::vector<std::uint32_t> first_kos_;        // by class, index in kos_; one more at the end
  std::vector<Node> nodes_;
  std::vector<bool> outdated_;  // by node, during solve: whether its bounds can have changed
};

}  // namespace kanzen::go

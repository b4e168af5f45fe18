#pragma once
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
#include <cstdint>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/go/small_board.hpp"

namespace kanzen::go {

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

}  // namespace kanzen::go

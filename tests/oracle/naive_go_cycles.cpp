#include "tests/oracle/naive_go_cycles.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <span>
#include <utility>
#include <vector>

// The question "can Black get at least T points?" is a mean-payoff game, because who wins by a
// repetition depends on the sum of a weight over a cycle of positions.
//
// The weight can count passes instead of captures.  In a cycle both players have equally many
// turns, and each places as many stones as the opponent captures.  The player who has captured
// more has therefore placed fewer stones, and has passed more often by the same number.
//
// A proof for a player, the holder, is a credit for each position (an energy progress measure:
// L. Brim, J. Chaloupka, L. Doyen, R. Gentilini, J.-F. Raskin, "Faster algorithms for mean-payoff
// games", 2011).  A move changes an account by its weight for the holder, and the credit is enough
// to keep the account at 0 or more for ever without an end of the game that is bad for the holder.
// A finite credit excludes cycles with a negative sum, whatever the opponent does.  Two weights are
// used:
//
//   - If equal captures are good for the holder (for White if T > 0, for Black otherwise), a pass
//     counts 1 for the player who passes.
//   - If equal captures are bad for the holder, a pass counts `pass_scale`, and each turn costs 1,
//     so that a cycle needs more passes of the holder than of the opponent.
//
// Credits above a maximum count as infinite.  This can leave positions for which neither player has
// a proof, but each proof is sound, whatever the maximum and the scale.

namespace kanzen::naive {
namespace {

using PointSet = std::uint32_t;  // bit row * columns + column

// A board from the point of view of the side to move.
struct ColourlessBoard {
  PointSet own = 0, other = 0;
};

// Positions without a preceding pass, from the point of view of the side to move and up to
// symmetry: first the boards, then those with a point that ko forbids.
class CaptureGraph {
 public:
  using Node = std::uint32_t;

  CaptureGraph(int columns, int rows) : columns_(columns), points_(columns * rows) {
    for (int point = 0; point < points_; ++point) add_neighbours(point);
    add_symmetries(rows);
    number_boards();
    for (Node node = 0; node < nodes_.size(); ++node) add_moves(node);
    add_predecessors();
    node_of_.clear();
    node_of_.shrink_to_fit();
  }

  int point_count() const { return points_; }
  Node empty_board() const { return 0; }
  Node node_count() const { return static_cast<Node>(nodes_.size()); }
  // The positions after a stone, with the opponent to move.
  std::span<const Node> after_stones(Node node) const {
    return std::span(stones_).subspan(first_stone_[node],
                                      first_stone_[node + 1] - first_stone_[node]);
  }
  // The position after a pass, with the opponent to move.
  Node after_pass(Node node) const { return after_pass_[node]; }
  // The area of the side to move minus the opponent's.
  int area(Node node) const { return areas_[node]; }
  // Calls visit(predecessor) for each position from which a stone or a pass leads to `node`.
  template <class Visit>
  void for_each_predecessor(Node node, Visit&& visit) const {
    for (std::size_t i = first_predecessor_[node]; i < first_predecessor_[node + 1]; ++i)
      visit(predecessors_[i]);
  }

 private:
  static constexpr Node no_node = ~Node{0};
  static constexpr int no_point = 31;

  struct NodeBoard {
    ColourlessBoard board;
    int ko = no_point;
  };

  static bool has(PointSet points, int point) { return (points >> point & 1) != 0; }
  static PointSet only(int point) { return PointSet{1} << point; }

  void add_neighbours(int point) {
    PointSet near = 0;
    if (point % columns_ > 0) near |= only(point - 1);
    if (point % columns_ < columns_ - 1) near |= only(point + 1);
    if (point >= columns_) near |= only(point - columns_);
    if (point + columns_ < points_) near |= only(point + columns_);
    near_.push_back(near);
  }

  void add_symmetries(int rows) {
    for (int number = 0; number < (columns_ == rows ? 8 : 4); ++number) {
      std::vector<int> to;
      for (int point = 0; point < points_; ++point) {
        int column = point % columns_, row = point / columns_;
        if (number & 1) column = columns_ - 1 - column;
        if (number & 2) row = rows - 1 - row;
        if (number & 4) std::swap(column, row);
        to.push_back(row * columns_ + column);
      }
      symmetries_.push_back(to);
    }
  }

  PointSet neighbours(PointSet points) const {
    PointSet near = 0;
    for (; points != 0; points &= points - 1)
      near |= near_[static_cast<std::size_t>(std::countr_zero(points))];
    return near;
  }
  // Returns the points of `within` that are connected to points of `start`.
  PointSet connected(PointSet start, PointSet within) const {
    start &= within;
    for (PointSet before = 0; before != start;) {
      before = start;
      start |= neighbours(start) & within;
    }
    return start;
  }
  PointSet empty_points(const ColourlessBoard& board) const {
    return (only(points_) - 1) & ~board.own & ~board.other;
  }
  // Returns the stones whose strings have no liberty.
  PointSet without_liberty(PointSet stones, PointSet empty) const {
    return stones & ~connected(neighbours(empty), stones);
  }

  // A number with a base-3 digit for each point of the image under a symmetry.
  std::uint32_t image_code(const ColourlessBoard& board, const std::vector<int>& to) const {
    std::uint32_t code = 0;
    for (PointSet left = board.own; left != 0; left &= left - 1)
      code +=
          power_[static_cast<std::size_t>(to[static_cast<std::size_t>(std::countr_zero(left))])];
    for (PointSet left = board.other; left != 0; left &= left - 1)
      code +=
          2 *
          power_[static_cast<std::size_t>(to[static_cast<std::size_t>(std::countr_zero(left))])];
    return code;
  }
  Node board_node(const ColourlessBoard& board) const {
    return node_of_[image_code(board, symmetries_.front())];
  }

  void number_boards() {
    std::uint32_t codes = 1;
    for (int point = 0; point < points_; ++point, codes *= 3) power_.push_back(codes);
    node_of_.assign(codes, no_node);
    for (std::uint32_t code = 0; code < codes; ++code) {
      if (node_of_[code] != no_node) continue;
      ColourlessBoard board;
      std::uint32_t digits = code;
      for (int point = 0; point < points_; ++point, digits /= 3) {
        if (digits % 3 == 1) board.own |= only(point);
        if (digits % 3 == 2) board.other |= only(point);
      }
      const PointSet empty = empty_points(board);
      if (without_liberty(board.own, empty) != 0 || without_liberty(board.other, empty) != 0)
        continue;
      for (const std::vector<int>& to : symmetries_)
        node_of_[image_code(board, to)] = static_cast<Node>(nodes_.size());
      nodes_.push_back({board, no_point});
    }
  }

  // Returns the node of a board with a point that ko forbids, a new one if it is met first.
  Node ko_node(const ColourlessBoard& board, int ko) {
    std::pair<std::uint32_t, int> lowest = {~std::uint32_t{0}, 0};
    for (const std::vector<int>& to : symmetries_)
      lowest = std::min(lowest, {image_code(board, to), to[static_cast<std::size_t>(ko)]});
    const auto [found, is_new] = kos_.try_emplace(lowest, static_cast<Node>(nodes_.size()));
    if (is_new) nodes_.push_back({board, ko});
    return found->second;
  }

  void add_moves(Node node) {
    const auto [board, forbidden] = nodes_[node];
    const PointSet empty = empty_points(board);
    for (int point = 0; point < points_; ++point)
      if (has(empty, point) && point != forbidden) add_stone(board, point);
    first_stone_.push_back(stones_.size());
    after_pass_.push_back(board_node({board.other, board.own}));
    const PointSet own = board.own | connected(neighbours(board.own), empty);
    const PointSet other = board.other | connected(neighbours(board.other), empty);
    areas_.push_back(
        static_cast<std::int8_t>(std::popcount(own & ~other) - std::popcount(other & ~own)));
  }
  void add_stone(const ColourlessBoard& before, int point) {
    ColourlessBoard after = {before.own | only(point), before.other};
    const PointSet captured = without_liberty(after.other, empty_points(after));
    after.other &= ~captured;
    const PointSet string = connected(only(point), after.own);
    const PointSet liberties = neighbours(string) & empty_points(after);
    if (liberties == 0) return;  // suicide
    const bool is_ko =
        std::popcount(captured) == 1 && string == only(point) && liberties == captured;
    const ColourlessBoard opponents = {after.other, after.own};
    stones_.push_back(is_ko ? ko_node(opponents, std::countr_zero(captured))
                            : board_node(opponents));
  }

  void add_predecessors() {
    first_predecessor_.assign(nodes_.size() + 1, 0);
    const auto for_each_move = [&](auto&& visit) {
      for (Node node = 0; node < nodes_.size(); ++node) {
        for (const Node next : after_stones(node)) visit(node, next);
        visit(node, after_pass(node));
      }
    };
    for_each_move([&](Node, Node to) { ++first_predecessor_[to + 1]; });
    for (std::size_t i = 1; i < first_predecessor_.size(); ++i)
      first_predecessor_[i] += first_predecessor_[i - 1];
    predecessors_.resize(first_predecessor_.back());
    std::vector<std::size_t> next_free = first_predecessor_;
    for_each_move([&](Node from, Node to) { predecessors_[next_free[to]++] = from; });
  }

  int columns_, points_;
  std::vector<PointSet> near_;  // by point
  std::vector<std::vector<int>>
      symmetries_;                    // each the new point of each point; first the identity
  std::vector<std::uint32_t> power_;  // 3 to the number of the point
  std::vector<Node> node_of_;         // by the code of the board
  std::map<std::pair<std::uint32_t, int>, Node> kos_;  // by lowest code of the board, and point
  std::vector<NodeBoard> nodes_;
  std::vector<std::size_t> first_stone_{0};  // index of a node's first stone; one more at the end
  std::vector<Node> stones_, after_pass_;
  std::vector<std::int8_t> areas_;
  std::vector<std::size_t> first_predecessor_;
  std::vector<Node> predecessors_;
};

// The credits with which the holder reaches its goal: if the holder is Black, that Black gets at
// least `points`, otherwise that Black does not.
class CreditProof {
 public:
  using Node = CaptureGraph::Node;

  CreditProof(const CaptureGraph& graph, bool holder_is_black, int points)
      : graph_(graph), holder_is_black_(holder_is_black), points_(points) {
    const bool balance_is_good = holder_is_black == (points <= 0);
    pass_weight_ = balance_is_good ? 1 : pass_scale;
    turn_cost_ = balance_is_good ? 0 : 1;
    most_credit_ = static_cast<Credit>(most_passes * pass_weight_);
    credits_.assign(std::size_t{2} * graph.node_count(), {});
  }

  // Gives up the positions for which the opponent has a proof.
  void exclude(const CreditProof& opponents) {
    for (Node node = 0; node < graph_.node_count(); ++node)
      for (const bool holder_moves : {false, true}) {
        const Credits& other = opponents.credits_[index(node, !holder_moves)];
        Credits& own = credits_[index(node, holder_moves)];
        if (other.usual != infinite) own.usual = infinite;
        if (other.passed != infinite) own.passed = infinite;
      }
  }

  // Raises the credits until none is too small.
  void find() {
    std::deque<std::size_t> open;
    std::vector<bool> is_open(credits_.size(), true);
    for (std::size_t i = 0; i < credits_.size(); ++i) open.push_back(i);
    while (!open.empty()) {
      const std::size_t next = open.front();
      open.pop_front();
      is_open[next] = false;
      const Node node = static_cast<Node>(next / 2);
      const bool holder_moves = next % 2 != 0;
      if (suffices(node, holder_moves)) continue;
      const Credits least = least_credits(node, holder_moves);
      Credits& credits = credits_[next];
      credits = {std::max(credits.usual, least.usual), std::max(credits.passed, least.passed)};
      graph_.for_each_predecessor(node, [&](Node before) {
        const std::size_t i = index(before, !holder_moves);
        if (is_open[i]) return;
        is_open[i] = true;
        open.push_back(i);
      });
    }
  }

  // Returns whether the holder reaches its goal from the empty board with Black to move.  All
  // credits are checked, so that the answer does not depend on how they were found.
  bool proves_start() const {
    for (Node node = 0; node < graph_.node_count(); ++node)
      if (!suffices(node, false) || !suffices(node, true)) return false;
    return credits_[index(graph_.empty_board(), holder_is_black_)].usual != infinite;
  }

 private:
  using Credit = std::uint16_t;
  static constexpr Credit infinite = std::numeric_limits<Credit>::max();
  static constexpr int pass_scale = 64, most_passes = 40;

  struct Credits {
    Credit usual = 0, passed = 0;  // without and with a preceding pass
  };

  static std::size_t index(Node node, bool holder_moves) {
    return std::size_t{2} * node + (holder_moves ? 1 : 0);
  }

  bool is_good_end(Node node, bool holder_moves) const {
    const bool black_moves = holder_moves == holder_is_black_;
    const int score = black_moves ? graph_.area(node) : -graph_.area(node);
    return (score >= points_) == holder_is_black_;
  }
  // Returns the least credit before a move that adds `gain` to the account.
  Credit before_move(Credit after, int gain) const {
    if (after == infinite) return infinite;
    const int credit = std::max(0, after - gain);
    return credit > most_credit_ ? infinite : static_cast<Credit>(credit);
  }
  // Returns the least credits of a position, given those of its successors.
  Credits least_credits(Node node, bool holder_moves) const {
    const auto choice = [&](Credit a, Credit b) {
      return holder_moves ? std::min(a, b) : std::max(a, b);
    };
    Credit stone = holder_moves ? infinite : Credit{0};
    for (const Node next : graph_.after_stones(node))
      stone = choice(stone, before_move(credits_[index(next, !holder_moves)].usual, -turn_cost_));
    const int gain = (holder_moves ? pass_weight_ : -pass_weight_) - turn_cost_;
    const Credit pass =
        before_move(credits_[index(graph_.after_pass(node), !holder_moves)].passed, gain);
    const Credit end = is_good_end(node, holder_moves) ? Credit{0} : infinite;
    return {choice(stone, pass), choice(stone, end)};
  }
  bool suffices(Node node, bool holder_moves) const {
    const Credits least = least_credits(node, holder_moves);
    const Credits& credits = credits_[index(node, holder_moves)];
    return credits.usual >= least.usual && credits.passed >= least.passed;
  }

  const CaptureGraph& graph_;
  bool holder_is_black_;
  int points_, pass_weight_, turn_cost_;
  Credit most_credit_;
  std::vector<Credits> credits_;
};

// Returns whether Black gets at least `points`; nullopt if neither player has a proof.
std::optional<bool> black_gets(const CaptureGraph& graph, int points) {
  const bool balance_is_good_for_black = points <= 0;
  CreditProof first(graph, balance_is_good_for_black, points);
  first.find();
  if (first.proves_start()) return balance_is_good_for_black;
  CreditProof second(graph, !balance_is_good_for_black, points);
  second.exclude(first);
  second.find();
  if (second.proves_start()) return !balance_is_good_for_black;
  return std::nullopt;
}

}  // namespace

std::optional<int> go_score_by_captures(int columns, int rows) {
  const CaptureGraph graph(columns, rows);
  int low = -graph.point_count(), high = graph.point_count();
  while (low < high) {
    const int middle = low + (high - low + 1) / 2;
    const std::optional<bool> reached = black_gets(graph, middle);
    if (!reached) return std::nullopt;
    *reached ? low = middle : high = middle - 1;
  }
  return low;
}

}  // namespace kanzen::naive

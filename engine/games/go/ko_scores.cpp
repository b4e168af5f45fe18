#include "engine/games/go/ko_scores.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace kanzen::go {
namespace {

constexpr std::uint32_t no_class = 0xffffffff;
constexpr std::uint32_t codes_per_report = 1 << 18, nodes_per_report = 1 << 18;

// Returns whether the best of several bounds can change if one of them changes.
bool can_change(ScoreBounds best, ScoreBounds before, ScoreBounds after) {
  return after.low > best.low || (after.high < before.high && before.high == best.high);
}

Error cancelled() { return {Errc::cancelled, untranslated("solving was cancelled")}; }

}  // namespace

Result<KoScores> KoScores::solve(const Grid& grid, const ProgressSink& progress) {
  KoScores scores(grid);
  if (!scores.number_classes(progress)) return cancelled();
  scores.number_kos();
  const auto points = static_cast<std::int8_t>(grid.point_count());
  const ScoreBounds unknown = {static_cast<std::int8_t>(-points), points};
  scores.nodes_.assign(scores.representatives_.size() + scores.kos_.size(), {unknown, unknown});
  // As long as all bounds are the widest, the best of a node with a stone move are the widest too.
  scores.outdated_.assign(scores.nodes_.size(), false);
  const auto nodes = static_cast<NodeNumber>(scores.nodes_.size());
  for (NodeNumber node = 0; node < nodes; ++node) {
    if (node % nodes_per_report == 0 && !report(progress, {"moves", 0, node, nodes, 0}))
      return cancelled();
    if (!scores.has_stone_move(node)) scores.outdated_[node] = true;
  }
  std::uint64_t updated = nodes;
  for (unsigned round = 0; updated > 0; ++round) {
    if (!report(progress, {"solve", round, nodes - updated, nodes, 0})) return cancelled();
    updated = scores.update_outdated(round % 2 == 0);
  }
  scores.outdated_ = {};
  return scores;
}

bool KoScores::number_classes(const ProgressSink& progress) {
  class_of_.assign(codes_.count(), no_class);
  for (std::uint32_t code = 0; code < codes_.count(); ++code) {
    if (code % codes_per_report == 0 &&
        !report(progress, {"enumerate", 0, code, codes_.count(), 0}))
      return false;
    if (class_of_[code] != no_class) continue;
    const SmallBoard board = codes_.board(code);
    if (!grid_.is_legal(board)) continue;
    std::uint8_t size = 0;
    for (unsigned symmetry = 0; symmetry < grid_.symmetry_count(); ++symmetry) {
      NodeNumber& place = class_of_[codes_.image(symmetry, code)];
      if (place == no_class) ++size;
      place = static_cast<NodeNumber>(representatives_.size());
    }
    representatives_.push_back(code);
    sizes_.push_back(size);
    scores_.push_back(static_cast<std::int8_t>(grid_.score(board)));
  }
  swapped_classes_.reserve(representatives_.size());
  for (const std::uint32_t code : representatives_)
    swapped_classes_.push_back(class_of(codes_.board(code).swapped()));
  return true;
}

void KoScores::number_kos() {
  first_kos_.reserve(representatives_.size() + 1);
  for (std::uint32_t i = 0; i < representatives_.size(); ++i) {
    first_kos_.push_back(static_cast<std::uint32_t>(kos_.size()));
    const SmallBoard board = codes_.board(representatives_[i]);
    for (SmallPoints rest = grid_.empty(board); rest != 0; rest &= rest - 1) {
      const SmallPoints point = first_of(rest);
      if (grid_.is_ko_possible(board, point)) kos_.push_back({i, point});
    }
  }
  first_kos_.push_back(static_cast<std::uint32_t>(kos_.size()));
}

KoScores::NodeNumber KoScores::class_of_node(NodeNumber node) const {
  return is_ko(node) ? ko_of(node).board_class : node;
}

SmallBoard KoScores::board_of(NodeNumber node) const {
  return codes_.board(representatives_[class_of_node(node)]);
}

// Calls visit(move) for each stone move of a node until it returns false.
template <class Visit>
void KoScores::for_each_stone_move(NodeNumber node, Visit&& visit) const {
  const SmallBoard board = board_of(node);
  SmallPoints rest = grid_.empty(board);
  if (is_ko(node)) rest &= ~ko_of(node).point;
  for (; rest != 0; rest &= rest - 1)
    if (const auto move = grid_.play(board, first_of(rest), false))
      if (!visit(*move)) return;
}

bool KoScores::has_stone_move(NodeNumber node) const {
  bool found = false;
  for_each_stone_move(node, [&](const SmallMove&) {
    found = true;
    return false;
  });
  return found;
}

KoScores::NodeNumber KoScores::node_after(const SmallMove& move) const {
  const SmallBoard board = move.board.swapped();
  return move.ko == 0 ? class_of(board) : ko_node(board, move.ko);
}

KoScores::NodeNumber KoScores::ko_node(const SmallBoard& board, SmallPoints ko) const {
  const std::uint32_t code = codes_.code(board);
  const NodeNumber board_class = class_of_[code];
  unsigned symmetry = 0;
  while (codes_.image(symmetry, code) != representatives_[board_class]) ++symmetry;
  const SmallPoints point = grid_.image(symmetry, ko);
  NodeNumber number = first_kos_[board_class];
  while (kos_[number].point != point) ++number;
  assert(number < first_kos_[board_class + 1]);
  return static_cast<NodeNumber>(representatives_.size()) + number;
}

// Calls visit(node) for the nodes of a class, without and with a ko point.
template <class Visit>
void KoScores::for_each_node(NodeNumber board_class, Visit&& visit) const {
  visit(board_class);
  const auto first = static_cast<NodeNumber>(representatives_.size());
  for (NodeNumber i = first_kos_[board_class]; i < first_kos_[board_class + 1]; ++i)
    visit(first + i);
}

// Updates the outdated nodes in place, in descending or ascending order.  Returns their number.
std::uint64_t KoScores::update_outdated(bool descending) {
  std::uint64_t updated = 0;
  const std::size_t nodes = nodes_.size();
  for (std::size_t i = 0; i < nodes; ++i) {
    const std::size_t node = descending ? nodes - 1 - i : i;
    if (!outdated_[node]) continue;
    outdated_[node] = false;
    ++updated;
    update(static_cast<NodeNumber>(node));
  }
  return updated;
}

void KoScores::update(NodeNumber number) {
  const NodeNumber board_class = class_of_node(number);
  const ScoreBounds stones = best_stone(number);
  // After a pass the opponent ends the game with the score or places a stone.
  const std::int8_t score = scores_[board_class];
  const ScoreBounds opponents_stones = negated(nodes_[swapped_classes_[board_class]].stones);
  const ScoreBounds passing = {std::min(score, opponents_stones.low),
                               std::min(score, opponents_stones.high)};
  const Node before = nodes_[number];
  nodes_[number] = {better(stones, passing), stones};
  if (stones != before.stones)
    for_each_node(swapped_classes_[board_class], [&](NodeNumber node) { outdated_[node] = true; });
  if (nodes_[number].bounds != before.bounds) mark_predecessors(number, before.bounds);
}

// Returns the best bounds over the stone moves; the worst possible bounds if there are none.
ScoreBounds KoScores::best_stone(NodeNumber node) const {
  const auto least = static_cast<std::int8_t>(-static_cast<int>(grid_.point_count()));
  ScoreBounds best = {least, least};
  for_each_stone_move(node, [&](const SmallMove& move) {
    best = better(best, negated(nodes_[node_after(move)].bounds));
    return true;
  });
  return best;
}

// Marks the nodes from which a stone leads to the node, and whose bounds can have changed, as
// outdated.  Some others are marked too: whether the stone was legal, and whether it leaves the
// node's ko point, does not matter.  `before` are the node's bounds before its last update.
void KoScores::mark_predecessors(NodeNumber node, ScoreBounds before) {
  const SmallBoard board = board_of(node);
  const ScoreBounds was = negated(before), is = negated(nodes_[node].bounds);
  const auto mark = [&](NodeNumber predecessor) {
    if (can_change(nodes_[predecessor].stones, was, is)) outdated_[predecessor] = true;
  };
  for_each_board_before(board, [&](const SmallBoard& earlier) {
    const NodeNumber board_class = class_of(earlier);
    if (board_class != no_class) for_each_node(board_class, mark);
  });
}

// Calls visit(earlier) for all boards from which a stone of the opponent can lead to `board`, from
// the opponent's point of view, and for some illegal ones.
template <class Visit>
void KoScores::for_each_board_before(const SmallBoard& board, Visit&& visit) const {
  const SmallPoints empty = grid_.empty(board);
  for (SmallPoints rest = board.other; rest != 0; rest &= rest - 1) {
    const SmallPoints stone = first_of(rest);
    // A captured string had no liberty but the stone's point, so that it filled an empty region
    // that only stones of the opponent enclose.
    std::array<SmallBoard, 16> earlier;
    earlier[0] = {board.other & ~stone, board.own};
    std::size_t count = 1;
    for (SmallPoints near = grid_.neighbours(stone) & empty; near != 0;) {
      const SmallPoints region = grid_.connected(first_of(near), empty);
      near &= ~region;
      if ((grid_.neighbours(region) & board.own) != 0) continue;
      for (std::size_t i = 0; i < count; ++i)
        earlier[count + i] = {earlier[i].own, earlier[i].other | region};
      count *= 2;
    }
    for (std::size_t i = 0; i < count; ++i) visit(earlier[i]);
  }
}

ScoreBounds KoScores::bounds_for_black(const State& state) const {
  const SmallBoard board = small_board(state);
  const bool has_ko = state.ko != no_point;
  const NodeNumber number = has_ko ? ko_node(board, point_bit(state.ko)) : class_of(board);
  ScoreBounds mine = nodes_[number].bounds;
  if (state.passed != 0 && !has_ko)
    mine = better({scores_[number], scores_[number]}, nodes_[number].stones);
  return state.to_move == 0 ? mine : negated(mine);
}

}  // namespace kanzen::go

#include "engine/games/go/ko_scores.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace kanzen::go {
namespace {

constexpr std::uint32_t no_class = 0xffffffff;
constexpr std::uint32_t nodes_per_block = 1 << 14;
constexpr std::uint32_t codes_per_report = 1 << 18;

// Returns the key of a class and the point that ko forbids on its board.
std::uint64_t ko_key(std::uint32_t board_class, SmallPoints ko) {
  return std::uint64_t{board_class} << 8 | static_cast<unsigned>(std::countr_zero(ko));
}
std::uint32_t class_in(std::uint64_t key) { return static_cast<std::uint32_t>(key >> 8); }
SmallPoints point_in(std::uint64_t key) { return point_bit(static_cast<unsigned>(key & 0xff)); }

Error cancelled() { return {Errc::cancelled, untranslated("solving was cancelled")}; }

}  // namespace

Result<KoScores> KoScores::solve(const Grid& grid, Executor& executor,
                                 const ProgressSink& progress) {
  KoScores scores(grid);
  if (!scores.number_classes(progress)) return cancelled();
  scores.number_kos();
  if (!scores.find_edges(executor, progress)) return cancelled();
  const auto points = static_cast<std::int8_t>(grid.point_count());
  const ScoreBounds unknown = {static_cast<std::int8_t>(-points), points};
  scores.nodes_.assign(scores.representatives_.size() + scores.kos_.size(), {unknown, unknown});
  const std::uint64_t nodes = scores.nodes_.size();
  for (std::uint64_t changed = nodes; changed > 0;) {
    if (!report(progress, {"solve", scores.rounds_, nodes - changed, nodes, 0})) return cancelled();
    changed = scores.iterate_once();
    ++scores.rounds_;
  }
  scores.edges_.clear();
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
  for (std::uint32_t i = 0; i < representatives_.size(); ++i) {
    const SmallBoard board = codes_.board(representatives_[i]);
    for (SmallPoints rest = grid_.empty(board); rest != 0; rest &= rest - 1) {
      const SmallPoints point = first_of(rest);
      if (grid_.is_ko_possible(board, point)) kos_.push_back(ko_key(i, point));
    }
  }
}

bool KoScores::find_edges(Executor& executor, const ProgressSink& progress) {
  const std::size_t nodes = representatives_.size() + kos_.size();
  edges_.resize((nodes + nodes_per_block - 1) / nodes_per_block);
  // Reports the progress between portions.
  const std::size_t portion = 16 * std::size_t{executor.threads()};
  for (std::size_t done = 0; done < edges_.size(); done += portion) {
    if (!report(progress, {"moves", 0, done * nodes_per_block, nodes, 0})) return false;
    executor.run(std::min(portion, edges_.size() - done), [&](std::size_t block) {
      const std::size_t first = (done + block) * nodes_per_block;
      const std::size_t last = std::min(nodes, first + nodes_per_block);
      for (std::size_t node = first; node < last; ++node)
        append_edges(static_cast<NodeNumber>(node), edges_[done + block]);
    });
  }
  return true;
}

// Appends the successors of a node.  Symmetric moves lead to the same node, which is appended once.
void KoScores::append_edges(NodeNumber node, Edges& edges) const {
  const bool has_ko = node >= representatives_.size();
  const std::uint64_t key = has_ko ? kos_[node - representatives_.size()] : 0;
  const SmallBoard board = codes_.board(representatives_[has_ko ? class_in(key) : node]);
  SmallPoints rest = grid_.empty(board);
  if (has_ko) rest &= ~point_in(key);
  const auto begin = static_cast<std::ptrdiff_t>(edges.to.size());
  for (; rest != 0; rest &= rest - 1)
    if (const auto move = grid_.play(board, first_of(rest), false))
      edges.to.push_back(node_after(*move));
  std::sort(edges.to.begin() + begin, edges.to.end());
  edges.to.erase(std::unique(edges.to.begin() + begin, edges.to.end()), edges.to.end());
  edges.first.push_back(static_cast<std::uint32_t>(edges.to.size()));
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
  const std::uint64_t key = ko_key(board_class, grid_.image(symmetry, ko));
  const auto found = std::lower_bound(kos_.begin(), kos_.end(), key);
  assert(found != kos_.end() && *found == key);
  return static_cast<NodeNumber>(representatives_.size() +
                                 static_cast<std::size_t>(found - kos_.begin()));
}

// Updates all nodes in place, in descending and ascending order by turns.  Returns the number of
// changed nodes.
std::uint64_t KoScores::iterate_once() {
  std::uint64_t changed = 0;
  const std::size_t nodes = nodes_.size();
  for (std::size_t i = 0; i < nodes; ++i)
    if (update(static_cast<NodeNumber>(rounds_ % 2 == 0 ? nodes - 1 - i : i))) ++changed;
  return changed;
}

bool KoScores::update(NodeNumber number) {
  const bool has_ko = number >= representatives_.size();
  const NodeNumber board_class = has_ko ? class_in(kos_[number - representatives_.size()]) : number;
  const ScoreBounds stones = best_stone(number);
  // After a pass the opponent ends the game with the score or places a stone.
  const std::int8_t score = scores_[board_class];
  const ScoreBounds opponents_stones = negated(nodes_[swapped_classes_[board_class]].stones);
  const ScoreBounds passing = {std::min(score, opponents_stones.low),
                               std::min(score, opponents_stones.high)};
  Node& node = nodes_[number];
  const Node before = node;
  node = {better(stones, passing), stones};
  return node.bounds != before.bounds || node.stones != before.stones;
}

// Returns the best bounds over the stone moves; the worst possible bounds if there are none.
ScoreBounds KoScores::best_stone(NodeNumber node) const {
  const auto least = static_cast<std::int8_t>(-static_cast<int>(grid_.point_count()));
  const Edges& edges = edges_[node / nodes_per_block];
  const std::size_t place = node % nodes_per_block;
  ScoreBounds best = {least, least};
  for (std::uint32_t i = edges.first[place]; i < edges.first[place + 1]; ++i)
    best = better(best, negated(nodes_[edges.to[i]].bounds));
  return best;
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

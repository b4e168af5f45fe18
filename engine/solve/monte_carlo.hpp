#pragma once
// Monte Carlo tree search: random playouts direct the growth of a tree from the root (UCT; L.
// Kocsis and C. Szepesvari, "Bandit based Monte-Carlo planning", 2006).  Game knowledge enters as
// priors, which count as virtual playouts.  If moves are identifiable across positions,
// all-moves-as-first (AMAF) values are used as well: a move's mean result over all playouts in
// which the same player played it later (RAVE; S. Gelly and D. Silver, Artificial Intelligence 175,
// 2011).
//
// All results are between 0 (loss) and 1 (win).  With one thread the same seed gives the same tree.
#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/core/playout.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/solve/monte_carlo_tree.hpp"

namespace kanzen {

// A position that can be played forward and reset to the root.  The players alternate.  Each thread
// has its own copy; copies must be independent.
template <class S>
concept PlayoutSimulation = std::copy_constructible<S> &&
    requires(S& simulation, typename S::Move move,
             std::vector<MoveCandidate<typename S::Move>>& candidates, QuickRandom& random) {
  simulation.restart();
  // Appends the moves to consider in the current, unfinished position; at least one.
  simulation.candidates(candidates);
  // Plays a move.  Returns the result if it ends the game.
  { simulation.play(move) } -> std::same_as<std::optional<Playout>>;
  // Plays from the current position to the end of the game; only restart() may follow.
  { simulation.play_out(random) } -> std::same_as<Playout>;
};

// Optional: moves have numbers below action_count() that do not depend on the position.
// first_players() returns for each number who played it first in the last play_out: 1 the side to
// move at the root, 2 the opponent, 0 neither.
template <class S>
concept HasActions = PlayoutSimulation<S> && requires(S& simulation, typename S::Move move) {
  { simulation.action_count() } -> std::convertible_to<std::size_t>;
  { simulation.action(move) } -> std::convertible_to<std::size_t>;
  { simulation.first_players() } -> std::convertible_to<std::span<const std::uint8_t>>;
};

// Optional: the owner of each square at the end of the last play_out: +1 the first player, -1 the
// second, 0 neither.
template <class S>
concept HasOwners = PlayoutSimulation<S> && requires(const S& simulation) {
  { simulation.owners() } -> std::convertible_to<std::span<const std::int8_t>>;
};

struct MonteCarloSettings {
  std::uint64_t seed = 0;
  std::uint64_t tree_bytes = std::uint64_t{1} << 28;
  unsigned expand_at = 2;         // visits of a node before its children are added
  unsigned longest_line = 1000;   // greatest depth of the tree in plies
  float exploration = 0;          // UCT constant: factor of sqrt(log2 of parent visits / visits)
  float rave_equivalence = 3500;  // visits at which results and AMAF values weigh the same
};

template <PlayoutSimulation S>
class MonteCarlo {
 public:
  using Move = typename S::Move;
  using Node = TreeNode<Move>;
  // Called periodically with the number of playouts; returns whether to continue.  The tree may be
  // read during the call.
  using Continue = std::function<bool(std::uint64_t playouts)>;

  // `is_excluded`: the moves that are not considered at the root; empty: none.  Without any move
  // left, all playouts begin at the root.
  MonteCarlo(const S& simulation, const MonteCarloSettings& settings,
             const std::function<bool(const Move&)>& is_excluded = {})
      : settings_(settings), simulation_(simulation), tree_(settings.tree_bytes) {
    root_.visits = 1;
    root_.begin_expansion();
    std::vector<MoveCandidate<Move>> candidates;
    simulation_.candidates(candidates);
    if (is_excluded)
      std::erase_if(candidates, [&](const auto& candidate) { return is_excluded(candidate.move); });
    tree_.add_children(root_, candidates);
    if constexpr (HasOwners<S>) owners_.resize(simulation_.owners().size());
  }

  // Searches until `may_continue` returns false or the total number of playouts, over all calls,
  // reaches `playouts` (at most TreeNode::most_visits).
  void run(std::uint64_t playouts, Executor& executor, const Continue& may_continue) {
    last_playout_ = std::min<std::uint64_t>(playouts, Node::most_visits);
    stopped_ = false;
    const unsigned threads = executor.threads();
    executor.run(threads, [&](std::size_t number) { work(number, may_continue); });
  }

  std::uint64_t playouts() const { return playouts_; }
  const Node& root() const { return root_; }
  // The means of all playouts for the side to move at the root; at least one playout must be done.
  double score() const { return static_cast<double>(score_) / Node::score_unit / count(); }
  double result() const { return static_cast<double>(result_) / Node::unit / count(); }
  // The mean owner of each square, from -1 (second player) to 1; empty without HasOwners.
  std::vector<double> owners() const {
    const std::lock_guard lock(owners_guard_);
    std::vector<double> means;
    for (const std::int64_t sum : owners_) means.push_back(static_cast<double>(sum) / count());
    return means;
  }

 private:
  static constexpr std::uint64_t check_interval = 32, merge_interval = 256;  // playouts

  struct Worker {
    S simulation;
    QuickRandom random;
    std::vector<Node*> line{};  // from the root
    std::vector<std::uint8_t> played{};
    std::vector<std::int32_t> owners{};
  };

  double count() const { return static_cast<double>(std::max<std::uint64_t>(playouts_, 1)); }

  void work(std::size_t number, const Continue& may_continue) {
    Worker worker{simulation_, QuickRandom(settings_.seed + number * 0x632be59bd9b4e019)};
    worker.owners.resize(owners_.size());
    std::uint64_t own = 0;
    while (!stopped_ && playouts_.fetch_add(1) < last_playout_) {
      simulate(worker);
      ++own;
      if (own % merge_interval == 0) merge_owners(worker);
      if (number == 0 && own % check_interval == 0 && !may_continue(playouts_)) stopped_ = true;
    }
    if (!stopped_) playouts_.store(last_playout_);
    merge_owners(worker);
  }

  void merge_owners(Worker& worker) {
    const std::lock_guard lock(owners_guard_);
    for (std::size_t square = 0; square < owners_.size(); ++square)
      owners_[square] += worker.owners[square];
    std::fill(worker.owners.begin(), worker.owners.end(), 0);
  }

  void simulate(Worker& worker) {
    worker.simulation.restart();
    worker.line.assign(1, &root_);
    root_.visits.fetch_add(1, std::memory_order_relaxed);
    std::optional<Playout> end;
    while (!end) {
      Node& node = *worker.line.back();
      if (!node.is_expanded() &&
          (node.visits < settings_.expand_at || worker.line.size() > settings_.longest_line ||
           !expand(node, worker.simulation)))
        break;
      Node& child = select(node);
      child.visits.fetch_add(1, std::memory_order_relaxed);  // a virtual loss for now
      worker.line.push_back(&child);
      end = worker.simulation.play(child.move);
    }
    const bool played_out = !end;
    if (played_out) end = worker.simulation.play_out(worker.random);
    backpropagate(worker, *end, played_out);
  }

  // Adds the children of a node.  Returns false if memory is full or another thread is adding them.
  bool expand(Node& node, S& simulation) {
    if (tree_.full() || !node.begin_expansion()) return false;
    std::vector<MoveCandidate<Move>> candidates;
    simulation.candidates(candidates);
    return tree_.add_children(node, candidates);
  }

  Node& select(Node& node) const {
    const float explored =
        settings_.exploration == 0 ? 0 : logarithm(node.visits.load(std::memory_order_relaxed));
    Node* best = nullptr;
    float most = 0;
    for (Node& child : node.children()) {
      const float value = selection_value(child, explored);
      if (best != nullptr && value <= most) continue;
      best = &child;
      most = value;
    }
    return *best;
  }

  float selection_value(const Node& child, float explored) const {
    const float visits =
        static_cast<float>(child.visits.load(std::memory_order_relaxed)) + child.prior_visits;
    const float value = (child.won() + child.prior_wins) / visits;
    const float exploration_term =
        explored == 0 ? 0 : settings_.exploration * std::sqrt(explored / visits);
    if constexpr (HasActions<S>) {
      const auto others = static_cast<float>(child.amaf_visits.load(std::memory_order_relaxed));
      if (others > 0) {
        const float share =
            others / (others + visits + visits * others / settings_.rave_equivalence);
        return value + share * (child.amaf_won() / others - value) + exploration_term;
      }
    }
    return value + exploration_term;
  }

  // Base-2 logarithm, interpolated linearly between powers of two, so that it is the same on every
  // machine.
  static float logarithm(std::uint32_t number) {
    const int power = static_cast<int>(std::bit_width(number)) - 1;
    return static_cast<float>(power) +
           static_cast<float>(number) / static_cast<float>(std::uint32_t{1} << power) - 1;
  }

  void backpropagate(Worker& worker, const Playout& end, bool played_out) {
    result_.fetch_add(Node::units(end.result), std::memory_order_relaxed);
    const std::int64_t score = std::lround(double{end.score} * Node::score_unit);
    score_.fetch_add(score, std::memory_order_relaxed);
    const std::uint32_t won = Node::units(end.result), lost = Node::units(1 - end.result);
    for (std::size_t ply = 1; ply < worker.line.size(); ++ply) {
      worker.line[ply]->sum.fetch_add(ply % 2 == 1 ? won : lost, std::memory_order_relaxed);
      worker.line[ply]->score_sum.fetch_add(score, std::memory_order_relaxed);
    }
    if constexpr (HasActions<S>) backpropagate_amaf(worker, won, lost, played_out);
    if constexpr (HasOwners<S>) {
      const std::span<const std::int8_t> owners = worker.simulation.owners();
      for (std::size_t square = 0; square < owners.size(); ++square)
        worker.owners[square] += owners[square];
    }
  }

  void backpropagate_amaf(Worker& worker, std::uint32_t won, std::uint32_t lost, bool played_out) {
    auto& played = worker.played;
    if (played_out) {
      const std::span<const std::uint8_t> later = worker.simulation.first_players();
      played.assign(later.begin(), later.end());
    } else {
      played.assign(worker.simulation.action_count(), 0);
    }
    for (std::size_t ply = worker.line.size(); ply-- > 0;) {
      const std::uint8_t mover = ply % 2 == 0 ? 1 : 2;
      for (Node& child : worker.line[ply]->children()) {
        if (played[worker.simulation.action(child.move)] != mover) continue;
        child.amaf_visits.fetch_add(1, std::memory_order_relaxed);
        child.amaf_sum.fetch_add(mover == 1 ? won : lost, std::memory_order_relaxed);
      }
      if (ply > 0) played[worker.simulation.action(worker.line[ply]->move)] = 3 - mover;
    }
  }

  MonteCarloSettings settings_;
  S simulation_;
  MonteCarloTree<Move> tree_;
  Node root_;
  std::uint64_t last_playout_ = 0;
  std::atomic<bool> stopped_{false};
  std::atomic<std::uint64_t> playouts_{0}, result_{0};
  std::atomic<std::int64_t> score_{0};
  mutable std::mutex owners_guard_;
  std::vector<std::int64_t> owners_;
};

}  // namespace kanzen

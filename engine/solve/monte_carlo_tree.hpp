#pragma once
// The tree of a Monte Carlo search.  Several threads read and write it concurrently.
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "engine/core/playout.hpp"

namespace kanzen {

// A move in the tree and the position after it.  Results are from the point of view of the player
// who makes the move.
template <class M>
class TreeNode {
 public:
  using Move = M;
  static constexpr std::uint32_t unit = 128;  // fixed-point scale of result sums
  static constexpr std::uint32_t most_visits = 0xffffffff / unit;
  static std::uint32_t units(float result) {
    return static_cast<std::uint32_t>(result * static_cast<float>(unit) + 0.5F);
  }

  Move move{};
  float prior_visits = 0, prior_wins = 0;
  std::atomic<std::uint32_t> visits{0}, sum{0}, amaf_visits{0}, amaf_sum{0};
  std::atomic<std::int64_t> score_sum{0};  // fixed-point, for the side to move at the root
  static constexpr double score_unit = 4;

  float won() const { return in_results(sum); }
  float amaf_won() const { return in_results(amaf_sum); }

  bool is_expanded() const { return children_.load(std::memory_order_acquire) != nullptr; }
  std::span<TreeNode> children() const {
    TreeNode* const first = children_.load(std::memory_order_acquire);
    return {first, first == nullptr ? std::size_t{0} : child_count_};
  }
  // Returns true to exactly one caller, which must add the children.
  bool begin_expansion() { return !expanding_.exchange(true); }

 private:
  template <class Other>
  friend class MonteCarloTree;

  static float in_results(const std::atomic<std::uint32_t>& sum) {
    return static_cast<float>(sum.load(std::memory_order_relaxed)) / static_cast<float>(unit);
  }

  std::atomic<TreeNode*> children_{nullptr};
  std::uint16_t child_count_ = 0;
  std::atomic<bool> expanding_{false};
};

// Allocates all nodes except the root.
template <class Move>
class MonteCarloTree {
 public:
  using Node = TreeNode<Move>;

  explicit MonteCarloTree(std::uint64_t most_bytes)
      : most_blocks_(most_bytes / (block_nodes * sizeof(Node)) + 1) {}

  bool full() const { return full_; }

  // Returns false, and leaves the node without children, if memory is full.
  bool add_children(Node& node, const std::vector<MoveCandidate<Move>>& candidates) {
    const std::span<Node> children = allocate(candidates.size());
    if (children.empty()) return false;
    for (std::size_t i = 0; i < children.size(); ++i) {
      children[i].move = candidates[i].move;
      children[i].prior_visits = candidates[i].prior_visits;
      children[i].prior_wins = candidates[i].prior_wins;
    }
    node.child_count_ = static_cast<std::uint16_t>(children.size());
    node.children_.store(children.data(), std::memory_order_release);
    return true;
  }

 private:
  static constexpr std::size_t block_nodes = 4096;

  std::span<Node> allocate(std::size_t count) {
    const std::lock_guard lock(guard_);
    if (blocks_.empty() || used_ + count > block_nodes) {
      full_ = full_ || blocks_.size() == most_blocks_ || count > block_nodes;
      if (full_) return {};
      blocks_.push_back(std::make_unique<Node[]>(block_nodes));
      used_ = 0;
    }
    Node* const first = blocks_.back().get() + used_;
    used_ += count;
    return {first, count};
  }

  std::uint64_t most_blocks_;
  std::size_t used_ = 0;
  std::atomic<bool> full_{false};
  std::mutex guard_;
  std::vector<std::unique_ptr<Node[]>> blocks_;
};

}  // namespace kanzen

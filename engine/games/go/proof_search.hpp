#pragma once
// Depth-first proof-number search (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its
// applications", 2002) for one question: can the prover force a lead of so many points in finitely
// many moves?
//
// The proof number of a position with several answers to refute is the greatest of theirs plus one
// for each other open one, instead of their sum, because lines of Go meet again so often that a sum
// counts the same work many times.
//
// Histories: a repeated position is a failure of the prover.  So a proof contains no repetition,
// and holds whatever has been played before.  A failure may be due to a repetition of a position
// before the one that failed: such a failure holds on the line only, and is not stored as one (the
// graph history interaction problem; A. Kishimoto, M. Müller, "A general solution to the graph
// history interaction problem", 2004).  If only positions after it are repeated, a failure holds
// with every history, because more history makes only more failures.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/games/go/proof_position.hpp"

namespace kanzen::go {

// The numbers of a position from the view of its side to move: the estimated work to show that it
// succeeds, and that it fails.  0 and infinite_work: shown; infinite_work and 0: failed.
struct ProofNumbers {
  std::uint32_t success = 1, failure = 1;
};
inline constexpr std::uint32_t infinite_work = (1u << 24) - 1;

// Numbers that hold at the end of a line.
struct LineNumbers : ProofNumbers {
  // The ply of the earliest position of the line whose repetition a failure of the prover is due
  // to; any_line if it holds with every history.
  std::size_t repeated = any_line;
  static constexpr std::size_t any_line = SIZE_MAX;
};

// The numbers of searched positions.  An entry holds a whole position, so a hit is never a
// collision; a full bucket replaces the entry that took the least work.
class ProofTable {
 public:
  // Allocates the largest power of two of buckets that fits into `bytes`.  Errc::out_of_memory.
  static Result<ProofTable> make(std::uint64_t bytes);

  // `points`: the lead in question, from -31 to 31.
  bool find(const PositionKey& key, int points, ProofNumbers& numbers) const;
  // `nodes`: the work that the numbers took.
  void store(const PositionKey& key, int points, ProofNumbers numbers, std::uint64_t nodes);
  void prefetch(const PositionKey& key, int points) const;

 private:
  struct Entry {
    std::uint64_t board = 0;
    // Bits 0-5: the rest of the key; 6-11: points; 12-15: half the logarithm of the work; 16-39:
    // success; 40-63: failure.
    // 0: an empty entry.
    std::uint64_t rest = 0;
  };
  static constexpr std::size_t bucket_size = 4;
  struct alignas(64) Bucket {
    Entry entries[bucket_size];
  };

  ProofTable(std::unique_ptr<Bucket[]> buckets, std::uint64_t count)
      : buckets_(std::move(buckets)), mask_(count - 1) {}
  std::size_t bucket_of(const PositionKey& key, int points) const;

  std::unique_ptr<Bucket[]> buckets_;
  std::uint64_t mask_;
};

class ProofSearch {
 public:
  // Calls may_continue(nodes) at intervals; once it returns false, the search stops.
  ProofSearch(const ProofRules& rules, ProofTable& table,
              std::function<bool(std::uint64_t nodes)> may_continue);

  // Continues the search for a proof that the prover reaches a lead of `points` by about `nodes`
  // nodes, and returns the position's numbers.  Requires that the position does not decide it.
  ProofNumbers search(const ProofPosition& position, int points, std::uint64_t nodes);
  std::uint64_t nodes() const { return nodes_; }
  bool is_stopped() const { return stopped_; }

 private:
  struct Child {
    ProofPosition position;
    PositionKey key;
    LineNumbers numbers;
  };
  struct Choice {
    LineNumbers numbers;       // of the parent
    std::size_t best = 0;      // the child to search next
    std::uint32_t second = 0;  // the second lowest failure of a child
    std::uint32_t open = 0;    // children that have not failed the parent yet
  };

  LineNumbers search_node(std::size_t ply, const ProofPosition& position, const PositionKey& key,
                          ProofNumbers limits);
  bool expand(std::size_t ply, const ProofPosition& position);
  void add_child(std::size_t ply, const ProofPosition& position);
  LineNumbers numbers_of(std::size_t ply, const Child& child);
  static Choice choose(const std::vector<Child>& children);
  std::size_t repeated_ply(std::size_t ply, const PositionKey& key) const;
  bool must_stop();

  const ProofRules& rules_;
  ProofTable& table_;
  std::function<bool(std::uint64_t)> may_continue_;
  int points_ = 0;
  std::uint64_t nodes_ = 0, last_node_ = 0;
  bool stopped_ = false;
  std::vector<PositionKey> line_;             // by ply, the current node last
  std::vector<std::vector<Child>> children_;  // by ply
};

}  // namespace kanzen::go

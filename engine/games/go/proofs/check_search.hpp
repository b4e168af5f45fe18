#pragma once
// A short search for a proof that the prover forces a number of points, with the rules of
// check_rules.hpp.  It proves the positions of a shipped proof that have no reply in the file.
//
// It is a depth-first proof-number search like proof_search.hpp, without its code.  A repeated
// position is a failure of the prover, so that a proof holds with every history; some failures hold
// on one line only, but the search answers nothing but "proven" or "not proven".  As there, points
// whose owner is certain are out of play.
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/quick_random.hpp"
#include "engine/core/result.hpp"
#include "engine/core/zeroed_array.hpp"
#include "engine/games/go/proofs/check_rules.hpp"

namespace kanzen::go {

// Positions that searches have proven, one of all symmetric ones, some of them replaced by others.
// Threads share it.
class ProvenPositions {
 public:
  // Errc::out_of_memory.
  static Result<ProvenPositions> make(const CheckRules& rules);

  // `key`: the same for all symmetric positions with the same points, and not 0.
  bool contains(std::uint64_t key) const { return keys_[slot(key)].load(relaxed) == key; }
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&keys_[slot(key)]); }
  void add(std::uint64_t key) { keys_[slot(key)].store(key, relaxed); }

 private:
  // The table of 5x5 takes 1 GB.  With one that is too small searches prove the same positions
  // again and again, and some run out of nodes (docs/games/go.md has figures of 4x5).
  static constexpr unsigned most_bits = 27;
  static constexpr auto relaxed = std::memory_order_relaxed;

  std::size_t slot(std::uint64_t key) const {
    return static_cast<std::size_t>(key * golden_gamma >> (64 - bits_));
  }

  ProvenPositions(unsigned bits, ZeroedArray<std::atomic<std::uint64_t>> keys)
      : bits_(bits), keys_(std::move(keys)) {}

  unsigned bits_;
  ZeroedArray<std::atomic<std::uint64_t>> keys_;  // a power of two, by a hash of the key
};

class CheckSearch {
 public:
  CheckSearch(const CheckRules& rules, ProvenPositions& proven);

  // Returns whether about `nodes` nodes prove that the prover, who must be to move, forces a lead
  // of `points` in finitely many moves.  Uses the proofs of earlier searches.
  bool proves(const CheckPosition& position, int points, std::uint64_t nodes);

 private:
  // The estimated work to prove and to refute; 0 and `infinite`: proven; the reverse: refuted.
  struct Numbers {
    std::uint32_t proof = 1, refutation = 1;
  };
  // A position without the stones that are dead on points whose owner is certain.
  struct Settled {
    CheckPosition position;
    PointMask prover_certain = 0, opponent_certain = 0;
  };
  struct Child {
    Settled settled;
    std::uint64_t key = 0;
    std::uint64_t proof_key = 0;  // 0 if the numbers were known
    Numbers numbers;
  };
  // The numbers of positions with the same hash, in one line of the processor's cache.
  struct alignas(64) Bucket {
    static constexpr std::size_t size = 3;
    std::array<std::uint64_t, size> keys{};
    std::array<std::uint32_t, size> searches{};  // entries of earlier searches are free
    std::array<Numbers, size> numbers{};
  };

  Settled settle(const CheckPosition& position) const;
  Numbers estimate(const Settled& settled) const;
  Numbers first_numbers(const Settled& settled) const;
  // Returns whether the line has the position before the ply.
  bool is_on_line(std::uint64_t key, std::size_t ply) const;
  void add_child(const Settled& settled, std::size_t ply);
  void expand(const Settled& settled, std::size_t ply);
  void find_numbers(std::size_t ply);  // of the children
  Numbers search_node(const Settled& settled, std::uint64_t key, std::size_t ply, Numbers limits);
  Bucket& bucket(std::uint64_t key);
  // Returns the numbers of a position that this search has met; nullptr if there are none.
  const Numbers* find(std::uint64_t key);
  void store(std::uint64_t key, Numbers numbers);
  // Returns the key of a position with the points in question among the proven ones.
  std::uint64_t proof_key(const Settled& settled) const;

  const CheckRules& rules_;
  ProvenPositions& proven_;
  int points_ = 0;
  std::uint64_t nodes_ = 0, most_nodes_ = 0;
  std::uint32_t search_ = 0;
  std::vector<Bucket> table_;                 // a power of two of buckets, by a hash of the key
  std::vector<std::uint64_t> line_;           // the keys of the line, by ply
  std::vector<std::vector<Child>> children_;  // by ply
};

}  // namespace kanzen::go

#pragma once
// The numbers of positions that a proof search has met, shared by its threads.
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "engine/core/result.hpp"
#include "engine/core/zeroed_array.hpp"
#include "engine/games/go/proofs/proof_position.hpp"

namespace kanzen::go {

// The numbers of a position from the view of its side to move: the estimated work to show that it
// succeeds, and that it fails.  0 and infinite_work: shown; infinite_work and 0: failed.
struct ProofNumbers {
  std::uint32_t success = 1, failure = 1;
  friend bool operator==(const ProofNumbers&, const ProofNumbers&) = default;
};
inline constexpr std::uint32_t infinite_work = (1u << 24) - 1;

// An entry holds a whole position, so a hit is never a collision; a full bucket replaces the entry
// that took the least work.
class ProofTable {
 public:
  // Allocates the largest power of two of buckets that fits into `bytes`.  Errc::out_of_memory.
  static Result<ProofTable> make(std::uint64_t bytes);

  // `points`: the lead in question, from -31 to 31.
  bool find(const PositionKey& key, int points, ProofNumbers& numbers) const;
  // `nodes`: the work that the numbers took.
  void store(const PositionKey& key, int points, ProofNumbers numbers, std::uint64_t nodes);
  void prefetch(const PositionKey& key, int points) const;

  // A thread adds the positions of its line, so that other threads prefer to search elsewhere.
  void enter(const PositionKey& key);
  void leave(const PositionKey& key);
  // Returns whether the position is on the line of a thread.  The answer can also be true because
  // another position on a line has the same hash.
  bool is_searched_now(const PositionKey& key) const;

 private:
  // Threads write entries without locks.  The board is stored as its exclusive or with the rest, so
  // that an entry with halves of two writes does not match the position (R. Hyatt, T. Mann, "A
  // lock-less transposition table implementation for parallel search", ICGA Journal 25, 2002).
  struct Entry {
    std::atomic<std::uint64_t> board{0};
    // Bits 0-5: the rest of the key; 6-11: points; 12-15: half the logarithm of the work; 16-39:
    // success; 40-63: failure.
    // 0: an empty entry.
    std::atomic<std::uint64_t> rest{0};
  };
  static constexpr std::size_t bucket_size = 4;
  struct alignas(64) Bucket {
    Entry entries[bucket_size];
  };
  static constexpr std::size_t line_counters = 1 << 12;

  ProofTable(ZeroedArray<Bucket> buckets, std::uint64_t count);
  std::size_t bucket_of(const PositionKey& key, int points) const;
  std::atomic<std::uint8_t>& line_counter(const PositionKey& key) const;

  ZeroedArray<Bucket> buckets_;
  std::uint64_t mask_;
  // The number of lines that contain a position, by a hash of the position.
  std::unique_ptr<std::atomic<std::uint8_t>[]> lines_;
};

}  // namespace kanzen::go

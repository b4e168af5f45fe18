#pragma once
// A table of what searches have proved of positions.  It stores whole positions rather than hashes,
// so a hit is never a collision.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <utility>

#include "engine/core/game.hpp"
#include "engine/core/phrases.hpp"

namespace kanzen {

// `Position` has an overload of hash_of.  A full bucket replaces the entry whose proof took the
// fewest nodes.
template <class Position, class Proved>
class TranspositionTable {
 public:
  // Allocates the largest power of two of buckets that fits into `bytes`.  Errc::out_of_memory.
  static Result<TranspositionTable> make(std::uint64_t bytes) {
    const std::uint64_t buckets =
        std::bit_floor(std::max<std::uint64_t>(1, bytes / sizeof(Bucket)));
    std::unique_ptr<Bucket[]> memory = allocate<Bucket>(buckets);
    if (!memory) return Error{Errc::out_of_memory, {phrase::no_memory_for_search, bytes}};
    return TranspositionTable(std::move(memory), buckets);
  }

  // Returns null if nothing is stored for a position.  Valid until the next call of store().
  const Proved* find(const Position& position) const {
    for (const Entry& entry : bucket_of(position))
      if (entry.work != 0 && entry.position == position) return &entry.proved;
    return nullptr;
  }

  // Replaces what is stored for a position.  `nodes` is the size of the proof, at least 1.
  void store(const Position& position, const Proved& proved, std::uint64_t nodes) {
    Bucket& bucket = bucket_of(position);
    Entry* place = &bucket.front();
    for (Entry& entry : bucket) {
      if (entry.work != 0 && entry.position == position) {
        place = &entry;
        break;
      }
      if (entry.work < place->work) place = &entry;
    }
    *place = {position, proved, static_cast<std::uint8_t>(std::bit_width(nodes))};
  }

 private:
  struct Entry {
    Position position{};
    Proved proved{};
    std::uint8_t work = 0;  // bit width of the number of nodes; 0: empty
  };
  using Bucket = std::array<Entry, 4>;

  TranspositionTable(std::unique_ptr<Bucket[]> buckets, std::uint64_t count)
      : buckets_(std::move(buckets)), mask_(count - 1) {}
  Bucket& bucket_of(const Position& position) const {
    return buckets_[at(hash_of(position) & mask_)];
  }

  std::unique_ptr<Bucket[]> buckets_;
  std::uint64_t mask_;
};

}  // namespace kanzen

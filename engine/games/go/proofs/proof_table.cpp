#include "engine/games/go/proofs/proof_table.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/core/quick_random.hpp"

namespace kanzen::go {
namespace {

constexpr std::uint64_t most_work = 15;  // the highest that is stored
constexpr std::uint64_t identity_mask = 0xfff;
constexpr auto relaxed = std::memory_order_relaxed;

std::uint64_t identity_of(const PositionKey& key, int points) {
  return key.rest | static_cast<std::uint64_t>(points + 31) << 6;
}

std::uint64_t work_of(std::uint64_t rest) { return rest >> 12 & most_work; }

}  // namespace

ProofTable::ProofTable(ZeroedArray<Bucket> buckets, std::uint64_t count)
    : buckets_(std::move(buckets)),
      mask_(count - 1),
      lines_(std::make_unique<std::atomic<std::uint8_t>[]>(line_counters)) {}

Result<ProofTable> ProofTable::make(std::uint64_t bytes) {
  const std::uint64_t count = std::bit_floor(std::max<std::uint64_t>(1, bytes / sizeof(Bucket)));
  ZeroedArray<Bucket> buckets(count);  // empty entries are all zeros
  if (!buckets.is_allocated())
    return Error{Errc::out_of_memory, {phrase::no_memory_for_search, bytes}};
  return ProofTable(std::move(buckets), count);
}

std::size_t ProofTable::bucket_of(const PositionKey& key, int points) const {
  return static_cast<std::size_t>(mixed(key.board ^ identity_of(key, points) << 52) & mask_);
}

void ProofTable::prefetch(const PositionKey& key, int points) const {
  __builtin_prefetch(&buckets_[bucket_of(key, points)]);
}

bool ProofTable::find(const PositionKey& key, int points, ProofNumbers& numbers) const {
  const std::uint64_t identity = identity_of(key, points);
  for (const Entry& entry : buckets_[bucket_of(key, points)].entries) {
    const std::uint64_t rest = entry.rest.load(relaxed);
    if ((rest & identity_mask) != identity || rest >> 16 == 0 ||
        (entry.board.load(relaxed) ^ rest) != key.board)
      continue;
    numbers = {static_cast<std::uint32_t>(rest >> 16 & infinite_work),
               static_cast<std::uint32_t>(rest >> 40)};
    return true;
  }
  return false;
}

void ProofTable::store(const PositionKey& key, int points, ProofNumbers numbers,
                       std::uint64_t nodes) {
  const std::uint64_t identity = identity_of(key, points);
  std::uint64_t work = std::min<std::uint64_t>(most_work, std::bit_width(nodes) / 2);
  Bucket& bucket = buckets_[bucket_of(key, points)];
  Entry* place = nullptr;
  std::uint64_t least_work = most_work + 1;
  for (Entry& entry : bucket.entries) {
    const std::uint64_t rest = entry.rest.load(relaxed);
    if ((rest & identity_mask) == identity && (entry.board.load(relaxed) ^ rest) == key.board) {
      place = &entry;
      work = std::max(work, work_of(rest));
      break;
    }
    if (work_of(rest) >= least_work) continue;
    place = &entry;
    least_work = work_of(rest);
  }
  const std::uint64_t rest = identity | work << 12 | std::uint64_t{numbers.success} << 16 |
                             std::uint64_t{numbers.failure} << 40;
  place->board.store(key.board ^ rest, relaxed);
  place->rest.store(rest, relaxed);
}

std::atomic<std::uint8_t>& ProofTable::line_counter(const PositionKey& key) const {
  return lines_[(key.board * golden_gamma >> 40) % line_counters];
}

void ProofTable::enter(const PositionKey& key) { line_counter(key).fetch_add(1, relaxed); }
void ProofTable::leave(const PositionKey& key) { line_counter(key).fetch_sub(1, relaxed); }
bool ProofTable::is_searched_now(const PositionKey& key) const {
  return line_counter(key).load(relaxed) != 0;
}

}  // namespace kanzen::go

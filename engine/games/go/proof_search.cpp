#include "engine/games/go/proof_search.hpp"

#include <algorithm>
#include <bit>
#include <new>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/phrases.hpp"
#include "engine/games/go/proof_estimate.hpp"

namespace kanzen::go {
namespace {

constexpr std::uint64_t nodes_per_check = 1 << 12;
// A longer line counts as a failure of the prover.
constexpr std::size_t longest_line = 400;
constexpr std::uint64_t most_work = 15;  // the highest that is stored
constexpr std::uint64_t identity_mask = 0xfff;

constexpr ProofNumbers success{0, infinite_work}, failure{infinite_work, 0};

// The stored numbers of a position that has failed on one line only.
constexpr ProofNumbers hardly_provable(bool prover_to_move) {
  constexpr std::uint32_t much = infinite_work / 2;
  return prover_to_move ? ProofNumbers{much, 1} : ProofNumbers{1, much};
}

std::uint64_t identity_of(const PositionKey& key, int points) {
  return key.rest | static_cast<std::uint64_t>(points + 31) << 6;
}

}  // namespace

Result<ProofTable> ProofTable::make(std::uint64_t bytes) {
  const std::uint64_t count = std::bit_floor(std::max<std::uint64_t>(1, bytes / sizeof(Bucket)));
  std::unique_ptr<Bucket[]> buckets(new (std::nothrow) Bucket[static_cast<std::size_t>(count)]());
  if (!buckets) return Error{Errc::out_of_memory, {phrase::no_memory_for_search, bytes}};
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
    if (entry.board != key.board || (entry.rest & identity_mask) != identity ||
        entry.rest >> 16 == 0)
      continue;
    numbers = {static_cast<std::uint32_t>(entry.rest >> 16 & infinite_work),
               static_cast<std::uint32_t>(entry.rest >> 40)};
    return true;
  }
  return false;
}

void ProofTable::store(const PositionKey& key, int points, ProofNumbers numbers,
                       std::uint64_t nodes) {
  const std::uint64_t identity = identity_of(key, points);
  const auto work_of = [](const Entry& entry) { return entry.rest >> 12 & most_work; };
  std::uint64_t work = std::min<std::uint64_t>(most_work, std::bit_width(nodes) / 2);
  Bucket& bucket = buckets_[bucket_of(key, points)];
  Entry* place = &bucket.entries[0];
  for (Entry& entry : bucket.entries) {
    if (entry.board == key.board && (entry.rest & identity_mask) == identity) {
      place = &entry;
      work = std::max(work, work_of(entry));
      break;
    }
    if (work_of(entry) < work_of(*place)) place = &entry;
  }
  *place = {key.board, identity | work << 12 | std::uint64_t{numbers.success} << 16 |
                           std::uint64_t{numbers.failure} << 40};
}

ProofSearch::ProofSearch(const ProofRules& rules, ProofTable& table,
                         std::function<bool(std::uint64_t)> may_continue)
    : rules_(rules), table_(table), may_continue_(std::move(may_continue)) {}

ProofNumbers ProofSearch::search(const ProofPosition& position, int points, std::uint64_t nodes) {
  points_ = points;
  last_node_ = nodes_ + nodes;
  return search_node(0, position, rules_.key(position), {infinite_work, infinite_work});
}

bool ProofSearch::must_stop() {
  if (nodes_ % nodes_per_check == 0 && !may_continue_(nodes_)) stopped_ = true;
  return stopped_ || nodes_ >= last_node_;
}

// Returns the ply of the same position on the line; LineNumbers::any_line if there is none.
std::size_t ProofSearch::repeated_ply(std::size_t ply, const PositionKey& key) const {
  // Only every second ply has the same side to move.
  for (std::size_t i = ply; i > 0; i -= std::min<std::size_t>(i, 2))
    if (line_[i - 1] == key) return i - 1;
  return LineNumbers::any_line;
}

void ProofSearch::add_child(std::size_t ply, const ProofPosition& position) {
  const PositionKey key = rules_.key(position);
  for (const Child& other : children_[ply])
    if (other.key == key) return;
  table_.prefetch(key, points_);
  children_[ply].push_back({position, key, {}});
}

// Fills children_[ply].  Returns true, perhaps with children missing, if a stone of the prover
// decides the question at once.
bool ProofSearch::expand(std::size_t ply, const ProofPosition& position) {
  if (children_.size() <= ply) children_.resize(ply + 1);
  if (line_.size() <= ply) line_.resize(ply + 1);
  children_[ply].clear();
  for (SmallPoints rest = rules_.empty(position); rest != 0; rest &= rest - 1) {
    const auto after = rules_.after_stone(position, first_of(rest));
    if (!after) continue;
    if (position.to_move == Side::prover && rules_.decided(*after, points_) == true) return true;
    add_child(ply, *after);
  }
  // A second pass ends the game; `decided` has answered it where it is a success.
  if (!position.passed) add_child(ply, rules_.after_pass(position));
  if (rules_.may_wait(position)) add_child(ply, rules_.after_waiting(position));
  return false;
}

LineNumbers ProofSearch::numbers_of(std::size_t ply, const Child& child) {
  const bool prover_to_move = child.position.to_move == Side::prover;
  const std::size_t repeated = ply < longest_line ? repeated_ply(ply, child.key) : 0;
  if (repeated != LineNumbers::any_line) return {prover_to_move ? failure : success, repeated};
  ProofNumbers numbers;
  if (table_.find(child.key, points_, numbers)) return {numbers};
  if (const auto reached = rules_.decided(child.position, points_)) {
    numbers = *reached == prover_to_move ? success : failure;
  } else {
    const ProofEstimate estimate = estimate_proof(rules_, child.position, points_);
    numbers = prover_to_move ? ProofNumbers{estimate.proof, estimate.refutation}
                             : ProofNumbers{estimate.refutation, estimate.proof};
  }
  table_.store(child.key, points_, numbers, 0);
  return {numbers};
}

ProofSearch::Choice ProofSearch::choose(const std::vector<Child>& children) {
  Choice choice;
  std::uint32_t best = infinite_work, greatest = 0;
  // The earliest repetition if all children count, and the latest if one with success counts.
  std::size_t earliest = LineNumbers::any_line, latest = 0;
  choice.second = infinite_work;
  for (std::size_t i = 0; i < children.size(); ++i) {
    const LineNumbers& child = children[i].numbers;
    if (child.failure < best) {
      choice.second = best;
      best = child.failure;
      choice.best = i;
    } else {
      choice.second = std::min(choice.second, child.failure);
    }
    greatest = std::max(greatest, child.success);
    if (child.success != 0) ++choice.open;
    earliest = std::min(earliest, child.repeated);
    if (child.failure == 0) latest = std::max(latest, child.repeated);
  }
  if (best == 0) {
    choice.numbers = {success, latest};
  } else if (greatest == 0) {
    choice.numbers = {failure, earliest};
  } else {
    const std::uint32_t others = choice.open - 1;
    choice.numbers = {{best, greatest == infinite_work
                                 ? infinite_work
                                 : std::min(greatest + others, infinite_work - 1)}};
  }
  return choice;
}

LineNumbers ProofSearch::search_node(std::size_t ply, const ProofPosition& position,
                                     const PositionKey& key, ProofNumbers limits) {
  const std::uint64_t start = nodes_++;
  if (expand(ply, position)) {
    table_.store(key, points_, success, 1);
    return {success};
  }
  line_[ply] = key;
  for (Child& child : children_[ply]) child.numbers = numbers_of(ply, child);
  Choice choice;
  for (;;) {
    choice = choose(children_[ply]);
    const ProofNumbers& numbers = choice.numbers;
    if (numbers.success == 0 || numbers.failure == 0 || numbers.success >= limits.success ||
        numbers.failure >= limits.failure || must_stop())
      break;
    // The child is searched until it is clearly worse than the second best.
    const std::uint64_t next_best = std::uint64_t{choice.second} + choice.second / 4 + 1;
    const auto child_failure =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(limits.success, next_best));
    const std::uint32_t child_success =
        limits.failure == infinite_work ? infinite_work : limits.failure - (choice.open - 1);
    const Child child = children_[ply][choice.best];  // a copy: deeper plies may move the children
    children_[ply][choice.best].numbers =
        search_node(ply + 1, child.position, child.key, {child_success, child_failure});
  }
  if (choice.numbers.repeated != LineNumbers::any_line && choice.numbers.repeated >= ply)
    choice.numbers.repeated = LineNumbers::any_line;
  table_.store(key, points_,
               choice.numbers.repeated == LineNumbers::any_line
                   ? choice.numbers
                   : hardly_provable(position.to_move == Side::prover),
               nodes_ - start);
  return choice.numbers;
}

}  // namespace kanzen::go

#include "tests/bench/go_lead_search.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/quick_random.hpp"

namespace kanzen::go {
namespace {

constexpr std::uint64_t nodes_per_check = 1 << 12;

}  // namespace

LeadSearch::LeadSearch(const Grid& grid, std::uint64_t table_bytes,
                       std::function<bool(std::uint64_t)> may_continue)
    : grid_(grid),
      may_continue_(std::move(may_continue)),
      table_(static_cast<std::size_t>(std::bit_floor(table_bytes / sizeof(Entry)))) {}

std::optional<unsigned> LeadSearch::fewest_plies(int points) {
  points_ = points;
  for (unsigned plies = 1; !stopped_; ++plies)
    if (can_force({}, plies)) return plies;
  return std::nullopt;
}

// Returns the same key for symmetric positions with the same lead, and different ones for others.
std::uint64_t LeadSearch::key_of(const Position& position) const {
  constexpr unsigned ko_bits = 5, lead_bits = 6;
  std::uint64_t lowest = UINT64_MAX;
  for (unsigned i = 0; i < grid_.symmetry_count(); ++i) {
    const SmallBoard board = grid_.image(i, position.board);
    std::uint64_t key = std::uint64_t{board.own} << most_small_points | board.other;
    key <<= ko_bits;
    if (position.ko != 0)
      key |= 1 + static_cast<unsigned>(std::countr_zero(grid_.image(i, position.ko)));
    lowest = std::min(lowest, key);
  }
  lowest =
      lowest << lead_bits | static_cast<unsigned>(points_ + static_cast<int>(most_small_points));
  return lowest << 2 | (position.prover_moves ? 2 : 0) | (position.passed ? 1 : 0);
}

bool LeadSearch::can_force(const Position& position, unsigned plies) {
  // The game ends with two passes.
  if (stopped_ || plies < (position.passed ? 1 : 2)) return false;
  const std::uint64_t key = key_of(position);
  Entry& entry = table_[static_cast<std::size_t>(mixed(key) & (table_.size() - 1))];
  if (entry.key == key) {
    if (plies >= entry.forced) return true;
    if (plies <= entry.failed) return false;
  }
  if (++nodes_ % nodes_per_check == 0 && !may_continue_(nodes_)) stopped_ = true;
  const bool forced = search_moves(position, plies);
  if (stopped_) return false;
  // The moves may have replaced the entry.
  if (entry.key != key) entry = {key};
  const auto stored = static_cast<std::uint16_t>(plies);
  if (forced)
    entry.forced = std::min(entry.forced, stored);
  else
    entry.failed = std::max(entry.failed, stored);
  return forced;
}

// A move suffices for the prover if its answer is "yes", and for his opponent if it is "no".
bool LeadSearch::search_moves(const Position& position, unsigned plies) {
  const bool wanted = position.prover_moves;
  const auto suffices = [&](const SmallMove& move, bool passed) {
    const Position next{move.board.swapped(), move.ko, !position.prover_moves, passed};
    return can_force(next, plies - 1) == wanted;
  };
  const SmallMove passing{position.board};
  const int lead = (position.prover_moves ? 1 : -1) * grid_.score(position.board);
  const bool is_content = (lead >= points_) == wanted;
  if (is_content && (position.passed || suffices(passing, true))) return wanted;
  FixedVector<SmallMove, most_small_points> moves;
  for (SmallPoints rest = grid_.empty(position.board) & ~position.ko; rest != 0; rest &= rest - 1)
    if (const auto move = grid_.play(position.board, first_of(rest), false)) moves.push_back(*move);
  for (const bool captures : {true, false})
    for (const SmallMove& move : moves)
      if ((move.board.other != position.board.other) == captures && suffices(move, false))
        return wanted;
  if (!is_content && !position.passed && suffices(passing, true)) return wanted;
  return !wanted;
}

}  // namespace kanzen::go

#include "engine/api/situations.hpp"

namespace kanzen {

void Situations::add(const AnyState& state, std::size_t ply) {
  if (!matter()) return;
  const auto [entry, is_new] = seen_.try_emplace(game_->situation(state));
  if (is_new) entry->second.first_ply = ply;
  ++entry->second.times;
}

std::optional<std::size_t> Situations::repeated_by(const AnyState& state) const {
  if (!matter()) return std::nullopt;
  const auto found = seen_.find(game_->situation(state));
  if (found == seen_.end() || found->second.times + 1 < rule_.occurrences) return std::nullopt;
  return found->second.first_ply;
}

}  // namespace kanzen

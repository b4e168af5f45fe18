#include "engine/api/situations.hpp"

#include <algorithm>
#include <utility>

namespace kanzen {

void Situations::add(const AnyState& state, std::size_t ply) {
  if (!matter()) return;
  AnyState situation = game_->situation(state);
  std::vector<Seen>& candidates = seen_[game_->key(situation)];
  const auto same = std::find_if(candidates.begin(), candidates.end(),
                                 [&](const Seen& seen) { return seen.situation == situation; });
  if (same == candidates.end()) {
    candidates.push_back({std::move(situation), ply, 1});
  } else {
    ++same->times;
  }
}

std::optional<std::size_t> Situations::repeated_by(const AnyState& state) const {
  if (!matter()) return std::nullopt;
  const AnyState situation = game_->situation(state);
  const auto candidates = seen_.find(game_->key(situation));
  if (candidates == seen_.end()) return std::nullopt;
  for (const Seen& seen : candidates->second) {
    if (seen.situation != situation) continue;
    if (seen.times + 1 < rule_.occurrences) return std::nullopt;
    return seen.first_ply;
  }
  return std::nullopt;
}

}  // namespace kanzen

#include "engine/adapter/situations.hpp"

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

std::optional<std::size_t> Situations::repeated_by(const AnyState& state,
                                                   const AnyMove& move) const {
  if (!matter() || (!rule_.binds_passes && game_->is_pass(move))) return std::nullopt;
  const auto key = game_->key_after(state, move);
  if (!key || !seen_.contains(*key)) return std::nullopt;
  return repeated_by(*game_->after(state, move));
}

std::vector<std::string> forbidden_moves(const AnyGame& game, const std::vector<AnyState>& past,
                                         const AnyState& state) {
  Situations situations(game);
  std::vector<std::string> forbidden;
  if (game.repetition().policy != Repetition::forbidden) return forbidden;
  for (std::size_t ply = 0; ply < past.size(); ++ply) situations.add(past[ply], ply);
  situations.add(state, past.size());
  for (const AnyMove& move : game.moves(state))
    if (situations.repeated_by(state, move)) forbidden.push_back(game.format_move(state, move));
  return forbidden;
}

}  // namespace kanzen

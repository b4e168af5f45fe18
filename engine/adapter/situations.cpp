#include "engine/adapter/situations.hpp"

#include <utility>

namespace kanzen {

void Situations::add(const AnyState& state) {
  if (!matter()) return;
  AnyState situation = game_->situation(state);
  const std::uint64_t key = game_->key(situation);
  past_.add(key, std::move(situation));
}

std::optional<std::size_t> Situations::repeated_by(const AnyState& state) const {
  if (!matter()) return std::nullopt;
  const AnyState situation = game_->situation(state);
  const auto seen = past_.find(game_->key(situation), situation);
  if (!seen || !rule_.applies(seen->times)) return std::nullopt;
  return seen->first_ply;
}

std::optional<std::size_t> Situations::repeated_by(const AnyState& state,
                                                   const AnyMove& move) const {
  if (!matter() || (!rule_.binds_passes && game_->is_pass(move))) return std::nullopt;
  const auto key = game_->key_after(state, move);
  if (!key || !past_.has_key(*key)) return std::nullopt;
  return repeated_by(*game_->after(state, move));
}

std::vector<std::string> forbidden_moves(const AnyGame& game, const std::vector<AnyState>& past,
                                         const AnyState& state) {
  Situations situations(game);
  std::vector<std::string> forbidden;
  if (game.repetition().policy != Repetition::forbidden) return forbidden;
  for (const AnyState& earlier : past) situations.add(earlier);
  situations.add(state);
  for (const AnyMove& move : game.moves(state))
    if (situations.repeated_by(state, move)) forbidden.push_back(game.format_move(state, move));
  return forbidden;
}

}  // namespace kanzen

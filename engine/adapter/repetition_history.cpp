#include "engine/adapter/repetition_history.hpp"

#include <utility>

namespace kanzen {

void RepetitionHistory::add(const AnyState& state) {
  if (!has_rule()) return;
  AnyState compared = game_->repetition_key(state);
  const std::uint64_t key = game_->key(compared);
  past_.add(key, std::move(compared));
}

std::optional<std::size_t> RepetitionHistory::repeated_ply(const AnyState& state) const {
  if (!has_rule()) return std::nullopt;
  const AnyState compared = game_->repetition_key(state);
  const auto seen = past_.find(game_->key(compared), compared);
  if (!seen || !rule_.applies(seen->times)) return std::nullopt;
  return seen->first_ply;
}

std::optional<std::size_t> RepetitionHistory::repeated_ply(const AnyState& state,
                                                           const AnyMove& move) const {
  if (!has_rule() || (!rule_.binds_passes && game_->is_pass(move))) return std::nullopt;
  const auto key = game_->key_after(state, move);
  if (!key || !past_.has_key(*key)) return std::nullopt;
  return repeated_ply(*game_->after(state, move));
}

std::vector<std::string> forbidden_moves(const AnyGame& game, const std::vector<AnyState>& past,
                                         const AnyState& state) {
  RepetitionHistory repetitions(game);
  std::vector<std::string> forbidden;
  if (game.repetition().policy != Repetition::forbidden) return forbidden;
  for (const AnyState& earlier : past) repetitions.add(earlier);
  repetitions.add(state);
  for (const AnyMove& move : game.moves(state))
    if (repetitions.repeated_ply(state, move)) forbidden.push_back(game.format_move(state, move));
  return forbidden;
}

}  // namespace kanzen

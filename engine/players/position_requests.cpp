#include "engine/players/position_requests.hpp"

#include <utility>

#include "engine/adapter/repetition_history.hpp"

namespace kanzen {

Result<Turn> make_turn(const AnyGame& game, std::string_view position,
                       std::span<const std::string> past) {
  auto state = game.parse(position);
  if (!state) return state.error();
  Turn turn{game, *std::move(state)};
  for (const std::string& earlier : past) {
    auto before = game.parse(earlier);
    if (!before) return before.error();
    turn.past.push_back(*std::move(before));
  }
  turn.forbidden = forbidden_moves(game, turn.past, turn.state);
  return turn;
}

}  // namespace kanzen

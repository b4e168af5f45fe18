// Any legal move, each as likely as any other: those that lose at once, too.
#include "engine/api/players/player.hpp"

namespace kanzen {
namespace {

Result<Choice> choose(const Turn& turn, const RunOptions&) {
  const std::vector<AnyMove> moves = turn.game.moves(turn.state);
  const AnyMove& move = moves[by_chance(turn, moves.size())];
  return Choice{turn.game.format_move(turn.state, move), Basis::chance};
}

}  // namespace

extern const PlayerKind random_player;
constexpr PlayerKind random_player{"random", "any legal move", choose};

}  // namespace kanzen

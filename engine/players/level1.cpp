// Any legal move that is not senseless by what the game says, each as likely as any other; a pass
// only when nothing else is left.
#include "engine/players/player.hpp"

namespace kanzen {
namespace {

Result<Choice> choose(const Turn& turn, const RunOptions&) {
  std::vector<std::string> sensible, passes, all;
  for (const AnyMove& move : turn.game.moves(turn.state)) {
    const std::string text = turn.game.format_move(turn.state, move);
    if (is_forbidden(turn, text)) continue;
    all.push_back(text);
    if (turn.game.is_pass(move))
      passes.push_back(text);
    else if (!turn.game.is_senseless(turn.state, move))
      sensible.push_back(text);
  }
  const auto& moves = !sensible.empty() ? sensible : !passes.empty() ? passes : all;
  return Choice{moves[by_chance(turn, moves.size())], Basis::chance};
}

}  // namespace

extern const PlayerKind level1_player;
constexpr PlayerKind level1_player{
    "level1", "the first of five steps: any legal move, no own eye filled, no idle pass", choose};

}  // namespace kanzen

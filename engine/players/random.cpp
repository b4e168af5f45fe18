// Any legal move, each as likely as any other: those that lose at once, too.
#include "engine/players/player.hpp"

namespace kanzen {
namespace {

Result<Choice> choose_by_chance(const Turn& turn, const RunOptions&) {
  std::vector<std::string> moves;
  for (const AnyMove& move : turn.game.moves(turn.state)) {
    std::string text = turn.game.format_move(turn.state, move);
    if (!is_forbidden(turn, text)) moves.push_back(std::move(text));
  }
  return Choice{moves[by_chance(turn, moves.size())], Basis::chance};
}

}  // namespace

extern const PlayerKind random_player;
constexpr PlayerKind random_player{"random", "any legal move", choose_by_chance};

}  // namespace kanzen

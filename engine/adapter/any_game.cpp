#include "engine/adapter/any_game.hpp"

namespace kanzen {

Error AnyGame::lacks(const std::string& what) const {
  return {Errc::unsupported, info().name + " under the " + info().rules + " rules: " + what};
}

Error AnyGame::not_solved() const {
  const std::string instead =
      info().abilities.search ? "; a search tells the outcome of one" : std::string();
  return lacks("there are too many positions to go through all of them" + instead);
}

Result<std::shared_ptr<const AnyGame>> game_with_komi(const std::shared_ptr<const AnyGame>& game,
                                                      std::optional<double> komi) {
  if (!komi || komi == game->info().komi) return game;
  return game->with_komi(*komi);
}

std::vector<MoveView> view_moves(const AnyGame& game, const AnyState& state) {
  std::vector<MoveView> views;
  for (const AnyMove& move : game.moves(state)) views.push_back(game.view_move(state, move));
  return views;
}

}  // namespace kanzen

#include "engine/adapter/any_game.hpp"

namespace kanzen {

std::string AnyGame::unsolved_reason() const {
  const std::string instead =
      searcher() != nullptr ? "; a search finds the outcome of one" : std::string();
  return "there are too many positions to go through all of them" + instead;
}

Result<void> SolvedGame::write(std::string_view format, const TextSink& sink) const {
  if (format != "csv")
    return Error{Errc::unsupported,
                 untranslated("no export format \"" + std::string(format) + "\"; there is csv")};
  if (!write_csv(sink)) return Error{Errc::io, untranslated("the export could not be written")};
  return {};
}

std::string Solver::unsupported_reason(const AnyGame& game) { return game.unsolved_reason(); }

Result<Summary> Solver::summarise(const RunOptions& options) const {
  const auto solved = solve(options);
  if (!solved) return solved.error();
  return (*solved)->summary();
}

// A game with scores but without a score solver lacks both for the same reason.
std::string ScoreSearcher::unsupported_reason(const AnyGame& game) {
  return game.info().komi && game.score_solver() == nullptr ? game.unsolved_reason()
                                                            : "scores are not searched";
}

Error unsupported_error(const AnyGame& game, const std::string& what) {
  const GameInfo& info = game.info();
  return {Errc::unsupported,
          untranslated(info.name + " under the " + info.rules + " rules: " + what)};
}

Result<std::shared_ptr<const AnyGame>> game_with_komi(const std::shared_ptr<const AnyGame>& game,
                                                      std::optional<double> komi) {
  if (!komi || komi == game->info().komi) return game;
  return game->with_komi(*komi, 0);
}

std::vector<MoveView> view_moves(const AnyGame& game, const AnyState& state) {
  std::vector<MoveView> views;
  for (const AnyMove& move : game.moves(state)) {
    MoveView view = game.view_move(state, move);
    view.place = views.size();
    views.push_back(std::move(view));
  }
  return views;
}

}  // namespace kanzen

// Plays by the values of all positions: wins what is won, as soon as possible, and loses what is
// lost as late as possible.
#include <algorithm>

#include "engine/api/players/best_moves.hpp"
#include "engine/api/players/player.hpp"

namespace kanzen {
namespace {

Error no_values(const GameInfo& info) {
  return {Errc::not_loaded,
          "the perfect player needs the values of " + info.name +
              (info.by_search() ? ", which is too large to solve; the player \"search\" goes "
                                  "without"
                                : "; solve it first, or load its table")};
}

Result<Choice> choose(const Turn& turn, const RunOptions&) {
  if (!turn.sources.values) return no_values(turn.game.info());
  auto analysis = turn.sources.values(turn.state);
  if (!analysis) return analysis.error();
  *analysis = with_draws(without_moves(*std::move(analysis), turn.forbidden), turn.repeating);
  const std::vector<std::string> best = best_moves(*analysis);
  if (best.empty())
    return Error{Errc::not_loaded, "no move is known to be best, in " + analysis->position};
  Choice choice{one_of_equals(turn, best), Basis::proved};
  const Value value = analysis->moves.front().value;
  choice.outcome = value.outcome;
  if (value.outcome != Outcome::draw) choice.distance = value.distance;
  return choice;
}

}  // namespace

extern const PlayerKind perfect_player;
constexpr PlayerKind perfect_player{"perfect", "the best moves, by the values of a solved game",
                                    choose};

}  // namespace kanzen

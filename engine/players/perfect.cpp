// Plays by the values of all positions: wins what is won, as soon as possible, and loses what is
// lost as late as possible.
#include "engine/players/best_moves.hpp"
#include "engine/players/knowledge.hpp"

namespace kanzen {
namespace {

Result<Choice> choose_perfectly(const Turn& turn, const RunOptions&) {
  const auto analysis = known_values(turn);
  if (!analysis) return analysis.error();
  const std::vector<std::string> best = best_moves(*analysis);
  if (best.empty())
    return Error{Errc::not_loaded,
                 untranslated("no move is known to be best, in " + analysis->position)};
  return Choice{one_of_equals(turn, best), Basis::proved,
                known_value(analysis->moves.front().value)};
}

}  // namespace

extern const PlayerKind perfect_player;
constexpr PlayerKind perfect_player{"perfect", "the best moves, by the values of a solved game",
                                    choose_perfectly};

}  // namespace kanzen

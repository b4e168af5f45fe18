#include "engine/players/knowledge.hpp"

#include <utility>

#include "engine/players/best_moves.hpp"

namespace kanzen {
namespace {

Error no_values(const GameInfo& info) {
  return {
      Errc::not_loaded,
      untranslated("perfect play needs the values of " + info.name +
                   (info.by_search() ? ", which is too large to solve; the player \"search\" goes "
                                       "without"
                                     : "; solve it first, or load its table"))};
}

}  // namespace

Result<Analysis> known_values(const Turn& turn) {
  if (!turn.sources.values) return no_values(turn.game.info());
  auto analysis = turn.sources.values(turn.state);
  if (!analysis) return analysis.error();
  return with_draws(without_moves(*std::move(analysis), turn.forbidden), turn.repeating);
}

Result<SearchReport> searched_values(const Turn& turn, const RunOptions& run) {
  SearchLimits limits = turn.limits;
  limits.with_moves = true;
  auto report = turn.sources.search ? turn.sources.search(turn.state, limits, run)
                                    : ask(turn.game, turn.game.searcher(), &Searcher::search,
                                          turn.state, limits, run);
  if (!report) return report.error();
  return without_moves(*std::move(report), turn.forbidden);
}

}  // namespace kanzen

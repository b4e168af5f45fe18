#include "engine/study/survey.hpp"

#include <algorithm>
#include <set>

#include "engine/core/string_utils.hpp"

namespace kanzen {

Result<std::vector<std::string>> rules_to_survey(std::string_view name) {
  auto all = all_rule_sets(name);
  if (!all) return all.error();
  std::erase_if(*all, [&](const std::string& rules) {
    const auto game = *find_game(name, rules);
    return game->solver() == nullptr || !game->info().distance_in_plies;
  });
  return all;
}

Result<SurveyedRules> survey_rules(const AnyGame& game, const RunOptions& options) {
  auto solved = call_facet(game, game.solver(), &Solver::solve, options);
  if (!solved) return solved.error();
  const auto analysis = (*solved)->probe(game.initial());
  if (!analysis) return analysis.error();
  return survey_of(game, (*solved)->summary(), *analysis);
}

SurveyedRules survey_of(const AnyGame& game, const Statistics& statistics, const Analysis& start) {
  SurveyedRules surveyed{game.info().rules, statistics.start, {}, statistics, 0, 0};
  for (const DistanceCount& count : statistics.by_distance) {
    if (count.win > 0) surveyed.longest_win = count.distance;
    if (count.loss > 0) surveyed.longest_loss = count.distance;
  }
  std::set<std::string> classes;
  for (const MoveValue& move : start.moves) {
    if (!(move.value == statistics.start) || !move.position) continue;
    const auto canonical = game.canonical(*game.parse(*move.position));
    if (classes.insert(canonical ? game.format(*canonical) : *move.position).second)
      surveyed.best.push_back(move.move);
  }
  return surveyed;
}

std::vector<std::string> survey_cells(const std::string& game, const std::string& rules,
                                      const SurveyedRules* found) {
  std::vector<std::string> cells{game, rules};
  if (found == nullptr) {
    cells.emplace_back("unsolved");
  } else {
    const OutcomeTotals& counts = found->counts;
    const bool is_draw = found->start.outcome == Outcome::draw;
    cells.emplace_back(name_of(found->start.outcome));
    cells.push_back(is_draw ? "" : std::to_string(found->start.distance));
    cells.push_back(joined(found->best, " "));
    for (const std::uint64_t number :
         {counts.positions, counts.terminal, counts.win, counts.draw, counts.loss,
          std::uint64_t{found->longest_win}, std::uint64_t{found->longest_loss}})
      cells.push_back(std::to_string(number));
    const std::uint64_t tenths =  // of a percent
        (2000 * counts.draw + counts.positions) / (2 * counts.positions);
    cells.push_back(std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10));
  }
  cells.resize(survey_columns.size());
  return cells;
}

}  // namespace kanzen

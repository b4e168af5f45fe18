#include "engine/study/survey.hpp"

#include <algorithm>
#include <set>

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
  const AnyState start = game.initial();
  const auto analysis = (*solved)->probe(start);
  if (!analysis) return analysis.error();
  const Summary& summary = (*solved)->summary();
  SurveyedRules surveyed{game.info().rules, summary.start, {}, summary, 0, 0};
  for (const DistanceCount& count : summary.by_distance) {
    if (count.win > 0) surveyed.longest_win = count.distance;
    if (count.loss > 0) surveyed.longest_loss = count.distance;
  }
  std::set<std::string> classes;
  for (const MoveValue& move : analysis->moves) {
    if (!(move.value == summary.start) || !move.position) continue;
    const auto canonical = game.canonical(*game.parse(*move.position));
    if (classes.insert(canonical ? game.format(*canonical) : *move.position).second)
      surveyed.best.push_back(move.move);
  }
  return surveyed;
}

}  // namespace kanzen

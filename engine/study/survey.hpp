#pragma once
// A survey of the rule sets of a game: of each the value of the start, the first moves that keep
// it, and the counts of positions.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

struct SurveyedRules {
  std::string rules;
  Value start;
  std::vector<std::string> best;  // first moves that keep the value, one of each symmetric ones
  OutcomeTotals counts;           // up to symmetry where the game counts so
  unsigned longest_win = 0, longest_loss = 0;  // in plies
};

// Returns the rule sets of a game that can be surveyed: those that are solved with distances in
// plies.  Errors: those of find_game.
Result<std::vector<std::string>> rules_to_survey(std::string_view game);

// Solves the game completely.  Errors: those of Solver::solve.
Result<SurveyedRules> survey_rules(const AnyGame& game, const RunOptions& options);

}  // namespace kanzen

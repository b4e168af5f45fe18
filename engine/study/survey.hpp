#pragma once
// A survey of the rule sets of a game: of each the value of the start, the first moves that keep
// it, and the counts of positions.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/any_game.hpp"
#include "engine/core/statistics.hpp"

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
// Returns the same of a game that has been solved.  `start`: the analysis of its initial position.
SurveyedRules survey_of(const AnyGame& game, const Statistics& statistics, const Analysis& start);

// The columns of a table of surveyed rule sets: their names, and the cells of a row.  A cell is
// empty if there is no such number, as the distance of a draw.  `found`: null if the rule set has
// not been solved, or cannot be.
struct SurveyColumn {
  const char* name;
  bool is_number;
};
inline constexpr std::array<SurveyColumn, 13> survey_columns{{{"game", false},
                                                              {"rules", false},
                                                              {"outcome", false},
                                                              {"distance", true},
                                                              {"best_first_moves", false},
                                                              {"positions", true},
                                                              {"finished", true},
                                                              {"won", true},
                                                              {"drawn", true},
                                                              {"lost", true},
                                                              {"longest_win", true},
                                                              {"longest_loss", true},
                                                              {"drawn_percent", true}}};
std::vector<std::string> survey_cells(const std::string& game, const std::string& rules,
                                      const SurveyedRules* found);

}  // namespace kanzen

#pragma once
// Questions about what the Statistics page studies, and its sentences.
#include <span>
#include <string>
#include <vector>

#include "imgui_app/model/state.hpp"

namespace kanzen::app {

// Those that this game has, the counts first.
std::vector<Study> studies_of(const GameInfo& info);
// The one that is open.
Study shown_study(const State& state);

// In a link of the page: "&study=comparison"; the counts are left out.
std::string study_in_link(const State& state);
Study named_study(std::string_view in_link);

// May the rule sets of this game be compared?
bool has_comparison(const GameInfo& info);
// The rule set that the current one is or will be compared with.
std::string compared_with(const State& state);

// The place in Comparison::rules of the rule set whose values are questioned, and of the one
// whose play orders the first differences.
inline std::size_t questioned(const RuleComparison::Done& done) {
  return done.comparison.questioned();
}

// As the page calls the rule set at that place.
std::string compared_name(Language language, const RuleComparison::Done& done, std::size_t side);
// "Undecided" where a rule set's draws are what a computation has left open.
std::string outcome_title(Language language, const GameInfo& info, Outcome outcome);
// "Orange wins in 13 plies": what a rule set says of one of the first differences.
std::string claim_words(Language language, const RuleComparison::Done& done,
                        const Difference& difference, Player mover, std::size_t side);
// "Ply 2, after L@b2 M@a1".
std::string reached_words(Language language, const Difference& difference);
// Where and why the values part, from what was found at that position.
std::string reason_words(Language language, const RuleComparison::Done& done,
                         const Difference& difference);
// The moves as they stand in a sentence, at most so many; more are told by dots.
std::string moves_in_a_row(std::span<const std::string> moves, std::size_t most);

}  // namespace kanzen::app

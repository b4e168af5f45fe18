#pragma once
// Questions about what the Statistics page studies, and its sentences.
#include <span>
#include <string>
#include <vector>

#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// Those that this game has, the counts first.
std::vector<Study> studies_of(const GameInfo& info);
// The one that is open.
Study shown_study(const State& state);

// In a link of the page: "&study=comparison"; the counts are left out.
std::string study_in_link(const State& state);

// May the rule sets of this game be compared?
bool has_comparison(const GameInfo& info);
// The rule set that the current one is or will be compared with.
std::string compared_with(const State& state);

// Can retrograde analysis be shown at work on this game?  Where it is small, and counts plies.
bool has_rounds(const GameInfo& info);
// How many rounds have been decided up to a step, and all positions.
std::uint64_t decided_up_to(const RoundStudy::Done& done, std::size_t step);
// "Round 3: 3 plies before the end".
std::string round_title(Language language, const RoundStudy::Done& done, std::size_t step);
// What a round decides, in general.
std::string round_rule(Language language, const RoundStudy::Done& done, std::size_t step);
// By which of its moves a position is decided in its round.
std::string example_words(const State& state, const RoundStudy::Example& example);
// The games whose positions are counted to show how they grow, the smallest first.
std::vector<std::shared_ptr<const AnyGame>> growing_games(const GameInfo& info);
// Those of which there is something to say, and what.
std::vector<Meaning> meanings_of(const GameInfo& info);
std::string meaning_words(Language language, const GameInfo& info, Meaning meaning);

// The place in Comparison::rules of the rule set whose values are questioned, and of the one
// whose play orders the first differences.
inline std::size_t questioned(const RuleComparison::Done& done) {
  return 1 - done.comparison().side_of(done.comparison().played);
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

// What is counted: here, or else what the table tells.  Null: there is nothing yet.
const Statistics* shown_statistics(const State& state);
bool statistics_are_from_table(const State& state);

// Empty: there are none, or none yet.
std::span<const NotableGroup> shown_notable(const State& state);
bool notable_are_from_table(const State& state);
// Are there notable positions, or can they be looked for?
bool shows_notable(const State& state);
// As the page shows them: in its order, with boards.
std::vector<NotableGroup> drawable(const std::vector<NotablePositions>& kinds, const AnyGame& game);

}  // namespace kanzen::app

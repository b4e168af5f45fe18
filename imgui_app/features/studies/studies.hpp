#pragma once
// Queries about the Statistics page's studies, and their texts.
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/figure/figures.hpp"
#include "imgui_app/features/studies/state.hpp"
#include "imgui_app/model/state.hpp"

namespace kanzen::app {

// Returns the studies that this game has, the counts first.
std::vector<Study> studies_of(const GameInfo& info);
// Returns the study that is shown.
Study shown_study(const State& state);

// The study in a link of the page, "&study=comparison", with the other rule set of a comparison if
// that is not the usual one; empty for the counts.
std::string study_in_link(const State& state, const Studies& studies);

// Returns whether the game's rule sets can be compared.
bool has_comparison(const GameInfo& info);
// Returns the rule set with which the current one is or will be compared.
std::string compared_with(const State& state, const Studies& studies);

// Returns whether the game has the study of retrograde analysis: it is small and counts plies.
bool has_rounds(const GameInfo& info);
// Returns the number of positions decided up to a step, including it.
std::uint64_t decided_up_to(const RoundStudy::Done& done, std::size_t step);
// "Round 3: 3 plies before the end".
std::string round_title(Language language, const RoundStudy::Done& done, std::size_t step);
// Describes which positions a round decides.
std::string round_rule(Language language, const RoundStudy::Done& done, std::size_t step);
// Describes the move that decides an example in its round.
std::string describe_example(const State& state, const RoundStudy::Example& example);
// Returns the games whose positions are counted to show their growth, the smallest first.
std::vector<std::shared_ptr<const AnyGame>> growing_games(const GameInfo& info);
// Returns the largest smaller square board whose positions can all be counted, or have exact
// scores; null: there is none, or this board is one.
std::shared_ptr<const AnyGame> smaller_board_of(const GameInfo& info);
// Returns the explanation of a term; only games that can be solved have it.
std::string explain_term(Language language, const GameInfo& info, GlossaryTerm term);

// Returns the index in Comparison::rules of the reference rule set. The other one is `candidate`,
// whose play orders the first differences.
inline std::size_t reference_side(const RuleComparison::Done& done) {
  return 1 - done.comparison().side_of(done.comparison().candidate);
}

// Returns the page's name of the rule set at index `side`.
std::string compared_name(Language language, const RuleComparison::Done& done, std::size_t side);
// Returns "Undecided" for draws of a rule set whose draws are the positions left open by a
// computation.
std::string outcome_title(Language language, const GameInfo& info, Outcome outcome);
// "Orange wins in 13 plies": the value of a first difference under one rule set.
std::string describe_compared_value(Language language, const RuleComparison::Done& done,
                                    const Difference& difference, Player mover, std::size_t side);
// "Ply 2, after L@b2 M@a1".
std::string describe_path(Language language, const Difference& difference);
// Describes where and why the values diverge, as found for that position.
std::string describe_divergence(Language language, const RuleComparison::Done& done,
                                const Difference& difference);

// Returns the number of positions with these outcomes, in the order of Comparison::rules.
std::uint64_t positions_with(const Comparison& comparison, const std::array<Outcome, 2>& outcomes);

// Returns the numbers of a table as it is saved, with headings in the page's language; empty if
// they are not known yet.  The counts by distance are those of the histogram's figure.
std::optional<DataTable> numbers_of(const State& state, const Studies& studies, StudyTable table);

}  // namespace kanzen::app

#include "imgui_app/studies/studies.hpp"

#include <algorithm>

#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/studies/words.hpp"

namespace kanzen::app {
namespace {

constexpr std::size_t most_moves = 12;  // of a line in a sentence

std::string joined(const std::vector<std::string>& names) {
  return moves_in_a_row(names, names.size());
}

// "Orange has won (a3 a2 a1)", or that the game goes on.
std::string end_words(Language language, const GameInfo& info,
                      const std::optional<ComparedEnd>& ended) {
  if (!ended) return std::string(text(language, StudyText::goes_on));
  if (!ended->end.winner) return std::string(text(language, StudyText::over_drawn));
  const bool covered = !ended->covered.empty();
  return fill(text(language, covered ? StudyText::over_won_covered : StudyText::over_won),
              {player_name(language, info, *ended->end.winner), joined(ended->squares),
               joined(ended->covered), std::to_string(ended->covered.size())});
}

}  // namespace

std::vector<Study> studies_of(const GameInfo& info) {
  std::vector<Study> studies{Study::counts};
  if (has_comparison(info)) studies.push_back(Study::comparison);
  if (has_rounds(info)) studies.push_back(Study::rounds);
  return studies;
}

Study shown_study(const State& state) {
  const auto studies = studies_of(state.session->info());
  const Study wanted = state.studies.study;
  return std::find(studies.begin(), studies.end(), wanted) == studies.end() ? Study::counts
                                                                            : wanted;
}

std::string study_in_link(const State& state) {
  switch (shown_study(state)) {
    case Study::comparison: return "&study=comparison";
    case Study::rounds: return "&study=rounds";
    case Study::counts: break;
  }
  return {};
}

Study named_study(std::string_view in_link) {
  if (in_link == "rounds") return Study::rounds;
  return in_link == "comparison" ? Study::comparison : Study::counts;
}

bool has_comparison(const GameInfo& info) {
  return info.abilities.solve && !info.by_search() && info.all_rules.size() > 1;
}

std::string compared_with(const State& state) {
  const GameInfo& info = state.session->info();
  const RuleComparison& comparison = state.studies.comparison;
  if (const auto* done = comparison.done()) {
    const auto& rules = done->comparison().rules;
    return rules[0] == info.rules ? rules[1] : rules[0];
  }
  if (!comparison.with.empty() && comparison.with != info.rules) return comparison.with;
  const auto& all = info.all_rules;
  return info.rules == all.front() ? all.back() : all.front();
}

std::string compared_name(Language language, const RuleComparison::Done& done, std::size_t side) {
  return rules_name(language, done.info(side), done.info(side).rules);
}

std::string outcome_title(Language language, const GameInfo& info, Outcome outcome) {
  if (outcome == Outcome::win) return std::string(text(language, Text::won));
  if (outcome == Outcome::loss) return std::string(text(language, Text::lost));
  return std::string(info.distance_in_plies ? text(language, Text::drawn)
                                            : text(language, StudyText::undecided));
}

std::string claim_words(Language language, const RuleComparison::Done& done,
                        const Difference& difference, Player mover, std::size_t side) {
  const GameInfo& info = done.info(side);
  const Value value = difference.values[side];
  std::string words = outcome_title(language, info, value.outcome);
  if (value.outcome != Outcome::draw) {
    const Player winner = value.outcome == Outcome::win ? mover : static_cast<Player>(1 - mover);
    const Unit unit = info.distance_in_plies ? Unit::plies : Unit::sweeps;
    words =
        fill(text(language, info.distance_in_plies ? Text::wins_in : Text::and_by),
             {player_name(language, info, winner), distance_words(language, value.distance, unit)});
  }
  const std::string name = compared_name(language, done, side);
  const auto& best = difference.best[side];
  if (best.empty()) return fill(text(language, StudyText::claim), {name, words});
  constexpr std::size_t shown = 8;  // plies
  return fill(text(language, StudyText::claim_with_line),
              {name, words, moves_in_a_row(best, shown)});
}

std::string reached_words(Language language, const Difference& difference) {
  if (difference.line.empty()) return std::string(text(language, StudyText::first_start));
  return fill(text(language, StudyText::first_after),
              {std::to_string(difference.ply), moves_in_a_row(difference.line, most_moves)});
}

std::string reason_words(Language language, const RuleComparison::Done& done,
                         const Difference& difference) {
  if (!difference.parting) return std::string(text(language, StudyText::reason_far));
  const PartingLine& parting = *difference.parting;
  const std::string where = parting.moves.empty()
                                ? std::string(text(language, StudyText::here))
                                : fill(text(language, StudyText::after_moves),
                                       {moves_in_a_row(parting.moves, most_moves)});
  if (parting.parting == Parting::moves)
    return fill(
        text(language, parting.covered ? StudyText::reason_moves_covered : StudyText::reason_moves),
        {where, parting.move,
         compared_name(language, done, done.comparison().side_of(parting.rules))});
  const std::size_t first = questioned(done);
  const std::size_t second = 1 - first;
  return fill(text(language, StudyText::reason_ending),
              {where, compared_name(language, done, first),
               end_words(language, done.info(first), parting.ends[first]),
               compared_name(language, done, second),
               end_words(language, done.info(second), parting.ends[second])});
}

std::string moves_in_a_row(std::span<const std::string> moves, std::size_t most) {
  std::string row;
  for (const std::string& move : moves.first(std::min(most, moves.size())))
    row += (row.empty() ? "" : " ") + move;
  return moves.size() > most ? row + " ..." : row;
}

}  // namespace kanzen::app

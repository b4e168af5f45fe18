// The headline of a game with a score: the evaluation of the position, or the count.
#include <cmath>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/go/controller.hpp"
#include "imgui_app/features/go/words.hpp"
#include "imgui_app/text/evaluation.hpp"
#include "imgui_app/text/game.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

// Describes how many moves preserve the score, and of how many that is unknown.
std::string describe_solved_moves(const State& state, const ScoreReport& report) {
  const Player mover = state.session->board().to_move;
  const Language language = state.settings.language;
  std::size_t best = 0, open = 0;
  for (const ScoredMove& move : report.moves) {
    const bool keeps = keeps_score(report, move, mover);
    const bool may_keep =
        mover == 0 ? move.proven.high >= report.score->high : move.proven.low <= report.score->low;
    best += keeps;
    open += !keeps && !move.score && may_keep;
  }
  std::string words =
      fill(word::moves_keep_score.in(language),
           {mover_name(state), std::to_string(best), std::to_string(report.moves.size())});
  if (open == 0) return words;
  if (language == Language::english) words += ' ';
  return words + fill(word::moves_not_solved.in(language), {std::to_string(open)});
}

void describe_exact(const State& state, const ScoreReport& report, Verdict& verdict) {
  const ScoreLead lead = score_lead_of(state.session->info(), *report.score);
  verdict.sign = Verdict::Sign::value;
  verdict.outcome = outcome_of(lead, state.session->board().to_move);
  if (lead.low > 0) verdict.favoured = Player{0};
  if (lead.high < 0) verdict.favoured = Player{1};
  verdict.title = describe_score_lead(state, lead);
  verdict.detail = describe_solved_moves(state, report);
}

void describe_estimate(const State& state, const ScoreLead& lead, const EstimateReport& report,
                       Verdict& verdict) {
  if (std::round(2 * lead.low) == 0) {  // the title states that the score is even
    verdict.sign = Verdict::Sign::value;
    verdict.outcome = Outcome::draw;
  } else {
    verdict.sign = Verdict::Sign::player;
    verdict.favoured = lead.low > 0 ? Player{0} : Player{1};
  }
  verdict.title = describe_score_lead(state, lead);
  verdict.detail =
      fill(word::estimate_detail.in(state.settings.language),
           {mover_name(state), format_whole_percent(report.win_rate),
            format_with_commas(report.playouts), std::to_string(std::lround(report.seconds))});
}

// Writes that the score is searched, and what is proven of it, before the other details.
void describe_score_search(const State& state, Verdict& verdict) {
  const Language language = state.settings.language;
  const auto& scores = state.go.evaluations.scores;
  const auto known = scores.find(state.session->current());
  const ScoreReport* const report = known == scores.end() ? nullptr : &known->second.report;
  std::string detail;
  const auto add = [&](const std::string& sentence) {
    if (!detail.empty() && language == Language::english) detail += ' ';
    detail += sentence;
  };
  if (report != nullptr && report->in_proof == false) add(words(state, word::not_in_proof));
  if (is_scoring(state)) add(words(state, word::score_searched));
  if (report != nullptr)
    if (const std::string bounds = describe_proven(state, report->proven); !bounds.empty())
      add(fill(word::bounds_are_proven.in(language), {bounds}));
  if (!verdict.detail.empty()) add(verdict.detail);
  verdict.detail = std::move(detail);
}

Verdict evaluated_verdict(const State& state) {
  const Session::Node here = state.session->current();
  Verdict verdict;
  if (const ScoreReport* exact = exact_at(state, here)) {
    describe_exact(state, *exact, verdict);
    return verdict;
  }
  if (const auto lead = score_lead_at(state, here)) {
    describe_estimate(state, *lead, *estimate_at(state, here), verdict);
  } else {
    const bool failed = !state.go.evaluations.failure.empty();
    verdict.sign = failed ? Verdict::Sign::unknown : Verdict::Sign::loading;
    verdict.title = words(state, failed ? word::estimate_failed : word::estimating);
  }
  describe_score_search(state, verdict);
  return verdict;
}

// Returns the result without the dead stones, which may change the winner.
Verdict counted_verdict(const State& state, const Count& count) {
  Verdict verdict;
  verdict.outcome = count.lead == 0 ? Outcome::draw : Outcome::win;
  if (count.lead != 0) verdict.favoured = count.lead > 0 ? Player{0} : Player{1};
  verdict.sign = sign_of_end(verdict);
  verdict.title = verdict.favoured ? describe_winner(state, *verdict.favoured, count.lead)
                                   : words(state, word::drawn_game);
  const Words& removed = count.by_territory ? word::dead_are_prisoners : word::dead_taken_off;
  verdict.detail = fill(words(state, removed), {std::to_string(state.go.counting.dead.size())});
  return verdict;
}

// Names no winner while the question about dead stones is open.
Verdict uncounted_verdict(const State& state, DeadStones question) {
  Verdict verdict;
  verdict.sign = question == DeadStones::asked ? Verdict::Sign::unknown : Verdict::Sign::loading;
  verdict.title =
      words(state, question == DeadStones::asked ? word::dead_question : word::dead_awaited);
  verdict.detail =
      words(state, question == DeadStones::asked ? word::dead_to_choose : word::winner_awaited);
  return verdict;
}

}  // namespace

std::optional<Verdict> GoController::headline() const {
  const Session& session = *state_.session;
  if (has_ended(session)) {
    const DeadStones question = dead_stones_at(state_, session.current());
    if (question != DeadStones::settled) return uncounted_verdict(state_, question);
    const auto count = go_.counting.dead.empty() ? std::nullopt : final_count(state_);
    return count ? std::optional(counted_verdict(state_, *count)) : std::nullopt;
  }
  if (!session.info().has_estimates_only()) return std::nullopt;
  Verdict verdict = evaluated_verdict(state_);
  if (verdict.detail.empty()) verdict.detail = describe_legal_moves(state_);
  return verdict;
}

}  // namespace kanzen::app

#include "imgui_app/features/go/evaluation.hpp"

#include <cmath>

#include "engine/core/numbers.hpp"
#include "imgui_app/features/analysis/verdict.hpp"
#include "imgui_app/features/analysis/words.hpp"
#include "imgui_app/features/go/words.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

// Rounds to half points, the precision at which estimates are shown.
double to_half(double points) { return std::round(2 * points) / 2; }

// "White leads by about 3.5", "Black wins by 9 points".
std::string describe_score_lead(const State& state, const ScoreLead& lead) {
  if (!lead.one_score()) return words(state, word::endless_play);
  const double points = lead.exact ? lead.low : to_half(lead.low);
  if (points == 0) return words(state, lead.exact ? word::equal_score : word::about_even);
  const Player leader = points > 0 ? 0 : 1;
  return fill((lead.exact ? word::wins_by : word::leads_by_about).in(state.settings.language),
              {player_name(state, leader), format_points(std::abs(points))});
}

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
  if (to_half(lead.low) == 0) {  // the title states that the score is even
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

}  // namespace

bool keeps_score(const ScoreReport& report, const ScoredMove& move, Player mover) {
  if (move.score) return move.score == report.score;
  return mover == 0 ? move.proven.low >= report.score->low : move.proven.high <= report.score->high;
}

std::vector<ScoredGroup> scored_groups(const GameInfo& info, const ScoreReport& report) {
  std::vector<ScoredGroup> groups;
  std::optional<ScoreRange> last;
  for (const ScoredMove& move : report.moves) {
    if (!move.score) continue;
    if (last != move.score) groups.push_back({score_lead_of(info, *move.score), {}});
    last = move.score;
    groups.back().moves.push_back(move.move);
  }
  return groups;
}

std::string describe_evaluation_at(const State& state, Session::Node node) {
  const auto lead = score_lead_at(state, node);
  if (!lead) return {};
  std::string sentence = describe_score_lead(state, *lead);
  if (is_blunder(state, node)) sentence += "; " + words(state, word::blunder);
  return sentence;
}

std::string describe_proven(const State& state, ScoreRange proven) {
  const GameInfo& info = state.session->info();
  if (proven == all_scores(info.size)) return {};
  const ScoreLead lead = score_lead_of(info, proven);
  return fill(word::score_bounds.in(state.settings.language),
              {player_name(state, Player{0}), format_signed(lead.low), format_signed(lead.high)});
}

std::string describe_move_score(const State& state, std::string_view move) {
  if (!shows_evaluation(state)) return {};
  const Session& session = *state.session;
  if (const ScoreReport* exact = exact_at(state, session.current())) {
    for (const ScoredMove& one : exact->moves)
      if (one.move == move)
        return one.score ? describe_score_lead(state, score_lead_of(session.info(), *one.score))
                         : describe_proven(state, one.proven);
    return {};
  }
  const auto* estimate = is_estimating(state) ? nullptr : estimate_at(state, session.current());
  if (estimate == nullptr) return {};
  for (const EstimatedMove& one : estimate->moves)
    if (one.move == move && one.score)
      return fill(words(state, word::estimated_move),
                  {format_whole_percent(one.win_rate),
                   describe_score_lead(state, {*one.score, *one.score, false, one.win_rate})});
  return {};
}

Verdict evaluation_verdict(const State& state) {
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

}  // namespace kanzen::app

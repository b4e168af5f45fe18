#include "imgui_app/text/evaluation.hpp"

#include <cmath>

#include "engine/core/numbers.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

// Rounds to half points, the precision at which estimates are shown.
double to_half(double points) { return std::round(2 * points) / 2; }

}  // namespace

std::string describe_score_lead(const State& state, const ScoreLead& lead) {
  if (!lead.one_score()) return words(state, word::endless_play);
  const double points = lead.exact ? lead.low : to_half(lead.low);
  if (points == 0) return words(state, lead.exact ? word::equal_score : word::about_even);
  const Player leader = points > 0 ? 0 : 1;
  return fill((lead.exact ? word::wins_by : word::leads_by_about).in(state.settings.language),
              {player_name(state, leader), format_points(std::abs(points))});
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

}  // namespace kanzen::app

#include "imgui_app/features/play/opponents.hpp"
#include <algorithm>
#include <array>

#include "imgui_app/features/play/controller.hpp"
#include "imgui_app/features/play/words.hpp"
#include "imgui_app/text/formatting.hpp"

namespace kanzen::app {
namespace {

constexpr std::size_t most_better_moves = 3;  // that a sentence names

std::string setting_key(Player player) { return "opponent-" + std::to_string(player + 1); }

// If several moves are equally good, names the first ones.
std::string better_moves(const State& state, Session::Node before) {
  const Analysis* analysis = state.session->analysis(before);
  if (analysis == nullptr) return {};
  std::vector<std::string> best;
  for (const MoveValue& move : analysis->moves)
    if (move.value.outcome == analysis->value.outcome && best.size() < most_better_moves)
      best.push_back(line_texts(state, before, {&move.move, 1}).front());
  std::string joined;
  for (const std::string& move : best) joined += (joined.empty() ? "" : ", ") + move;
  return fill(words(state, word::better_moves), {joined});
}

// Only distances in plies let the perfect player win as soon as possible.
Words about_perfect_in(const GameInfo& info) {
  if (info.needs_search()) return word::about_perfect_searched;
  return info.distance_in_plies ? word::about_perfect : word::about_perfect_notebook;
}

// From the point of view of the side to move at the node.
Outcome outcome_at(const State& state, Session::Node node) {
  return state.session->value(node)->outcome;
}

Words cost_of(Outcome before, Outcome for_opponent) {
  if (before == Outcome::draw) return word::gave_draw;
  return for_opponent == Outcome::draw ? word::win_to_draw : word::win_to_loss;
}

}  // namespace

std::string describe_opponent(const State& state, Player player) {
  const Opponent& opponent = opponent_of(state, player);
  switch (opponent.strength) {
    case Strength::perfect: return words(state, about_perfect_in(state.session->info()));
    case Strength::slipping:
      return fill(words(state, word::about_slipping), {std::to_string(opponent.slips)});
    case Strength::random: return words(state, word::about_random);
  }
  return {};
}

std::string blunder_title(const State& state, const LastBlunder& blunder) {
  return fill(words(state, word::blunder_title), {move_text(state, blunder.after)});
}

std::string blunder_detail(const State& state, const LastBlunder& blunder) {
  if (state.session->info().has_estimates_only()) {
    return words(state, word::win_rate_fell);
  }
  const Session& session = *state.session;
  const Player opponent = session.to_move(blunder.after);
  std::string detail = fill(
      words(state, cost_of(outcome_at(state, blunder.before), outcome_at(state, blunder.after))),
      {player_name(state, opponent)});
  const std::string better = state.view.values ? better_moves(state, blunder.before) : "";
  if (better.empty()) return detail;
  if (state.settings.language == Language::english) detail += ' ';
  return detail + better;
}

// --- PlayController

// The first opponent of a visitor is one that can be beaten.
void PlayController::read_opponents() {
  for (const Player player : {Player{0}, Player{1}})
    settings_.opponents[player] = parse_opponent(platform_.stored_setting(setting_key(player)))
                                      .value_or(opponent_at(Level::medium));
}

// A single opponent has the same strength on either side.
void PlayController::set_opponent(Player player, const Opponent& opponent) {
  for (const Player other : {Player{0}, Player{1}}) {
    if (other != player && !only_opponent(state_)) continue;
    settings_.opponents[other] = opponent;
    platform_.store_setting(setting_key(other), name_of(opponent));
  }
  // An opponent that is about to move starts again: it may need values now, or none.
  if (!play_.engine.paused()) schedule_engine_move();
  shell_.link_changed();
}

// For two opponents with different strengths, names both; perfect ones are omitted.
std::string PlayController::opponents_in_link() const {
  if (state_.session->info().has_estimates_only()) return {};
  auto [first, second] = state_.settings.opponents;
  if (const auto only = only_opponent(state_)) {
    first = second = opponent_of(state_, *only);
  } else if (!is_engine_side(state_, 0)) {
    return {};
  }
  if (first != second) return "&opponent=" + name_of(first) + ',' + name_of(second);
  return first == Opponent{} ? std::string() : "&opponent=" + name_of(first);
}

// An unknown or missing name means the perfect player.
void PlayController::set_opponents_from_link(std::string_view in_link) {
  const auto comma = std::min(in_link.find(','), in_link.size());
  const std::string_view first = in_link.substr(0, comma);
  const std::string_view second = comma == in_link.size() ? first : in_link.substr(comma + 1);
  settings_.opponents = {parse_opponent(first).value_or(Opponent{}),
                         parse_opponent(second).value_or(Opponent{})};
}

void PlayController::choose_opponent(Player player, Level level) {
  set_opponent(player, opponent_at(level));
}

}  // namespace kanzen::app

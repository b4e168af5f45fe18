#include "imgui_app/features/practice/practice.hpp"

#include <algorithm>

#include "engine/session/judgement.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/practice/words.hpp"
#include "imgui_app/model/result.hpp"
#include "imgui_app/text/evaluation.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

// Is the position evaluated as well as it will be?  Estimates change while playouts go on.
bool is_evaluated(const State& state, Session::Node node) {
  const Session& session = *state.session;
  if (!session.info().has_estimates_only()) return session.value(node).has_value();
  if (was_counted(session, node) || exact_at(state, node) != nullptr) return true;
  const auto& estimates = state.go.evaluations.estimates;
  const auto known = estimates.find(node);
  return session.end_of(node) != nullptr || (known != estimates.end() && known->second.seconds > 0);
}

}  // namespace

bool Mistakes::contain(const State& state, Session::Node node) const {
  return is_blunder(state, node) || (slower && lost_plies(*state.session, node) > 0);
}

Practice::Practice(const FeatureContext& context) : Feature(context) {
  handle("button-practise", &Practice::begin);
  handle(practice_side_item, [this](Player side) {
    if (!is_open()) return false;
    choose_side(side);
    return true;
  });
  handle("toggle-practice-slower", [this] {
    if (!is_open() || !has_distances()) return false;
    toggle_slower();
    return true;
  });
  handle("button-practice-retry", &Practice::retry);
  handle("button-practice-solution", &Practice::show_solution);
  handle("button-practice-next", &Practice::open_next);
  handle("button-practice-restart", [this] {
    if (!is_open()) return false;
    restart();
    return true;
  });
  handle("button-practice-end", &Practice::end);
}

// --- the exercises

std::vector<Session::Node> Practice::exercises() const {
  const Session& session = *state_.session;
  std::vector<Session::Node> before;
  for (const Session::Node node : line_)
    if (node != 0 && session.has(node) && session.to_move(session.parent(node)) == *side_ &&
        mistakes_.contain(state_, node))
      before.push_back(session.parent(node));
  return before;
}

bool Practice::has_mistakes(Player side, Mistakes mistakes) const {
  const Session& session = *state_.session;
  const std::vector<Session::Node> line = is_open() ? line_ : session.line();
  return std::any_of(line.begin(), line.end(), [&](Session::Node node) {
    return node != 0 && session.has(node) && session.to_move(session.parent(node)) == side &&
           mistakes.contain(state_, node);
  });
}

bool Practice::is_complete() const {
  return std::all_of(line_.begin(), line_.end(),
                     [&](Session::Node node) { return is_evaluated(state_, node); });
}

// Practice is not offered while a game is played, because it would give values away.
bool Practice::is_offered() const {
  if (is_open() || state_.task || state_.draft || state_.environment.embedded ||
      state_.environment.fixed_play)
    return false;
  if (state_.view.mode != Mode::analyse && !result_of_line(state_)) return false;
  return has_mistakes(0, {.slower = true}) || has_mistakes(1, {.slower = true});
}

bool Practice::has_distances() const {
  const GameInfo& info = state_.session->info();
  return info.distance_in_plies && !info.needs_search() && !info.has_estimates_only();
}

std::size_t Practice::count(Attempt attempt) const {
  return static_cast<std::size_t>(
      std::count_if(attempts_.begin(), attempts_.end(),
                    [&](const auto& exercise) { return exercise.second == attempt; }));
}

// --- what the visitor does

// The exercises are of the player who has played against the engine, or else of the first player
// with mistakes.
bool Practice::begin() {
  if (!is_offered()) return false;
  const bool slower_only = !has_mistakes(0, {}) && !has_mistakes(1, {});
  const auto opponent = only_opponent(state_);
  const Player preferred = opponent == Player{0} ? 1 : 0;
  const Mistakes mistakes{slower_only};
  const bool has_any = opponent || has_mistakes(preferred, mistakes);
  std::vector<Session::Node> line = state_.session->line();
  shell_.set_mode(Mode::analyse);
  shows_values_ = state_.view.values;
  mistakes_ = mistakes;
  line_ = std::move(line);
  choose_side(has_any ? preferred : static_cast<Player>(1 - preferred));
  shell_.show_tab("moves");
  return true;
}

void Practice::choose_side(Player side) {
  side_ = side;
  restart();
}

void Practice::toggle_slower() {
  mistakes_.slower = !mistakes_.slower;
  restart();
}

void Practice::restart() {
  attempts_.clear();
  const auto all = exercises();
  if (all.empty()) return finish();
  shell_.show_values(false);
  phase_ = Phase::asked;
  place_ = all.front();
  shell_.jump(place_);
}

// The exercise may have been deleted from the history.
bool Practice::retry() {
  if (!is_open() || phase_ == Phase::finished || !state_.session->has(place_)) return false;
  shell_.jump(place_);
  return true;
}

bool Practice::show_solution() {
  if (!retry()) return false;
  const auto best = best_move(state_);
  if (!best) return false;
  record(Attempt::shown);
  return shell_.play(state_.session->find(*best));
}

bool Practice::open_next() {
  if (!is_open() || phase_ == Phase::finished) return false;
  const auto all = exercises();
  const auto here = std::find(all.begin(), all.end(), place_);
  if (here == all.end() || here + 1 == all.end()) {
    finish();
    return true;
  }
  place_ = *(here + 1);
  shell_.jump(place_);
  return true;
}

void Practice::finish() {
  phase_ = Phase::finished;
  leave();
}

bool Practice::end() {
  if (!is_open()) return false;
  side_.reset();
  leave();
  return true;
}

// Shows the end of the game, with values if they were shown before.
void Practice::leave() {
  shell_.show_values(shows_values_);
  shell_.jump(state_.session->has(line_.back()) ? line_.back() : state_.session->current());
}

// --- changes

void Practice::game_opened() {
  if (is_open()) shell_.show_values(shows_values_);
  side_.reset();
}

void Practice::mode_changed(bool) {
  if (state_.view.board_mode != Mode::analyse) side_.reset();
}

std::optional<Session::Node> Practice::tried() const {
  const Session& session = *state_.session;
  Session::Node node = session.current();
  while (node != 0 && session.parent(node) != place_) node = session.parent(node);
  return node == 0 ? std::nullopt : std::optional(node);
}

Practice::Phase Practice::find_phase() const {
  if (phase_ == Phase::finished) return phase_;
  if (state_.session->current() == place_) return Phase::asked;
  const auto node = tried();
  if (!node) return Phase::away;
  if (!is_evaluated(state_, *node)) return Phase::waiting;
  return mistakes_.contain(state_, *node) ? Phase::wrong : Phase::right;
}

// The first result of an exercise counts, except that a later try may find the move.
void Practice::record(Attempt attempt) {
  const auto [place, is_first] = attempts_.try_emplace(place_, attempt);
  if (!is_first && place->second == Attempt::failed) place->second = attempt;
}

void Practice::refresh() {
  if (!is_open()) return;
  phase_ = find_phase();
  if (phase_ == Phase::wrong) record(Attempt::failed);
  if (phase_ == Phase::right)
    record(attempts_.contains(place_) ? Attempt::found_later : Attempt::found_at_once);
  const bool unsolved = phase_ == Phase::waiting && state_.session->info().needs_search();
  if (unsolved && current_search(state_) == nullptr && current_finding(state_) == nullptr)
    shell_.perform("button-search");
}

// --- what the page says

// Returns such as "Orange wins in 9 plies", or by estimate the lead and the chances of the side.
std::string Practice::describe_position(Session::Node node) const {
  const Session& session = *state_.session;
  if (!session.info().has_estimates_only()) {
    const auto value = session.value(node);
    return value ? format_value(state_, *value, session.to_move(node)) : std::string();
  }
  const auto lead = score_lead_at(state_, node);
  if (!lead) return {};
  const std::string points = describe_score_lead(state_, *lead);
  if (!lead->win_rate) return points;
  const double chances = *side_ == 0 ? *lead->win_rate : 1 - *lead->win_rate;
  return fill(words(state_, word::practice_chances),
              {points, player_name(state_, *side_), format_whole_percent(chances)});
}

std::string Practice::heading() const {
  const Session& session = *state_.session;
  const auto all = exercises();
  if (phase_ == Phase::finished) return words(state_, word::practice_finished);
  if (phase_ == Phase::wrong || phase_ == Phase::right) {
    const Session::Node node = *tried();
    const bool same = std::find(line_.begin(), line_.end(), node) != line_.end();
    const Words& judged = phase_ == Phase::right ? word::practice_right
                          : same                 ? word::practice_again
                                                 : word::practice_wrong;
    return fill(words(state_, judged), {move_text(state_, node)});
  }
  const auto here = std::find(all.begin(), all.end(), place_);
  return session.has(place_) && here != all.end()
             ? fill(words(state_, word::practice_number),
                    {std::to_string(here - all.begin() + 1), std::to_string(all.size())})
             : words(state_, word::practice_goal);
}

std::string Practice::detail() const {
  const Session& session = *state_.session;
  std::vector<std::string> sentences;
  const auto add = [&](const Words& pattern, const std::string& what) {
    if (!what.empty()) sentences.push_back(fill(words(state_, pattern), {what}));
  };
  if (phase_ == Phase::finished) {
    const std::size_t found = count(Attempt::found_later) + count(Attempt::found_at_once);
    const std::size_t all = exercises().size();
    sentences.push_back(
        all == 0 ? fill(words(state_, word::practice_none), {player_name(state_, *side_)})
                 : fill(words(state_, word::practice_result),
                        {std::to_string(found), std::to_string(all),
                         std::to_string(count(Attempt::found_at_once))}));
  } else if (phase_ == Phase::asked) {
    const auto played = std::find_if(line_.begin(), line_.end(), [&](Session::Node node) {
      return node != 0 && session.parent(node) == place_;
    });
    if (played == line_.end()) return {};
    sentences.push_back(fill(words(state_, word::practice_asked),
                             {std::to_string(session.ply(*played)), move_text(state_, *played)}));
    add(word::practice_before, describe_position(place_));
    add(word::practice_after, describe_position(*played));
  } else if (phase_ == Phase::wrong || phase_ == Phase::right) {
    const Session::Node node = *tried();
    add(word::practice_after, describe_position(node));
    const bool best = phase_ == Phase::right && lost_plies(session, node) == 0;
    if (!best || !has_distances())
      add(phase_ == Phase::right ? word::practice_best : word::practice_before,
          describe_position(place_));
  } else {
    sentences.push_back(
        words(state_, phase_ == Phase::away ? word::practice_away : word::practice_waits));
  }
  if (phase_ == Phase::asked || phase_ == Phase::finished) {
    if (!is_complete()) sentences.push_back(words(state_, word::practice_more));
    if (session.info().has_estimates_only() && exact_at(state_, place_) == nullptr)
      sentences.push_back(words(state_, word::practice_threshold));
  }
  std::string text;
  for (const std::string& one : sentences) {
    if (!text.empty() && state_.settings.language == Language::english) text += ' ';
    text += one;
  }
  return text;
}

std::optional<Verdict> Practice::headline() const {
  if (!is_open() || phase_ != Phase::asked || state_.draft) return std::nullopt;
  Verdict verdict;
  verdict.sign = Verdict::Sign::player;
  verdict.favoured = *side_;
  verdict.title = words(state_, word::practice_goal);
  verdict.detail = fill(words(state_, word::someone_to_move), {mover_name(state_)});
  return verdict;
}

News Practice::news() const {
  if (!is_open()) return {};
  const std::string says = heading();
  return {says + ' ' + std::to_string(static_cast<int>(phase_)) + ' ' + std::to_string(place_),
          says, detail()};
}

}  // namespace kanzen::app

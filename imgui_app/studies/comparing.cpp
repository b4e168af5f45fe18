// Controller: what the Statistics page studies, and the comparison of two rule sets.
#include <algorithm>
#include <tuple>

#include "imgui_app/shell/controller.hpp"
#include "imgui_app/studies/studies.hpp"

namespace kanzen::app {
namespace {

constexpr unsigned first_differences = 12;

// Not under the current rules alone: a comparison of the two knows the other one's, too.
bool is_of(const RuleComparison::Done& done, const GameInfo& info) {
  const auto& [game, rules] = std::tie(done.comparison().game, done.comparison().rules);
  return game == info.name && (rules[0] == info.rules || rules[1] == info.rules);
}

std::vector<BoardView> boards_of(const Comparison& comparison, const AnyGame& played) {
  std::vector<BoardView> boards;
  for (const Difference& difference : comparison.first) {
    const auto state = played.parse(difference.reached);
    boards.push_back(state ? played.board(*state) : BoardView{});
  }
  return boards;
}

// The line that leads to a difference under one of the rule sets, and beyond it the moves to where
// the values part, for whoever steps on.
Result<Session> session_at(const Comparison& comparison, const Difference& difference,
                           std::size_t side) {
  const std::string& rules = comparison.rules[side];
  auto session = Session::open(comparison.game, rules);
  if (!session) return session;
  const auto plays = [&](const std::string& move) { return bool(session->play(move)); };
  if (!std::all_of(difference.line.begin(), difference.line.end(), plays)) {
    session = Session::open(comparison.game, rules);  // these rules do not come there so
    if (const auto set = session->set_position(difference.reached); !set) return set.error();
  }
  const Session::Node there = session->current();
  if (const auto& parting = difference.parting) {
    const bool all = std::all_of(parting->moves.begin(), parting->moves.end(), plays);
    if (all && parting->parting == Parting::moves && parting->rules == rules)
      (void)plays(parting->move);
  }
  session->jump(there);
  return session;
}

}  // namespace

bool Controller::perform(const StudyItem& item) {
  const auto all = studies_of(state_.session->info());
  if (std::find(all.begin(), all.end(), item.study) == all.end()) return false;
  state_.studies.study = item.study;
  if (state_.view.mode != Mode::statistics) set_mode(Mode::statistics);
  link_changed();
  study_unasked();
  return true;
}

// Of a small game, for which it takes a moment.
void Controller::study_unasked() {
  if (!state_.session || state_.view.mode != Mode::statistics) return;
  if (state_.session->info().large() || state_.environment.embedded) return;
  const bool compares = shown_study(state_) == Study::comparison;
  if (compares && state_.studies.comparison.is<RuleComparison::None>()) compare_rules();
  if (shown_study(state_) == Study::rounds && !state_.studies.rounds.begun()) find_rounds();
}

// What belongs to another game.
void Controller::forget_studies() {
  const auto* done = state_.studies.comparison.done();
  if (done == nullptr || !is_of(*done, state_.session->info())) state_.studies.comparison = {};
  state_.studies.rounds = {};
  Growth& growth = state_.studies.growth;
  const GameInfo& info = state_.session->info();
  growth.counting.reset();  // which ends with the game
  if (growth.family != info.family || growth.rules != info.rules) growth = {};
}

// --- two rule sets

bool Controller::compare_rules() {
  if (!has_comparison(state_.session->info())) return false;
  RuleComparison& comparison = state_.studies.comparison;
  const std::string other = compared_with(state_);
  comparison.with = other;
  comparison.phase.emplace<RuleComparison::Running>().estimate.start(now());
  platform_.request(CompareRules{other, first_differences});
  return true;
}

bool Controller::cancel_comparison() {
  RuleComparison& comparison = state_.studies.comparison;
  if (comparison.running() == nullptr) return false;
  platform_.cancel(CompareRules::method);
  comparison.phase.emplace<RuleComparison::Cancelled>();
  return true;
}

bool Controller::perform(const ComparedRulesItem& item) {
  const GameInfo& info = state_.session->info();
  const auto& all = info.all_rules;
  const bool known = std::find(all.begin(), all.end(), item.rules) != all.end();
  if (!known || item.rules == info.rules) return false;
  RuleComparison& comparison = state_.studies.comparison;
  if (comparison.done() != nullptr && compared_with(state_) == item.rules) return true;
  cancel_comparison();
  comparison = {};
  comparison.with = item.rules;
  study_unasked();
  return true;
}

bool Controller::perform(const DifferenceItem& item) {
  const auto* done = state_.studies.comparison.done();
  if (done == nullptr || item.number >= done->comparison().first.size()) return false;
  const auto& rules = done->comparison().rules;
  const auto side =
      static_cast<std::size_t>(std::find(rules.begin(), rules.end(), item.rules) - rules.begin());
  if (side >= rules.size()) return false;
  const auto found = done->found;  // which the new session may let go of
  const Difference& difference = found->first[item.number];
  auto session = session_at(*found, difference, side);
  if (!session) {
    refuse(Text::refused_position, difference.reached, session.error());
    return false;
  }
  start_game({*std::move(session)});
  set_mode(Mode::analyse);
  return true;
}

void Controller::on(const Answer<CompareRules>& answer) {
  RuleComparison& comparison = state_.studies.comparison;
  auto* running = std::get_if<RuleComparison::Running>(&comparison.phase);
  if (running == nullptr) return;
  if (answer.progress) {
    running->progress = *answer.progress;
    running->estimate.hear(*answer.progress, now());
    return show_progress();
  }
  platform_.wake_after(0);
  if (answer.error) {
    comparison.phase.emplace<RuleComparison::Failed>().error = *answer.error;
    return;
  }
  RuleComparison::Done done{*answer.result, {}, {}};
  for (std::size_t side = 0; side < 2; ++side) {
    const auto game = find_game(done.comparison().game, done.comparison().rules[side]);
    if (!game) return;
    done.games[side] = *game;
    if (done.comparison().rules[side] == done.comparison().played)
      done.boards = boards_of(done.comparison(), **game);
  }
  comparison.phase = std::move(done);
}

}  // namespace kanzen::app

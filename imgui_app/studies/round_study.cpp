// Controller: retrograde analysis at work, how a game grows with its size, and the words that are
// explained.
#include "imgui_app/shell/controller.hpp"
#include "imgui_app/studies/studies.hpp"

namespace kanzen::app {
namespace {

constexpr unsigned examples_of_an_outcome = 3;
constexpr double seconds_a_round = 1.5;  // while they are played

void add_drawable(const std::vector<Analysis>& analyses, const AnyGame& game,
                  std::vector<RoundStudy::Example>& examples) {
  for (const Analysis& analysis : analyses)
    if (const auto state = game.parse(analysis.position))
      examples.push_back({&analysis, game.board(*state)});
}

std::vector<std::vector<RoundStudy::Example>> examples_by_step(const Rounds& rounds,
                                                               const AnyGame& game) {
  std::vector<std::vector<RoundStudy::Example>> steps;
  for (const Round& round : rounds.rounds) {
    add_drawable(round.wins, game, steps.emplace_back());
    add_drawable(round.losses, game, steps.back());
  }
  add_drawable(rounds.draws, game, steps.emplace_back());
  return steps;
}

}  // namespace

// --- rounds

bool Controller::find_rounds() {
  if (!has_rounds(state_.session->info()) || !state_.values.solving.done()) return false;
  state_.studies.rounds = {};
  state_.studies.rounds.phase.emplace<RoundStudy::Running>();
  platform_.request(FindRounds{examples_of_an_outcome});
  return true;
}

void Controller::on(const Answer<FindRounds>& answer) {
  auto& phase = state_.studies.rounds.phase;
  if (!std::holds_alternative<RoundStudy::Running>(phase) || answer.progress) return;
  if (answer.error) {
    phase.emplace<RoundStudy::Failed>().error = *answer.error;
  } else {
    const auto& [rounds, by_ply] = *answer.result;
    phase = RoundStudy::Done{rounds, by_ply, examples_by_step(*rounds, state_.session->game())};
  }
  platform_.wake_after(0);
}

bool Controller::show_round(std::size_t step) {
  RoundStudy& study = state_.studies.rounds;
  if (study.done() == nullptr || step >= study.done()->examples.size()) return false;
  study.step = step;
  study.due.reset();
  return true;
}

bool Controller::step_rounds(int step) {
  const std::size_t now_shown = state_.studies.rounds.step;
  if (step < 0 && now_shown == 0) return false;
  return show_round(step < 0 ? now_shown - 1 : now_shown + 1);
}

// From the beginning, once the end has been reached.
bool Controller::play_rounds() {
  RoundStudy& study = state_.studies.rounds;
  if (study.done() == nullptr) return false;
  if (study.due) {
    study.due.reset();
    return true;
  }
  if (study.step + 1 >= study.done()->examples.size()) study.step = 0;
  study.due = now() + seconds_a_round;
  return true;
}

void Controller::step_due_round() {
  RoundStudy& study = state_.studies.rounds;
  if (!study.due || *study.due > now()) return;
  const bool seen = state_.view.mode == Mode::statistics && shown_study(state_) == Study::rounds;
  const bool more = seen && step_rounds(1) && study.step + 1 < study.done()->examples.size();
  study.due = more ? std::optional(now() + seconds_a_round) : std::nullopt;
  platform_.wake_after(0);
}

bool Controller::perform(const RoundExampleItem& item) {
  const auto* done = state_.studies.rounds.done();
  if (done == nullptr || item.step >= done->examples.size()) return false;
  const auto& examples = done->examples[item.step];
  if (item.number >= examples.size()) return false;
  if (!go_to_position(examples[item.number].analysis->position)) return false;
  state_.studies.rounds.due.reset();
  set_mode(Mode::analyse);
  return true;
}

// --- growth

bool Controller::count_growth() {
  const GameInfo& info = state_.session->info();
  if (growing_games(info).empty() || state_.studies.growth.counting) return false;
  state_.studies.growth = {info.family, info.rules, {}, {}, {}};
  count_next_size();
  return true;
}

void Controller::count_next_size() {
  Growth& growth = state_.studies.growth;
  const auto games = growing_games(state_.session->info());
  growth.counting.reset();
  if (growth.counted.size() >= games.size()) return;
  growth.counting = games[growth.counted.size()];
  const GameInfo& info = growth.counting->info();
  platform_.request(CountPositions{info.name, info.rules});
}

bool Controller::cancel_growth() {
  if (!state_.studies.growth.counting) return false;
  state_.studies.growth.counting.reset();
  platform_.cancel(CountPositions::method);
  return true;
}

void Controller::on(const Answer<CountPositions>& answer) {
  Growth& growth = state_.studies.growth;
  if (!growth.counting || answer.progress) return;
  if (answer.error) {
    growth.counting.reset();
    growth.error = answer.error;
  } else {
    growth.counted.push_back({growth.counting, answer.result->positions, answer.result->seconds});
    count_next_size();
  }
  platform_.wake_after(0);
}

// --- words

bool Controller::perform(const MeaningItem& item) {
  if (meanings_of(state_.session->info()).empty()) return false;
  auto& shown = state_.studies.meaning;
  shown = shown == item.meaning ? std::nullopt : std::optional(item.meaning);
  return true;
}

}  // namespace kanzen::app

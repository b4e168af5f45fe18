// StudiesController: the studies of the Statistics page, first the comparison of two rule sets.
#include "imgui_app/features/studies/controller.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "imgui_app/features/studies/studies.hpp"
#include "imgui_app/text/file_names.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

constexpr unsigned first_differences = 12;

// A comparison is about both of its rule sets and stays valid under either.
bool is_of(const RuleComparison::Done& done, const GameInfo& info) {
  const auto& [game, rules] = std::tie(done.comparison().game, done.comparison().rules);
  return game == info.name && (rules[0] == info.rules || rules[1] == info.rules);
}

std::vector<BoardView> boards_of(const Comparison& comparison, const AnyGame& candidate) {
  std::vector<BoardView> boards;
  for (const Difference& difference : comparison.first) {
    const auto state = candidate.parse(difference.reached);
    boards.push_back(state ? candidate.board(*state) : BoardView{});
  }
  return boards;
}

// Opens a session at a difference under one of the rule sets, with the line that leads there. The
// moves to where the values diverge follow as the continuation.
Result<Session> session_at(const Comparison& comparison, const Difference& difference,
                           std::size_t side) {
  const std::string& rules = comparison.rules[side];
  auto session = Session::open(comparison.game, rules);
  if (!session) return session;
  const auto plays = [&](const std::string& move) { return bool(session->play(move)); };
  if (!std::all_of(difference.line.begin(), difference.line.end(), plays)) {
    session = Session::open(comparison.game, rules);  // the line is illegal under these rules
    if (const auto set = session->set_position(difference.reached); !set) return set.error();
  }
  const Session::Node there = session->current();
  if (const auto& divergence = difference.divergence) {
    const bool all = std::all_of(divergence->moves.begin(), divergence->moves.end(), plays);
    if (all && divergence->divergence == Divergence::moves && divergence->rules == rules)
      (void)plays(divergence->move);
  }
  session->jump(there);
  return session;
}

constexpr unsigned examples_of_an_outcome = 3;
constexpr double seconds_a_round = 1.5;  // during automatic play

void add_example_boards(const std::vector<Analysis>& analyses, const AnyGame& game,
                        std::vector<RoundStudy::Example>& examples) {
  for (const Analysis& analysis : analyses)
    if (const auto state = game.parse(analysis.position))
      examples.push_back({&analysis, game.board(*state)});
}

std::vector<std::vector<RoundStudy::Example>> examples_by_step(const Rounds& rounds,
                                                               const AnyGame& game) {
  std::vector<std::vector<RoundStudy::Example>> steps;
  for (const Round& round : rounds.rounds) {
    add_example_boards(round.wins, game, steps.emplace_back());
    add_example_boards(round.losses, game, steps.back());
  }
  add_example_boards(rounds.draws, game, steps.emplace_back());
  return steps;
}

}  // namespace

StudiesController::StudiesController(const FeatureContext& context)
    : Feature(context), view_(context.state.view) {
  listen<Answer<RuleComparisonRequest>, StudiesController>();
  listen<Answer<RoundsRequest>, StudiesController>();
  listen<Answer<ScoreStatisticsRequest>, StudiesController>();
  listen<Answer<PositionCountRequest>, StudiesController>();
  handle(study_item, &StudiesController::show_study);
  handle("button-compare", &StudiesController::compare_rules);
  handle("button-cancel-comparison", &StudiesController::cancel_comparison);
  handle(compared_item, &StudiesController::choose_compared);
  handle(difference_item, &StudiesController::open_difference);
  handle("button-rounds", &StudiesController::find_rounds);
  handle("button-round-back", [this] { return step_rounds(-1); });
  handle("button-round-on", [this] { return step_rounds(1); });
  handle("button-rounds-play", &StudiesController::play_rounds);
  handle(round_item, &StudiesController::show_round);
  handle(round_example_item, &StudiesController::open_round_example);
  handle("button-proof-line", &StudiesController::open_proof_line);
  handle("button-smaller-board", &StudiesController::open_smaller_board);
  handle("button-growth", &StudiesController::count_growth);
  handle("button-cancel-growth", &StudiesController::cancel_growth);
  handle(glossary_item, &StudiesController::explain);
  handle(table_item, &StudiesController::save_table);
  handle("scale-log", [this] { view_.logarithmic = true; });
  handle("scale-linear", [this] { view_.logarithmic = false; });
}

bool StudiesController::show_study(Study study) {
  const auto all = studies_of(state_.session->info());
  if (std::find(all.begin(), all.end(), study) == all.end()) return false;
  view_.study = kanzen::name_of(study);
  if (state_.view.mode != Mode::statistics) shell_.set_mode(Mode::statistics);
  shell_.link_changed();
  start_study_automatically();
  return true;
}

// Prepares what the Statistics page offers, and starts the study of a small game, which is short.
void StudiesController::start_study_automatically() {
  if (!state_.session || state_.view.mode != Mode::statistics) return;
  const GameInfo& info = state_.session->info();
  if (!studies_.smaller_board) studies_.smaller_board = smaller_board_of(info);
  if (studies_.growth.games.empty() && shown_study(state_) == Study::rounds)
    studies_.growth.games = growing_games(info);
  if (info.has_estimates_only() && studies_.scores.is<ScoreStudy::None>()) {
    studies_.scores.phase.emplace<ScoreStudy::Running>();
    platform_.request(ScoreStatisticsRequest{});
  }
  if (info.is_large() || state_.environment.embedded) return;
  const bool compares = shown_study(state_) == Study::comparison;
  if (compares && studies_.comparison.is<RuleComparison::None>()) compare_rules();
  if (shown_study(state_) == Study::rounds && studies_.rounds.is<RoundStudy::None>()) find_rounds();
}

// Discards the studies of another game.
void StudiesController::game_changed() {
  const auto* done = studies_.comparison.done();
  if (done == nullptr || !is_of(*done, state_.session->info())) studies_.comparison = {};
  studies_.rounds = {};
  studies_.scores = {};
  Growth& growth = studies_.growth;
  const GameInfo& info = state_.session->info();
  growth.counting.reset();  // the count ends when its game is left
  growth.games.clear();
  studies_.smaller_board.reset();
  if (growth.family != info.family || growth.rules != info.rules) growth = {};
  start_study_automatically();
}

// --- links, keys and files

void StudiesController::read_choices(const LinkKeys& keys) {
  if (value_in(keys, "mode") != kanzen::name_of(Mode::statistics)) return;
  view_.study = value_in(keys, "study");
}

void StudiesController::game_linked(const LinkKeys& keys) {
  const std::string with = value_in(keys, "with");
  if (with.empty() || shown_study(state_) != Study::comparison) return;
  const auto other = find_game(state_.session->info().name, with);
  if (other)
    choose_compared(with);
  else
    shell_.refuse(word::refused_rules, with, other.error());
}

std::string StudiesController::link_keys() const {
  return state_.view.mode == Mode::statistics ? study_in_link(state_, studies_) : std::string();
}

// In the study of rounds the arrow keys step through them.
ItemId StudiesController::item_typed(unsigned character, const ItemId&) const {
  const bool shown = state_.view.mode == Mode::statistics && studies_.rounds.done() != nullptr &&
                     shown_study(state_) == Study::rounds;
  if (!shown) return {};
  if (character == U'\u2190') return "button-round-back";
  return character == U'\u2192' ? "button-round-on" : "";
}

std::optional<CitedStudy> StudiesController::cited_study() const {
  if (state_.view.mode != Mode::statistics) return std::nullopt;
  const Study study = shown_study(state_);
  CitedStudy cited{kanzen::name_of(study), {}, study_in_link(state_, studies_)};
  if (study != Study::comparison) return cited;
  cited.compared_rules = compared_with(state_, studies_);
  cited.solved = studies_.comparison.done() != nullptr;  // it uses no table
  return cited;
}

bool StudiesController::save_table(StudyTable table_of, FigureFormat format) {
  const Session& session = *state_.session;
  const bool counts = table_of == StudyTable::counts;
  const Statistics* const statistics = counts ? shown_statistics(state_) : nullptr;
  std::optional<DataTable> table = numbers_of(state_, studies_, table_of);
  if (!is_table(format) || (statistics == nullptr && !table)) return false;
  FigureSpec spec;
  spec.kind = FigureKind::histogram;
  spec.format = format;
  spec.choices.language = state_.settings.language;
  const std::string compared =
      table_of == StudyTable::comparison ? compared_with(state_, studies_) : std::string();
  const std::string name =
      counts ? figure_file_name(session, spec)
             : study_file_name(session.info(), kanzen::name_of(table_of), compared) +
                   file_ending(format);
  FigureRequest request = figure_request(session, statistics, std::move(spec));
  request.table = std::move(table);
  platform_.save_figure(name, request, false);
  return true;
}

// --- two rule sets

bool StudiesController::compare_rules() {
  if (!has_comparison(state_.session->info())) return false;
  RuleComparison& comparison = studies_.comparison;
  const std::string other = compared_with(state_, studies_);
  comparison.with = other;
  comparison.phase.emplace<RuleComparison::Running>().estimate.start(now());
  platform_.request(RuleComparisonRequest{other, first_differences});
  return true;
}

bool StudiesController::cancel_comparison() {
  RuleComparison& comparison = studies_.comparison;
  if (comparison.running() == nullptr) return false;
  platform_.cancel(RuleComparisonRequest::method);
  comparison.phase.emplace<RuleComparison::Cancelled>();
  return true;
}

bool StudiesController::choose_compared(const std::string& rules) {
  const GameInfo& info = state_.session->info();
  const auto other = find_game(info.name, rules);
  if (!has_comparison(info) || !other || (*other)->info().rules == info.rules ||
      !info.is_comparable_with((*other)->info().rules))
    return false;
  RuleComparison& comparison = studies_.comparison;
  if (comparison.done() == nullptr || compared_with(state_, studies_) != (*other)->info().rules) {
    cancel_comparison();
    comparison = {};
    comparison.with = (*other)->info().rules;
  }
  return show_study(Study::comparison);
}

bool StudiesController::open_difference(std::size_t number, const std::string& rules) {
  const auto* done = studies_.comparison.done();
  if (done == nullptr || number >= done->comparison().first.size()) return false;
  const auto& sides = done->comparison().rules;
  const auto side =
      static_cast<std::size_t>(std::find(sides.begin(), sides.end(), rules) - sides.begin());
  if (side >= sides.size()) return false;
  const auto found = done->found;  // keeps the comparison alive, which starting a game may release
  const Difference& difference = found->first[number];
  auto session = session_at(*found, difference, side);
  if (!session) {
    shell_.refuse(word::refused_position, difference.reached, session.error());
    return false;
  }
  shell_.start_game({*std::move(session)});
  shell_.set_mode(Mode::analyse);
  return true;
}

void StudiesController::on(const Answer<RuleComparisonRequest>& answer) {
  RuleComparison& comparison = studies_.comparison;
  auto* running = std::get_if<RuleComparison::Running>(&comparison.phase);
  if (running == nullptr) return;
  if (answer.progress) {
    running->progress = *answer.progress;
    running->estimate.update(*answer.progress, now());
    return;
  }
  if (answer.error) {
    comparison.phase.emplace<RuleComparison::Failed>().error = *answer.error;
    return;
  }
  RuleComparison::Done done{*answer.result, {}, {}};
  for (std::size_t side = 0; side < 2; ++side) {
    const auto game = find_game(done.comparison().game, done.comparison().rules[side]);
    if (!game) return;
    done.games[side] = *game;
    if (done.comparison().rules[side] == done.comparison().candidate)
      done.boards = boards_of(done.comparison(), **game);
  }
  comparison.phase = std::move(done);
}

// The rounds of retrograde analysis, the growth of a game with its size, and explained terms.

// --- rounds

bool StudiesController::find_rounds() {
  if (!has_rounds(state_.session->info()) || !state_.values.solving.done()) return false;
  studies_.rounds = {};
  studies_.rounds.phase.emplace<RoundStudy::Running>();
  platform_.request(RoundsRequest{examples_of_an_outcome});
  return true;
}

void StudiesController::on(const Answer<RoundsRequest>& answer) {
  auto& phase = studies_.rounds.phase;
  if (!studies_.rounds.is<RoundStudy::Running>() || answer.progress) return;
  if (answer.error) {
    phase.emplace<RoundStudy::Failed>().error = *answer.error;
  } else {
    const auto& [rounds, by_ply] = *answer.result;
    phase = RoundStudy::Done{rounds, by_ply, examples_by_step(*rounds, state_.session->game())};
  }
}

bool StudiesController::show_round(std::size_t step) {
  RoundStudy& study = studies_.rounds;
  if (study.done() == nullptr || step >= study.done()->examples.size()) return false;
  study.step = step;
  study.due.reset();
  return true;
}

bool StudiesController::step_rounds(int step) {
  const std::size_t now_shown = studies_.rounds.step;
  if (step < 0 && now_shown == 0) return false;
  return show_round(step < 0 ? now_shown - 1 : now_shown + 1);
}

// Starts automatic steps, from the first round if the last one is shown, or stops them.
bool StudiesController::play_rounds() {
  RoundStudy& study = studies_.rounds;
  if (study.done() == nullptr) return false;
  if (study.due) {
    study.due.reset();
    return true;
  }
  if (study.step + 1 >= study.done()->examples.size()) study.step = 0;
  study.due = now() + seconds_a_round;
  return true;
}

bool StudiesController::act_if_due() {
  RoundStudy& study = studies_.rounds;
  if (!study.due || *study.due > now()) return false;
  const bool seen = state_.view.mode == Mode::statistics && shown_study(state_) == Study::rounds;
  const bool more = seen && step_rounds(1) && study.step + 1 < study.done()->examples.size();
  study.due = more ? std::optional(now() + seconds_a_round) : std::nullopt;
  return true;
}

bool StudiesController::open_round_example(std::size_t step, std::size_t number) {
  const auto* done = studies_.rounds.done();
  if (done == nullptr || step >= done->examples.size()) return false;
  const auto& examples = done->examples[step];
  if (number >= examples.size()) return false;
  if (!shell_.go_to_position(examples[number].analysis->position)) return false;
  studies_.rounds.due.reset();
  shell_.set_mode(Mode::analyse);
  return true;
}

// --- games with scores

void StudiesController::on(const Answer<ScoreStatisticsRequest>& answer) {
  ScoreStudy& study = studies_.scores;
  auto* running = std::get_if<ScoreStudy::Running>(&study.phase);
  if (running == nullptr) return;
  if (answer.progress)
    running->progress = *answer.progress;
  else if (answer.error)
    study.phase = ScoreStudy::Failed{*answer.error};
  else
    study.phase = ScoreStudy::Done{*answer.result};
}

bool StudiesController::open_smaller_board() {
  if (!studies_.smaller_board) return false;
  shell_.start_game({Session(studies_.smaller_board)});
  return true;
}

bool StudiesController::open_proof_line() {
  const auto* done = studies_.scores.done();
  if (done == nullptr || done->found.longest_line.empty()) return false;
  const GameInfo& info = state_.session->info();
  auto session = Session::open(info.name, info.rules);
  if (!session) return false;
  for (const std::string& move : done->found.longest_line)
    if (!session->play(move)) return false;
  shell_.start_game({*std::move(session)});
  shell_.set_mode(Mode::analyse);
  return true;
}

// --- growth

bool StudiesController::count_growth() {
  const GameInfo& info = state_.session->info();
  Growth& growth = studies_.growth;
  if (growth.games.empty() || growth.counting) return false;
  growth = {std::move(growth.games), info.family, info.rules, {}, {}, {}};
  count_next_size();
  return true;
}

void StudiesController::count_next_size() {
  Growth& growth = studies_.growth;
  growth.counting.reset();
  if (growth.counted.size() >= growth.games.size()) return;
  growth.counting = growth.games[growth.counted.size()];
  const GameInfo& info = growth.counting->info();
  platform_.request(PositionCountRequest{info.name, info.rules});
}

bool StudiesController::cancel_growth() {
  if (!studies_.growth.counting) return false;
  studies_.growth.counting.reset();
  platform_.cancel(PositionCountRequest::method);
  return true;
}

void StudiesController::on(const Answer<PositionCountRequest>& answer) {
  Growth& growth = studies_.growth;
  if (!growth.counting || answer.progress) return;
  if (answer.error) {
    growth.counting.reset();
    growth.error = answer.error;
  } else {
    growth.counted.push_back({growth.counting, answer.result->positions, answer.result->seconds});
    count_next_size();
  }
}

// --- explained terms

bool StudiesController::explain(GlossaryTerm term) {
  if (!state_.session->info().abilities.solve) return false;
  auto& shown = studies_.explained_term;
  shown = shown == term ? std::nullopt : std::optional(term);
  return true;
}

}  // namespace kanzen::app

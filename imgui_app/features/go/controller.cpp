#include "imgui_app/features/go/controller.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/session/handicap.hpp"
#include "engine/session/judgement.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/model/result.hpp"
#include "imgui_app/model/state_queries.hpp"

namespace kanzen::app {
namespace {

// Time limits in seconds: for the first run on the current position, for a second one after the
// other positions of the line, and for each of those.
constexpr double first_estimate = 2, long_estimate = 10, short_estimate = 0.5;
constexpr double long_score = 20, short_score = 2;

// Exact search of a smaller board takes seconds; estimates wait for it.
constexpr unsigned quickly_searched = 9;  // points

bool is_open(const Session& session, Session::Node node) { return session.end_of(node) == nullptr; }

// Returns the node to evaluate first: the current one, or after the end the one that the game ended
// on.
Session::Node evaluated_first(const Session& session) {
  const Session::Node here = session.current();
  if (was_counted(session)) return counted_node(session, here);
  return is_open(session, here) ? here : session.parent(here);
}

bool is_estimated(const Evaluations& evaluations, Session::Node node, double seconds) {
  const auto found = evaluations.estimates.find(node);
  return found != evaluations.estimates.end() && found->second.seconds >= seconds;
}

// Returns the first node of the line that `wanted` accepts, trying `evaluated_first` before
// all others.
template <class Wanted>
std::optional<Session::Node> next_node(const Session& session, Wanted&& wanted) {
  const Session::Node first = evaluated_first(session);
  if (is_open(session, first) && wanted(first)) return first;
  for (const Session::Node node : session.line())
    if (is_open(session, node) && wanted(node)) return node;
  return std::nullopt;
}

// Returns the time limit of the search for the position's score that is missing; nullopt: none is.
std::optional<double> missing_search(const State& state, Session::Node node) {
  const Evaluations& evaluations = state.go.evaluations;
  const auto known = evaluations.scores.find(node);
  const double searched = known == evaluations.scores.end() ? 0 : known->second.seconds;
  const bool here = node == state.session->current();
  double limit = here ? long_score : short_score;
  if (here && evaluations.longer)
    limit = evaluations.longer->seconds;
  else if (searched > 0 && known->second.report.score)
    return std::nullopt;  // a shorter search suffices if it found the score
  return searched < limit ? std::optional(limit) : std::nullopt;
}

Player mover_at(const Session& session, Session::Node node) {
  return node == Evaluations::game_start ? Player{0} : session.to_move(node);
}

// Returns the search for the scores of the first moves, for the Statistics, if they are missing.
std::optional<Evaluations::Pending> missing_first_moves(const State& state) {
  const Session::Node start = game_start_node(*state.session);
  const auto known = state.go.evaluations.scores.find(start);
  if (known != state.go.evaluations.scores.end() && known->second.seconds >= long_score)
    return std::nullopt;
  return Evaluations::Pending{start, long_score};
}

EvaluationRequest request_for(const Session& session, const Evaluations::Pending& asked) {
  if (asked.node == Evaluations::game_start)
    return {session.info().start, {}, session.info().added_points(), asked.seconds};
  return {session.position(asked.node), session.past(asked.node), session.info().added_points(),
          asked.seconds};
}

bool has_human_moves(const State& state) {
  const Session& session = *state.session;
  const auto nodes = session.nodes();
  return std::any_of(nodes.begin() + 1, nodes.end(), [&](Session::Node node) {
    return !is_engine_side(state, session.to_move(session.parent(node)));
  });
}

}  // namespace

// --- GoController

GoController::GoController(const FeatureContext& context)
    : Feature(context), go_(context.state.go) {
  listen<Answer<PositionEstimateRequest>, GoController>();
  listen<Answer<JudgeRequest>, GoController>();
  listen<Answer<PositionScoreRequest>, GoController>();
  handle(square_item, &GoController::toggle_dead_named);
  handle("button-dead-stones", &GoController::toggle_believed_dead);
  handle("button-agree-on-dead", &GoController::agree_on_dead);
  for (const char* item : {"button-new-game", "button-start-anew"})
    handle(item, &GoController::start_again);
  handle(setup_item, &GoController::change_setup);
  handle("button-search-longer", &GoController::search_longer);
  handle("toggle-ownership", [this] { shows_ownership_ = !shows_ownership_; });
  handle("toggle-best-moves", [this] { shows_best_moves_ = !shows_best_moves_; });
  handle("button-cancel-search", &GoController::cancel_longer_search);
}

void GoController::session_changed() {
  count_again();
  evaluate();
}

// Requests missing evaluations, one position after the other, and cancels the run on a position
// that is no longer needed.
void GoController::evaluate() {
  const State& state = state_;
  const Session& session = *state.session;
  // If the bot moves next, all computing time is for its move.
  const bool bot_moves = !has_ended(session) && is_engine_side(state, session.board().to_move) &&
                         !is_engine_waiting(state);
  if (session.info().has_estimates_only() && state.view.mode == Mode::statistics) {
    stop_judging();
    stop_estimating();
    return score_next();
  }
  if (!session.info().has_estimates_only() || bot_moves) return stop_evaluating();
  // The winner may depend on the dead stones, so they come first.
  const bool is_wanted =
      state.view.values || result_of_line(state) ||
      std::any_of(features_.begin(), features_.end(),
                  [](const Feature* feature) { return feature->needs_evaluation(); });
  if (judge_next() || !is_wanted) {
    stop_estimating();
    return stop_scoring();
  }
  score_next();
  estimate_next();
}

bool GoController::judge_next() {
  const Session& session = *state_.session;
  Evaluations& evaluations = go_.evaluations;
  const Session::Node end = session.line().back(), node = counted_node(session, end);
  const bool wanted = was_counted(session) || dead_stones_at(state_, end) == DeadStones::awaited;
  const bool lacking = wanted && !evaluations.judged.contains(node) && evaluations.failure.empty();
  if (lacking && evaluations.judging == node) return true;
  stop_judging();
  if (!lacking) return false;
  evaluations.judging = node;
  platform_.request(JudgeRequest{session.position(node)});
  return true;
}

void GoController::score_next() {
  const Session& session = *state_.session;
  Evaluations& evaluations = go_.evaluations;
  if (!session.info().has_scores()) return;
  auto& longer = evaluations.longer;
  if (longer && longer->node != session.current()) longer.reset();
  const auto is_wanted = [&](Session::Node one) { return missing_search(state_, one).has_value(); };
  std::optional<Evaluations::Pending> next;
  if (state_.view.mode == Mode::statistics)
    next = missing_first_moves(state_);
  else if (const auto node = next_node(session, is_wanted))
    next = {*node, *missing_search(state_, *node)};
  if (evaluations.scoring == next) return;
  stop_scoring();
  if (!next || !evaluations.failure.empty()) return;
  evaluations.scoring = next;
  platform_.request(PositionScoreRequest{request_for(session, *next)});
}

void GoController::estimate_next() {
  const Session& session = *state_.session;
  Evaluations& evaluations = go_.evaluations;
  const Session::Node first = evaluated_first(session);
  Evaluations::Pending next;
  const auto lacks = [&](Session::Node node, double wanted) {
    const bool solved = session.info().abilities.scores || exact_at(state_, node) != nullptr;
    next = {node, wanted};
    return !solved && !is_estimated(evaluations, node, wanted);
  };
  const bool lacking =
      next_node(session,
                [&](Session::Node node) {
                  return lacks(node, node == first ? first_estimate : short_estimate);
                })
          .has_value() ||
      lacks(first, long_estimate);
  const auto& size = session.info().size;
  const bool waits = evaluations.scoring && size.columns * size.rows <= quickly_searched;
  if (!waits && lacking && evaluations.estimating == next) return;
  stop_estimating();
  if (waits || !lacking || !evaluations.failure.empty()) return;
  evaluations.estimating = next;
  platform_.request(PositionEstimateRequest{{request_for(session, next)}});
}

void GoController::stop_judging() {
  if (go_.evaluations.judging) platform_.cancel(JudgeRequest::method);
  go_.evaluations.judging.reset();
}

void GoController::stop_estimating() {
  if (go_.evaluations.estimating) platform_.cancel(PositionEstimateRequest::method);
  go_.evaluations.estimating.reset();
}

void GoController::stop_scoring() {
  if (go_.evaluations.scoring) platform_.cancel(PositionScoreRequest::method);
  go_.evaluations.scoring.reset();
}

void GoController::stop_evaluating() {
  stop_judging();
  stop_estimating();
  stop_scoring();
}

// Discards the evaluations of a former history or game, and finds what panels read in each frame,
// so that they build no games.
void GoController::game_opened() {
  stop_evaluating();
  go_.evaluations = {};
  set_setup(setup_of(*state_.session));
  const GameInfo& info = state_.session->info();
  scored_rules_.clear();
  if (!info.has_estimates_only() || info.has_scores()) return;
  for (const std::string& rules : info.all_rules)
    if (const auto game = find_game(info.name, rules); game && (*game)->info().has_scores()) {
      scored_rules_ = rules;
      return;
    }
}

// Shown again, values are requested again after a failure.
void GoController::values_toggled() {
  go_.evaluations.failure = {};
  evaluate();
}

void GoController::on(const Answer<PositionEstimateRequest>& answer) {
  auto& estimating = go_.evaluations.estimating;
  if (!estimating || answer.progress) return;
  if (answer.error) {
    estimating.reset();
    go_.evaluations.failure = *answer.error;
    return;
  }
  const EstimateReport& report = answer.result ? *answer.result : *answer.report;
  // The report with more playouts is the better one.
  auto& known = go_.evaluations.estimates[estimating->node];
  if (report.playouts >= known.report.playouts || answer.result)
    known = {report, answer.result ? estimating->seconds : known.seconds};
  if (!answer.result) return;
  estimating.reset();
  evaluate();
  notify(features_, &Feature::position_evaluated);
}

void GoController::on(const Answer<JudgeRequest>& answer) {
  Evaluations& evaluations = go_.evaluations;
  if (!evaluations.judging || answer.progress) return;
  if (answer.error)
    evaluations.failure = *answer.error;
  else
    evaluations.judged[*evaluations.judging] = {answer.result->dead.begin(),
                                                answer.result->dead.end()};
  evaluations.judging.reset();
  evaluate();
}

void GoController::on(const Answer<PositionScoreRequest>& answer) {
  auto& scoring = go_.evaluations.scoring;
  if (!scoring || answer.progress) return;
  if (answer.error) {
    go_.evaluations.failure = *answer.error;
    scoring.reset();
    return;
  }
  ScoreReport report = answer.result ? *answer.result : *answer.report;
  const auto [place, is_first] = go_.evaluations.scores.try_emplace(scoring->node);
  auto& known = place->second;
  // A search starts anew, so it may have proven less than an earlier one of the position.
  if (!is_first) add_proven(report, known.report, mover_at(*state_.session, scoring->node));
  known.report = std::move(report);
  if (answer.result) {
    known.seconds = scoring->seconds;
    scoring.reset();
  }
  evaluate();
  notify(features_, &Feature::position_evaluated);
}

std::optional<bool> GoController::search_longer() {
  const auto searched = unfinished_search(state_);
  if (!searched) return std::nullopt;
  go_.evaluations.longer = {state_.session->current(), longer_search(*searched)};
  evaluate();
  return true;
}

std::optional<bool> GoController::cancel_longer_search() {
  if (!is_searching_longer(state_)) return std::nullopt;
  go_.evaluations.longer.reset();
  evaluate();
  return true;
}

// --- dead stones

// "&dead=a3,d1": one point of each group of dead stones.  "&dead=none" says in Play mode that the
// players have agreed that there are none.  Empty while the question is open.
std::string GoController::link_keys() const {
  const Session& session = *state_.session;
  const bool counted = was_counted(session);
  if (counted && dead_stones_at(state_, session.current()) != DeadStones::settled) return {};
  Counting::Dead rest = state_.go.counting.dead;
  if (rest.empty() && state_.view.mode == Mode::play &&
      state_.go.counting.agreed.contains(session.current()))
    return "&dead=none";
  std::string link;
  while (!rest.empty()) {
    const unsigned square = *rest.begin();
    link += (link.empty() ? "&dead=" : ",") + session.board().squares[square].name;
    rest.erase(square);
    for (const unsigned one : session.game().group_at(session.state(), square)) rest.erase(one);
  }
  return link;
}

// Counts again.  Another end has the dead stones that were agreed on there; at the end of an opened
// record they are those of the record.
void GoController::count_again() {
  Counting& counting = go_.counting;
  const Session::Node here = state_.session->current();
  if (!was_counted(*state_.session) || counting.node != here) {
    counting.node = here;
    const RecordTexts& texts = state_.record.texts;
    if (texts.result_at == here && !texts.territory.empty())
      counting.agreed[here] = {texts.dead.begin(), texts.dead.end()};
    const auto agreed = counting.agreed.find(here);
    counting.dead = agreed == counting.agreed.end() ? Counting::Dead{} : agreed->second;
  }
  go_.tally = tally_of(state_);
  shell_.link_changed();
}

// A click on the board after a count.
std::optional<bool> GoController::toggle_dead_named(const std::string& square) {
  const Session& session = *state_.session;
  if (!was_counted(session)) return std::nullopt;
  const auto found = find_square(session.board(), square);
  if (!found) return false;
  toggle_dead(*found);
  return true;
}

// Toggles all stones of the group on the square.  If the question about dead stones is not open,
// the choice is an agreement at once.
void GoController::toggle_dead(unsigned square) {
  const Session& session = *state_.session;
  const bool settled = dead_stones_at(state_, session.current()) == DeadStones::settled;
  Counting::Dead& dead = go_.counting.dead;
  const bool was_dead = dead.contains(square);
  for (const unsigned one : session.game().group_at(session.state(), square)) {
    if (was_dead)
      dead.erase(one);
    else
      dead.insert(one);
  }
  if (settled)
    agree_on_dead();
  else
    count_again();
}

// Removing the stones answers the question about them; putting them back leaves it open.
void GoController::toggle_believed_dead() {
  const Session::Node here = state_.session->current();
  const bool settled = dead_stones_at(state_, here) == DeadStones::settled;
  Counting::Dead& dead = go_.counting.dead;
  const bool removes = dead.empty();
  dead = removes ? believed_dead(state_, here) : Counting::Dead{};
  if (removes || settled)
    agree_on_dead();
  else
    count_again();
}

bool GoController::agree_on_dead() {
  if (!was_counted(*state_.session)) return false;
  go_.counting.agreed[state_.session->current()] = go_.counting.dead;
  count_again();
  evaluate();
  return true;
}

// Ignores unknown points and points without a stone, like unknown keys of a link.
void GoController::game_linked(const LinkKeys& keys) {
  const std::string dead = value_in(keys, "dead");
  const std::string_view in_link = dead;
  if (!was_counted(*state_.session) || in_link.empty()) return;
  go_.counting.dead.clear();
  const auto& squares = state_.session->board().squares;
  for (std::size_t at = 0; at < in_link.size();) {
    const std::size_t end = std::min(in_link.find(',', at), in_link.size());
    const auto named = std::find_if(
        squares.begin(), squares.end(),
        [name = in_link.substr(at, end - at)](const auto& one) { return one.name == name; });
    const auto square = static_cast<unsigned>(named - squares.begin());
    if (named != squares.end() && !go_.counting.dead.contains(square)) toggle_dead(square);
    at = end + 1;
  }
  agree_on_dead();
}

// --- a new game

void GoController::set_setup(const std::optional<GameSetup>& setup) {
  setup_ = setup;
  setup_steps_ = {};
  if (!setup) return;
  const auto can = [&](SetupPart part, int step) {
    return step_setup(state_.session->game(), *setup, part, step).has_value();
  };
  for (const SetupPart part : {SetupPart::komi, SetupPart::handicap})
    setup_steps_[static_cast<std::size_t>(part)] = {can(part, -1), can(part, 1)};
}

// A game without moves by people restarts with the new settings; any other keeps its own.
bool GoController::change_setup(SetupPart part, int step) {
  if (!setup_) return false;
  const Session& session = *state_.session;
  const auto stepped = step_setup(session.game(), *setup_, part, step);
  if (!stepped) return false;
  const bool is_beginning =
      !has_human_moves(state_) &&
      session.position(0) == handicap_position(session.game(), setup_->handicap);
  set_setup(stepped);
  if (is_beginning) start_again();
  shell_.drop_entry();  // an unplayed game needs no entry in the browser's history
  return true;
}

void GoController::start_again() {
  const GameInfo& info = state_.session->info();
  auto session = setup_ ? session_with(info, *setup_) : Session::open(info.name, info.rules);
  if (session) shell_.start_game({*std::move(session)});
}

}  // namespace kanzen::app

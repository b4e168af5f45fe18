#include "imgui_app/features/go/controller.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/adapter/dead_groups.hpp"
#include "engine/core/numbers.hpp"
#include "engine/session/handicap.hpp"
#include "engine/session/judgement.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/board/state_queries.hpp"
#include "imgui_app/features/go/evaluation.hpp"
#include "imgui_app/features/go/state.hpp"
#include "imgui_app/features/play/result.hpp"

namespace kanzen::app {
namespace {

// Time limits in seconds: for the first run on the current position, for a second one after the
// other positions of the line, and for each of those.
constexpr double first_estimate = 2, long_estimate = 10, short_estimate = 0.5;
constexpr double long_score = 20, short_score = 2;

constexpr double blunder_share = 0.2;  // of the win rate

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

// Returns whether the position or a move of it has no score.
bool has_open_scores(const ScoreReport& report) {
  return !report.score || std::any_of(report.moves.begin(), report.moves.end(),
                                      [](const ScoredMove& move) { return !move.score; });
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
    return {session.info().start, {}, session.info().komi, asked.seconds};
  return {session.position(asked.node), session.past(asked.node), session.info().komi,
          asked.seconds};
}

constexpr double komi_step = 0.5, komi_with_handicap = 0.5;
constexpr unsigned least_handicap = 2;  // a single stone is the same as a first move

// Returns the rule set of a new game: that of the open game, or the first one with the other
// scoring.
std::string rules_with(const GameInfo& info, const GameSetup& setup) {
  if (info.counts_territory == setup.territory) return info.rules;
  for (const std::string& rules : info.all_rules)
    if (const auto game = find_game(info.name, rules);
        game && (*game)->info().counts_territory == setup.territory)
      return rules;
  return info.rules;
}

double usual_komi(const GameInfo& info, const GameSetup& setup) {
  const auto usual = find_game(info.name, rules_with(info, setup));
  return usual ? (*usual)->info().komi.value_or(0) : 0;
}

std::optional<GameSetup> set_territory(const GameInfo& info, GameSetup setup, bool territory) {
  if (setup.territory == territory) return std::nullopt;
  const bool usual = setup.handicap == 0 && setup.komi == usual_komi(info, setup);
  setup.territory = territory;
  if (usual) setup.komi = usual_komi(info, setup);
  return setup;
}

std::optional<GameSetup> step_handicap(const GameInfo& info, GameSetup setup, int step) {
  const unsigned most = most_handicap(info.size);
  const bool had = setup.handicap > 0;
  if (step > 0 ? setup.handicap >= most : !had) return std::nullopt;
  setup.handicap = step > 0 ? std::max(setup.handicap + 1, least_handicap) : setup.handicap - 1;
  if (setup.handicap < least_handicap) setup.handicap = 0;
  const bool has = setup.handicap > 0;
  if (had != has) setup.komi = has ? komi_with_handicap : usual_komi(info, setup);
  return setup;
}

// Opens a session of the game with this setup, at its start.
Result<Session> session_with(const GameInfo& info, const GameSetup& setup) {
  const auto plain = find_game(info.name, rules_with(info, setup));
  if (!plain) return plain.error();
  auto game = game_with_komi(*plain, setup.komi);
  if (!game) return game.error();
  Session session(*std::move(game));
  if (setup.handicap == 0) return session;
  const auto set = session.set_position(handicap_position(session.game(), setup.handicap));
  if (!set) return set.error();
  return session;
}

bool has_human_moves(const State& state) {
  const Session& session = *state.session;
  const auto nodes = session.nodes();
  return std::any_of(nodes.begin() + 1, nodes.end(), [&](Session::Node node) {
    return !is_engine_side(state, session.to_move(session.parent(node)));
  });
}

}  // namespace

const ScoreReport* exact_at(const State& state, Session::Node node) {
  const auto found = state.go.evaluations.scores.find(node);
  const bool known = found != state.go.evaluations.scores.end() && found->second.report.score;
  return known ? &found->second.report : nullptr;
}

Session::Node game_start_node(const Session& session) {
  return session.position(0) == session.info().start ? 0 : Evaluations::game_start;
}

const ScoreReport* first_moves_report(const State& state) {
  const auto found = state.go.evaluations.scores.find(game_start_node(*state.session));
  return found == state.go.evaluations.scores.end() ? nullptr : &found->second.report;
}

const EstimateReport* estimate_at(const State& state, Session::Node node) {
  const auto found = state.go.evaluations.estimates.find(node);
  return found == state.go.evaluations.estimates.end() ? nullptr : &found->second.report;
}

std::optional<ScoreLead> score_lead_at(const State& state, Session::Node node) {
  const Session& session = *state.session;
  if (was_counted(session, node)) {
    const auto count =
        dead_stones_at(state, node) == DeadStones::settled ? count_at(state, node) : std::nullopt;
    return count ? std::optional(ScoreLead{count->lead, count->lead, true, std::nullopt})
                 : std::nullopt;
  }
  if (const ScoreReport* exact = exact_at(state, node))
    return score_lead_of(session.info(), *exact->score);
  const EstimateReport* estimate = estimate_at(state, node);
  if (estimate == nullptr || !estimate->score) return std::nullopt;
  const double win_rate = session.to_move(node) == 0 ? estimate->win_rate : 1 - estimate->win_rate;
  return ScoreLead{*estimate->score, *estimate->score, false, win_rate};
}

std::vector<std::string> best_line(const State& state) {
  const Session& session = *state.session;
  if (const Analysis* analysis = session.analysis()) return analysis->perfect_line;
  const EstimateReport* estimate = estimate_at(state, session.current());
  if (estimate == nullptr || estimate->line.empty()) return {};
  // Playouts may expect a move that gives up the exact score.
  const ScoreReport* const exact = exact_at(state, session.current());
  if (exact == nullptr || exact->score->low != exact->score->high) return estimate->line;
  const bool keeps =
      std::any_of(exact->moves.begin(), exact->moves.end(), [&](const ScoredMove& move) {
        return move.move == estimate->line.front() &&
               keeps_score(*exact, move, session.board().to_move);
      });
  return keeps ? estimate->line : std::vector<std::string>{};
}

bool is_estimating(const State& state) {
  const auto& estimating = state.go.evaluations.estimating;
  return estimating && estimating->node == state.session->current();
}

bool is_scoring(const State& state) {
  const auto& scoring = state.go.evaluations.scoring;
  return scoring && scoring->node == state.session->current();
}

bool is_scoring_first_moves(const State& state) {
  const auto& scoring = state.go.evaluations.scoring;
  return scoring && scoring->node == game_start_node(*state.session);
}

bool is_searching_longer(const State& state) {
  const Evaluations& evaluations = state.go.evaluations;
  return is_scoring(state) && evaluations.scoring == evaluations.longer;
}

std::optional<double> unfinished_search(const State& state) {
  const Evaluations& evaluations = state.go.evaluations;
  const auto known = evaluations.scores.find(state.session->current());
  if (known == evaluations.scores.end() || is_scoring(state) || !evaluations.failure.empty())
    return std::nullopt;
  const double searched = known->second.seconds;
  const bool offered =
      searched > 0 && searched < longer_search(searched) && has_open_scores(known->second.report);
  return offered ? std::optional(searched) : std::nullopt;
}

bool shows_evaluation(const State& state) {
  return state.session->info().has_estimates_only() && state.view.values &&
         !has_ended(*state.session);
}

namespace {

// Is this a pass after which dead stones were removed?  It is no mistake, although exact scores,
// which count all stones as alive, may say so.
bool leads_to_agreed_count(const State& state, Session::Node node) {
  const Session& session = *state.session;
  const Session::Node end = session.line().back();
  const auto agreed = state.go.counting.agreed.find(end);
  return agreed != state.go.counting.agreed.end() && !agreed->second.empty() &&
         session.ply(node) > session.ply(counted_node(session, end));
}

}  // namespace

bool is_blunder(const State& state, Session::Node node) {
  const Session& session = *state.session;
  if (!session.info().has_estimates_only()) return kanzen::is_blunder(session, node);
  if (node == 0 || session.is_set_up(node) || leads_to_agreed_count(state, node)) return false;
  const Player mover = session.to_move(session.parent(node));
  const auto before = score_lead_at(state, session.parent(node));
  const auto after = score_lead_at(state, node);
  if (!before || !after) return false;
  if (before->exact && after->exact)
    return is_better(Value{outcome_of(*before, mover), 1}, Value{outcome_of(*after, mover), 1});
  if (!before->win_rate || !after->win_rate) return false;
  const double fell = *before->win_rate - *after->win_rate;
  return (mover == 0 ? fell : -fell) >= blunder_share;
}

// --- GoController

GoController::GoController(const FeatureContext& context, GoState& go) : Feature(context), go_(go) {
  handle(square_item, &GoController::toggle_dead_named);
  handle("button-dead-stones", &GoController::toggle_believed_dead);
  handle("button-agree-on-dead", &GoController::agree_on_dead);
  for (const char* item : {"button-new-game", "button-start-anew"})
    handle(item, &GoController::start_again);
  handle(setup_item, &GoController::change_setup);
  handle("button-search-longer", &GoController::search_longer);
  handle("toggle-ownership", [this] { go_.ownership = !go_.ownership; });
  handle("toggle-best-moves", [this] { go_.best_moves = !go_.best_moves; });
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
    stop_estimating();
    return score_next();
  }
  const bool wanted = session.info().has_estimates_only() &&
                      (state.view.values || was_counted(session) || result_of_line(state)) &&
                      !bot_moves;
  if (!wanted) return stop_evaluating();
  // The winner may depend on an estimate, so it comes first.
  if (dead_stones_at(state, session.line().back()) == DeadStones::awaited)
    stop_scoring();
  else
    score_next();
  estimate_next();
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
  const Session::Node first = evaluated_first(session), end = session.line().back();
  Evaluations::Pending next;
  const auto lacks = [&](Session::Node node, double wanted) {
    const bool solved = session.info().abilities.scores || exact_at(state_, node) != nullptr;
    const bool counted = was_counted(session, end) && node == counted_node(session, end);
    next = {node, wanted};
    return (!solved || counted) && !is_estimated(evaluations, node, wanted);
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

void GoController::stop_estimating() {
  if (go_.evaluations.estimating) platform_.cancel(PositionEstimateRequest::method);
  go_.evaluations.estimating.reset();
}

void GoController::stop_scoring() {
  if (go_.evaluations.scoring) platform_.cancel(PositionScoreRequest::method);
  go_.evaluations.scoring.reset();
}

void GoController::stop_evaluating() {
  stop_estimating();
  stop_scoring();
}

// Finds what panels read in each frame, so that they build no games.
void GoController::open_game() {
  set_setup(setup_of(*state_.session));
  const GameInfo& info = state_.session->info();
  go_.scored_rules.clear();
  if (!info.has_estimates_only() || info.has_scores()) return;
  for (const std::string& rules : info.all_rules)
    if (const auto game = find_game(info.name, rules); game && (*game)->info().has_scores()) {
      go_.scored_rules = rules;
      return;
    }
}

// Discards the evaluations of a former history or game.
void GoController::clear_evaluations() {
  stop_evaluating();
  go_.evaluations = {};
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
}

std::optional<bool> GoController::search_longer() {
  const auto searched = unfinished_search(state_);
  if (!searched) return std::nullopt;
  go_.evaluations.longer = {state_.session->current(), longer_search(*searched)};
  evaluate();
  return true;
}

bool GoController::cancel_longer_search() {
  if (!is_searching_longer(state_)) return false;
  go_.evaluations.longer.reset();
  evaluate();
  return true;
}

bool was_counted(const Session& session, Session::Node end) {
  const GameEnd* const how = session.end_of(end);
  return how != nullptr && how->score.has_value();
}

Session::Node counted_node(const Session& session, Session::Node end) {
  Session::Node node = end;
  while (node != 0 && !is_placement(session, node)) node = session.parent(node);
  return node;
}

std::optional<Count> final_count(const State& state) {
  return count_at(state, state.session->current());
}

std::optional<Count> count_at(const State& state, Session::Node end) {
  const Session& session = *state.session;
  if (!was_counted(session, end)) return std::nullopt;
  const Counting& counting = state.go.counting;
  const auto agreed = counting.agreed.find(end);
  std::vector<unsigned> dead;
  if (end == counting.node)
    dead.assign(counting.dead.begin(), counting.dead.end());
  else if (agreed != counting.agreed.end())
    dead.assign(agreed->second.begin(), agreed->second.end());
  return session.game().count(session.state(end), dead);
}

Counting::Dead believed_dead(const State& state, Session::Node end) {
  const Session& session = *state.session;
  Counting::Dead dead;
  if (!was_counted(session, end)) return dead;
  const EstimateReport* estimate = estimate_at(state, counted_node(session, end));
  if (estimate == nullptr) return dead;
  const auto stones = find_dead_stones(session.game(), session.state(end), estimate->owners);
  dead.insert(stones.begin(), stones.end());
  return dead;
}

DeadStones dead_stones_at(const State& state, Session::Node end) {
  const Session& session = *state.session;
  const bool may_ask =
      state.view.mode == Mode::play && !state.environment.embedded && !state.environment.fixed_play;
  if (!may_ask || !was_counted(session, end) || state.go.counting.agreed.contains(end))
    return DeadStones::settled;
  const Counting& counting = state.go.counting;
  const bool chosen = counting.node == end && !counting.dead.empty();
  if (session.info().counts_territory || chosen) return DeadStones::asked;
  const Evaluations& evaluations = state.go.evaluations;
  const auto known = evaluations.estimates.find(counted_node(session, end));
  const bool estimated = known != evaluations.estimates.end() && known->second.seconds > 0;
  if (!estimated) return evaluations.failure.empty() ? DeadStones::awaited : DeadStones::settled;
  return believed_dead(state, end).empty() ? DeadStones::settled : DeadStones::asked;
}

std::string dead_in_link(const State& state) {
  const Session& session = *state.session;
  const bool counted = was_counted(session);
  if (counted && dead_stones_at(state, session.current()) != DeadStones::settled) return {};
  Counting::Dead rest = state.go.counting.dead;
  if (rest.empty() && state.view.mode == Mode::play &&
      state.go.counting.agreed.contains(session.current()))
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

CountedPoints points_of(const State& state, const Count& count, Player player) {
  CountedPoints points;
  const auto& squares = state.session->board().squares;
  for (unsigned square = 0; square < count.owners.size(); ++square) {
    if (count.owners[square] != player) continue;
    const bool stone = !squares[square].stack.empty() && !state.go.counting.dead.contains(square);
    ++(stone ? points.stones : points.surrounded);
  }
  if (!count.by_territory) return points;
  points.stones = 0;
  points.prisoners = count.prisoners[player];
  if (player == 1) points.komi = state.session->info().komi.value_or(0);
  return points;
}

// --- GoController

// Counts again.  Another end has the dead stones that were agreed on there; at the end of an opened
// record they are those of the record.
void GoController::count_again() {
  Counting& counting = go_.counting;
  const Session::Node here = state_.session->current();
  if (!was_counted(*state_.session) || counting.node != here) {
    counting.node = here;
    const RecordTexts& texts = state_.files.record.texts;
    if (texts.result_at == here) counting.agreed[here] = {texts.dead.begin(), texts.dead.end()};
    const auto agreed = counting.agreed.find(here);
    counting.dead = agreed == counting.agreed.end() ? Counting::Dead{} : agreed->second;
  }
  go_.tally = tally_of(*state_.session, go_.counting.dead);
  shell_.link_changed();
}

// A click on the board after a count.
std::optional<bool> GoController::toggle_dead_named(const std::string& square) {
  const Session& session = *state_.session;
  if (!was_counted(session)) return std::nullopt;
  const auto found = square_of(session.board(), square_item(square));
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
void GoController::set_dead_from_link(std::string_view in_link) {
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

std::optional<GameSetup> setup_of(const Session& session) {
  if (!session.info().komi) return std::nullopt;
  const GameInfo& info = session.info();
  return GameSetup{*info.komi, handicap_of(session), info.counts_territory};
}

std::optional<GameSetup> step_setup(const AnyGame& game, GameSetup setup, SetupPart part,
                                    int step) {
  if (part == SetupPart::handicap) return step_handicap(game.info(), setup, step);
  if (part == SetupPart::territory) return set_territory(game.info(), setup, step > 0);
  setup.komi += step * komi_step;
  if (!game.with_komi(setup.komi)) return std::nullopt;
  return setup;
}

// --- GoController

void GoController::set_setup(const std::optional<GameSetup>& setup) {
  go_.setup = setup;
  go_.setup_steps = {};
  if (!setup) return;
  const auto can = [&](SetupPart part, int step) {
    return step_setup(state_.session->game(), *setup, part, step).has_value();
  };
  for (const SetupPart part : {SetupPart::komi, SetupPart::handicap})
    go_.setup_steps[static_cast<std::size_t>(part)] = {can(part, -1), can(part, 1)};
}

// A game without moves by people restarts with the new settings; any other keeps its own.
bool GoController::change_setup(SetupPart part, int step) {
  if (!go_.setup) return false;
  const Session& session = *state_.session;
  const auto stepped = step_setup(session.game(), *go_.setup, part, step);
  if (!stepped) return false;
  const bool is_beginning =
      !has_human_moves(state_) &&
      session.position(0) == handicap_position(session.game(), go_.setup->handicap);
  set_setup(stepped);
  if (is_beginning) start_again();
  shell_.drop_entry();  // an unplayed game needs no entry in the browser's history
  return true;
}

void GoController::start_again() {
  const GameInfo& info = state_.session->info();
  auto session = go_.setup ? session_with(info, *go_.setup) : Session::open(info.name, info.rules);
  if (session) shell_.start_game({*std::move(session)});
}

}  // namespace kanzen::app

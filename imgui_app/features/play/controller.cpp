// PlayController: moves, steps through the history, the engine's player and the perfect line.
#include "imgui_app/features/play/controller.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/play/hint.hpp"
#include "imgui_app/features/play/opponents.hpp"
#include "imgui_app/features/play/words.hpp"
#include "imgui_app/model/result.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/game.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

constexpr double answer_delay = 0.6;   // seconds before the engine's player moves
constexpr double play_out_step = 0.7;  // seconds per ply when the perfect line is played
constexpr double thinking_step = 0.1;  // seconds between frames while a bot thinks

bool has_held_draw(const Session& session) {
  Session::Node node = session.current();
  for (std::size_t plies = 0; plies < held_draw_plies; ++plies) {
    if (node == 0 || session.value(node) != drawn()) return false;
    node = session.parent(node);
  }
  return true;
}

// Do two players that are not persons agree on a draw?  They do when a position occurs for the
// third time, and perfect ones when they have held the draw for `held_draw_plies` plies.
bool engine_players_agree(const State& state) {
  bool perfect = true;
  for (const Player player : {Player{0}, Player{1}}) {
    if (!is_engine_side(state, player)) return false;
    perfect = perfect && opponent_of(state, player) == Opponent{};
  }
  const Session& session = *state.session;
  return occurs_third_time(session) || (perfect && has_held_draw(session));
}

}  // namespace

PlayController::PlayController(const FeatureContext& context)
    : Feature(context),
      play_(context.state.play),
      session_(context.state.session),
      settings_(context.state.settings),
      random_source_(static_cast<std::uint64_t>(platform_.now() * 1000)) {
  listen<Answer<BotMoveRequest>, PlayController>();
  read_opponents();
  read_bot_settings();
  handle("button-undo", &PlayController::undo);
  handle("button-redo", &PlayController::redo);
  for (const char* item : {"button-first", "button-replay"})
    handle(item, [this] { shell_.jump(0); });
  handle("button-last", &PlayController::go_to_end);
  handle("button-analyse-game", [this] {
    go_to_end();
    shell_.set_mode(Mode::analyse);
  });
  handle("button-promote", &PlayController::promote);
  handle("button-remove", &PlayController::remove_line);
  handle("button-continue", &PlayController::schedule_engine_move);
  handle("button-take-back", &PlayController::take_back);
  handle("button-pass", &PlayController::pass);
  handle("button-resign", &PlayController::resign);
  handle("button-agree-on-draw", [this] { return may_agree_on_draw(state_) && agree_on_draw(); });
  handle("button-hint", &PlayController::show_hint);
  handle("button-rematch", &PlayController::rematch);
  handle("button-change-sides", &PlayController::change_sides);
  handle("button-play-out", &PlayController::toggle_line);
  handle("button-cancel-search", &PlayController::cancel_search);
  for (const auto& kind : {plot_item, ply_item, blunder_item})
    handle(kind, &PlayController::go_to_ply);
  handle(variation_item, &PlayController::go_to_variation);
  handle(line_item, &PlayController::play_line);
  handle(players_item, &PlayController::choose_players);
  handle(opponent_item, &PlayController::choose_opponent);
  handle(bot_level_item, &PlayController::choose_bot_level);
  handle(bot_time_item, &PlayController::choose_bot_time);
}

void PlayController::session_changed() {
  play_.unconfirmed.clear();
  play_.line_due.reset();
  play_.hint.reset();
  stop_bot();
}

// Opening Play mode starts no move: the engine waits until the visitor continues.
void PlayController::mode_changed(bool begins) {
  if (begins)
    play_.engine = {};
  else
    schedule_engine_move();
}

void PlayController::item_pressed(const ItemId& item) {
  if (item != play_.unconfirmed) play_.unconfirmed.clear();
}

ItemId PlayController::item_typed(unsigned character, const ItemId&) const {
  const bool asks = character == 'h' || character == 'H';
  const bool may_ask = !state_.draft && may_move(state_, state_.session->board().to_move);
  return asks && may_ask && has_hints(state_) ? "button-hint" : "";
}

void PlayController::position_evaluated() {
  if (play_.engine.is<EnginePlayer::Ready>()) schedule_engine_move();
}

void PlayController::resign_side_to_move() {
  if (shell_.has_room() && session_->resign()) shell_.session_changed();
}

// Against one engine player a step includes its answer.  In games that have a button to take moves
// back, a step is always one ply.
void PlayController::step_to_human_turn(bool (Session::*step)()) {
  Session& session = *session_;
  const bool alone = state_.go.tally || is_engine_side(state_, 0) == is_engine_side(state_, 1);
  bool moved = (session.*step)();
  while (moved && !alone && is_engine_side(state_, session.to_move(session.current())))
    moved = (session.*step)();
  shell_.position_set();
}

void PlayController::redo() {
  const Session::Node before = state_.session->current();
  step_to_human_turn(&Session::redo);
  const Session::Node after = state_.session->current();
  const auto move = after == before ? std::nullopt : move_into(*state_.session, after);
  if (move) notify(features_, &Feature::show_motion, *move);
}

bool PlayController::take_back() {
  const auto before = before_last_human_move(state_);
  if (!before) return false;
  shell_.jump(*before);
  return true;
}

// --- the history

void PlayController::go_to_end() { shell_.jump(session_->line().back()); }

bool PlayController::go_to_ply(std::size_t ply) {
  const std::vector<Session::Node> line = state_.session->line();
  if (ply >= line.size()) return false;
  shell_.jump(line[ply]);
  return true;
}

bool PlayController::play_line(std::size_t plies) {
  const std::vector<std::string> line = best_line(state_);
  for (std::size_t i = 0; i < std::min(plies, line.size()); ++i)
    if (!shell_.play(state_.session->find(line[i]))) break;
  return true;
}

bool PlayController::go_to_variation(std::size_t node) {
  if (!state_.session->has(node)) return false;
  shell_.jump(node);
  return true;
}

bool PlayController::promote() {
  Session& session = *session_;
  if (!may_edit_line(state_) || !session.promote(session.current())) return false;
  shell_.link_changed();
  return true;
}

// Asks once for confirmation, because deleting cannot be undone.
bool PlayController::remove_line() {
  Session& session = *session_;
  if (!may_edit_line(state_) || session.current() == 0) return false;
  if (!is_confirmed("button-remove")) return true;
  session.remove(session.current());
  shell_.position_set();
  return true;
}

// --- what ends the game

bool PlayController::pass() {
  if (!may_pass(state_)) return false;
  const MoveView* move = passing_move(*state_.session);
  if (move->end && !is_confirmed("button-pass")) return true;
  shell_.play(state_.session->chosen(*move));
  return true;
}

bool PlayController::resign() {
  if (!may_resign(state_)) return false;
  if (is_confirmed("button-resign")) resign_side_to_move();
  return true;
}

// Asks for confirmation on the button itself: returns true when the same button is pressed again.
bool PlayController::is_confirmed(const ItemId& item) {
  const bool again = play_.unconfirmed == item;
  play_.unconfirmed = again ? ItemId() : item;
  return again;
}

void PlayController::toggle_line() {
  play_.line_due = play_.line_due ? std::nullopt : std::optional(now());
}

// --- opponents

namespace {

// Names in links, by Players; links omit the first one.
constexpr std::array<std::string_view, 4> linked_players{"first", "second", "two", "watch"};

}  // namespace

std::string PlayController::players_in_link() const {
  for (std::size_t i = 1; i < linked_players.size(); ++i)
    if (sides_of(static_cast<Players>(i)) == play_.sides)
      return "&players=" + std::string(linked_players[i]);
  return {};
}

void PlayController::set_players_from_link(std::string_view in_link) {
  const auto found = std::find(linked_players.begin(), linked_players.end(), in_link);
  play_.sides = sides_of(found == linked_players.end()
                             ? Players::first
                             : static_cast<Players>(found - linked_players.begin()));
}

void PlayController::read_choices(const LinkKeys& keys) {
  if (value_in(keys, "mode") != kanzen::name_of(Mode::play)) return;
  set_players_from_link(value_in(keys, "players"));
  set_opponents_from_link(value_in(keys, "opponent"));
}

std::string PlayController::link_keys() const {
  return state_.view.mode == Mode::play ? players_in_link() + opponents_in_link() : std::string();
}

void PlayController::choose_players(Players players) {
  notify(features_, &Feature::interrupt_play);
  play_.sides = sides_of(players);
  schedule_engine_move();
  shell_.turn_board(std::nullopt);
}

// --- the engine's player

void PlayController::schedule_engine_move() {
  if (state_.draft) return;
  if (state_.session->info().has_estimates_only()) return request_bot_move();
  play_.engine.phase.emplace<EnginePlayer::Ready>();
  const Session& session = *state_.session;
  const bool its_turn = !has_ended(session) && is_engine_side(state_, session.board().to_move);
  if (!its_turn) return;
  const bool known = session.info().needs_search() ? current_finding(state_) != nullptr
                                                   : session.analysis() != nullptr;
  const bool ready = known || !needs_values(state_);
  if (ready) {
    play_.engine.phase.emplace<EnginePlayer::Due>().at = now() + answer_delay;
  } else if (session.info().needs_search() && current_search(state_) == nullptr) {
    shell_.perform("button-search");
  }
}

// Chooses by the values and search results that have arrived; it does not wait for any.
Result<kanzen::Choice> PlayController::choose_engine_move() {
  const Session& session = *state_.session;
  if (state_.task && !state_.task->reply.empty())
    return kanzen::Choice{state_.task->reply, Basis::proved};
  Turn turn = session.turn();
  turn.seed = random_source_.next();
  if (const Analysis* analysis = session.analysis()) {
    turn.sources.values = [analysis](const AnyState&) { return *analysis; };
  }
  if (const Search::Finding* finding = current_finding(state_)) {
    turn.sources.search = [finding](const AnyState&, const SearchLimits&, const RunOptions&) {
      return finding->report;
    };
  }
  const Opponent& opponent = opponent_of(state_, session.board().to_move);
  const std::string name = opponent.strength == Strength::perfect ? "" : name_of(opponent);
  const auto player = find_player(name, current_finding(state_) != nullptr);
  return player ? (*player)->choose(turn) : player.error();
}

void PlayController::play_engine_move() {
  play_.engine.phase.emplace<EnginePlayer::Ready>();
  if (engine_players_agree(state_)) {
    agree_on_draw();
    return;
  }
  if (state_.session->info().has_estimates_only()) return play_chosen();
  const Search::Finding* finding = current_finding(state_);
  const double limit = finding == nullptr ? 0 : finding->limit;
  const auto choice = choose_engine_move();
  if (!choice) return;
  shell_.play(state_.session->find(choice->move));
  if (choice->basis == Basis::guess) {
    play_.guess = {choice->move, state_.session->position(), limit};
  }
}

// --- the perfect line

void PlayController::step_perfect_line() {
  const std::vector<std::string>& line = state_.session->analysis()->perfect_line;
  if (line.empty()) {
    play_.line_due.reset();
    return;
  }
  const bool more = shell_.play(state_.session->find(line.front())) && !has_ended(*state_.session);
  play_.line_due = more ? std::optional(now() + play_out_step) : std::nullopt;
}

// --- time

bool PlayController::act_if_due() {
  bool acted = false;
  if (play_.engine.due() != nullptr && play_.engine.due()->at <= now()) {
    play_engine_move();
    acted = true;
  }
  if (play_.line_due && *play_.line_due <= now() && state_.session->analysis() != nullptr) {
    step_perfect_line();
    acted = true;
  }
  return acted;
}

std::optional<double> PlayController::due() const {
  std::optional<double> next;
  const auto wait_for = [&](double at) { next = std::min(next.value_or(at), at); };
  if (play_.engine.due() != nullptr) wait_for(play_.engine.due()->at);
  if (play_.line_due && state_.session->analysis() != nullptr) wait_for(*play_.line_due);
  if (is_bot_thinking(state_) && !state_.environment.reduced_motion)
    wait_for(now() + thinking_step);
  return next;
}

// The bot: plays games whose positions are neither solved nor proved.  A player of the engine
// chooses its move in a worker; a change of the position cancels that.

void PlayController::read_bot_settings() {
  const auto take = [this](const char* key, const auto& known, unsigned& setting) {
    const auto stored = parse_number<unsigned>(platform_.stored_setting(key));
    if (stored && std::count(known.begin(), known.end(), *stored) > 0) setting = *stored;
  };
  take("bot-level", bot_levels, settings_.bot_level);
  take("bot-seconds", bot_times, settings_.bot_seconds);
}

void PlayController::request_bot_move() {
  const Session& session = *state_.session;
  stop_bot();
  play_.engine.phase.emplace<EnginePlayer::Ready>();
  if (has_ended(session) || !is_engine_side(state_, session.board().to_move)) return;
  play_.bot.thinking = now();
  notify(features_, &Feature::bot_started);
  platform_.request(BotMoveRequest{{.position = session.position(),
                                    .past = session.past(session.current()),
                                    .player = "level" + std::to_string(state_.settings.bot_level),
                                    .seconds = static_cast<double>(state_.settings.bot_seconds),
                                    .seed = static_cast<std::uint32_t>(random_source_.next()),
                                    .komi = session.info().added_points()}});
}

void PlayController::interrupt_play() {
  stop_bot();
  play_.engine = {};
  play_.line_due.reset();
}

void PlayController::stop_bot() {
  Bot& bot = play_.bot;
  if (bot.thinking) platform_.cancel(BotMoveRequest::method);
  bot = {};
}

void PlayController::on(const Answer<BotMoveRequest>& answer) {
  Bot& bot = play_.bot;
  if (!bot.thinking || answer.progress) return;
  if (answer.error) {
    bot = {};
    play_.engine = {};
    shell_.refuse(word::bot_failed, {}, *answer.error);
    shell_.set_advice(word::bot_failed_advice);
    return;
  }
  constexpr double quickest_answer = 0.4;  // seconds, so that the move can be followed
  const double at = std::max(now(), *bot.thinking + quickest_answer);
  bot.thinking.reset();
  bot.resigns = answer.result->resigns;
  bot.move = state_.session->find(answer.result->move);
  play_.engine.phase.emplace<EnginePlayer::Due>().at = at;
}

// A scheduled player would search again.  Others cancel their searches.
std::optional<bool> PlayController::cancel_search() {
  play_.engine = {};
  if (!play_.bot.thinking) return std::nullopt;
  stop_bot();
  return true;
}

void PlayController::play_chosen() {
  Bot& bot = play_.bot;
  const auto move = std::exchange(bot.move, std::nullopt);
  if (std::exchange(bot.resigns, false)) {
    resign_side_to_move();
  } else {
    shell_.play(move);
  }
}

bool PlayController::choose_bot_level(std::size_t level) {
  if (std::count(bot_levels.begin(), bot_levels.end(), level) == 0) return false;
  settings_.bot_level = static_cast<unsigned>(level);
  platform_.store_setting("bot-level", std::to_string(level));
  if (is_bot_thinking(state_)) request_bot_move();
  return true;
}

bool PlayController::choose_bot_time(std::size_t seconds) {
  if (std::count(bot_times.begin(), bot_times.end(), seconds) == 0) return false;
  settings_.bot_seconds = static_cast<unsigned>(seconds);
  platform_.store_setting("bot-seconds", std::to_string(seconds));
  if (is_bot_thinking(state_)) request_bot_move();
  return true;
}

bool may_agree_on_draw(const State& state) {
  const Session& session = *state.session;
  if (state.view.mode != Mode::play || state.environment.fixed_play || has_ended(session))
    return false;
  if (session.earlier_occurrences().empty()) return false;
  if (occurs_third_time(session)) return true;
  const bool alone = !is_engine_side(state, 0) && !is_engine_side(state, 1);
  return alone || session.value(session.current()) == drawn();
}

bool PlayController::agree_on_draw() {
  if (!shell_.has_room() || !session_->agree_on_draw()) return false;
  shell_.session_changed();
  return true;
}

// While a hint is shown, asking again is not counted.
bool PlayController::show_hint() {
  auto move = hint_move(state_);
  if (!move) return false;
  if (!play_.hint) ++play_.hints;
  ++play_.hint_presses;
  play_.hint = std::move(move);
  return true;
}

bool PlayController::rematch() {
  if (!result_of_line(state_)) return false;
  const auto begun = shell_.go_to_position(state_.session->position(0));
  return static_cast<bool>(begun);
}

bool PlayController::change_sides() {
  const auto opponent = only_opponent(state_);
  if (!opponent || !result_of_line(state_)) return false;
  settings_.opponents[1 - *opponent] = settings_.opponents[*opponent];
  play_.sides = sides_of(*opponent == 1 ? Players::second : Players::first);
  if (!rematch()) return false;
  shell_.turn_board(std::nullopt);
  return true;
}

// --- what the page says

std::string PlayController::prompt() const { return describe_hint(state_); }

// While values are hidden, whose turn it is; in a task its goal, also while they are shown.
std::optional<Verdict> PlayController::headline() const {
  const Session& session = *state_.session;
  if (has_ended(session) || (state_.view.values && !state_.task)) return std::nullopt;
  const Player mover = session.board().to_move;
  Verdict verdict;
  verdict.sign = Verdict::Sign::player;
  verdict.favoured = state_.task ? session.to_move(0) : mover;
  verdict.title =
      state_.task ? fill(words(state_, state_.task->goal), {std::to_string(state_.task->number)})
                  : fill(words(state_, word::someone_to_move), {player_name(state_, mover)});
  verdict.detail = state_.task || state_.view.mode == Mode::play
                       ? describe_turn(state_)
                       : words(state_, word::values_hidden);
  return verdict;
}

}  // namespace kanzen::app

// Controller: moves, steps through the history, the perfect player and the
// perfect line.
#include <algorithm>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/phrases.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/analysis/search.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/go/standing.hpp"
#include "imgui_app/play/agreement.hpp"
#include "imgui_app/play/opponents.hpp"
#include "imgui_app/play/words.hpp"
#include "imgui_app/shell/controller.hpp"
#include "imgui_app/shell/settings.hpp"

namespace kanzen::app {
namespace {

constexpr double answer_delay = 0.6;   // seconds before the perfect player moves
constexpr double play_out_step = 0.7;  // seconds a ply when a line is played out
constexpr double thinking_step = 0.1;  // seconds between pictures of a bot that thinks

}  // namespace

void Controller::choose(const Selection& from) {
  if (!may_move(state_, state_.session->board().to_move)) return;
  state_.board.warned_lift.reset();
  state_.board.selection = {};
  if (can_start(*state_.session, from)) state_.board.selection = from;
  platform_.wake_after(0);
}

void Controller::on(const TakePiece& intention) { choose(intention.from); }

void Controller::on(const DropPiece& intention) {
  const unsigned square = intention.square;
  Session& session = *state_.session;
  const Selection from = state_.board.selection;
  if (from.square && losing_move_from(session, *from.square) != nullptr) {
    if (square != *from.square) state_.board.warned_lift = from.square;
  } else if (const MoveView* move = move_to_square(session, from, square)) {
    play(move->text);
    auto& motion = state_.board.motion;
    if (motion && motion->move.promoted_to)
      motion->carried = true;
    else
      motion.reset();
  }
  platform_.wake_after(0);
}

void Controller::let_go() {
  state_.board.selection = {};
  platform_.wake_after(0);
}

void Controller::on(const PutPieceBack&) { let_go(); }

// What was there before may have gone with its position meanwhile.
void Controller::on(const CancelDrag& intention) {
  const auto& warned = intention.warned;
  choose(intention.chosen);
  if (warned && losing_move_from(*state_.session, *warned) != nullptr)
    state_.board.warned_lift = warned;
}

void Controller::on(const StepBack&) {
  if (state_.view.popup != Popup::none) {
    state_.view.popup = Popup::none;
  } else if (is_editing(state_)) {
    if (!state_.editor->held) state_.editor->tool = {};
    state_.editor->held.reset();
  } else if (state_.play.asked) {
    state_.play.asked.reset();
  } else if (state_.board.placing) {
    state_.board.placing.reset();
  } else if (state_.board.warned_lift || state_.board.selection.any()) {
    state_.board.warned_lift.reset();
    state_.board.selection = {};
  } else {
    state_.notices.refusal.reset();
  }
  state_.play.line_due.reset();
  platform_.wake_after(0);
}

bool Controller::play(std::string_view text) {
  if (state_.environment.fixed_play) return false;
  Session& session = *state_.session;
  const MoveView* found = find_move(session, text);
  if (found == nullptr) return false;
  const MoveView move = *found;
  state_.play.line_due.reset();  // whoever moves goes his own way
  if (!has_room() || !session.play(move.text)) return false;
  changed();
  start_motion(move);
  arm_perfect();
  return true;
}

void Controller::give_up() {
  if (has_room() && state_.session->resign()) changed();
}

bool Controller::has_room() {
  if (state_.session->ply() < longest_linked_line) return true;
  state_.play.perfect = {};
  state_.notices.refusal = Refusal{Text::line_is_full,
                                   {},
                                   {phrase::longest_linked_line, with_commas(longest_linked_line)},
                                   std::nullopt,
                                   Text::full_line_advice};
  platform_.wake_after(0);
  return false;
}

void Controller::start_motion(const MoveView& move) {
  const bool still = state_.environment.reduced_motion;
  if (!still && move.to) state_.board.motion = Motion{move, now()};
  if (!still) show_taken(move);
  if (has_ended(*state_.session))
    state_.board.win_line_started = now() + (still ? 0 : move_seconds);
}

// What stood before the move on a square that is empty after it, besides what has moved itself.
void Controller::show_taken(const MoveView& move) {
  const Session& session = *state_.session;
  const BoardView before = session.game().board(session.state(session.parent(session.current())));
  Taken taken{{}, now()};
  for (unsigned square = 0; square < before.squares.size(); ++square) {
    const auto& stack = before.squares[square].stack;
    if (stack.empty() || move.from == square) continue;
    if (session.board().squares[square].stack.empty())
      taken.pieces.push_back({square, stack.back()});
  }
  if (!taken.pieces.empty()) state_.board.taken = std::move(taken);
}

// Nothing of what was under way goes on.  The perfect player answers moves, not steps through
// the history, whose rest it would replace; at the end of a line both are the same.
void Controller::position_set() {
  state_.play.perfect = {};
  state_.board.motion.reset();
  state_.play.line_due.reset();
  changed();
  if (state_.session->children(state_.session->current()).empty()) arm_perfect();
}

void Controller::navigate(const std::function<void(Session&)>& step) {
  step(*state_.session);
  position_set();
}

// Against the perfect player a step takes its answer along, but where moves are taken back with
// a button of its own: there a step is a look at the game, ply by ply.
void Controller::step_to_own_turn(bool (Session::*step)()) {
  navigate([this, step](Session& session) {
    const bool alone = state_.tally || is_perfect(state_, 0) == is_perfect(state_, 1);
    bool moved = (session.*step)();
    while (moved && !alone && is_perfect(state_, session.to_move(session.current()))) {
      moved = (session.*step)();
    }
  });
}

void Controller::undo() { step_to_own_turn(&Session::undo); }

void Controller::redo() {
  const Session::Node before = state_.session->current();
  step_to_own_turn(&Session::redo);
  const Session::Node after = state_.session->current();
  const auto move = after == before ? std::nullopt : move_into(*state_.session, after);
  if (move) start_motion(*move);
}

bool Controller::take_back() {
  const auto before = before_own_move(state_);
  if (!before) return false;
  navigate([&](Session& session) { session.jump(*before); });
  return true;
}

// --- the perfect player

void Controller::arm_perfect() {
  if (is_editing(state_)) return;
  if (state_.session->info().by_estimate()) return ask_bot();
  state_.play.perfect.phase.emplace<PerfectPlayer::Ready>();
  const Session& session = *state_.session;
  const bool its_turn = !has_ended(session) && is_perfect(state_, session.board().to_move);
  if (!its_turn) return;
  const bool known =
      session.info().by_search() ? finding_here(state_) != nullptr : session.analysis() != nullptr;
  const bool ready = known || !needs_values(opponent_of(state_, session.board().to_move));
  if (ready) {
    state_.play.perfect.phase.emplace<PerfectPlayer::Due>().at = now() + answer_delay;
  } else if (session.info().by_search() && searching_here(state_) == nullptr) {
    search(first_search);
  }
}

// Of what has been delivered: nothing waits here.
Result<Choice> Controller::choose_perfect() {
  const Session& session = *state_.session;
  Turn turn = session.turn();
  turn.seed = chance_.next();
  if (const Analysis* analysis = session.analysis()) {
    turn.sources.values = [analysis](const AnyState&) { return *analysis; };
  }
  if (const Search::Finding* finding = finding_here(state_)) {
    turn.sources.search = [finding](const AnyState&, const SearchLimits&, const RunOptions&) {
      return finding->report;
    };
  }
  const Opponent& opponent = opponent_of(state_, session.board().to_move);
  const std::string name = opponent.strength == Strength::perfect ? "" : name_of(opponent);
  const auto player = find_player(name, finding_here(state_) != nullptr);
  return player ? (*player)->choose(turn) : player.error();
}

void Controller::play_perfect() {
  state_.play.perfect.phase.emplace<PerfectPlayer::Ready>();
  if (perfect_players_agree(state_)) {
    agree_on_draw();
    return;
  }
  if (state_.session->info().by_estimate()) return play_chosen();
  const Search::Finding* finding = finding_here(state_);
  const double limit = finding == nullptr ? 0 : finding->limit;
  const auto choice = choose_perfect();
  if (!choice) return;
  play(choice->move);
  if (choice->basis == Basis::guess) {
    state_.values.search.guess = {choice->move, state_.session->position(), limit};
  }
}

// --- the perfect line

void Controller::step_perfect_line() {
  const Analysis* analysis = state_.session->analysis();
  if (analysis == nullptr) return;  // its values are on their way: wait
  if (analysis->perfect_line.empty()) {
    state_.play.line_due.reset();
    return;
  }
  const std::string move = analysis->perfect_line.front();
  const bool more = play(move) && !has_ended(*state_.session);
  state_.play.line_due = more ? std::optional(now() + play_out_step) : std::nullopt;
}

void Controller::play_line_to(std::size_t count) {
  const std::vector<std::string> line = best_line(state_);
  for (std::size_t i = 0; i < std::min(count, line.size()); ++i) {
    if (!play(line[i])) return;
  }
}

// --- time

std::optional<double> Controller::tick() {
  if (!state_.session) return std::nullopt;
  const Play& play = state_.play;
  auto& copied = state_.notices.copied;
  if (play.perfect.due() != nullptr && play.perfect.due()->at <= now()) play_perfect();
  if (play.line_due && *play.line_due <= now()) step_perfect_line();
  write_link();
  step_due_round();
  if (copied && now() - copied->at > 1.5) copied.reset();
  if (state_.board.motion && now() - state_.board.motion->started >= move_seconds)
    state_.board.motion.reset();
  if (state_.board.taken && now() - state_.board.taken->started >= taken_seconds)
    state_.board.taken.reset();

  std::optional<double> next;
  const auto wait_for = [&](double due) {
    const double left = std::max(due - now(), 0.0);
    next = next ? std::min(*next, left) : left;
  };
  if (play.perfect.due() != nullptr) wait_for(play.perfect.due()->at);
  const bool line_known = state_.session->analysis() != nullptr;
  if (play.line_due && line_known) wait_for(*play.line_due);
  if (state_.studies.rounds.due) wait_for(*state_.studies.rounds.due);
  if (copied) wait_for(copied->at + 1.6);
  if (bot_thinks(state_) && !state_.environment.reduced_motion) wait_for(now() + thinking_step);
  return next;
}

// Controller: whoever plays games whose positions are neither solved nor proved.  A player of the
// engine chooses in the background; whatever changes the position ends that.

namespace {

constexpr double quickest_answer = 0.4;  // seconds, so that the eye can follow

}  // namespace

void Controller::read_bot_settings() {
  const auto take = [this](const char* key, const auto& known, unsigned& setting) {
    const auto stored = whole_number<unsigned>(platform_.stored_setting(key));
    if (stored && std::count(known.begin(), known.end(), *stored) > 0) setting = *stored;
  };
  take("bot-level", bot_levels, state_.settings.bot_level);
  take("bot-seconds", bot_times, state_.settings.bot_seconds);
}

void Controller::ask_bot() {
  const Session& session = *state_.session;
  stop_bot();
  state_.play.perfect.phase.emplace<PerfectPlayer::Ready>();
  if (has_ended(session) || !is_perfect(state_, session.board().to_move)) return;
  state_.play.bot.thinking = {now()};
  stop_judging();
  platform_.request(ChooseMove{{.position = session.position(),
                                .past = session.past(session.current()),
                                .player = "level" + std::to_string(state_.settings.bot_level),
                                .seconds = static_cast<double>(state_.settings.bot_seconds),
                                .seed = static_cast<std::uint32_t>(chance_.next()),
                                .komi = session.info().komi}});
  platform_.wake_after(0);
}

void Controller::stop_bot() {
  Bot& bot = state_.play.bot;
  if (bot.thinking) platform_.cancel(ChooseMove::method);
  bot = {};
}

void Controller::on(const Answer<ChooseMove>& answer) {
  Bot& bot = state_.play.bot;
  if (!bot.thinking || answer.progress) return;
  if (answer.error) {
    bot = {};
    state_.play.perfect = {};
    refuse(Text::bot_failed, {}, *answer.error);
    state_.notices.refusal->advice = Text::bot_failed_advice;
    return;
  }
  const double at = std::max(now(), bot.thinking->started + quickest_answer);
  bot.thinking.reset();
  bot.move = answer.result->resigns ? std::string(resignation) : answer.result->move;
  state_.play.perfect.phase.emplace<PerfectPlayer::Due>().at = at;
  platform_.wake_after(at - now());
}

void Controller::play_chosen() {
  const auto move = std::exchange(state_.play.bot.move, std::nullopt);
  if (move == resignation) {
    give_up();
  } else if (move) {
    play(*move);
  }
}

bool Controller::perform(const BotLevelItem& item) {
  state_.settings.bot_level = item.level;
  platform_.store_setting("bot-level", std::to_string(item.level));
  if (bot_thinks(state_)) ask_bot();
  return true;
}

bool Controller::perform(const BotTimeItem& item) {
  state_.settings.bot_seconds = item.seconds;
  platform_.store_setting("bot-seconds", std::to_string(item.seconds));
  if (bot_thinks(state_)) ask_bot();
  return true;
}

// Who is to move in a game against somebody, and what he waits for.

namespace {

// "perfect player": of one opponent, whoever is to move; of two, the one to move.
std::string_view opponent_words(const State& state) {
  const Player player = only_opponent(state).value_or(state.session->board().to_move);
  const auto name = [&] {
    switch (opponent_of(state, player).strength) {
      case Strength::perfect: return PlayText::perfect_name;
      case Strength::slipping: return PlayText::slipping_name;
      case Strength::random: break;
    }
    return PlayText::random_name;
  }();
  return text(state.settings.language, name);
}

std::string of_opponent(const State& state, Text pattern) {
  return fill(text(state.settings.language, pattern), {opponent_words(state)});
}

// What the opponent has just done may have been no more than a guess.
std::string your_turn_words(const State& state) {
  if (const auto blunder = own_blunder(state))
    return fill(text(state.settings.language, PlayText::your_turn_after_blunder),
                {move_text(state, blunder->after)});
  const auto& guess = state.values.search.guess;
  if (!guess || guess->position != state.session->position())
    return of_opponent(state, Text::your_turn);
  return fill(text(state.settings.language, Text::perfect_guessed),
              {whole_seconds(guess->limit), guess->move});
}

std::string bot_words(const State& state) {
  if (perfect_waits(state)) return words(state, Text::bot_paused);
  const Player to_move = state.session->board().to_move;
  if (only_opponent(state) && bot_thinks(state))
    return fill(text(state.settings.language, Text::bot_thinks),
                {player_name(state.settings.language, state.session->info(), to_move)});
  if (only_opponent(state)) return words(state, Text::your_turn_to_bot);
  return words(state, is_perfect(state, 0) ? Text::bots_play : Text::two_people_play);
}

std::string watching_words(const State& state) {
  const auto& [first, second] = state.settings.opponents;
  const bool perfect = first.strength == Strength::perfect && first == second;
  return perfect ? words(state, Text::watching)
                 : std::string(text(state.settings.language, PlayText::watching_others));
}

std::string waiting_words(const State& state) {
  const Opponent& opponent = opponent_of(state, state.session->board().to_move);
  const bool known = finding_here(state) != nullptr || state.session->analysis() != nullptr;
  if (known || !needs_values(opponent)) return of_opponent(state, Text::perfect_thinks);
  if (const Search::Running* running = searching_here(state)) {
    return fill(text(state.settings.language, Text::perfect_searches),
                {opponent_words(state), whole_seconds(running->limit)});
  }
  return of_opponent(state,
                     values_are_coming(state) ? Text::perfect_waits : Text::perfect_needs_values);
}

}  // namespace

std::string who_plays_words(const State& state) {
  if (state.session->info().by_estimate()) return bot_words(state);
  if (perfect_waits(state)) return of_opponent(state, Text::perfect_paused);
  const Player to_move = state.session->board().to_move;
  const bool valueless = state.values.valueless.contains(state.session->position());
  if (valueless && is_perfect(state, to_move) && needs_values(opponent_of(state, to_move)))
    return of_opponent(state, Text::perfect_without_value);
  if (!only_opponent(state))
    return is_perfect(state, 0) ? watching_words(state) : words(state, Text::two_people_play);
  return is_perfect(state, to_move) ? waiting_words(state) : your_turn_words(state);
}

namespace {

bool has_kept_draw(const Session& session) {
  Session::Node node = session.current();
  for (std::size_t plies = 0; plies < kept_draw; ++plies) {
    if (node == 0 || session.value(node) != drawn()) return false;
    node = session.parent(node);
  }
  return true;
}

}  // namespace

bool may_agree_on_draw(const State& state) {
  const Session& session = *state.session;
  if (state.view.mode != Mode::play || state.environment.fixed_play || has_ended(session))
    return false;
  if (session.came_before().empty()) return false;
  const bool alone = !is_perfect(state, 0) && !is_perfect(state, 1);
  return alone || session.value(session.current()) == drawn();
}

bool perfect_players_agree(const State& state) {
  for (const Player player : {Player{0}, Player{1}})
    if (!is_perfect(state, player) || opponent_of(state, player) != Opponent{}) return false;
  const Session& session = *state.session;
  return session.came_before().size() >= 2 || has_kept_draw(session);
}

// --- Controller

bool Controller::agree_on_draw() {
  if (!has_room() || !state_.session->agree_on_draw()) return false;
  changed();
  return true;
}

}  // namespace kanzen::app

#include "imgui_app/text/game.hpp"

#include <array>

#include "engine/session/position_queries.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

// Such as "hard opponent": names the only opponent, or the side to move if there are two.
std::string_view opponent_name(const State& state) {
  static constexpr std::array names{word::beginner_name, word::easy_name, word::medium_name,
                                    word::hard_name, word::perfect_name};  // by Level
  const Player player = only_opponent(state).value_or(state.session->board().to_move);
  const Level level = level_of(opponent_of(state, player));
  return names[static_cast<std::size_t>(level)].in(state.settings.language);
}

std::string of_opponent(const State& state, const Words& pattern) {
  return fill(pattern.in(state.settings.language), {opponent_name(state)});
}

// Returns that the visitor's last move was a blunder, or that the opponent's was a guess after a
// search without a result.
std::string describe_last_move(const State& state) {
  if (const auto blunder = last_blunder(state))
    return fill(word::your_turn_after_blunder.in(state.settings.language),
                {move_text(state, blunder->after)});
  const auto& guess = state.play.guess;
  if (!guess || guess->position != state.session->position()) return {};
  return fill(word::opponent_guessed.in(state.settings.language),
              {format_whole_seconds(guess->limit), guess->move});
}

std::string describe_bot(const State& state) {
  const Player to_move = state.session->board().to_move;
  if (only_opponent(state) && is_bot_thinking(state))
    return fill(word::bot_thinks.in(state.settings.language), {player_name(state, to_move)});
  if (only_opponent(state)) return words(state, word::your_turn_to_bot);
  return words(state, is_engine_side(state, 0) ? word::bots_play : word::two_people_play);
}

std::string describe_watching(const State& state) {
  const auto& [first, second] = state.settings.opponents;
  const bool perfect = first.strength == Strength::perfect && first == second;
  return words(state, perfect ? word::watching : word::watching_others);
}

// Returns what keeps the opponent from moving at once.
std::string describe_waiting(const State& state) {
  const bool known = current_finding(state) != nullptr || state.session->analysis() != nullptr;
  if (known || !needs_values(state)) return {};
  if (const Search::Running* running = current_search(state)) {
    return fill(word::opponent_searches.in(state.settings.language),
                {opponent_name(state), format_whole_seconds(running->limit)});
  }
  return of_opponent(state, are_values_pending(state) ? word::opponent_waits_for_values
                                                      : word::opponent_needs_values);
}

bool is_persons_turn(const State& state) {
  return !is_engine_side(state, state.session->board().to_move);
}

// Such as "Choose a piece, then a square."
Words how_to_move(const Session& session) {
  if (session.info().on_crossings) return word::choose_crossing;
  if (session.info().pieces_fall) return word::choose_column;
  return session.board().hands.empty() ? word::choose_empty_square : word::choose_piece_and_square;
}

std::string joined(const State& state, std::string first, const std::string& second) {
  if (state.settings.language == Language::english) first += ' ';
  return first + second;
}

// Names the opponent, which the page has chosen for a new visitor, and says how to move.
std::string describe_first_turn(const State& state) {
  const std::string how = words(state, how_to_move(*state.session));
  if (!only_opponent(state)) return how;
  const bool bot = state.session->info().has_estimates_only();
  return joined(
      state, bot ? words(state, word::your_turn_to_bot) : of_opponent(state, word::your_turn), how);
}

// Returns the number of moves after the node, in all variations.
std::size_t moves_after(const Session& session, Session::Node node) {
  std::size_t count = 0;
  for (const Session::Node child : session.children(node)) count += 1 + moves_after(session, child);
  return count;
}

}  // namespace

std::string describe_confirmation(const State& state, const ItemId& item) {
  if (item == "button-pass") return words(state, word::pass_to_end);
  if (item == "button-resign") return words(state, word::confirm_resign);
  const Session& session = *state.session;
  const std::size_t more = moves_after(session, session.current());
  if (more == 0) return words(state, word::confirm_remove);
  return fill(words(state, word::confirm_remove_line), {std::to_string(more)});
}

bool shows_introduction(const State& state) {
  const Session& session = *state.session;
  return state.view.mode == Mode::play && !state.environment.embedded && !state.task &&
         session.children(0).empty() && session.position() == session.info().start;
}

std::string describe_aim(const State& state) {
  const GameInfo& info = state.session->info();
  return fill_size_pattern(state.settings.language, brief_aim_of(info), info);
}

std::string describe_introduction(const State& state) {
  const GameInfo& info = state.session->info();
  const Words& introduction = info.has_scores()           ? word::introduction_scored
                              : info.has_estimates_only() ? word::introduction_estimated
                              : info.needs_search()       ? word::introduction_searched
                                                          : word::introduction_solved;
  return joined(state, describe_aim(state), words(state, introduction));
}

std::string describe_turn_news(const State& state) {
  if (shows_introduction(state) && is_persons_turn(state)) return {};
  const bool by_estimate = state.session->info().has_estimates_only();
  if (is_engine_waiting(state))
    return by_estimate ? words(state, word::bot_paused) : of_opponent(state, word::opponent_paused);
  if (by_estimate) return {};
  const bool valueless = state.values.valueless.contains(state.session->position());
  if (valueless && !is_persons_turn(state) && needs_values(state))
    return of_opponent(state, word::opponent_without_value);
  if (!only_opponent(state)) return {};
  return is_persons_turn(state) ? describe_last_move(state) : describe_waiting(state);
}

std::string describe_turn(const State& state) {
  if (std::string news = describe_turn_news(state); !news.empty()) return news;
  if (shows_introduction(state) && is_persons_turn(state)) return describe_first_turn(state);
  if (state.session->info().has_estimates_only()) return describe_bot(state);
  if (!only_opponent(state))
    return is_engine_side(state, 0) ? describe_watching(state)
                                    : words(state, word::two_people_play);
  return of_opponent(state, is_persons_turn(state) ? word::your_turn : word::opponent_to_move);
}

std::string describe_hint(const State& state) {
  const auto& hint = state.play.hint;
  const MoveView* move = hint ? find_move(*state.session, *hint) : nullptr;
  return move == nullptr ? std::string()
                         : fill(words(state, word::hint_shown), {move_text(state, *move)});
}

std::string result_title(const State& state, const GameResult& result) {
  const std::string moves = std::to_string(result.moves);
  if (!result.winner) return fill(words(state, word::drawn_after), {moves});
  const auto opponent = only_opponent(state);
  if (!opponent)
    return fill(words(state, word::side_won_in), {player_name(state, *result.winner), moves});
  return fill(words(state, result.winner == opponent ? word::you_lost_after : word::you_won_in),
              {moves});
}

std::string result_margin(const State& state, const GameResult& result) {
  if (!result.winner || !result.points) return {};
  return fill(words(state, word::wins_by),
              {player_name(state, *result.winner), format_points(*result.points)});
}

std::string describe_winner(const State& state, Player winner, std::optional<double> score) {
  if (!score) return fill(words(state, word::has_won), {player_name(state, winner)});
  return fill(word::has_won_by.in(state.settings.language),
              {player_name(state, winner), format_points(std::abs(*score))});
}

Verdict::Sign sign_of_end(const Verdict& verdict) {
  return verdict.favoured ? Verdict::Sign::player : Verdict::Sign::value;
}

std::string describe_legal_moves(const State& state) {
  const std::size_t count = state.session->move_count();
  const std::string moves =
      fill(word::legal_moves.in(state.settings.language), {std::to_string(count)});
  return fill(word::only_moves.in(state.settings.language), {mover_name(state), moves});
}

}  // namespace kanzen::app

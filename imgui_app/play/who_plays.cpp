// Who is to move in a game against somebody, and what he waits for.

#include "imgui_app/analysis/search.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/play/opponents.hpp"
#include "imgui_app/play/words.hpp"

namespace kanzen::app {
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

}  // namespace kanzen::app

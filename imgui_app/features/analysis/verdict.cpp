#include "imgui_app/features/analysis/verdict.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/players/best_moves.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/analysis/words.hpp"
#include "imgui_app/features/go/evaluation.hpp"
#include "imgui_app/features/go/words.hpp"
#include "imgui_app/features/play/hint.hpp"
#include "imgui_app/features/play/turn.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

std::string named(const State& state, Words id, Player player) {
  return fill(id.in(state.settings.language), {player_name(state, player)});
}

// Returns how many legal moves have this outcome for the mover.
std::size_t count_moves(const Analysis& analysis, Outcome outcome) {
  return static_cast<std::size_t>(
      std::count_if(analysis.moves.begin(), analysis.moves.end(),
                    [&](const MoveValue& move) { return move.value.outcome == outcome; }));
}

// Fills `pattern` with the mover, the moves that preserve an outcome, all moves, and the draws.
std::string describe_holding_moves(const State& state, const Words& pattern, std::size_t moves,
                                   std::size_t all, std::size_t draws = 0) {
  return fill(pattern.in(state.settings.language), {mover_name(state), std::to_string(moves),
                                                    std::to_string(all), std::to_string(draws)});
}

std::string losing_sentence(const State& state, std::size_t all) {
  return fill(word::every_move_loses.in(state.settings.language),
              {mover_name(state), std::to_string(all)});
}

// Describes how many moves preserve the best outcome.
std::string describe_move_outcomes(const State& state, const Analysis& analysis) {
  const std::size_t all = analysis.moves.size();
  const std::size_t wins = count_moves(analysis, Outcome::win);
  const std::size_t draws = count_moves(analysis, Outcome::draw);
  if (wins == 0 && draws == 0) return losing_sentence(state, all);
  if (wins == 0) return describe_holding_moves(state, word::moves_keep_draw, draws, all);
  if (draws == 0) return describe_holding_moves(state, word::moves_keep_win, wins, all);
  return describe_holding_moves(state, word::moves_keep_win_some_draw, wins, all, draws);
}

// Describes the same for a search, which may have left moves unsolved.
std::string describe_search_result(const State& state, const Analysis& analysis) {
  const std::size_t open = unsolved_moves(state).size();
  const std::size_t all = state.session->move_count();
  const std::size_t holding = count_moves(analysis, analysis.value.outcome);
  const bool wins = analysis.value.outcome == Outcome::win;
  std::string words =
      analysis.value.outcome == Outcome::loss
          ? losing_sentence(state, all)
          : describe_holding_moves(state, wins ? word::moves_keep_win : word::moves_keep_draw,
                                   holding, all);
  if (open == 0) return words;
  if (state.settings.language == Language::english) words += ' ';
  return words + fill(word::moves_not_solved.in(state.settings.language), {std::to_string(open)});
}

std::string describe_legal_moves(const State& state) {
  const std::size_t count = state.session->move_count();
  const std::string moves =
      fill(word::legal_moves.in(state.settings.language), {std::to_string(count)});
  return fill(word::only_moves.in(state.settings.language), {mover_name(state), moves});
}

std::string describe_winner(const State& state, Player winner, std::optional<double> score) {
  if (!score) return named(state, word::has_won, winner);
  return fill(word::has_won_by.in(state.settings.language),
              {player_name(state, winner), format_points(std::abs(*score))});
}

// At the end there is no side to move, to which value signs refer, so the winner's mark is shown.
Verdict::Sign sign_of_end(const Verdict& verdict) {
  return verdict.favoured ? Verdict::Sign::player : Verdict::Sign::value;
}

// Returns the result without the dead stones, which may change the winner.
Verdict counted_verdict(const State& state, const Count& count) {
  Verdict verdict;
  verdict.outcome = count.lead == 0 ? Outcome::draw : Outcome::win;
  if (count.lead != 0) verdict.favoured = count.lead > 0 ? Player{0} : Player{1};
  verdict.sign = sign_of_end(verdict);
  verdict.title = verdict.favoured ? describe_winner(state, *verdict.favoured, count.lead)
                                   : words(state, word::drawn_game);
  const Words& removed = count.by_territory ? word::dead_are_prisoners : word::dead_taken_off;
  verdict.detail = fill(words(state, removed), {std::to_string(state.go.counting.dead.size())});
  return verdict;
}

// Names no winner while the question about dead stones is open.
Verdict uncounted_verdict(const State& state, DeadStones question) {
  Verdict verdict;
  verdict.sign = question == DeadStones::asked ? Verdict::Sign::unknown : Verdict::Sign::loading;
  verdict.title =
      words(state, question == DeadStones::asked ? word::dead_question : word::dead_awaited);
  verdict.detail =
      words(state, question == DeadStones::asked ? word::dead_to_choose : word::winner_awaited);
  return verdict;
}

Verdict ended_verdict(const State& state) {
  const Session& session = *state.session;
  const DeadStones question = dead_stones_at(state, session.current());
  if (question != DeadStones::settled) return uncounted_verdict(state, question);
  if (!state.go.counting.dead.empty())
    if (const auto count = final_count(state)) return counted_verdict(state, *count);
  Verdict verdict;
  verdict.favoured = winner_of(session);
  verdict.outcome = verdict.favoured ? Outcome::win : Outcome::draw;
  verdict.sign = sign_of_end(verdict);
  verdict.title = verdict.favoured
                      ? describe_winner(state, *verdict.favoured, session.board().end->score)
                      : words(state, word::drawn_game);
  if (verdict.favoured && session.board().end->reason == resignation_ending) {
    verdict.detail = named(state, word::has_resigned, static_cast<Player>(1 - *verdict.favoured));
    return verdict;
  }
  if (session.board().end->reason == agreement_ending) {
    verdict.detail = word::agreed_on_draw.in(state.settings.language);
    return verdict;
  }
  const bool set_up = session.is_set_up(session.current());
  const std::string last = set_up ? std::string() : move_text(state, session.current());
  const GameWords& game = words_of(session.info());
  const Words* why = find_words(game.endings, session.board().end->reason);
  if (why != nullptr && !last.empty()) {
    const std::string length = std::to_string(session.info().size.line);
    verdict.detail = fill(why->in(state.settings.language), {last, length});
  }
  if (was_counted(session)) {
    if (!verdict.detail.empty() && state.settings.language == Language::english)
      verdict.detail += ' ';
    verdict.detail += words(state, word::dead_hint);
  }
  return verdict;
}

void describe_value(const State& state, Value value, Verdict& verdict) {
  const Session& session = *state.session;
  const Unit unit = shown_unit(state);
  const Player mover = session.board().to_move;
  verdict.sign = Verdict::Sign::value;
  verdict.outcome = value.outcome;
  verdict.title = format_value(state, value, mover);
  if (value.outcome != Outcome::draw) {
    verdict.favoured = value.outcome == Outcome::win ? mover : static_cast<Player>(1 - mover);
    verdict.title_short = named(state, word::wins, *verdict.favoured);
    if (unit != Unit::outcomes) {
      verdict.title_rest = format_distance(state.settings.language, value.distance, unit);
      if (state.settings.language == Language::english)
        verdict.title_rest.insert(0, unit == Unit::sweeps ? "decided in " : "in ");
    }
  }
  if (const Analysis* analysis = session.analysis()) {
    verdict.detail =
        session.info().needs_search()
            ? describe_search_result(state, *analysis)
            : describe_move_outcomes(state, with_draws(*analysis, session.repeating()));
  }
}

// Returns the title while values are pending. Solving a large game takes too long to be called
// loading.
Words coming_title(const State& state) {
  if (state.session->info().needs_search()) return word::searching;
  const Solving::Running* running = state.values.solving.shown();
  const bool solving = !state.values.table.usable() && running != nullptr &&
                       running->source == Solving::Source::solver;
  return solving && state.session->info().is_large() ? word::solving : word::values_loading;
}

std::string describe_missing_value(const State& state) {
  if (!state.session->info().needs_search()) return words(state, word::no_value);
  const Search::Finding* finding = current_finding(state);
  if (finding == nullptr) return words(state, word::no_value_yet);
  return fill(word::not_solved_in.in(state.settings.language),
              {format_whole_seconds(finding->limit)});
}

}  // namespace

Verdict verdict_of(const State& state) {
  const Session& session = *state.session;
  if (has_ended(session)) {
    Verdict verdict = ended_verdict(state);
    verdict.title_short = verdict.title;
    return verdict;
  }
  Verdict verdict;
  const Player mover = session.board().to_move;
  const auto value = session.value(session.current());
  if (state.task) {  // its goal, also while values are shown
    verdict.sign = Verdict::Sign::player;
    verdict.favoured = session.to_move(0);
    verdict.title = fill(words(state, state.task->goal), {std::to_string(state.task->number)});
    verdict.detail = describe_turn(state);
  } else if (!state.view.values) {
    verdict.sign = Verdict::Sign::player;
    verdict.favoured = mover;
    verdict.title = named(state, word::someone_to_move, mover);
    verdict.detail =
        state.view.mode == Mode::play ? describe_turn(state) : words(state, word::values_hidden);
  } else if (session.info().has_estimates_only()) {
    verdict = evaluation_verdict(state);
    if (verdict.detail.empty()) verdict.detail = describe_legal_moves(state);
  } else if (value) {
    describe_value(state, *value, verdict);
  } else {
    // A search of the browser's storage also counts.
    const bool coming = are_values_pending(state) || state.values.solving.running() != nullptr;
    verdict.sign = coming ? Verdict::Sign::loading : Verdict::Sign::unknown;
    verdict.title = coming ? words(state, coming_title(state)) : describe_missing_value(state);
    verdict.detail = describe_legal_moves(state);
  }
  if (verdict.title_short.empty()) verdict.title_short = verdict.title;
  if (std::string hint = describe_hint(state); !hint.empty()) verdict.detail = std::move(hint);
  if (state.board.selection.any()) verdict.detail = words(state, word::choose_square);
  if (const auto& to = state.board.selection.to)
    verdict.detail =
        fill(words(state, word::choose_piece_for), {session.board().squares[*to].name});
  if (state.board.placing) verdict.detail = describe_placing(state);
  return verdict;
}

}  // namespace kanzen::app

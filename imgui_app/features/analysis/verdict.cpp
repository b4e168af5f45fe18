// The headline: the value of the position, or the result of the game.
#include "imgui_app/features/analysis/controller.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/players/best_moves.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/analysis/words.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/game.hpp"
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

Verdict ended_verdict(const State& state) {
  const Session& session = *state.session;
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

std::optional<Verdict> AnalysisController::headline() const {
  const Session& session = *state_.session;
  if (has_ended(session)) return ended_verdict(state_);
  Verdict verdict;
  if (const auto value = session.value(session.current())) {
    describe_value(state_, *value, verdict);
    return verdict;
  }
  // A search of the browser's storage also counts.
  const bool coming = are_values_pending(state_) || state_.values.solving.running() != nullptr;
  verdict.sign = coming ? Verdict::Sign::loading : Verdict::Sign::unknown;
  verdict.title = coming ? words(state_, coming_title(state_)) : describe_missing_value(state_);
  verdict.detail = describe_legal_moves(state_);
  return verdict;
}

}  // namespace kanzen::app

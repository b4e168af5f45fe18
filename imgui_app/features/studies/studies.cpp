#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/insert_in_order.hpp"
#include "engine/core/string_utils.hpp"
#include "imgui_app/features/studies/studies.hpp"
#include "imgui_app/features/studies/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

// Returns the rule set that the current one is compared with unless another one is chosen.
std::string usual_comparison(const GameInfo& info) {
  const auto others = info.comparable_rules();
  return info.rules == info.all_rules.front() ? others.back() : others.front();
}

constexpr std::size_t most_moves = 12;  // of a line quoted in a sentence

// Joins at most `most` moves with spaces; dots replace the others.
std::string moves_in_a_row(std::span<const std::string> moves, std::size_t most) {
  const std::string row = kanzen::joined(moves.first(std::min(most, moves.size())), " ");
  return moves.size() > most ? row + " ..." : row;
}

// "Orange has won (a3 a2 a1)", or that the game goes on.
std::string describe_end(Language language, const GameInfo& info,
                         const std::optional<ComparedEnd>& ended) {
  if (!ended) return std::string(word::game_goes_on.in(language));
  if (!ended->end.winner) return std::string(word::over_drawn.in(language));
  const bool covered = !ended->covered.empty();
  return fill((covered ? word::over_won_covered : word::over_won).in(language),
              {player_name(language, info, *ended->end.winner), kanzen::joined(ended->squares, " "),
               kanzen::joined(ended->covered, " "), std::to_string(ended->covered.size())});
}

std::string words(Language language, Words id) { return std::string(id.in(language)); }

// Describes the end of the game at a position.
std::string describe_ended(Language language, const GameInfo& info, const BoardView& board) {
  if (!board.end->winner) return words(language, word::over_drawn);
  return fill(word::example_ended.in(language), {player_name(language, info, *board.end->winner),
                                                 deciding_squares(board, *board.end)});
}

// Sizes of m,n,k-games with one line length, from the smallest board that has room for it.
constexpr std::array<std::array<unsigned, 2>, 7> grown_boards{
    {{2, 2}, {3, 2}, {3, 3}, {4, 3}, {5, 3}, {4, 4}, {5, 4}}};
// Index size of the largest game that is counted.
constexpr std::uint64_t most_entries = 50'000'000;

using GamePointer = std::shared_ptr<const AnyGame>;

// Returns null if there is no such game or it is too large.
GamePointer solvable(const std::string& name, const std::string& rules) {
  auto game = find_game(name, rules);
  if (!game || !(*game)->info().abilities.solve) return nullptr;
  return (*game)->info().index_count > most_entries ? nullptr : *std::move(game);
}

}  // namespace

std::vector<Study> studies_of(const GameInfo& info) {
  std::vector<Study> studies{Study::counts};
  if (has_comparison(info)) studies.push_back(Study::comparison);
  if (has_rounds(info)) studies.push_back(Study::rounds);
  return studies;
}

Study shown_study(const State& state) {
  for (const Study study : studies_of(state.session->info()))
    if (state.view.study == kanzen::name_of(study)) return study;
  return Study::counts;
}

std::string study_in_link(const State& state, const Studies& studies) {
  const Study study = shown_study(state);
  if (study == Study::counts) return {};
  std::string keys = std::string("&study=") + kanzen::name_of(study);
  const std::string with = study == Study::comparison ? compared_with(state, studies) : "";
  if (!with.empty() && with != usual_comparison(state.session->info())) keys += "&with=" + with;
  return keys;
}

bool has_comparison(const GameInfo& info) {
  return info.abilities.solve && !info.needs_search() && !info.comparable_rules().empty();
}

std::string compared_with(const State& state, const Studies& studies) {
  const GameInfo& info = state.session->info();
  const RuleComparison& comparison = studies.comparison;
  if (const auto* done = comparison.done()) {
    const auto& rules = done->comparison().rules;
    return rules[0] == info.rules ? rules[1] : rules[0];
  }
  if (!comparison.with.empty() && comparison.with != info.rules) return comparison.with;
  return usual_comparison(info);
}

std::string compared_name(Language language, const RuleComparison::Done& done, std::size_t side) {
  return rules_name(language, done.info(side), done.info(side).rules);
}

std::string outcome_title(Language language, const GameInfo& info, Outcome outcome) {
  if (outcome == Outcome::win) return words(language, word::won);
  if (outcome == Outcome::loss) return words(language, word::lost);
  return words(language, info.distance_in_plies ? word::drawn : word::undecided);
}

std::string describe_compared_value(Language language, const RuleComparison::Done& done,
                                    const Difference& difference, Player mover, std::size_t side) {
  const GameInfo& info = done.info(side);
  const Value value = difference.values[side];
  std::string words = outcome_title(language, info, value.outcome);
  if (value.outcome != Outcome::draw) {
    const Player winner = value.outcome == Outcome::win ? mover : static_cast<Player>(1 - mover);
    const Unit unit = info.distance_in_plies ? Unit::plies : Unit::sweeps;
    words = fill(
        (info.distance_in_plies ? word::wins_in : word::and_by).in(language),
        {player_name(language, info, winner), format_distance(language, value.distance, unit)});
  }
  const std::string name = compared_name(language, done, side);
  const auto& best = difference.best[side];
  if (best.empty()) return fill(word::label.in(language), {name, words});
  constexpr std::size_t shown = 8;  // plies
  return fill(word::value_with_line.in(language), {name, words, moves_in_a_row(best, shown)});
}

std::string describe_path(Language language, const Difference& difference) {
  if (difference.line.empty()) return std::string(word::first_start.in(language));
  return fill(word::first_after.in(language),
              {std::to_string(difference.ply), moves_in_a_row(difference.line, most_moves)});
}

std::string describe_divergence(Language language, const RuleComparison::Done& done,
                                const Difference& difference) {
  if (!difference.divergence) return std::string(word::reason_far.in(language));
  const DivergenceLine& divergence = *difference.divergence;
  const std::string where = divergence.moves.empty()
                                ? words(language, word::divergence_here)
                                : fill(word::divergence_after.in(language),
                                       {moves_in_a_row(divergence.moves, most_moves)});
  if (divergence.divergence == Divergence::moves)
    return fill((divergence.covered ? word::reason_moves_covered : word::reason_moves).in(language),
                {where, divergence.move,
                 compared_name(language, done, done.comparison().side_of(divergence.rules))});
  const std::size_t first = reference_side(done);
  const std::size_t second = 1 - first;
  return fill(word::reason_ending.in(language),
              {where, compared_name(language, done, first),
               describe_end(language, done.info(first), divergence.ends[first]),
               compared_name(language, done, second),
               describe_end(language, done.info(second), divergence.ends[second])});
}

std::uint64_t positions_with(const Comparison& comparison, const std::array<Outcome, 2>& outcomes) {
  for (const OutcomeCount& count : comparison.outcomes)
    if (count.outcomes == outcomes) return count.positions;
  return 0;
}

namespace {

constexpr std::array all_outcomes{Outcome::win, Outcome::draw, Outcome::loss};

// The rows are of the reference rule set, the columns of the candidate one, as on the page.
DataTable numbers_of_comparison(Language language, const RuleComparison::Done& done) {
  const Comparison& comparison = done.comparison();
  const std::size_t first = reference_side(done), second = 1 - first;
  DataTable table;
  table.columns.push_back({comparison.rules[first], fill(word::outcome_under.in(language),
                                                         {compared_name(language, done, first)})});
  for (const Outcome outcome : all_outcomes)
    table.columns.push_back(
        {comparison.rules[second] + '_' + std::string(outcome_name(done.info(second), outcome)),
         fill(word::positions_under.in(language),
              {compared_name(language, done, second),
               outcome_title(language, done.info(second), outcome)}),
         true});
  for (const Outcome row : all_outcomes) {
    std::vector<std::string> cells{std::string(outcome_name(done.info(first), row))};
    for (const Outcome column : all_outcomes) {
      std::array<Outcome, 2> outcomes{};
      outcomes[first] = row;
      outcomes[second] = column;
      cells.push_back(std::to_string(positions_with(comparison, outcomes)));
    }
    table.rows.push_back(std::move(cells));
  }
  return table;
}

// Positions that no round decides are in a row of their own.
DataTable numbers_of_rounds(Language language, const RoundStudy::Done& done) {
  DataTable table;
  table.columns = {{"round", words(language, word::round_column), true},
                   {"win", words(language, word::won), true},
                   {"draw", words(language, word::drawn), true},
                   {"loss", words(language, word::lost), true}};
  const std::vector<Round>& rounds = done.rounds().rounds;
  for (std::size_t i = 0; i < rounds.size(); ++i)
    table.rows.push_back(
        {std::to_string(i), std::to_string(rounds[i].win), "", std::to_string(rounds[i].loss)});
  table.rows.push_back({"", "", std::to_string(done.rounds().undecided), ""});
  return table;
}

DataTable numbers_by_ply(Language language, const std::vector<std::uint64_t>& by_ply) {
  DataTable table;
  table.columns = {{"ply", words(language, word::plies_column), true},
                   {"positions", words(language, word::positions), true}};
  for (std::size_t ply = 0; ply < by_ply.size(); ++ply)
    table.rows.push_back({std::to_string(ply), std::to_string(by_ply[ply])});
  return table;
}

}  // namespace

std::optional<DataTable> numbers_of(const State& state, const Studies& studies, StudyTable table) {
  const Language language = state.settings.language;
  if (table == StudyTable::comparison) {
    const auto* done = studies.comparison.done();
    if (done != nullptr) return numbers_of_comparison(language, *done);
  } else if (table != StudyTable::counts) {
    const auto* done = studies.rounds.done();
    if (done != nullptr)
      return table == StudyTable::rounds ? numbers_of_rounds(language, *done)
                                         : numbers_by_ply(language, done->by_ply);
  }
  return std::nullopt;
}

// Texts about the rounds of retrograde analysis and their positions.

bool has_rounds(const GameInfo& info) {
  return info.abilities.solve && info.distance_in_plies && !info.is_large() && !info.for_study;
}

std::uint64_t decided_up_to(const RoundStudy::Done& done, std::size_t step) {
  std::uint64_t decided = 0;
  for (std::size_t i = 0; i <= step && i < done.rounds().rounds.size(); ++i)
    decided += done.rounds().rounds[i].win + done.rounds().rounds[i].loss;
  return decided;
}

std::string round_title(Language language, const RoundStudy::Done& done, std::size_t step) {
  if (done.is_rest(step)) return words(language, word::round_rest);
  if (step == 0) return words(language, word::round_ended);
  return fill(word::round_number.in(language), {std::to_string(step)});
}

std::string round_rule(Language language, const RoundStudy::Done& done, std::size_t step) {
  if (done.is_rest(step)) return words(language, word::rule_rest);
  if (step == 0) return words(language, word::rule_ended);
  return fill(word::rule_round.in(language), {std::to_string(step - 1)});
}

std::string describe_example(const State& state, const RoundStudy::Example& example) {
  const Language language = state.settings.language;
  const GameInfo& info = state.session->info();
  const Analysis& analysis = *example.analysis;
  if (example.board.end) return describe_ended(language, info, example.board);
  if (analysis.moves.empty()) return {};
  const Player mover = example.board.to_move;
  const auto& mine = player_name(language, info, mover);
  const auto& theirs = player_name(language, info, static_cast<Player>(1 - mover));
  const MoveValue& best = analysis.moves.front();
  const std::string before = std::to_string(std::max<unsigned>(best.value.distance, 1) - 1);
  const std::string moves = std::to_string(analysis.moves.size());
  switch (analysis.value.outcome) {
    case Outcome::win:
      return best.position ? fill(word::example_won.in(language), {mine, best.move, theirs, before})
                           : fill(word::example_won_at_once.in(language), {mine, best.move});
    case Outcome::loss:
      return best.position
                 ? fill(word::example_lost.in(language), {mine, moves, theirs, best.move, before})
                 : fill(word::example_lost_at_once.in(language), {mine, moves});
    case Outcome::draw: break;
  }
  return fill(word::example_draw.in(language), {mine, best.move, theirs});
}

std::vector<GamePointer> growing_games(const GameInfo& info) {
  std::vector<GamePointer> games;
  const auto add = [&](const std::string& name) {
    if (auto found = solvable(name, info.rules))
      insert_in_order(games, std::move(found),
                      [](const GamePointer& one, const GamePointer& other) {
                        return one->info().index_count < other->info().index_count;
                      });
  };
  const std::string family = sized_family_of(info);
  if (info.any_size || info.family == family) {
    for (const auto& [columns, rows] : grown_boards)
      if (columns >= info.size.line) add(sized_game_name(family, {columns, rows, info.size.line}));
  } else {
    std::string before;
    for (const GameInfo& listed : list_games())
      if (listed.family == info.family && listed.name != std::exchange(before, listed.name))
        add(listed.name);
  }
  if (games.size() < 2) games.clear();
  return games;
}

GamePointer smaller_board_of(const GameInfo& info) {
  if (info.abilities.solve || info.has_scores()) return nullptr;
  for (unsigned side = std::min(info.size.columns, info.size.rows) - 1; side > 1; --side) {
    const std::string name =
        sized_game_name(info.family, {side, side, std::min(info.size.line, side)});
    if (auto game = solvable(name, info.rules)) return game;
    for (const std::string& rules : info.all_rules)
      if (auto game = find_game(name, rules); game && (*game)->info().has_scores())
        return *std::move(game);
  }
  return nullptr;
}

std::string explain_term(Language language, const GameInfo& info, GlossaryTerm term) {
  const bool plies = info.distance_in_plies;
  switch (term) {
    case GlossaryTerm::reachable:
      return words(language, info.up_to_symmetry ? word::reachable_definition
                                                 : word::reachable_definition_each);
    case GlossaryTerm::draw:
      return words(language, plies ? word::draw_definition : word::undecided_definition);
    case GlossaryTerm::distance: break;
  }
  return words(language, plies ? word::distance_definition : word::sweeps_definition);
}

}  // namespace kanzen::app

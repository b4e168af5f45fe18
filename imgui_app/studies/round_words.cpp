// What is said of the rounds of retrograde analysis and of their positions.
#include <algorithm>
#include <array>
#include <utility>

#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/shell/board_size.hpp"
#include "imgui_app/studies/studies.hpp"
#include "imgui_app/studies/words.hpp"

namespace kanzen::app {
namespace {

std::string words(Language language, StudyText id) { return std::string(text(language, id)); }

bool is_rest(const RoundStudy::Done& done, std::size_t step) {
  return step >= done.rounds().rounds.size();
}

// Where the game is over at the position.
std::string ended_words(Language language, const GameInfo& info, const BoardView& board) {
  if (!board.end->winner) return words(language, StudyText::over_drawn);
  std::string squares;
  for (const unsigned square : board.end->squares)
    squares += (squares.empty() ? "" : " ") + board.squares[square].name;
  return fill(text(language, StudyText::example_ended),
              {player_name(language, info, *board.end->winner), squares});
}

// m,n,k-games of one line length, from the board that just has room for it.
constexpr std::array<std::array<unsigned, 2>, 7> grown_boards{
    {{2, 2}, {3, 2}, {3, 3}, {4, 3}, {5, 3}, {4, 4}, {5, 4}}};
constexpr std::uint64_t most_entries = 50'000'000;  // of a game that is counted without being asked

using GamePointer = std::shared_ptr<const AnyGame>;

// Null: it is too large, or there is no such game.
GamePointer solvable(const std::string& name, const std::string& rules) {
  auto game = find_game(name, rules);
  if (!game || !(*game)->info().abilities.solve) return nullptr;
  return (*game)->info().index_count > most_entries ? nullptr : *std::move(game);
}

}  // namespace

bool has_rounds(const GameInfo& info) {
  return info.abilities.solve && info.distance_in_plies && !info.large() && !info.for_study;
}

std::uint64_t decided_up_to(const RoundStudy::Done& done, std::size_t step) {
  std::uint64_t decided = 0;
  for (std::size_t i = 0; i <= step && i < done.rounds().rounds.size(); ++i)
    decided += done.rounds().rounds[i].win + done.rounds().rounds[i].loss;
  return decided;
}

std::string round_title(Language language, const RoundStudy::Done& done, std::size_t step) {
  if (is_rest(done, step)) return words(language, StudyText::round_rest);
  if (step == 0) return words(language, StudyText::round_ended);
  return fill(text(language, StudyText::round_number), {std::to_string(step)});
}

std::string round_rule(Language language, const RoundStudy::Done& done, std::size_t step) {
  if (is_rest(done, step)) return words(language, StudyText::rule_rest);
  if (step == 0) return words(language, StudyText::rule_ended);
  return fill(text(language, StudyText::rule_round), {std::to_string(step - 1)});
}

std::string example_words(const State& state, const RoundStudy::Example& example) {
  const Language language = state.settings.language;
  const GameInfo& info = state.session->info();
  const Analysis& analysis = *example.analysis;
  if (example.board.end) return ended_words(language, info, example.board);
  if (analysis.moves.empty()) return {};
  const Player mover = example.board.to_move;
  const auto& mine = player_name(language, info, mover);
  const auto& theirs = player_name(language, info, static_cast<Player>(1 - mover));
  const MoveValue& best = analysis.moves.front();
  const std::string before = std::to_string(std::max<unsigned>(best.value.distance, 1) - 1);
  const std::string moves = std::to_string(analysis.moves.size());
  switch (analysis.value.outcome) {
    case Outcome::win:
      return best.position
                 ? fill(text(language, StudyText::example_won), {mine, best.move, theirs, before})
                 : fill(text(language, StudyText::example_won_at_once), {mine, best.move});
    case Outcome::loss:
      return best.position ? fill(text(language, StudyText::example_lost),
                                  {mine, moves, theirs, best.move, before})
                           : fill(text(language, StudyText::example_lost_at_once), {mine, moves});
    case Outcome::draw: break;
  }
  return fill(text(language, StudyText::example_draw), {mine, best.move, theirs});
}

std::vector<GamePointer> growing_games(const GameInfo& info) {
  std::vector<GamePointer> games;
  const auto add = [&](const std::string& name) {
    if (auto found = solvable(name, info.rules)) games.push_back(std::move(found));
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
    std::sort(games.begin(), games.end(), [](const GamePointer& one, const GamePointer& other) {
      return one->info().index_count < other->info().index_count;
    });
  }
  if (games.size() < 2) games.clear();
  return games;
}

std::vector<Meaning> meanings_of(const GameInfo& info) {
  if (!info.abilities.solve) return {};
  return {Meaning::reachable, Meaning::draw, Meaning::distance};
}

std::string meaning_words(Language language, const GameInfo& info, Meaning meaning) {
  switch (meaning) {
    case Meaning::reachable:
      return words(language,
                   info.up_to_symmetry ? StudyText::reachable_classes : StudyText::reachable_each);
    case Meaning::draw:
      return words(language,
                   info.distance_in_plies ? StudyText::draw_meaning : StudyText::undecided_meaning);
    case Meaning::distance: break;
  }
  return words(language,
               info.distance_in_plies ? StudyText::distance_meaning : StudyText::sweeps_meaning);
}

}  // namespace kanzen::app

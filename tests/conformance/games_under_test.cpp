#include "tests/conformance/games_under_test.hpp"

#include <cctype>
#include <map>
#include <unordered_set>

#include "engine/games/gobblers/rules.hpp"

namespace conformance {

std::vector<GameUnderTest> all_games() {
  std::vector<GameUnderTest> games;
  std::string last;
  for (const kanzen::GameInfo& info : kanzen::list_games()) {
    if (info.name == last) continue;
    last = info.name;
    for (const std::string& rules : info.all_rules) games.push_back({info.name, rules});
  }
  for (const auto& rules : kanzen::gobblers::Rules::all(2)) {
    const std::string name = rules.name();
    if (name.find('=') != std::string::npos) games.push_back({"gobblers2", name});
  }
  // The sized games are in no list: a solved one and a searched one are added.
  for (const char* name : {"mnk:4,3,3", "mnk:7,5,4", "go:3", "go"}) {
    const auto game = *kanzen::find_game(name);
    for (const std::string& rules : game->info().all_rules) games.push_back({name, rules});
  }
  return games;
}

std::vector<GameUnderTest> solved_games() {
  std::vector<GameUnderTest> games;
  for (const GameUnderTest& game : all_games())
    if (is_solved_here((*kanzen::find_game(game.game, game.rules))->info())) games.push_back(game);
  return games;
}

std::vector<GameUnderTest> games_with_named_rules() {
  std::vector<GameUnderTest> games = solved_games();
  std::erase_if(
      games, [](const GameUnderTest& game) { return game.rules.find('=') != std::string::npos; });
  return games;
}

// Only some of the combinations of choices are in the list, because the searches of their tables
// take long.
std::vector<GameUnderTest> games_with_storage() {
  std::vector<GameUnderTest> games;
  for (const GameUnderTest& game : solved_games())
    if ((game.rules.find(',') == std::string::npos || game.rules == "board-moves=no,stuck=loses") &&
        (*kanzen::find_game(game.game, game.rules))->info().index_count > 0)
      games.push_back(game);
  return games;
}

std::ostream& operator<<(std::ostream& out, const GameUnderTest& game) {
  return out << game.game << ", " << game.rules;
}

std::string test_name(const testing::TestParamInfo<GameUnderTest>& game) {
  std::string name = game.param.game + '_' + game.param.rules;
  for (char& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return name;
}

const kanzen::SolvedGame& Conformance::solved() const {
  static std::map<std::string, std::unique_ptr<kanzen::SolvedGame>> cache;
  auto& entry = cache[info().name + ' ' + info().rules];
  if (!entry) entry = *game().solver()->solve(options_to_solve());
  return *entry;
}

void Conformance::in_random_games(int games, const Visit& visit) const {
  constexpr int longest = 60;
  Random random(seed);
  for (int i = 0; i < games; ++i) {
    kanzen::AnyState state = game().initial();
    for (int ply = 0; ply < longest; ++ply) {
      const std::string text = game().format(state);
      visit(state, text);
      if (testing::Test::HasFatalFailure()) return;
      const auto moves = game().moves(state);
      if (moves.empty()) break;
      const auto after = game().after(state, pick(moves, random));
      if (!after) break;
      state = *after;
    }
  }
}

void Conformance::on_random_positions(int games, const Visit& visit) const {
  std::unordered_set<std::string> seen;
  in_random_games(games, [&](const kanzen::AnyState& state, const std::string& text) {
    if (seen.insert(text).second) visit(state, text);
  });
}

}  // namespace conformance

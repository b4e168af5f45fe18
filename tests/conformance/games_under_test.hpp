#pragma once
// The conformance suite runs over every registered game under every rule set, without
// a list of its own: a new game is tested as soon as it is in the catalogue.
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <ostream>
#include <random>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace conformance {

struct GameUnderTest {
  std::string game, rules;
};
std::ostream& operator<<(std::ostream& out, const GameUnderTest& game);  // for messages

std::vector<GameUnderTest> all_games();
// The games that this program solves.
std::vector<GameUnderTest> solved_games();
// Those whose rule sets have names of their own.
std::vector<GameUnderTest> games_with_named_rules();
// The solved games with numbered positions: their values can be saved, and they have tables.
std::vector<GameUnderTest> games_with_storage();

// Each test program defines which games it solves, and how: small_games.cpp, and
// tests/complete/large_games.cpp for games that take seconds and hundreds of megabytes.
bool is_solved_here(const kanzen::GameInfo& info);
kanzen::RunOptions options_to_solve();
// The limit of solve_bytes for tests that examine every single position of a solved game.
constexpr std::uint64_t small_bytes = 1 << 24;

// The name of a game in the form that GoogleTest requires: "gobblers2_strict".
std::string test_name(const testing::TestParamInfo<GameUnderTest>& game);

// The random numbers have a fixed seed, so that a failure can be repeated.
using Random = std::mt19937;
constexpr Random::result_type seed = 20240229;

template <class Container>
const auto& pick(const Container& from, Random& random) {
  return from[random() % from.size()];  // % and not a distribution: those differ by library
}

// The base of all conformance tests.
class Conformance : public testing::TestWithParam<GameUnderTest> {
 protected:
  Conformance() : game_(*kanzen::find_game(GetParam().game, GetParam().rules)) {}

  const kanzen::AnyGame& game() const { return *game_; }
  const kanzen::GameInfo& info() const { return game_->info(); }
  // The solved game, shared by all tests of the program.
  const kanzen::SolvedGame& solved() const;

  // Calls visit(state, text) for the positions of random games from the start, each game to its end
  // or some plies far: at every ply, or once for each position.
  using Visit = std::function<void(const kanzen::AnyState&, const std::string&)>;
  void in_random_games(int games, const Visit& visit) const;
  void on_random_positions(int games, const Visit& visit) const;

  Random random_{seed};

 private:
  std::shared_ptr<const kanzen::AnyGame> game_;
};

}  // namespace conformance

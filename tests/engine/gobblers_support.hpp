#pragma once
// Shared code of the tests of Gobblers: positions and moves as text, and one enumeration and one
// table a game for all tests, computed at first use and only read.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/gobblers/gobblers.hpp"
#include "engine/games/gobblers/notebook.hpp"
#include "engine/solve/enumerate.hpp"
#include "engine/solve/retrograde.hpp"

namespace kanzen {

using Strict1 = gobblers::Gobblers<1>;
using Strict2 = gobblers::Gobblers<2>;
using Strict3 = gobblers::Gobblers<3>;
// A type of its own, for typed tests.
template <int Sizes>
struct CoverGame : gobblers::Gobblers<Sizes> {
  CoverGame() : gobblers::Gobblers<Sizes>(gobblers::Rules::cover()) {}
};
using Cover2 = CoverGame<2>;
using Cover3 = CoverGame<3>;

template <Playable G>
StateOf<G> position(const G& game, std::string_view text) {
  const auto parsed = game.parse(text);
  if (parsed) return *parsed;
  ADD_FAILURE() << text << ": " << parsed.error().message;
  return game.initial();
}

template <Playable G>
MovesOf<G> moves_of(const G& game, const StateOf<G>& state) {
  MovesOf<G> moves;
  game.moves(state, moves);
  return moves;
}

// Returns texts in alphabetical order.
template <Playable G>
std::vector<std::string> move_texts(const G& game, const StateOf<G>& state) {
  std::vector<std::string> texts;
  for (const auto move : moves_of(game, state)) texts.push_back(game.format_move(state, move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

template <Playable G>
MoveOf<G> move_by_text(const G& game, const StateOf<G>& state, std::string_view text) {
  for (const auto move : moves_of(game, state))
    if (game.format_move(state, move) == text) return move;
  ADD_FAILURE() << text << " is not legal in " << game.format(state);
  return {};
}

// Calls visit(state) for the positions of 400 random games, the same in every test, up to ply 59
// and until a test has failed.
template <Playable G, class Visit>
void visit_random_games(const G& game, Visit&& visit) {
  std::mt19937 random(1);
  for (int number = 0; number < 400 && !testing::Test::HasFailure(); ++number) {
    auto state = game.initial();
    for (int ply = 0; ply < 60; ++ply) {
      visit(state);
      if (game.terminal(state)) break;
      const auto moves = moves_of(game, state);
      const auto move = moves[random() % moves.size()];
      if (ending_of(game, state, move)) break;
      state = game.apply(state, move);
    }
  }
}

template <Game G>
const Enumeration& enumeration_of() {
  static const Enumeration instance = [] {
    SerialExecutor serial;
    return *enumerate(G{}, serial);
  }();
  return instance;
}

template <Game G>
const ValueTable& table_of() {
  static const ValueTable instance = [] {
    SerialExecutor serial;
    return *solve(G{}, serial);
  }();
  return instance;
}

}  // namespace kanzen

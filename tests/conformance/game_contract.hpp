#pragma once
// Tests of the concepts of core/game.hpp over the types of all registered games under every rule
// set.  A new game is tested as soon as it is in the catalogue, on everything that it provides.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.hpp"

namespace conformance {

using kanzen::Index;

constexpr const char* sized_under_test[] = {"mnk:4,3,3", "mnk:7,5,4",  // one without an index
                                            "go:2", "go:4,3", "go"};

// Calls check(game) for each of them, until one has failed fatally.
template <class Check>
void over_every_game(Check&& check) {
  const auto made = [&](const kanzen::GameId& id, const auto& make) {
    if (testing::Test::HasFatalFailure()) return;
    SCOPED_TRACE(std::string(id.name) + ", " + std::string(id.rules));
    check(make());
  };
  kanzen::for_each_game(made);
  for (const char* const name : sized_under_test) ASSERT_TRUE(kanzen::for_sized_game(name, made));
}

// Calls check(game) for those that are numbered.
template <class Check>
void over_numbered_games(Check&& check) {
  over_every_game([&]<class G>(const G& game) {
    if constexpr (kanzen::Game<G>)
      if (kanzen::is_numbered(game)) check(game);
  });
}

// visit(state, ply) at every ply of random games from the start; always the same games.
template <kanzen::Playable G, class Visit>
void on_random_states(const G& game, int games, Visit&& visit) {
  constexpr int longest = 60;
  std::mt19937 random(20261122);
  for (int i = 0; i < games; ++i) {
    auto state = game.initial();
    for (int ply = 0; ply < longest; ++ply) {
      visit(state, ply);
      if (testing::Test::HasFatalFailure() || game.terminal(state)) break;
      kanzen::MovesOf<G> moves;
      game.moves(state, moves);
      const auto move = moves[random() % moves.size()];
      if (kanzen::ending_of(game, state, move)) break;
      state = game.apply(state, move);
    }
  }
}

// The successors of an unfinished position, ascending, and the outcomes of moves that end the game.
template <kanzen::Game G>
struct Successors {
  std::vector<Index> children;  // one per move
  std::vector<kanzen::Outcome> endings;

  Successors() = default;
  Successors(const G& game, const kanzen::StateOf<G>& state) {
    if (game.terminal(state)) return;
    kanzen::MovesOf<G> moves;
    game.moves(state, moves);
    for (const auto move : moves) {
      if (const auto ending = kanzen::ending_of(game, state, move))
        endings.push_back(*ending);
      else
        children.push_back(game.index(game.apply(state, move)));
    }
    sort();
  }
  void sort() {
    std::sort(children.begin(), children.end());
    std::sort(endings.begin(), endings.end());
  }
  bool leads_to(Index index) const {
    return std::binary_search(children.begin(), children.end(), index);
  }
  friend bool operator==(const Successors&, const Successors&) = default;
};

// Random indices, the first and the last.
template <kanzen::Game G>
std::vector<Index> sample_of_indices(const G& game, int count) {
  std::mt19937_64 random(20261122);
  std::vector<Index> indices = {0, game.index_count() - 1};
  for (int i = 0; i < count; ++i) indices.push_back(random() % game.index_count());
  return indices;
}

}  // namespace conformance

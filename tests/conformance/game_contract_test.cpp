// One test for each concept of core/game.hpp, over every registered game that has it.
#include <optional>

#include "tests/conformance/game_contract.hpp"

namespace conformance {
namespace {

using kanzen::Outcome;
using kanzen::Player;

// --- Playable

// Returns the outcome for the side to move of a game that has ended.
Outcome outcome_of(const kanzen::GameEnd& end, Player to_move) {
  if (!end.winner) return Outcome::draw;
  return *end.winner == to_move ? Outcome::win : Outcome::loss;
}

TEST(GameContract, PlayableTerminalsAreTheEndsOfThePicture) {
  over_every_game([](const auto& game) {
    on_random_states(game, 60, [&](const auto& state, int) {
      const auto value = game.terminal(state);
      const kanzen::BoardView board = game.view(state);
      ASSERT_EQ(value.has_value(), board.end.has_value()) << game.format(state);
      if (value) {
        ASSERT_EQ(value->outcome, outcome_of(*board.end, board.to_move)) << game.format(state);
      }
    });
  });
}

// --- HasEndingMoves: none, where a game has no such moves

TEST(GameContract, EndingMovesAreThoseOfTheKind) {
  int endings = 0;
  over_every_game([&]<class G>(const G& game) {
    on_random_states(game, 200, [&](const auto& state, int) {
      if (game.terminal(state)) return;
      const Player mover = game.view(state).to_move;
      kanzen::MovesOf<G> moves;
      game.moves(state, moves);
      for (const auto move : moves) {
        const auto outcome = kanzen::ending_of(game, state, move);
        const kanzen::MoveView view = game.view_move(state, move);
        const std::string where = game.format(state) + ' ' + game.format_move(state, move);
        ASSERT_EQ(outcome.has_value(), view.kind == kanzen::MoveKind::end) << where;
        ASSERT_EQ(outcome.has_value(), view.end.has_value()) << where;
        if (!outcome) continue;
        ++endings;
        ASSERT_EQ(*outcome, outcome_of(*view.end, mover)) << where;
      }
    });
  });
  EXPECT_GT(endings, 100);
}

// --- HasReachabilityTest

TEST(GameContract, PositionsOfRandomGamesAreReachable) {
  int games = 0;
  over_every_game([&]<class G>(const G& game) {
    if constexpr (kanzen::HasReachabilityTest<G>) {
      ++games;
      on_random_states(game, 100, [&](const auto& state, int) {
        ASSERT_TRUE(game.is_reachable(state)) << game.format(state);
      });
    }
  });
  EXPECT_GT(games, 0);
}

// --- HasRepetition

TEST(GameContract, ARepetitionKeyIsItsOwnRepetitionKey) {
  over_every_game([]<class G>(const G& game) {
    if constexpr (kanzen::HasRepetition<G>) {
      on_random_states(game, 20, [&](const auto& state, int) {
        const auto key = game.repetition_key(state);
        ASSERT_TRUE(game.repetition_key(key) == key) << game.format(state);
      });
    }
  });
}

// --- Game

TEST(GameContract, IndexAndItsInverse) {
  over_numbered_games([](const auto& game) {
    on_random_states(game, 40, [&](const auto& state, int) {
      const Index index = game.index(state);
      ASSERT_LT(index, game.index_count()) << game.format(state);
      const auto canonical = game.unindex(index);
      ASSERT_TRUE(canonical) << game.format(state);
      ASSERT_EQ(game.index(*canonical), index) << game.format(state);
    });
    for (const Index index : sample_of_indices(game, 2000))
      if (const auto state = game.unindex(index)) {
        ASSERT_EQ(game.index(*state), index);
      }
  });
}

// Positions with the same index have the same moves up to symmetry.
TEST(GameContract, SymmetricPositionsHaveTheSameSuccessors) {
  over_numbered_games([]<class G>(const G& game) {
    on_random_states(game, 40, [&](const auto& state, int) {
      const auto canonical = *game.unindex(game.index(state));
      ASSERT_EQ(game.terminal(state), game.terminal(canonical)) << game.format(state);
      ASSERT_TRUE(Successors<G>(game, state) == Successors<G>(game, canonical))
          << game.format(state);
    });
  });
}

// --- HasRows

template <class G>
Successors<G> successors_in_row(const typename G::Row& row, std::uint32_t slot) {
  Successors<G> found;
  const auto child = [&](Index index) {
    found.children.push_back(index);
    return true;
  };
  const auto ending = [&](Outcome mine) {
    found.endings.push_back(mine);
    return true;
  };
  EXPECT_TRUE(row.children(slot, child, ending));
  found.sort();
  return found;
}

TEST(GameContract, RowsAgreeWithTheirSinglePositions) {
  int games = 0;
  over_numbered_games([&]<class G>(const G& game) {
    if constexpr (kanzen::HasRows<G>) {
      ++games;
      const auto check = [&](Index index) {
        const auto state = game.unindex(index);
        if (!state) return;
        const auto row = game.row(static_cast<std::uint32_t>(index / G::row_size));
        const auto slot = static_cast<std::uint32_t>(index % G::row_size);
        const bool finished = game.terminal(*state).has_value();
        ASSERT_EQ(row.is_finished(slot), finished) << game.format(*state);
        if (finished) return;
        ASSERT_TRUE(successors_in_row<G>(row, slot) == Successors<G>(game, *state))
            << game.format(*state);
      };
      on_random_states(game, 200, [&](const auto& state, int) { check(game.index(state)); });
      for (const Index index : sample_of_indices(game, 2000)) check(index);
    }
  });
  EXPECT_GT(games, 3);
}

// --- HasQuickValue

// Returns the value if the game is over or a move wins.
template <class G>
std::optional<kanzen::Value> value_by_one_ply(const G& game, const kanzen::StateOf<G>& state) {
  if (const auto over = game.terminal(state)) return over;
  kanzen::MovesOf<G> moves;
  game.moves(state, moves);
  for (const auto move : moves) {
    const auto ending = kanzen::ending_of(game, state, move);
    if (ending == Outcome::win) return kanzen::win_in(1);
    if (!ending && game.terminal(game.apply(state, move)) == kanzen::loss_in(0))
      return kanzen::win_in(1);
  }
  return std::nullopt;
}

TEST(GameContract, QuickValuesAreThoseOfOnePly) {
  int games = 0;
  over_numbered_games([&]<class G>(const G& game) {
    if constexpr (kanzen::HasQuickValue<G>) {
      ++games;
      for (const Index index : sample_of_indices(game, 20'000))
        if (const auto state = game.unindex(index)) {
          ASSERT_EQ(game.quick_value(*state), value_by_one_ply(game, *state))
              << game.format(*state);
        }
    }
  });
  EXPECT_GT(games, 3);
}

// --- HasUnmoves

TEST(GameContract, UnmovesAreMovesTurnedRound) {
  int games = 0;
  over_numbered_games([&]<class G>(const G& game) {
    if constexpr (kanzen::HasUnmoves<G>) {
      ++games;
      std::optional<kanzen::StateOf<G>> before;
      on_random_states(game, 20, [&](const auto& state, int ply) {
        kanzen::FixedVector<kanzen::StateOf<G>, G::max_unmoves> predecessors;
        game.predecessors(state, predecessors);
        bool found = ply == 0;
        for (const auto& one : predecessors) {
          ASSERT_FALSE(game.terminal(one)) << game.format(one);
          ASSERT_TRUE(Successors<G>(game, one).leads_to(game.index(state)))
              << game.format(one) << " does not lead to " << game.format(state);
          found = found || (before && game.index(one) == game.index(*before));
        }
        ASSERT_TRUE(found) << game.format(state) << " does not come from " << game.format(*before);
        before = state;
      });
    }
  });
  EXPECT_GT(games, 3);
}

// --- HasLayers

template <class G>
unsigned layer_of(const G& game, const kanzen::StateOf<G>& state) {
  unsigned layer = 0;
  while (game.layer_first(layer + 1) <= game.index(state)) ++layer;
  return layer;
}

template <class G>
void expect_distinct_predecessors(const G& game, const kanzen::StateOf<G>& state,
                                  const std::optional<kanzen::StateOf<G>>& before) {
  kanzen::FixedVector<kanzen::StateOf<G>, G::max_unmoves> predecessors;
  game.distinct_predecessors(state, predecessors);
  bool found = !before;
  for (std::size_t i = 0; i < predecessors.size(); ++i) {
    const auto& one = predecessors[i];
    found = found || one == *before;
    ASSERT_FALSE(game.terminal(one)) << game.format(one);
    for (std::size_t j = 0; j < i; ++j) ASSERT_FALSE(one == predecessors[j]) << game.format(one);
    kanzen::MovesOf<G> moves;
    game.moves(one, moves);
    ASSERT_TRUE(std::any_of(moves.begin(), moves.end(), [&](auto move) {
      return game.apply(one, move) == state;
    })) << game.format(one);
  }
  ASSERT_TRUE(found) << game.format(state);
}

TEST(GameContract, LayersFollowEachOther) {
  int games = 0;
  over_numbered_games([&]<class G>(const G& game) {
    if constexpr (kanzen::HasLayers<G>) {
      ++games;
      ASSERT_EQ(game.layer_first(game.layer_count()), game.index_count());
      std::optional<kanzen::StateOf<G>> before;
      on_random_states(game, 20, [&](const auto& state, int ply) {
        if (ply == 0) before.reset();
        const unsigned layer = layer_of(game, state);
        const Successors<G> next(game, state);
        ASSERT_TRUE(next.endings.empty()) << game.format(state);
        for (const Index child : next.children)
          ASSERT_EQ(layer_of(game, *game.unindex(child)), layer + 1) << game.format(state);
        ASSERT_GE(game.class_size(state), 1u);
        expect_distinct_predecessors(game, state, before);
        before = state;
      });
    }
  });
  EXPECT_GT(games, 3);
}

// --- HasTableShape

// --- HasSearchHints

template <class G>
void expect_hints(const G& game, const kanzen::StateOf<G>& state) {
  kanzen::SearchHints<G> hints;
  game.search_hints(state, hints);
  ASSERT_LE(hints.bounds.lower, hints.bounds.upper) << game.format(state);
  if (hints.bounds.lower != hints.bounds.upper) {
    ASSERT_FALSE(hints.moves.empty()) << game.format(state);
  }
  kanzen::MovesOf<G> legal;
  game.moves(state, legal);
  for (const auto move : hints.moves)
    ASSERT_NE(std::find(legal.begin(), legal.end(), move), legal.end()) << game.format(state);
}

TEST(GameContract, HintsAreLegalAndOneStateStandsForItsClass) {
  int games = 0;
  over_every_game([&]<class G>(const G& game) {
    if constexpr (kanzen::HasSearchHints<G>) {
      ++games;
      on_random_states(game, 20, [&](const auto& state, int) {
        if (!game.terminal(state)) expect_hints(game, state);
        const auto canonical = game.canonical(state);
        ASSERT_TRUE(game.canonical(canonical) == canonical) << game.format(state);
        ASSERT_EQ(hash_of(game.canonical(state)), hash_of(canonical));
        ASSERT_TRUE(game.canonical(game.representative(state)) == canonical) << game.format(state);
      });
    }
  });
  EXPECT_GT(games, 3);
}

}  // namespace
}  // namespace conformance

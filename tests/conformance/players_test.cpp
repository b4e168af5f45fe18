// Players over every game: they choose legal moves, and the perfect player preserves the value.
#include <algorithm>

#include "engine/players/player.hpp"
#include "tests/conformance/games_under_test.hpp"

namespace conformance {
namespace {

using kanzen::AnyMove;
using kanzen::AnyState;
using kanzen::Choice;
using kanzen::PlayerKind;
using kanzen::Turn;
using kanzen::Value;

class PlayerConformance : public Conformance {
 protected:
  // A turn with little time, and no values but those of `sources`.
  Turn turn(const AnyState& state, kanzen::Sources sources = {}) {
    Turn turn{game(), state, std::move(sources)};
    turn.limits.seconds = 0.001;
    turn.limits.table_bytes = 1 << 16;
    turn.seed = random_();
    return turn;
  }
  // Returns the position after a move; nullopt: it is not legal.
  std::optional<AnyMove> legal(const AnyState& state, const std::string& text) const {
    for (const AnyMove& move : game().moves(state))
      if (game().format_move(state, move) == text) return move;
    return std::nullopt;
  }
};

TEST_P(PlayerConformance, ChosenMovesAreLegal) {
  on_random_positions(3, [&](const AnyState& state, const std::string& text) {
    if (game().moves(state).empty()) return;
    for (const PlayerKind* player : kanzen::all_players()) {
      const auto choice = player->choose(turn(state));
      if (player->name() == "random") {
        ASSERT_TRUE(choice) << text;
        ASSERT_TRUE(choice->basis == kanzen::Basis::random && !choice->value) << text;
      }
      if (!choice) continue;  // without values, or without a search
      ASSERT_TRUE(legal(state, choice->move))
          << player->name() << ' ' << text << ' ' << choice->move;
    }
  });
}

class SolvedPlayerConformance : public PlayerConformance {};

// Compares with the value of the position after the move, which the player does not read.
TEST_P(SolvedPlayerConformance, ThePerfectPlayerKeepsTheValue) {
  if (!info().distance_in_plies) return;
  const PlayerKind& perfect = **kanzen::find_player("perfect", false);
  const kanzen::Sources sources{[&](const AnyState& state) { return solved().probe(state); }, {}};
  on_random_positions(100, [&](const AnyState& state, const std::string& text) {
    if (game().moves(state).empty()) return;
    const Value value = *solved().value_of(state);
    const auto choice = perfect.choose(turn(state, sources));
    ASSERT_TRUE(choice) << text;
    const auto move = legal(state, choice->move);
    ASSERT_TRUE(move) << text << ' ' << choice->move;
    const auto after = game().after(state, *move);
    const auto end = game().view_move(state, *move).end;
    const bool wins = end && end->winner == game().board(state).to_move;
    const Value reached = after  ? kanzen::after_move_to(*solved().value_of(*after))
                          : wins ? kanzen::win_in(1)
                                 : kanzen::loss_in(1);
    ASSERT_TRUE(reached == value) << text << ' ' << choice->move;
    ASSERT_EQ(choice->value, kanzen::known_value(value)) << text;
  });
}

INSTANTIATE_TEST_SUITE_P(EveryGame, PlayerConformance, testing::ValuesIn(all_games()), test_name);
INSTANTIATE_TEST_SUITE_P(SolvedGame, SolvedPlayerConformance, testing::ValuesIn(solved_games()),
                         test_name);

}  // namespace
}  // namespace conformance

// What a front-end draws fits what the notation says and what the moves do.
#include <algorithm>
#include <set>

#include "tests/conformance/games_under_test.hpp"

namespace conformance {
namespace {

using kanzen::AnyState;
using kanzen::BoardView;
using kanzen::MoveView;
using kanzen::PieceView;

class ViewConformance : public Conformance {};

bool in_hand(const BoardView& board, const PieceView& piece) {
  for (const kanzen::HandView& hand : board.hands)
    if (hand.piece == piece && hand.count > 0) return true;
  return false;
}

TEST_P(ViewConformance, TheBoardIsComplete) {
  on_random_positions(50, [&](const AnyState& state, const std::string& text) {
    const BoardView board = game().board(state);
    ASSERT_EQ(board.squares.size(), std::size_t{board.columns} * board.rows) << text;
    std::set<std::string> names;
    for (const auto& square : board.squares) {
      ASSERT_TRUE(names.insert(square.name).second) << square.name;
      for (const PieceView& piece : square.stack) ASSERT_LT(piece.kind, info().kinds.size());
    }
    for (const auto& hand : board.hands) {
      ASSERT_LT(hand.piece.kind, info().kinds.size());
      ASSERT_LE(hand.count, hand.capacity) << text;
    }
    ASSERT_EQ(board.finished, game().moves(state).empty()) << text;
    ASSERT_TRUE(board.finished || !board.winner) << text;
    for (const unsigned square : board.winning_squares) ASSERT_LT(square, board.squares.size());
  });
}

// The winner of the picture is the winner of the value.
class SolvedViewConformance : public ViewConformance {};

TEST_P(SolvedViewConformance, TheWinnerIsTheOneWhoHasWon) {
  on_random_positions(200, [&](const AnyState& state, const std::string& text) {
    const BoardView board = game().board(state);
    if (!board.finished) return;
    const kanzen::Value value = solved().probe(state)->value;
    ASSERT_EQ(board.winner.has_value(), value.outcome != kanzen::Outcome::draw) << text;
    if (!board.winner) return;
    ASSERT_EQ(*board.winner == board.to_move, value.outcome == kanzen::Outcome::win) << text;
  });
}

TEST_P(ViewConformance, MovesTakeAPieceOfTheMover) {
  on_random_positions(50, [&](const AnyState& state, const std::string& text) {
    const BoardView board = game().board(state);
    for (const MoveView& move : game().moves(state)) {
      ASSERT_EQ(move.piece.player, board.to_move) << text << ' ' << move.text;
      if (!move.from) {
        if (board.hands.empty()) continue;  // there are always more stones
        ASSERT_TRUE(in_hand(board, move.piece)) << text << ' ' << move.text;
        continue;
      }
      const auto& stack = board.squares.at(*move.from).stack;
      ASSERT_FALSE(stack.empty()) << text << ' ' << move.text;
      if (!move.hidden) {
        ASSERT_TRUE(stack.back() == move.piece) << text << ' ' << move.text;
      }
    }
  });
}

TEST_P(ViewConformance, MovesPutThePieceWhereTheySay) {
  on_random_positions(50, [&](const AnyState& state, const std::string& text) {
    const BoardView before = game().board(state);
    for (const MoveView& move : game().moves(state)) {
      ASSERT_EQ(move.loses_at_once(), !move.position) << text << ' ' << move.text;
      ASSERT_EQ(move.loses_at_once(), !move.uncovered_line.empty()) << text << ' ' << move.text;
      if (!move.position) continue;
      const BoardView after = game().board(*game().parse(*move.position));
      ASSERT_NE(after.to_move, before.to_move) << text << ' ' << move.text;
      const auto& stack = after.squares.at(*move.to).stack;
      ASSERT_FALSE(stack.empty()) << text << ' ' << move.text;
      ASSERT_TRUE(stack.back() == move.piece) << text << ' ' << move.text;
    }
  });
}

TEST_P(ViewConformance, TheGameKnowsItsRuleSets) {
  const auto& all = info().all_rules;
  EXPECT_NE(std::find(all.begin(), all.end(), info().rules), all.end());
  EXPECT_EQ((*kanzen::find_game(info().name))->info().rules, all.front());
  EXPECT_FALSE(kanzen::find_game(info().name, "no such rules"));
  EXPECT_FALSE(kanzen::find_game("no such game", info().rules));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, ViewConformance, testing::ValuesIn(all_games()), test_name);
INSTANTIATE_TEST_SUITE_P(SolvedGame, SolvedViewConformance, testing::ValuesIn(solved_games()),
                         test_name);

}  // namespace
}  // namespace conformance

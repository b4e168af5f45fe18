// Board and move views agree with the notation and the moves; abilities agree with the facets.
#include <algorithm>
#include <set>

#include "tests/conformance/games_under_test.hpp"

namespace conformance {
namespace {

using kanzen::AnyState;
using kanzen::BoardView;
using kanzen::GameEnd;
using kanzen::MoveKind;
using kanzen::MoveView;
using kanzen::PieceView;

class ViewConformance : public Conformance {
 protected:
  void expect_valid(const GameEnd& end, const BoardView& board, const std::string& where) const;
};

bool in_hand(const BoardView& board, const PieceView& piece) {
  for (const kanzen::HandView& hand : board.hands)
    if (hand.piece == piece && hand.count > 0) return true;
  return false;
}

// Expects a reason that is one of the game's, and squares that are on the board.
void ViewConformance::expect_valid(const GameEnd& end, const BoardView& board,
                                   const std::string& where) const {
  const auto named = [&](const kanzen::EndingInfo& ending) { return ending.name == end.reason; };
  EXPECT_TRUE(std::any_of(info().endings.begin(), info().endings.end(), named))
      << where << ' ' << end.reason;
  for (const unsigned square : end.squares) {
    ASSERT_LT(square, board.squares.size()) << where;
  }
}

TEST_P(ViewConformance, EndingsHaveNamesAndWords) {
  std::set<std::string> names;
  for (const kanzen::EndingInfo& ending : info().endings) {
    EXPECT_FALSE(ending.words.empty()) << ending.name;
    EXPECT_TRUE(names.insert(ending.name).second) << ending.name;
  }
  EXPECT_FALSE(names.empty());
  const bool drawn_by_repetition = game().repetition().policy == kanzen::Repetition::draw;
  EXPECT_EQ(names.contains(kanzen::repetition_ending), drawn_by_repetition);
}

// Sessions call key_after for every move.
TEST_P(ViewConformance, TheKeyAfterAMoveIsThatOfTheRepetitionKeyAfterIt) {
  on_random_positions(20, [&](const AnyState& state, const std::string& text) {
    for (const kanzen::AnyMove& move : game().moves(state)) {
      const auto next = game().after(state, move);
      const auto key = game().key_after(state, move);
      ASSERT_EQ(key.has_value(), next.has_value()) << text;
      if (!next) continue;
      ASSERT_EQ(*key, game().key(game().repetition_key(*next))) << text;
    }
  });
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
    ASSERT_EQ(board.end.has_value(), game().moves(state).empty()) << text;
    if (board.end) expect_valid(*board.end, board, text);
  });
}

// The winner of the picture is the winner of the value.
class SolvedViewConformance : public ViewConformance {};

TEST_P(SolvedViewConformance, TheWinnerIsTheOneWhoHasWon) {
  on_random_positions(200, [&](const AnyState& state, const std::string& text) {
    const BoardView board = game().board(state);
    if (!board.end) return;
    const auto& winner = board.end->winner;
    const kanzen::Value value = solved().probe(state)->value;
    ASSERT_EQ(winner.has_value(), value.outcome != kanzen::Outcome::draw) << text;
    if (!winner) return;
    ASSERT_EQ(*winner == board.to_move, value.outcome == kanzen::Outcome::win) << text;
  });
}

TEST_P(ViewConformance, MovesTakeAPieceOfTheMover) {
  on_random_positions(50, [&](const AnyState& state, const std::string& text) {
    const BoardView board = game().board(state);
    for (const MoveView& move : kanzen::view_moves(game(), state)) {
      ASSERT_EQ(move.piece.player, board.to_move) << text << ' ' << move.text;
      if (!move.from) {
        if (board.hands.empty()) continue;  // there are always more stones
        ASSERT_TRUE(in_hand(board, move.piece)) << text << ' ' << move.text;
        continue;
      }
      const auto& stack = board.squares.at(*move.from).stack;
      ASSERT_FALSE(stack.empty()) << text << ' ' << move.text;
      ASSERT_LT(move.pieces_above, stack.size()) << text << ' ' << move.text;
      ASSERT_TRUE(stack[stack.size() - 1 - move.pieces_above] == move.piece)
          << text << ' ' << move.text;
    }
  });
}

bool same_pieces(const BoardView& a, const BoardView& b) {
  return std::equal(a.squares.begin(), a.squares.end(), b.squares.begin(), b.squares.end(),
                    [](const auto& one, const auto& other) { return one.stack == other.stack; });
}

std::size_t pieces(const BoardView& board) {
  std::size_t count = 0;
  for (const auto& square : board.squares) count += square.stack.size();
  return count;
}

TEST_P(ViewConformance, MovesPutThePieceWhereTheySay) {
  on_random_positions(50, [&](const AnyState& state, const std::string& text) {
    const BoardView before = game().board(state);
    for (const kanzen::AnyMove& any : game().moves(state)) {
      const MoveView move = game().view_move(state, any);
      const auto next = game().after(state, any);
      ASSERT_EQ(move.kind == MoveKind::end, move.end.has_value()) << text << ' ' << move.text;
      ASSERT_EQ(move.kind == MoveKind::end, !next) << text << ' ' << move.text;
      if (move.end) expect_valid(*move.end, before, text + ' ' + move.text);
      if (!next) continue;
      const BoardView after = game().board(*next);
      ASSERT_NE(after.to_move, before.to_move) << text << ' ' << move.text;
      if (move.kind == MoveKind::pass) {
        ASSERT_FALSE(move.to || move.from) << text;
        ASSERT_TRUE(same_pieces(before, after)) << text;
        continue;
      }
      const auto& stack = after.squares.at(*move.to).stack;
      if (stack.empty()) {  // pieces may take themselves off the board
        ASSERT_EQ(move.kind, MoveKind::place) << text << ' ' << move.text;
        ASSERT_LE(pieces(after), pieces(before)) << text << ' ' << move.text;
        continue;
      }
      ASSERT_TRUE(stack.back() == move.promoted_to.value_or(move.piece))
          << text << ' ' << move.text;
    }
  });
}

TEST_P(ViewConformance, TheGameKnowsItsRuleSets) {
  const auto& all = info().all_rules;
  const bool is_chosen = info().rules.find('=') != std::string::npos;
  EXPECT_NE(std::find(all.begin(), all.end(), info().rules) != all.end(), is_chosen);
  EXPECT_EQ((*kanzen::find_game(info().name, info().rules))->info().rules, info().rules);
  EXPECT_EQ((*kanzen::find_game(info().name))->info().rules, all.front());
  EXPECT_FALSE(kanzen::find_game(info().name, "no such rules"));
  EXPECT_FALSE(kanzen::find_game("no such game", info().rules));
}

TEST_P(ViewConformance, AbilitiesAreThoseOfTheFacets) {
  const kanzen::Abilities& abilities = info().abilities;
  EXPECT_EQ(game().canonical(game().initial()).has_value(), abilities.symmetry);
  EXPECT_EQ(game().solver() != nullptr, abilities.solve);
  EXPECT_EQ(game().tables() != nullptr, abilities.tables);
  EXPECT_EQ(abilities.tables, abilities.save);
  EXPECT_EQ(game().searcher() != nullptr, abilities.search);
  EXPECT_EQ(game().estimator() != nullptr, abilities.estimate);
  EXPECT_EQ(game().score_solver() != nullptr, abilities.scores);
  EXPECT_EQ(game().score_searcher() != nullptr, abilities.score_search);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, ViewConformance, testing::ValuesIn(all_games()), test_name);
INSTANTIATE_TEST_SUITE_P(SolvedGame, SolvedViewConformance, testing::ValuesIn(solved_games()),
                         test_name);

}  // namespace
}  // namespace conformance

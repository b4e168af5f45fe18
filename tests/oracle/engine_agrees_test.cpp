// The engine against the oracle, on every position of the limited game: the same positions, the
// same values, the same moves.
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>
#include <unordered_set>

#include "engine/adapter/any_game.hpp"
#include "tests/oracle/naive_gobblers.hpp"

namespace {

using kanzen::Value;

constexpr int sizes = 2;

Value as_value(oracle::Judgement judgement) {
  const auto plies = static_cast<unsigned>(judgement.plies);
  switch (judgement.result) {
    case oracle::Result::won: return kanzen::win_in(plies);
    case oracle::Result::lost: return kanzen::loss_in(plies);
    case oracle::Result::drawn: break;
  }
  return kanzen::drawn();
}

std::string to_string(Value value) {
  return std::to_string(static_cast<int>(value.outcome)) + " in " + std::to_string(value.distance);
}

// The notation of a move and its value: "b2c3: 1 in 5 -> position".
using Moves = std::map<std::string, std::string>;

class EngineAgrees : public testing::TestWithParam<const char*> {
 protected:
  EngineAgrees()
      : rules_{sizes, GetParam() == std::string("strict")},
        oracle_(rules_),
        game_(*kanzen::find_game("gobblers2", GetParam())),
        solved_(*game_->solver()->solve({})) {}

  // Returns the value of every move for its mover, by the position it leads to.
  Moves expected_moves(const oracle::Board& board, int player) const {
    Moves moves;
    if (oracle::finished(rules_, board)) return moves;
    for (const oracle::Step& step : oracle::steps(rules_, board)) {
      const Value value = step.after
                              ? kanzen::after_move_to(as_value(*oracle_.judgement(*step.after)))
                              : kanzen::loss_in(1);
      const std::string after =
          step.after ? " -> " + oracle::to_text(rules_, *step.after, 3 - player) : "";
      moves.emplace(step.text, to_string(value) + after);
    }
    return moves;
  }

  // Returns whether the engine gives the same values for the position and its moves.
  testing::AssertionResult agrees_on(std::size_t number, int player) const {
    const oracle::Board& board = oracle_.boards()[number];
    const std::string text = oracle::to_text(rules_, board, player);
    const auto state = game_->parse(text);
    if (!state) return testing::AssertionFailure() << text << ": " << state.error().message;
    const auto analysis = solved_->probe(*state);
    if (!analysis) return testing::AssertionFailure() << text << ": " << analysis.error().message;
    const Value expected = as_value(oracle_.judgement(number));
    if (analysis->value != expected)
      return testing::AssertionFailure()
             << text << ": the engine says " << to_string(analysis->value) << ", the oracle "
             << to_string(expected);
    Moves moves;
    for (const kanzen::MoveValue& move : analysis->moves)
      moves.emplace(move.move,
                    to_string(move.value) + (move.position ? " -> " + *move.position : ""));
    if (moves.size() != analysis->moves.size() || moves != expected_moves(board, player))
      return testing::AssertionFailure() << text << ": the moves or their values differ";
    return testing::AssertionSuccess();
  }

  oracle::Rules rules_;
  oracle::SolvedOracle oracle_;
  std::shared_ptr<const kanzen::AnyGame> game_;
  std::unique_ptr<kanzen::SolvedGame> solved_;
};

// The comparison covers the first member of each symmetry class that the oracle found, alternately
// as the first player's position and as the second's, and some other members as both.
TEST_P(EngineAgrees, OnEveryPosition) {
  constexpr std::size_t stride = 61;  // a prime: no pattern of the discovery repeats with it
  std::unordered_set<oracle::Key> classes;
  std::uint64_t finished = 0;
  for (std::size_t number = 0; number < oracle_.boards().size(); ++number) {
    const oracle::Board& board = oracle_.boards()[number];
    const bool new_class = classes.insert(oracle::key_up_to_symmetry(board)).second;
    if (new_class && oracle::finished(rules_, board)) ++finished;
    const int player = 1 + static_cast<int>(number % 2);
    if (new_class || number % stride == 0) {
      ASSERT_TRUE(agrees_on(number, player));
    }
    if (number % stride == 0) {
      ASSERT_TRUE(agrees_on(number, 3 - player));
    }
  }
  EXPECT_EQ(solved_->summary().positions, classes.size());
  EXPECT_EQ(solved_->summary().terminal, finished);
}

INSTANTIATE_TEST_SUITE_P(Limited, EngineAgrees, testing::Values("strict", "cover"),
                         [](const auto& rules) { return std::string(rules.param); });

}  // namespace

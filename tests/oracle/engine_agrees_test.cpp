// The engine against the oracle, on every position of Gobblers under the choices of its rules: the
// same positions, the same values, the same moves.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/games/gobblers/rules.hpp"
#include "tests/oracle/naive_gobblers.hpp"

namespace {

using kanzen::Value;

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

struct RuleSet {
  int sizes = 2;
  std::string name;
};

std::ostream& operator<<(std::ostream& out, const RuleSet& set) {  // for messages
  return out << set.sizes << " sizes, " << set.name;
}

oracle::Rules oracle_rules(const RuleSet& set) {
  const std::string& name = set.name;
  oracle::Rules rules;
  rules.sizes = set.sizes;
  const auto has = [&](const char* choice) { return name.find(choice) != std::string::npos; };
  if (name == "cover" || has("lift=after")) rules.lift = oracle::Lift::after;
  if (has("lift=illegal")) rules.lift = oracle::Lift::illegal;
  rules.movers_line_counts = has("both-lines=mover");
  rules.board_moves = !has("board-moves=no");
  if (has("covers=opponent")) rules.covers = oracle::Covers::opponent;
  if (has("covers=nothing")) rules.covers = oracle::Covers::nothing;
  rules.uncovers_only_own = has("uncovers=own");
  rules.stuck_loses = has("stuck=loses");
  if (has("pieces=1")) rules.pieces = 1;
  rules.line_loses = has("line=loses");
  return rules;
}

class EngineAgrees : public testing::TestWithParam<RuleSet> {
 protected:
  EngineAgrees()
      : rules_(oracle_rules(GetParam())),
        oracle_(rules_),
        game_(
            *kanzen::find_game(GetParam().sizes == 2 ? "gobblers2" : "gobblers", GetParam().name)),
        solved_(*game_->solver()->solve({})) {}

  // Returns the value of every move for its mover, by the position it leads to.
  Moves expected_moves(const oracle::Board& board, int player) const {
    Moves moves;
    if (oracle::finished(rules_, board)) return moves;
    for (const oracle::Step& step : oracle::steps(rules_, board)) {
      const Value value = step.after
                              ? kanzen::after_move_to(as_value(*oracle_.judgement(*step.after)))
                          : rules_.line_loses ? kanzen::win_in(1)
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

std::string test_name(const testing::TestParamInfo<RuleSet>& set) {
  std::string name = std::to_string(set.param.sizes) + '_' + set.param.name;
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
}

const std::vector<RuleSet> quick{
    {2, "strict"},
    {2, "cover"},
    {2, "covers=opponent,uncovers=own"},
    {2, "board-moves=no,stuck=loses"},
    {3, "pieces=1,line=loses"},
    {3, "lift=illegal,covers=opponent,pieces=1"},
};
INSTANTIATE_TEST_SUITE_P(Quick, EngineAgrees, testing::ValuesIn(quick), test_name);

// All others with two sizes, and with three those that have few positions.
std::vector<RuleSet> others() {
  std::vector<RuleSet> sets;
  for (const int sizes : {2, 3})
    for (const auto& rules : kanzen::gobblers::Rules::all(sizes)) {
      const RuleSet set{sizes, rules.name()};
      const bool is_small = sizes == 2 || rules.pieces_per_size() == 1 ||
                            rules.covers() == kanzen::gobblers::Covers::nothing;
      const bool is_quick = std::any_of(quick.begin(), quick.end(), [&](const RuleSet& one) {
        return one.sizes == sizes && one.name == set.name;
      });
      if (is_small && !is_quick) sets.push_back(set);
    }
  return sets;
}
INSTANTIATE_TEST_SUITE_P(Every, EngineAgrees, testing::ValuesIn(others()), test_name);

}  // namespace

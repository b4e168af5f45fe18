// Scores that are proven position by position, on boards that take too long for the unit tests.
#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/games/go/board_codes.hpp"
#include "engine/games/go/small_grid.hpp"
#include "engine/threads/thread_executor.hpp"
#include "tests/oracle/go_proofs_agree.hpp"

namespace kanzen::go {
namespace {

// Returns whether no symmetric board, with the colours swapped or not, has a lower code.
bool is_lowest_image(const SmallGrid& grid, const BoardCodes& codes, std::uint32_t code) {
  const std::uint32_t swapped = codes.code(codes.board(code).swapped());
  for (unsigned symmetry = 0; symmetry < grid.symmetry_count(); ++symmetry)
    if (codes.image(symmetry, code) < code || codes.image(symmetry, swapped) < code) return false;
  return true;
}

// Calls visit(code) for one board of each class of boards that are symmetric, with the colours
// swapped or not.
template <class Visit>
void for_each_class(const Grid& board, Visit&& visit) {
  const SmallGrid grid(board);
  const BoardCodes codes(grid);
  for (std::uint32_t code = 0; code < codes.count(); ++code)
    if (is_lowest_image(grid, codes, code)) visit(code);
}

TEST(GoProofsAgree, OnAllBoardsOfUpToTwelvePoints) {
  for (const auto& [columns, rows] :
       {std::pair{2u, 3u}, {3u, 3u}, {2u, 5u}, {2u, 6u}, {3u, 4u}, {1u, 7u}, {1u, 8u}}) {
    SCOPED_TRACE(testing::Message() << columns << " by " << rows);
    ProofsAgree comparison(columns, rows);
    for_each_class(Grid(columns, rows), [&](std::uint32_t code) { comparison.expect_board(code); });
  }
}

// Returns whether the player is proven, by these rules alone, to reach a lead of `points`; nullopt
// if about `nodes` nodes do not decide it.
std::optional<bool> is_proven(const ProofRules& rules, ProofTable& table, const State& state,
                              Player player, int points, std::uint64_t nodes) {
  if (state.passed != 0) {
    // A second pass counts the board as it is, with what is on settled points.
    const bool moves = state.to_move == player;
    const int score = rules.grid().score(small_board(state));
    const bool reached = (moves ? score : -score) >= points;
    if (reached == moves) return reached;
  }
  const ProofPosition position = rules.position(state, player);
  if (const auto reached = rules.decided(position, points)) return reached;
  const auto always = [](std::uint64_t) { return true; };
  SerialExecutor executor;
  const ProofNumbers open =
      search_proof(rules, table, executor, position, points, nodes, always).numbers;
  const std::uint32_t work = position.to_move == Side::prover ? open.success : open.failure;
  if (work != 0 && work != infinite_work) return std::nullopt;
  return work == 0;
}

// On longer rows, nearly all of whose positions are endless, a search seldom shows that there is no
// better bound.  Each bound of the solution is proven all the same, and no better one.
class LongRowProofs : public testing::TestWithParam<unsigned> {
 protected:
  struct Bound {
    State state;
    Player player = 0;  // whose lead it is
    int points = 0;
  };

  LongRowProofs() : grid_(GetParam(), 1) {}

  bool is_bound_proven(const Bound& bound, ProofTable& table, std::uint64_t nodes) const {
    const auto& [state, player, points] = bound;
    if (is_proven(settling_, table, state, player, points, nodes) == true) return true;
    const auto reached = is_proven(plain_, table, state, player, points, nodes);
    EXPECT_NE(reached, false) << format_position(grid_, state) << ": no lead of " << points;
    return reached == true;
  }
  void expect_no_proof(const State& state, Player player, int points, ProofTable& table) const {
    constexpr std::uint64_t nodes = 50;
    for (const ProofRules* rules : {&settling_, &plain_}) {
      EXPECT_NE(is_proven(*rules, table, state, player, points, nodes), true)
          << format_position(grid_, state) << ": a lead of " << points;
    }
  }

  Grid grid_;
  ProofRules settling_{grid_, Settling::on}, plain_{grid_, Settling::off};
};

TEST_P(LongRowProofs, FindEachBoundAndNoBetterOne) {
  constexpr std::uint64_t table_bytes = 1 << 28, short_search = 100'000, long_search = 10'000'000;
  const int most_points = static_cast<int>(grid_.point_count());
  const KoScores solved = *KoScores::solve(grid_, {});
  ProofTable table = *ProofTable::make(table_bytes);
  std::vector<Bound> unproven;
  const auto expect_position = [&](const State& state) {
    const ScoreBounds bounds = solved.bounds_for_black(state);
    for (const Player player : {Player{0}, Player{1}}) {
      const int points = player == 0 ? bounds.low : -bounds.high;
      const Bound bound{state, player, points};
      if (points > -most_points && !is_bound_proven(bound, table, short_search))
        unproven.push_back(bound);
      if (points < most_points) expect_no_proof(state, player, points + 1, table);
      if (points + 1 < most_points) expect_no_proof(state, player, most_points, table);
    }
  };
  for_each_class(grid_,
                 [&](std::uint32_t code) { for_each_position(grid_, code, expect_position); });
  for (const Bound& bound : unproven) {
    // The proofs of later positions help, but their other numbers can mislead the search.
    if (is_bound_proven(bound, table, long_search)) continue;
    ProofTable empty = *ProofTable::make(table_bytes);
    EXPECT_TRUE(is_bound_proven(bound, empty, long_search))
        << format_position(grid_, bound.state) << ": a lead of " << bound.points;
  }
}

INSTANTIATE_TEST_SUITE_P(Points, LongRowProofs, testing::Values(9, 10, 11, 12));

TEST(GoProofsAgree, OnRandomBoardsOfSixteenPoints) {
  for (const auto& [columns, rows] : {std::pair{4u, 4u}, {8u, 2u}}) {
    SCOPED_TRACE(testing::Message() << columns << " by " << rows);
    ProofsAgree comparison(columns, rows);
    QuickRandom random(1);
    while (comparison.compared() < 10'000)
      comparison.expect_board(random.below(static_cast<std::uint32_t>(comparison.board_count())));
  }
}

struct PublishedScore {
  const char* board;
  int points;
};

// T. Drange and others, Mini-Go (1998); E. van der Werf and M. Winands, "Solving Go for Rectangular
// Boards", ICGA Journal 32 (2009).
class LargeGoProofs : public testing::TestWithParam<PublishedScore> {};

TEST_P(LargeGoProofs, GiveThePublishedScore) {
  const auto& [board, points] = GetParam();
  const auto game = *find_game(board, "ko");
  SearchLimits limits;
  limits.seconds = 3600;
  limits.with_moves = false;
  const auto report = game->score_searcher()->search_score(game->initial(), {}, {limits}, {});
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_EQ(report->score, (ScoreRange{points, points}));
}

INSTANTIATE_TEST_SUITE_P(Boards, LargeGoProofs,
                         testing::Values(PublishedScore{"go:3,6", 18}, PublishedScore{"go:2,9", 18},
                                         PublishedScore{"go:4,5", 20}));

struct RandomBoards {
  unsigned columns, rows;
  unsigned fewest_stones, most_stones;
};

class RandomGoProofs : public testing::TestWithParam<RandomBoards> {
 protected:
  static constexpr std::uint64_t table_bytes = 1 << 26;

  // Returns the proven bounds; nullopt if the search takes more than about `most_nodes` nodes.
  static std::optional<ScoreBounds> prove(const Grid& grid, const State& state, Executor& executor,
                                          std::uint64_t most_nodes) {
    ScoreProver prover(grid, *ProofTable::make(table_bytes), executor,
                       [&](std::uint64_t nodes, ScoreBounds) { return nodes < most_nodes; });
    const ScoreBounds bounds = prover.prove(state);
    if (prover.is_stopped()) return std::nullopt;
    return bounds;
  }
};

// Two proofs without settled points, one for each player, confirm a score, and two threads find the
// bounds that one thread finds.
TEST_P(RandomGoProofs, AgreeWithoutSettlingAndOnTwoThreads) {
  constexpr unsigned wanted = 300, most_positions = 2 * wanted, threaded = 50;
  constexpr std::uint64_t most_nodes = 2'000'000;
  const auto& [columns, rows, fewest_stones, most_stones] = GetParam();
  const Go game({columns, rows}, Rules::ko, "");
  const ProofRules unsettled(game.grid(), Settling::off);
  ProofTable table = *ProofTable::make(table_bytes);
  SerialExecutor one_thread;
  ThreadExecutor two_threads(2);
  QuickRandom random(1);
  unsigned finished = 0, compared = 0;
  for (unsigned i = 0; compared < wanted; ++i) {
    ASSERT_LT(i, most_positions) << compared << " scores";
    const unsigned stones = fewest_stones + random.below(most_stones - fewest_stones + 1);
    const State state = random_position(game, stones, random);
    SCOPED_TRACE(game.format(state));
    const auto bounds = prove(game.grid(), state, one_thread, most_nodes);
    if (!bounds) continue;
    if (++finished <= threaded) {
      EXPECT_EQ(prove(game.grid(), state, two_threads, UINT64_MAX), bounds);
    }
    if (bounds->low != bounds->high) continue;
    ++compared;
    for (const Player player : {Player{0}, Player{1}}) {
      const int points = player == 0 ? bounds->low : -bounds->low;
      EXPECT_EQ(is_proven(unsettled, table, state, player, points, 100'000'000), true);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Boards, RandomGoProofs,
                         testing::Values(RandomBoards{4, 5, 6, 12}, RandomBoards{5, 5, 12, 18}));

}  // namespace
}  // namespace kanzen::go

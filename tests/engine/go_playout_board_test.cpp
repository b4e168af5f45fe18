// The playout board and the positions of the game agree, move by move.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <vector>

#include "engine/games/go/notation.hpp"
#include "engine/games/go/placing.hpp"
#include "engine/games/go/playout_board.hpp"
#include "engine/games/go/playout_policy.hpp"
#include "engine/games/go/score.hpp"

namespace kanzen::go::playout_board_testing {
namespace {

// Columns, rows.
constexpr std::pair<unsigned, unsigned> sizes[] = {{1, 1}, {1, 2},  {2, 1},  {1, 6},  {2, 2},
                                                   {3, 3}, {4, 3},  {3, 5},  {5, 5},  {7, 4},
                                                   {9, 9}, {13, 2}, {19, 1}, {19, 19}};

void expect_same_surroundings(const Grid& grid, const PlayoutBoard& board, const State& state,
                              Point point) {
  const int column = static_cast<int>(point % grid.columns());
  const int row = static_cast<int>(point / grid.columns());
  constexpr int across[] = {0, -1, 1, 0, -1, 1, -1, 1}, down[] = {-1, 0, 0, 1, -1, -1, 1, 1};
  for (unsigned number = 0; number < 8; ++number) {
    const int x = column + across[number], y = row + down[number];
    Content expected = Content::edge;
    if (x >= 0 && y >= 0 && x < static_cast<int>(grid.columns()) &&
        y < static_cast<int>(grid.rows())) {
      const auto near = static_cast<std::size_t>(y) * grid.columns() + static_cast<std::size_t>(x);
      expected = state.black[near]   ? Content::black
                 : state.white[near] ? Content::white
                                     : Content::empty;
    }
    ASSERT_EQ(static_cast<Content>(board.around(board.grid().spot(point)) >> 2 * number & 3),
              expected);
  }
}

void expect_same_string(const Grid& grid, const PlayoutBoard& board, const State& state,
                        Point point) {
  const Spot spot = board.grid().spot(point);
  const StringOfStones string = string_at(grid, state, point);
  ASSERT_EQ(board.size(spot), string.stones.size());
  for (const Point stone : string.stones)
    ASSERT_EQ(board.head(board.grid().spot(stone)), board.head(spot));
  ASSERT_EQ(board.in_atari(spot), string.liberties.count() == 1);
  if (string.liberties.count() == 1) {
    ASSERT_TRUE(string.liberties[board.grid().point(board.last_liberty(spot))]);
  }
}

// `ko`: the playout board's simple ko, which the game's position may not have.
void expect_same(const Grid& grid, Rules rules, const PlayoutBoard& board, const State& state) {
  State expected = state, found = board.state();
  if (!has_simple_ko(rules)) found.ko = expected.ko;
  ASSERT_EQ(found, expected);
  ASSERT_EQ(board.empty_count(), grid.point_count() - (state.black | state.white).count());
  ASSERT_EQ(board.stone_count(0), state.black.count());
  for (Point point = 0; point < grid.point_count(); ++point) {
    expect_same_surroundings(grid, board, state, point);
    const Spot spot = board.grid().spot(point);
    if (!is_empty(state, point)) {
      expect_same_string(grid, board, state, point);
    } else if (has_simple_ko(rules)) {
      ASSERT_EQ(board.is_legal(spot), !illegal_reason(grid, rules, state, point));
    }
  }
}

// Plays a random game on both boards, with passes and, where allowed, suicides.
void play_game(const Grid& grid, Rules rules, QuickRandom& random) {
  const PaddedGrid padded(grid);
  State state;
  PlayoutBoard board(padded);
  for (unsigned ply = 0; ply < 3 * grid.point_count() + 6; ++ply) {
    std::vector<Point> legal;
    for (Point point = 0; point < grid.point_count(); ++point)
      if (is_empty(state, point) && !illegal_reason(grid, rules, state, point))
        legal.push_back(point);
    if (legal.empty() || random.below(20) == 0) {
      state = after_pass(state);
      board.pass();
    } else {
      const Point point = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      state = with_stone(grid, rules, state, point);
      board.play(padded.spot(point));
    }
    expect_same(grid, rules, board, state);
    expect_same(grid, rules, PlayoutBoard(padded, state), state);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(GoPlayoutBoard, DoesWhatThePositionsDo) {
  QuickRandom random(1);
  for (const auto& [columns, rows] : sizes) {
    const Grid grid(columns, rows);
    for (unsigned game = 0; game < (grid.point_count() > 100 ? 1 : 6); ++game)
      for (const Rules rules : {Rules::ko, Rules::tromp_taylor}) {
        play_game(grid, rules, random);
        ASSERT_FALSE(HasFatalFailure()) << columns << " by " << rows << ' ' << name_of(rules);
      }
  }
}

unsigned play_out(PlayoutBoard& board, QuickRandom& random) {
  unsigned moves = 0;
  for (unsigned passes = 0; passes < 2 && moves < 3 * board.grid().point_count(); ++moves) {
    const Spot spot = board.random_non_eye(random);
    passes = spot == no_spot ? passes + 1 : 0;
    if (spot == no_spot)
      board.pass();
    else
      board.play(spot);
  }
  return moves;
}

TEST(GoPlayoutBoard, CountsAPlayoutAsTheGameDoes) {
  QuickRandom random(2);
  for (const auto& [columns, rows] : sizes) {
    const Grid grid(columns, rows);
    const PaddedGrid padded(grid);
    for (int playout = 0; playout < 20; ++playout) {
      PlayoutBoard board(padded);
      const unsigned moves = play_out(board, random);
      if (moves == 3 * grid.point_count()) continue;  // cut short: regions may be larger
      EXPECT_EQ(board.score_of_filled_board(), area_score(grid, board.state()));
    }
  }
}

TEST(GoPlayoutBoard, ChoosesEachSensibleSpotAboutEquallyOften) {
  const Grid grid(4, 4);
  const PaddedGrid padded(grid);
  // Black to move: b1 is a point of suicide, a4 an eye; c2 to d4 are open.
  State state;
  for (const char* stone : {"b4", "a3", "b3"}) state.black.set(*grid.point(stone));
  for (const char* stone : {"a1", "c1", "b2", "a2"}) state.white.set(*grid.point(stone));
  QuickRandom random(3);
  std::map<std::string, int> counts;
  constexpr int draws = 8000;
  for (int draw = 0; draw < draws; ++draw) {
    PlayoutBoard board(padded, state);
    ++counts[grid.name(padded.point(board.random_non_eye(random)))];
  }
  ASSERT_EQ(counts.size(), 7u);
  for (const auto& [name, count] : counts) EXPECT_NEAR(count, draws / 7.0, 160) << name;
  EXPECT_EQ(counts.count("b1"), 0u);
  EXPECT_EQ(counts.count("a4"), 0u);
}

TEST(GoPlayoutBoard, PlaysTheSamePlayoutsEverywhere) {
  const Grid grid(9, 9);
  const PaddedGrid padded(grid);
  QuickRandom random(4);
  std::uint64_t keys = 0, moves = 0;
  for (int playout = 0; playout < 100; ++playout) {
    PlayoutBoard board(padded);
    moves += play_out(board, random);
    keys = keys * 31 + board.key();
  }
  EXPECT_EQ(moves, 10'947u);
  EXPECT_EQ(keys, 8966118725955089028u);
}

// Returns how many of 200 choices with `player` to move are a stone, not a pass.
int stones_chosen(const Grid& grid, const std::string& stones, Player player) {
  const PaddedGrid padded(grid);
  State state = *parse_position(grid, Rules::ko, stones + ":1");
  state.to_move = player;
  QuickRandom random(5);
  int chosen = 0;
  for (int choice = 0; choice < 200; ++choice) {
    PlayoutBoard board(padded, state);
    if (choose_in_playout(board, random, 5) != no_spot) ++chosen;
  }
  return chosen;
}

TEST(GoPlayoutPolicy, GivesUpOnlySmallStringsInASeki) {
  for (const Player player : {Player{0}, Player{1}}) {
    EXPECT_EQ(stones_chosen(Grid(5, 3), "XX.OO/XXXOO/XX.OO", player), 0);
    EXPECT_GT(stones_chosen(Grid(3, 3), "X.O/XXO/X.O", player), 50);
  }
}

}  // namespace
}  // namespace kanzen::go::playout_board_testing

// Notable positions of the limited game, compared with a scan of every single position.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/solve/notable.hpp"
#include "tests/engine/gobblers_support.hpp"

namespace kanzen {
namespace {

// Lists of blocks are merged in any order: the better one must win from both sides.
TEST(NotableList, KeepsOnlyTheBestScoreOfTwoListsWhereOnlyThatCounts) {
  const auto list_of = [](std::int64_t score, std::initializer_list<Index> positions) {
    NotableList list;
    for (const Index position : positions) list.add(score, position, true, 2);
    return list;
  };
  const NotableList better = list_of(9, {4, 8, 6}), worse = list_of(7, {1, 2});
  for (const bool better_first : {true, false}) {
    NotableList merged;
    merged.merge(better_first ? better : worse, true, 2);
    merged.merge(better_first ? worse : better, true, 2);
    EXPECT_EQ(merged.count(), 3u);
    ASSERT_EQ(merged.best().size(), 2u);
    EXPECT_EQ(merged.best()[0].position, 4u);
    EXPECT_EQ(merged.best()[1].position, 6u);
  }
}

class NotableOfTwoSizes : public testing::Test {
 protected:
  static constexpr std::size_t limit = 4;

  const NotableList& list(NotableKind kind) const {
    static const NotableLists lists = [this] {
      SerialExecutor executor;
      return *find_notable(game_, values_, reached_, limit, executor);
    }();
    return lists[static_cast<std::size_t>(kind)];
  }
  Value value(const Strict2::State& state) const { return values_.value(game_.index(state)); }

  // Counts the reached positions that satisfy a condition.
  template <class Condition>
  std::uint64_t count(Condition&& condition) const {
    std::uint64_t members = 0;
    reached_.for_each([&](Index i) {
      members += condition(*game_.unindex(i)) ? 1 : 0;
      return true;
    });
    return members;
  }

  int winning_moves(const Strict2::State& state) const {
    int winning = 0;
    for (const auto move : moves_of(game_, state))
      if (!game_.ending(state, move) && value(game_.apply(state, move)).outcome == Outcome::loss)
        ++winning;
    return winning;
  }

  Strict2 game_;
  const ValueTable& values_ = table_of<Strict2>();
  const BitSet& reached_ = enumeration_of<Strict2>().reached;
};

TEST_F(NotableOfTwoSizes, TheLongestWinsAndLosses) {
  for (const auto kind : {NotableKind::longest_win, NotableKind::longest_loss}) {
    const Outcome outcome = kind == NotableKind::longest_win ? Outcome::win : Outcome::loss;
    unsigned longest = 0;
    reached_.for_each([&](Index i) {
      if (values_.value(i).outcome == outcome)
        longest = std::max<unsigned>(longest, values_.value(i).distance);
      return true;
    });
    EXPECT_EQ(list(kind).count(), count([&](const auto& state) {
                return value(state) == Value{outcome, static_cast<std::uint16_t>(longest)};
              }));
    for (const auto entry : list(kind).best())
      EXPECT_EQ(values_.value(entry.position).distance, longest);
  }
}

TEST_F(NotableOfTwoSizes, OnlyWinningMoves) {
  const auto& only = list(NotableKind::only_winning_move);
  EXPECT_EQ(only.count(), count([&](const auto& state) {
              return !game_.terminal(state) && winning_moves(state) == 1;
            }));
  ASSERT_EQ(only.best().size(), limit);
  for (const auto entry : only.best()) EXPECT_EQ(winning_moves(*game_.unindex(entry.position)), 1);
}

TEST_F(NotableOfTwoSizes, NoSafeMove) {
  EXPECT_EQ(list(NotableKind::no_safe_move).count(), count([&](const auto& state) {
              if (game_.terminal(state)) return false;
              const auto moves = moves_of(game_, state);
              return std::all_of(moves.begin(), moves.end(),
                                 [&](auto move) { return game_.ending(state, move).has_value(); });
            }));
}

TEST_F(NotableOfTwoSizes, MutualZugzwang) {
  const auto& mutual = list(NotableKind::mutual_zugzwang);
  EXPECT_EQ(mutual.count(), count([&](const auto& state) {
              auto passed = state;
              std::swap(passed.own, passed.opponent);
              return !game_.terminal(state) && !game_.terminal(passed) &&
                     value(state).outcome == Outcome::loss &&
                     value(passed).outcome == Outcome::loss;
            }));
}

// A middle piece is put into a corner.
class StrictWithUnlikelyMoves : public Strict2 {
 public:
  bool is_likely_useless(const State&, Move move) const {
    return move.layer == 0 && move.from == Move::hand && move.to % 2 == 0 && move.to != 4;
  }
};

TEST_F(NotableOfTwoSizes, UnlikelyOnlyMoves) {
  EXPECT_EQ(list(NotableKind::unlikely_only_move).count(), 0u);
  SerialExecutor executor;
  const auto lists = *find_notable(StrictWithUnlikelyMoves{}, values_, reached_, limit, executor);
  const auto& unlikely = lists[static_cast<std::size_t>(NotableKind::unlikely_only_move)];
  const StrictWithUnlikelyMoves game;
  const auto wins = [&](const auto& state, auto move) {
    return !game.ending(state, move) && value(game.apply(state, move)).outcome == Outcome::loss;
  };
  EXPECT_GT(unlikely.count(), 0u);
  EXPECT_EQ(unlikely.count(), count([&](const auto& state) {
              if (game_.terminal(state) || winning_moves(state) != 1) return false;
              const auto moves = moves_of(game_, state);
              return std::any_of(moves.begin(), moves.end(), [&](auto move) {
                return wins(state, move) && game.is_likely_useless(state, move);
              });
            }));
}

TEST_F(NotableOfTwoSizes, TheSmallestDrawIsTheEmptyBoard) {
  const auto& draws = list(NotableKind::smallest_draw);
  ASSERT_EQ(draws.count(), 1U);
  EXPECT_EQ(game_.format(*game_.unindex(draws.best().front().position)), "-,-,-/-,-,-/-,-,-:1");
}

TEST_F(NotableOfTwoSizes, CancelIsHeard) {
  SerialExecutor executor;
  const auto result = find_notable(game_, values_, reached_, limit, executor,
                                   [](const Progress&) { return false; });
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, Errc::cancelled);
}

}  // namespace
}  // namespace kanzen

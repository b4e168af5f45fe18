// Dobutsu shogi: move sequences that Fairy-Stockfish publishes (its tests/perft.sh).
#include <gtest/gtest.h>

#include "engine/adapter/any_game.hpp"

namespace kanzen {
namespace {

using Counts = std::vector<std::uint64_t>;

SequenceCounts counted(const std::string& position, unsigned depth) {
  const auto game = *find_game("dobutsu");
  return *game->move_counter()->perft(*game->parse(position), depth, {}, {.king_captures = true});
}

TEST(DobutsuPerft, CountsKingCapturesAsFairyStockfishDoes) {
  EXPECT_EQ(counted("gle/1c1/1C1/ELG[] w", 6).by_length.back(), 71'677u);
  EXPECT_EQ(counted("g1e/1cL/lC1/E1G[] w", 4).by_length.back(), 2'290u);
}

// The opponent's elephant attacks the lion on the last rank; the game goes on until it is taken.
TEST(DobutsuPerft, AnUnsafeTryIsPlayedOn) {
  EXPECT_EQ(counted("L2/1e1/2l/3:EGGCC:2", 1).by_length, (Counts{7}));
  EXPECT_EQ(counted("L2/3/1el/3:EGGCC:2", 1).by_length, (Counts{0})) << "a safe one is not";
}

TEST(DobutsuPerft, OtherGamesHaveNoKings) {
  const auto game = *find_game("gobblers2");
  const auto counts = game->move_counter()->perft(game->initial(), 1, {}, {.king_captures = true});
  ASSERT_FALSE(counts);
  EXPECT_EQ(counts.error().code, Errc::unsupported);
}

}  // namespace
}  // namespace kanzen

// Chunks: written ones are read back, and everything else is refused.
#include "engine/table/chunk.hpp"

#include <gtest/gtest.h>

#include <random>

namespace kanzen::table {
namespace {

constexpr IndexRange range{1000, 90'000};

std::vector<StoredPosition> positions(std::size_t count) {
  std::mt19937 random(7);
  std::vector<StoredPosition> result;
  for (std::size_t i = 0; i < count; ++i) {
    const auto rare = random() % 100;
    const Symbol symbol = rare < 60   ? win_symbol
                          : rare < 62 ? draw_symbol
                                      : static_cast<Symbol>(first_loss_symbol + 6 + rare % 7);
    result.push_back({1000 + i * 4, symbol});
  }
  return result;
}

std::vector<std::byte> written(std::size_t count) {
  SerialExecutor serial;
  return *write_chunk("a game", range, positions(count), serial);
}

TEST(Chunk, EveryPositionHasItsSymbol) {
  for (const std::size_t count : {1u, 2u, 1000u, 20'000u}) {
    const auto chunk = Chunk::open("a game", range, written(count));
    ASSERT_TRUE(chunk) << chunk.error().message;
    EXPECT_EQ(chunk->stored(), count);
    for (const auto& position : positions(count))
      ASSERT_EQ(chunk->symbol(position.index), position.symbol) << position.index;
  }
}

TEST(Chunk, MayBeEmptyOrHaveOneSymbolOnly) {
  SerialExecutor serial;
  const auto empty = Chunk::open("a game", range, written(0));
  ASSERT_TRUE(empty);
  EXPECT_EQ(empty->stored(), 0u);
  const std::vector<StoredPosition> same = {{2000, 9}, {3000, 9}};
  const auto chunk = Chunk::open("a game", range, *write_chunk("a game", range, same, serial));
  ASSERT_TRUE(chunk);
  EXPECT_EQ(chunk->symbol(2000), 9);
}

TEST(Chunk, EveryFlippedBitIsNoticed) {
  auto bytes = written(300);
  for (std::size_t at = 0; at < bytes.size(); ++at)
    for (unsigned bit = 0; bit < 8; ++bit) {
      bytes[at] ^= std::byte{static_cast<unsigned char>(1u << bit)};
      const auto chunk = Chunk::open("a game", range, bytes);
      ASSERT_FALSE(chunk) << at << '.' << bit;
      ASSERT_EQ(chunk.error().code, Errc::corrupt_data);
      bytes[at] ^= std::byte{static_cast<unsigned char>(1u << bit)};
    }
}

TEST(Chunk, EveryOtherLengthIsNoticed) {
  const auto bytes = written(300);
  for (std::size_t length = 0; length < bytes.size(); ++length)
    ASSERT_FALSE(Chunk::open("a game", range, std::span(bytes).first(length))) << length;
  auto longer = bytes;
  longer.resize(bytes.size() + 8);
  EXPECT_FALSE(Chunk::open("a game", range, longer));
}

TEST(Chunk, OfAnotherGameOrPlaceIsRefused) {
  const auto bytes = written(300);
  EXPECT_NE(Chunk::open("b game", range, bytes).error().message.find("b game"), std::string::npos);
  EXPECT_FALSE(Chunk::open("a game", {1000, 90'001}, bytes));
  EXPECT_FALSE(Chunk::open("a game", {1001, 90'000}, bytes));
}

TEST(Chunk, AnotherVersionIsNamed) {
  auto bytes = written(300);
  bytes[4] = std::byte{9};
  const auto chunk = Chunk::open("a game", range, bytes);
  ASSERT_FALSE(chunk);
  EXPECT_NE(chunk.error().message.find("version 9"), std::string::npos) << chunk.error().message;
}

}  // namespace
}  // namespace kanzen::table

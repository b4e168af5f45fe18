// The static function: every key gets its bits back, in little more space than they take.
#include "engine/table/static_function.hpp"

#include <gtest/gtest.h>

#include <random>

namespace kanzen::table {
namespace {

std::vector<KeyBits> random_keys(std::size_t count, unsigned longest, unsigned seed) {
  std::mt19937_64 random(seed);
  std::vector<KeyBits> keys;
  for (std::size_t i = 0; i < count; ++i) {
    const auto length = static_cast<unsigned>(random() % (longest + 1));
    const auto bits = static_cast<std::uint32_t>(random() & ((std::uint64_t{1} << length) - 1));
    keys.push_back({i * 3 + random() % 3, bits, length});
  }
  return keys;
}

void expect_all_bits(const StaticFunctionData& data, const std::vector<KeyBits>& keys) {
  const StaticFunction function(data);
  for (const KeyBits& key : keys) {
    if (key.length == 0) continue;
    const auto bits = function.bits_of(key.key);
    for (unsigned i = 0; i < key.length; ++i)
      ASSERT_EQ(bits(i), (key.bits >> (key.length - 1 - i) & 1u) != 0) << key.key << ' ' << i;
  }
}

TEST(StaticFunction, GivesEveryKeyItsBits) {
  SerialExecutor serial;
  for (const std::size_t count : {1u, 2u, 3u, 63u, 64u, 500u, 501u, 20'000u})
    for (const unsigned longest : {1u, 3u, 24u}) {
      const auto keys = random_keys(count, longest, static_cast<unsigned>(count) + longest);
      const auto made = make_static_function(keys, serial);
      ASSERT_TRUE(made);
      std::uint64_t bits = 0;
      for (const KeyBits& key : keys) bits += key.length;
      if (bits == 0) {
        EXPECT_TRUE(made->buckets.empty());
        continue;
      }
      expect_all_bits(*made, keys);
    }
}

TEST(StaticFunction, TakesFewMoreBitsThanItHolds) {
  SerialExecutor serial;
  const auto keys = random_keys(50'000, 3, 1);
  double bits = 0;
  for (const KeyBits& key : keys) bits += key.length;
  const auto made = make_static_function(keys, serial);
  ASSERT_TRUE(made);
  const auto taken = static_cast<double>(made->words.size() * 64 + made->buckets.size() * 16);
  EXPECT_LT(taken / bits, 1.05);
}

// Rows, seeds and buckets are part of the format.
TEST(StaticFunction, ItsNumbersAreThoseOfTheFormat) {
  EXPECT_EQ(mixed(golden_gamma), 0xe220a8397b1dcdafu);  // SplitMix64's first number for seed 0
  EXPECT_EQ(key_hash(0), mixed(golden_gamma));
  EXPECT_EQ(row_word(1, 2, 3, 4), mixed(1 + golden_gamma * ((2u << 16 | 3u << 8 | 4u) + 1)));
  EXPECT_EQ(bucket_of(0xffffffffffffffff, 10), 9u);
  EXPECT_EQ(bucket_of(0, 10), 0u);
  EXPECT_EQ(BucketShape::of(483, 5).columns(), 483u);
  EXPECT_EQ(BucketShape::of(483, 5).seed(), 5u);
}

}  // namespace
}  // namespace kanzen::table

// The prefix code: shortest and canonical; other codes are refused.
#include "engine/table/prefix_code.hpp"

#include <gtest/gtest.h>

namespace kanzen::table {
namespace {

using Frequencies = std::array<std::uint64_t, 256>;

Frequencies frequencies(const std::vector<std::pair<Symbol, std::uint64_t>>& given) {
  Frequencies result{};
  for (const auto& [symbol, count] : given) result[symbol] = count;
  return result;
}

Symbol decoded(const PrefixCode& code, PrefixCode::Word word) {
  return code.decode([&](unsigned i) {
    EXPECT_LT(i, word.length) << "read beyond the word";
    return i < word.length && word.bit(i);
  });
}

TEST(PrefixCode, GivesFrequentSymbolsShortWords) {
  const auto code = PrefixCode::for_frequencies(frequencies({{7, 60}, {1, 20}, {200, 15}, {3, 5}}));
  EXPECT_EQ(code.word(7).length, 1u);
  EXPECT_EQ(code.word(1).length, 2u);
  EXPECT_EQ(code.word(200).length, 3u);
  EXPECT_EQ(code.word(3).length, 3u);
}

TEST(PrefixCode, EveryWordDecodesToItsSymbol) {
  Frequencies all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = i * i + 1;
  const auto code = PrefixCode::for_frequencies(all);
  for (unsigned symbol = 0; symbol < 256; ++symbol)
    EXPECT_EQ(decoded(code, code.word(static_cast<Symbol>(symbol))), symbol);
}

// Fibonacci numbers as frequencies give the longest words.
TEST(PrefixCode, WordsStayWithinTheLongest) {
  Frequencies growing{};
  std::uint64_t a = 1, b = 1;
  for (std::size_t i = 0; i < 60; ++i) {
    growing[i] = a;
    b = std::exchange(a, a + b);
  }
  const auto code = PrefixCode::for_frequencies(growing);
  for (const CodedSymbol& symbol : code.symbols()) EXPECT_LE(symbol.length, PrefixCode::longest);
  for (unsigned i = 0; i < 60; ++i) EXPECT_EQ(decoded(code, code.word(static_cast<Symbol>(i))), i);
}

TEST(PrefixCode, ImproperLengthsAreRefused) {
  using Lengths = std::vector<CodedSymbol>;
  for (const Lengths& lengths :
       {Lengths{}, Lengths{{1, 1}}, Lengths{{1, 1}, {2, 2}}, Lengths{{1, 1}, {2, 1}, {3, 1}},
        Lengths{{2, 1}, {1, 1}}, Lengths{{1, 2}, {2, 1}, {3, 2}}, Lengths{{1, 1}, {1, 1}},
        Lengths{{1, 1}, {2, 2}, {1, 2}}, Lengths{{1, 25}, {2, 25}}, Lengths{{1, 0}, {2, 0}}})
    EXPECT_FALSE(PrefixCode::from_lengths(lengths)) << lengths.size();
  EXPECT_TRUE(PrefixCode::from_lengths({{5, 0}}));
}

}  // namespace
}  // namespace kanzen::table

#pragma once
// A canonical prefix code (Huffman, 1952) over byte symbols: the shorter codes come first, and
// codes of one length ascend with the symbol, so that the lengths alone are enough to decode.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace kanzen::table {

using Symbol = std::uint8_t;

struct CodedSymbol {
  Symbol symbol = 0;
  std::uint8_t length = 0;  // bits; 0 only where there is but one symbol
  friend bool operator==(const CodedSymbol&, const CodedSymbol&) = default;
};

class PrefixCode {
 public:
  static constexpr unsigned longest = 24;  // bits

  // The shortest code for these frequencies, by symbol.  Rare symbols count as often enough
  // to keep the code within `longest` bits.
  static PrefixCode for_frequencies(const std::array<std::uint64_t, 256>& frequencies);
  // In the order of the code.  nullopt: not the lengths of a complete code in its order.
  static std::optional<PrefixCode> from_lengths(std::vector<CodedSymbol> symbols);

  const std::vector<CodedSymbol>& symbols() const { return symbols_; }

  // The code word of a symbol that has one: its bits from the first, which is the highest.
  struct Word {
    std::uint32_t bits = 0;
    unsigned length = 0;
    bool bit(unsigned i) const { return (bits >> (length - 1 - i) & 1u) != 0; }
  };
  Word word(Symbol symbol) const { return words_[symbol]; }

  // Reads bits by bit(0), bit(1), ... until they are a code word.
  template <class Bit>
  Symbol decode(Bit&& bit) const {
    std::uint32_t code = 0, first = 0, index = 0;
    for (unsigned length = 0;; ++length) {
      const std::uint32_t count = counts_[length];
      if (code - first < count) return symbols_[index + (code - first)].symbol;
      index += count;
      first = (first + count) << 1;
      code = code << 1 | (bit(length) ? 1u : 0u);
    }
  }

 private:
  void number_words();

  std::vector<CodedSymbol> symbols_;
  std::array<std::uint32_t, longest + 1> counts_{};  // code words by length
  std::array<Word, 256> words_{};
};

}  // namespace kanzen::table

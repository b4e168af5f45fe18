#pragma once
// A canonical prefix code (D. Huffman, 1952) over byte symbols: codes are ordered by length, then
// by symbol, so that the lengths suffice to decode.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace kanzen::table {

using Symbol = std::uint8_t;

struct CodedSymbol {
  Symbol symbol = 0;
  std::uint8_t length = 0;  // in bits; 0 only if there is a single symbol
  friend bool operator==(const CodedSymbol&, const CodedSymbol&) = default;
};

class PrefixCode {
 public:
  static constexpr unsigned longest = 24;  // bits

  // Returns an optimal code for frequencies by symbol.  If it exceeds `longest` bits, frequencies
  // are flattened until it does not.
  static PrefixCode for_frequencies(const std::array<std::uint64_t, 256>& frequencies);
  // Returns the code with these lengths, given in canonical order.  nullopt: they are not the
  // lengths of a complete code, or not in order.
  static std::optional<PrefixCode> from_lengths(std::vector<CodedSymbol> symbols);

  const std::vector<CodedSymbol>& symbols() const { return symbols_; }

  // The code word of a symbol; the first bit is the most significant one.
  struct Word {
    std::uint32_t bits = 0;
    unsigned length = 0;
    bool bit(unsigned i) const { return (bits >> (length - 1 - i) & 1u) != 0; }
  };
  Word word(Symbol symbol) const { return words_[symbol]; }

  // Reads bit(0), bit(1), ... up to the end of a code word and returns its symbol.
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
  std::array<std::uint32_t, longest + 1> counts_{};  // number of code words by length
  std::array<Word, 256> words_{};
};

}  // namespace kanzen::table

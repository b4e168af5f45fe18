#include "engine/table/prefix_code.hpp"

#include <queue>
#include <utility>

namespace kanzen::table {
namespace {

struct Node {
  std::uint64_t weight = 0;
  std::size_t number = 0;  // leaves first, then inner nodes in the order of creation
};
struct Heavier {
  bool operator()(const Node& a, const Node& b) const {
    return a.weight != b.weight ? a.weight > b.weight : a.number > b.number;
  }
};

// Returns Huffman code lengths for weights above 0.
std::vector<unsigned> lengths_for(const std::vector<std::uint64_t>& weights) {
  std::vector<std::size_t> parent(2 * weights.size());
  std::priority_queue<Node, std::vector<Node>, Heavier> open;
  for (std::size_t i = 0; i < weights.size(); ++i) open.push({weights[i], i});
  std::size_t next = weights.size();
  while (open.size() > 1) {
    const Node a = open.top();
    open.pop();
    const Node b = open.top();
    open.pop();
    parent[a.number] = parent[b.number] = next;
    open.push({a.weight + b.weight, next++});
  }
  const std::size_t root = next - 1;
  std::vector<unsigned> lengths(weights.size());
  for (std::size_t i = 0; i < weights.size(); ++i)
    for (std::size_t node = i; node != root; node = parent[node]) ++lengths[i];
  return lengths;
}

bool before(const CodedSymbol& a, const CodedSymbol& b) {
  return a.length != b.length ? a.length < b.length : a.symbol < b.symbol;
}

}  // namespace

PrefixCode PrefixCode::for_frequencies(const std::array<std::uint64_t, 256>& frequencies) {
  PrefixCode code;
  std::vector<std::uint64_t> weights;
  for (std::size_t symbol = 0; symbol < frequencies.size(); ++symbol)
    if (frequencies[symbol] != 0) {
      code.symbols_.push_back({static_cast<Symbol>(symbol), 0});
      weights.push_back(frequencies[symbol]);
    }
  if (weights.empty()) return code;
  auto lengths = lengths_for(weights);
  while (*std::max_element(lengths.begin(), lengths.end()) > longest) {
    for (auto& weight : weights) weight = weight / 2 + 1;
    lengths = lengths_for(weights);
  }
  for (std::size_t i = 0; i < lengths.size(); ++i)
    code.symbols_[i].length = static_cast<std::uint8_t>(lengths[i]);
  std::sort(code.symbols_.begin(), code.symbols_.end(), before);
  code.number_words();
  return code;
}

std::optional<PrefixCode> PrefixCode::from_lengths(std::vector<CodedSymbol> symbols) {
  std::uint64_t used = 0;  // number of the 2^longest words of maximal length that are covered
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const CodedSymbol& symbol = symbols[i];
    if (symbol.length > longest || (i > 0 && !before(symbols[i - 1], symbol))) return std::nullopt;
    used += std::uint64_t{1} << (longest - symbol.length);
  }
  if (used != std::uint64_t{1} << longest) return std::nullopt;
  std::array<bool, 256> seen{};
  for (const CodedSymbol& symbol : symbols)
    if (std::exchange(seen[symbol.symbol], true)) return std::nullopt;
  PrefixCode code;
  code.symbols_ = std::move(symbols);
  code.number_words();
  return code;
}

void PrefixCode::number_words() {
  std::uint32_t next = 0;
  unsigned length = 0;
  for (const CodedSymbol& symbol : symbols_) {
    next <<= symbol.length - length;
    length = symbol.length;
    words_[symbol.symbol] = {next++, length};
    ++counts_[length];
  }
}

}  // namespace kanzen::table

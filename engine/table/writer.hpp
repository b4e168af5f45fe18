#pragma once
// Encodes the values of all indices as the chunks of a table.
#include <array>
#include <cassert>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/table/chunk.hpp"

namespace kanzen::table {

struct BuiltChunk {
  IndexRange range;
  std::uint64_t stored = 0;
  std::vector<std::byte> bytes;
};

struct BuiltTable {
  std::vector<BuiltChunk> chunks;
  double entropy_bits = 0;  // order-0 entropy of the stored symbols
};

// Returns the symbol that a table stores for an index, or nullopt if the game is over, a search
// finds the value, or the index is a gap.  A loss must take at most `longest_stored_loss` plies.
template <Game G>
std::optional<Symbol> stored_symbol(const G& game, Index i, std::optional<Value> value,
                                    unsigned plies) {
  if (!value || (value->outcome != Outcome::draw && value->distance <= plies)) return std::nullopt;
  switch (value->outcome) {
    case Outcome::win: return win_symbol;
    case Outcome::draw:
      // A game that is over otherwise has a distance of 0.
      if (game.terminal(*game.unindex(i))) return std::nullopt;
      return draw_symbol;
    case Outcome::loss: break;
  }
  assert(value->distance <= longest_stored_loss);
  return static_cast<Symbol>(first_loss_symbol + value->distance);
}

// Builds a table.  `value_of(index)` returns the exact value of a position, nullopt for a gap.  By
// default unreachable positions are stored too, so that every position has a value.  With
// `reachable_only` they are left out; `reached` then contains all reachable positions, which the
// game identifies to readers.
template <Game G, class ValueOf>
class TableWriter {
 public:
  TableWriter(const G& game, std::string name, TableShape shape, ValueOf value_of,
              const BitSet* reached = nullptr)
      : game_(game),
        name_(std::move(name)),
        shape_(shape),
        value_of_(std::move(value_of)),
        reached_(shape.reachable_only ? reached : nullptr) {
    assert(!shape.reachable_only || reached != nullptr);
  }

  // Errors: Errc::cancelled if the sink returns false; Errc::unsupported if a loss takes more than
  // `longest_stored_loss` plies.
  Result<BuiltTable> build(Executor& executor, const ProgressSink& progress) {
    BuiltTable table;
    std::array<std::uint64_t, 256> frequencies{};
    const Index count = entry_count(game_);
    for (Index first = 0; first < count;) {
      if (!report(progress, {"table", 0, first, count, 0}))
        return Error{Errc::cancelled, untranslated("building the table was cancelled")};
      std::vector<StoredPosition> found;
      const auto collected = collect(first, found);
      if (!collected) return collected.error();
      const Index last = *collected;
      for (const auto& position : found) ++frequencies[position.symbol];
      auto bytes = write_chunk(name_, {first, last}, found, executor);
      if (!bytes) return bytes.error();
      table.chunks.push_back({{first, last}, found.size(), *std::move(bytes)});
      first = last;
    }
    table.entropy_bits = entropy(frequencies);
    return table;
  }

 private:
  // Collects from `first` until the chunk is full.  Returns the index after the last one examined.
  Result<Index> collect(Index first, std::vector<StoredPosition>& found) const {
    Index i = first;
    for (; i < entry_count(game_) && found.size() < shape_.chunk_positions; ++i) {
      const std::optional<Value> value = value_of_(i);
      if (value && value->outcome == Outcome::loss && value->distance > longest_stored_loss)
        return too_long(i, *value);
      const auto symbol = stored_symbol(game_, i, value, shape_.search_plies);
      if (symbol && (reached_ == nullptr || reached_->contains(i))) found.push_back({i, *symbol});
    }
    // Implicit values have no entries; the last chunk's range includes their indices.
    return i < entry_count(game_) ? i : game_.index_count();
  }

  Error too_long(Index i, Value value) const {
    return {Errc::unsupported, untranslated(game_.format(*game_.unindex(i)) + ": lost in " +
                                            std::to_string(value.distance) +
                                            " plies; a table in files holds at most " +
                                            std::to_string(longest_stored_loss))};
  }

  static double entropy(const std::array<std::uint64_t, 256>& frequencies) {
    double all = 0, bits = 0;
    for (const auto count : frequencies) all += static_cast<double>(count);
    for (const auto count : frequencies)
      if (count > 0)
        bits += static_cast<double>(count) * std::log2(all / static_cast<double>(count));
    return bits;
  }

  const G& game_;
  std::string name_;
  TableShape shape_;
  ValueOf value_of_;
  const BitSet* reached_;  // null: reachability is ignored
};

}  // namespace kanzen::table

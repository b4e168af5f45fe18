#pragma once
// Exact values from a table and a short search: outcome and distance of any position, or that
// a chunk is missing, or that the table contradicts itself; never a guess.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/missing_chunks.hpp"
#include "engine/table/bounded_search.hpp"
#include "engine/table/manifest.hpp"

namespace kanzen::table {

// The chunks of a table that are there so far.
class LoadedTable {
 public:
  explicit LoadedTable(Manifest manifest)
      : manifest_(std::move(manifest)), chunks_(manifest_.chunks.size()) {}

  const Manifest& manifest() const { return manifest_; }
  bool has(std::size_t chunk) const { return chunks_[chunk].has_value(); }
  bool complete() const {
    return std::all_of(chunks_.begin(), chunks_.end(), [](const auto& c) { return c.has_value(); });
  }
  // Errc::corrupt_data: the chunk is not taken.
  Result<void> add(std::size_t number, std::span<const std::byte> bytes);
  // Errc::not_loaded with the chunk's number; Errc::corrupt_data where nothing is stored at all.
  Result<Symbol> symbol(Index index) const;

 private:
  Manifest manifest_;
  std::vector<std::optional<Chunk>> chunks_;
};

template <Game G>
class Prober {
 public:
  Prober(const G& game, const LoadedTable& table)
      : game_(game), table_(table), search_(game), plies_(table.manifest().search_plies) {}

  // Errc::not_loaded names the chunks that are known to be needed.  When they have come, a won
  // position may need those of the positions after it: never more than these two times.
  Result<Value> value(const StateOf<G>& state) const {
    if (const auto found = search_.value(state, plies_)) return *found;
    return stored_value(state);
  }

 private:
  // Of a position that the search leaves open.
  Result<Value> stored_value(const StateOf<G>& state) const {
    const auto symbol = table_.symbol(game_.index(state));
    if (!symbol) return symbol.error();
    if (*symbol == draw_symbol) return drawn();
    if (*symbol == win_symbol) return win_by_moves(state);
    const unsigned distance = *symbol - first_loss_symbol;
    if (distance <= plies_) return contradiction(state);
    return loss_in(distance);
  }

  struct Candidate {
    unsigned distance = 0;  // of a loss, if the position is a stored one
    StateOf<G> state;
  };

  // One ply more than the shortest loss that a move leads to.
  Result<Value> win_by_moves(const StateOf<G>& state) const {
    MovesOf<G> moves;
    game_.moves(state, moves);
    std::vector<StateOf<G>> children;
    for (const auto move : moves)
      if (!ending_of(game_, state, move)) children.push_back(game_.apply(state, move));
    for (const auto& child : children)
      if (search_.loses_within(child, plies_)) return win_in(plies_ + 1);
    auto candidates = likely_losses(children);
    if (!candidates) return candidates.error();
    for (const Candidate& candidate : *candidates)
      if (!search_.wins_within(candidate.state, plies_)) return win_in(candidate.distance + 1);
    return contradiction(state);
  }

  // Those for which the table says "loss", nearest first.  What it says of positions that are
  // not stored means nothing: they are left to the search.
  Result<std::vector<Candidate>> likely_losses(const std::vector<StateOf<G>>& children) const {
    std::vector<Candidate> candidates;
    MissingChunks missing;
    for (const auto& child : children) {
      if (game_.terminal(child)) continue;
      const auto symbol = table_.symbol(game_.index(child));
      if (!symbol) {
        if (search_.wins_within(child, plies_)) continue;  // not stored anyway
        if (!missing.take(symbol.error())) return symbol.error();
        continue;
      }
      if (*symbol <= first_loss_symbol + plies_) continue;
      candidates.push_back({static_cast<unsigned>(*symbol - first_loss_symbol), child});
    }
    if (missing.any()) return std::move(missing).error();
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const auto& a, const auto& b) { return a.distance < b.distance; });
    return candidates;
  }

  Error contradiction(const StateOf<G>& state) const {
    return {Errc::corrupt_data, "the table contradicts itself at " + game_.format(state)};
  }

  const G& game_;
  const LoadedTable& table_;
  BoundedSearch<G> search_;
  unsigned plies_;
};

}  // namespace kanzen::table

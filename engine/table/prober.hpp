#pragma once
// Exact values from a table and a bounded search.  A query returns outcome and distance, or an
// error if a chunk is missing or the table contradicts itself.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/missing_chunks.hpp"
#include "engine/table/bounded_search.hpp"
#include "engine/table/manifest.hpp"
#include "engine/table/phrases.hpp"

namespace kanzen::table {

// The loaded chunks of a table.
class LoadedTable {
 public:
  explicit LoadedTable(Manifest manifest)
      : manifest_(std::move(manifest)), chunks_(manifest_.chunks.size()) {}

  const Manifest& manifest() const { return manifest_; }
  // Assigns an index to the entry of Manifest::opening with this number, so that no chunk is needed
  // for its value.
  void add_opening(std::size_t opening, Index index);
  std::optional<Value> opening_value(Index index) const;
  bool has(std::size_t chunk) const { return chunks_[chunk].has_value(); }
  bool complete() const {
    return std::all_of(chunks_.begin(), chunks_.end(), [](const auto& c) { return c.has_value(); });
  }
  // Decodes and adds a chunk.  Errc::corrupt_data if it does not match the manifest.
  Result<void> add(std::size_t number, std::span<const std::byte> bytes);
  // Errors: Errc::not_loaded with the chunk's number; Errc::corrupt_data if the chunk stores
  // nothing.
  Result<Symbol> symbol(Index index) const;

 private:
  Manifest manifest_;
  std::vector<std::pair<Index, std::size_t>> opening_;  // sorted
  std::vector<std::optional<Chunk>> chunks_;
};

template <Game G>
class Prober {
 public:
  Prober(const G& game, const LoadedTable& table)
      : game_(game), table_(table), search_(game), plies_(table.manifest().search_plies) {}

  // Returns the value of a position for the side to move.  Errors: Errc::not_loaded names the
  // chunks known to be needed; after these are loaded, a won position may need those of its
  // successors, so there are at most two such errors.  Errc::illegal_position if play cannot reach
  // the position and the table leaves out such positions.  `reached`: the caller knows that play
  // reaches it, which skips that check.
  Result<Value> value(const StateOf<G>& state, [[maybe_unused]] bool reached = false) const {
    const auto found = search_.value(state, plies_);
    if (!found) return found.error();
    if (*found) return **found;
    const Index index = game_.index(state);
    if (const auto known = table_.opening_value(index)) return *known;
    if constexpr (uses_reachability_test<G>())
      if (!reached && !game_.is_reachable(state)) return unreachable_error(state);
    return stored_value(state, index);
  }

  // Returns true if the game knows that play reaches the position, or if the table has values of
  // all positions; false if it is unknown.
  bool known_reachable(const StateOf<G>& state) const {
    if constexpr (uses_reachability_test<G>()) {
      const auto found = search_.value(state, plies_);
      return found && !*found && game_.is_reachable(state);
    }
    return true;
  }

 private:
  Error unreachable_error(const StateOf<G>& state) const {
    return {Errc::illegal_position,
            untranslated("no play from the start leads to " + game_.format(state) +
                         ", and the table has values of those alone that play can reach")};
  }

  // Requires that the search does not decide the position and that the table stores it.
  Result<Value> stored_value(const StateOf<G>& state, Index index) const {
    const auto symbol = table_.symbol(index);
    if (!symbol) return symbol.error();
    if (*symbol == draw_symbol) return drawn();
    if (*symbol == win_symbol) return win_by_moves(state);
    const unsigned distance = *symbol - first_loss_symbol;
    if (distance <= plies_) return contradiction(state);
    return loss_in(distance);
  }

  struct Candidate {
    unsigned distance = 0;  // of a loss, provided that the position is stored or finished
    StateOf<G> state;
  };

  // Returns a win at one more than the shortest distance of a loss among the successors.
  Result<Value> win_by_moves(const StateOf<G>& state) const {
    MovesOf<G> moves;
    game_.moves(state, moves);
    std::vector<StateOf<G>> children;
    for (const auto move : moves) {
      const auto ending = ending_of(game_, state, move);
      if (ending == Outcome::win) return win_in(1);
      if (!ending) children.push_back(game_.apply(state, move));
    }
    for (const auto& child : children)
      if (search_.loses_within(child, plies_)) return win_in(plies_ + 1);
    auto candidates = loss_candidates(children);
    if (!candidates) return candidates.error();
    for (const Candidate& candidate : *candidates)
      if (!search_.wins_within(candidate.state, plies_)) return win_in(candidate.distance + 1);
    return contradiction(state);
  }

  // Returns the successors that are finished and lost, and those for which the table returns a
  // loss, by ascending distance.  The symbols of positions that are not stored are arbitrary, so
  // the caller checks candidates by search.
  Result<std::vector<Candidate>> loss_candidates(const std::vector<StateOf<G>>& children) const {
    std::vector<Candidate> candidates;
    MissingChunks missing;
    for (const auto& child : children) {
      if (const auto over = game_.terminal(child)) {
        if (over->outcome == Outcome::loss) candidates.push_back({over->distance, child});
        continue;
      }
      const auto symbol = table_.symbol(game_.index(child));
      if (!symbol) {
        if (search_.wins_within(child, plies_)) continue;  // such positions are not stored
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
    return {Errc::corrupt_data, {phrase::contradiction, game_.format(state)}};
  }

  const G& game_;
  const LoadedTable& table_;
  BoundedSearch<G> search_;
  unsigned plies_;
};

}  // namespace kanzen::table

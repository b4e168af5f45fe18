#pragma once
// Default rows for games that do not define their own (HasRows in core/game.hpp): runs of indices
// whose positions are processed individually with moves, apply and index.
#include <algorithm>
#include <cstdint>

#include "engine/core/game.hpp"

namespace kanzen {

template <Game G>
class DefaultRow {
 public:
  static constexpr std::uint32_t size = 1024;

  DefaultRow(const G& game, std::uint32_t row) : game_(game), first_(Index{row} * size) {}

  bool is_finished(std::uint32_t slot) const {
    return game_.terminal(*game_.unindex(first_ + slot)).has_value();
  }

  template <class OnChild, class OnEnding>
  bool children(std::uint32_t slot, OnChild&& on_child, OnEnding&& on_ending) const {
    const auto state = *game_.unindex(first_ + slot);
    MovesOf<G> moves;
    game_.moves(state, moves);
    for (const auto move : moves) {
      const auto outcome = ending_of(game_, state, move);
      if (outcome ? !on_ending(*outcome) : !on_child(game_.index(game_.apply(state, move))))
        return false;
    }
    return true;
  }

 private:
  const G& game_;
  Index first_;
};

// Uniform access to the rows of any game.
template <Game G>
struct Rows {
  static constexpr std::uint32_t row_size = DefaultRow<G>::size;
  using Row = DefaultRow<G>;
  static Row row(const G& game, std::uint32_t number) { return Row(game, number); }
};

template <HasRows G>
struct Rows<G> {
  static constexpr std::uint32_t row_size = G::row_size;
  using Row = typename G::Row;
  static Row row(const G& game, std::uint32_t number) { return game.row(number); }
};

// Rows per block of parallel work: about 65,000 positions, which take a few milliseconds.
template <Game G>
inline constexpr Index rows_per_block = std::max(1u, 65536 / Rows<G>::row_size);

// The number of rows for `indices` indices.  The last row may be shorter than the others.
template <Game G>
constexpr std::uint32_t row_count(Index indices) {
  return static_cast<std::uint32_t>((indices + Rows<G>::row_size - 1) / Rows<G>::row_size);
}

}  // namespace kanzen

#pragma once
// The values of all indices of a game: those in its table, and the implicit ones (HasPlainValues in
// core/game.hpp).
#include <optional>

#include "engine/core/game.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

template <Game G>
class ValuesOf {
 public:
  ValuesOf(const G& game, const ValueTable& table) : game_(game), table_(table) {}

  // Returns false for every index with an implicit value, whether or not a position has it.
  bool is_gap(Index i) const { return !is_plain(i) && table_.is_gap(i); }
  // Requires a decided entry.
  Value value(Index i) const { return is_plain(i) ? plain(i) : table_.value(i); }
  // Returns nullopt for a gap.  The entry must not be undecided.
  std::optional<Value> find(Index i) const {
    return is_plain(i) ? std::optional(plain(i)) : table_.find(i);
  }

 private:
  bool is_plain(Index i) const { return HasPlainValues<G> && i >= table_.size(); }
  Value plain([[maybe_unused]] Index i) const {
    if constexpr (HasPlainValues<G>) {
      return game_.plain_value(i);
    } else {
      return {};
    }
  }

  const G& game_;
  const ValueTable& table_;
};

// ValueTable::Before for all indices: the values known before a round of solving.
template <Game G>
class KnownBefore {
 public:
  KnownBefore() = default;  // must not be read
  KnownBefore(const G& game, const ValueTable& table, unsigned round)
      : game_(&game), entries_(table.size()), round_(round), table_(table, round) {}

  Known known(Index i) const {
    if constexpr (HasPlainValues<G>)
      if (i >= entries_) return known_before(round_, game_->plain_value(i));
    return table_.known(i);
  }

 private:
  const G* game_ = nullptr;
  Index entries_ = 0;
  unsigned round_ = 0;
  ValueTable::Before<distances_of<G>> table_;
};

}  // namespace kanzen

#pragma once
// The values of all indices of a game: those in its table, and the implicit ones
// (HasImplicitTerminals in core/game.hpp).
#include <optional>

#include "engine/core/game.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

template <Game G>
class AllValues {
 public:
  AllValues(const G& game, const ValueTable& table) : game_(game), table_(table) {}

  // Returns false for every index with an implicit value, whether or not a position has it.
  bool is_gap(Index i) const { return !is_implicit(i) && table_.is_gap(i); }
  // Requires a decided entry.
  Value value(Index i) const {
    if constexpr (HasImplicitTerminals<G>)
      if (is_implicit(i)) return game_.implicit_value(i);
    return table_.value(i);
  }
  // Returns nullopt for a gap.  The entry must not be undecided.
  std::optional<Value> find(Index i) const {
    if (is_gap(i)) return std::nullopt;
    return value(i);
  }

 private:
  bool is_implicit(Index i) const { return HasImplicitTerminals<G> && i >= table_.size(); }

  const G& game_;
  const ValueTable& table_;
};

// ValueTable::RoundView for all indices: the values known before a round of solving.
template <Game G>
class RoundValues {
 public:
  RoundValues() = default;  // must not be read
  RoundValues(const G& game, const ValueTable& table, unsigned round)
      : game_(&game), entries_(table.size()), round_(round), table_(table, round) {}

  RoundOutcome known(Index i) const {
    if constexpr (HasImplicitTerminals<G>)
      if (i >= entries_) return round_outcome(round_, game_->implicit_value(i));
    return table_.known(i);
  }

 private:
  const G* game_ = nullptr;
  Index entries_ = 0;
  unsigned round_ = 0;
  ValueTable::RoundView table_;
};

}  // namespace kanzen

// Finds the games with checks, for the functions of mates.hpp.
#include "engine/adapter/mate_adapter.hpp"
#include "engine/catalogue/catalogue.hpp"

namespace kanzen {
namespace {

// Returns find(game) for the game itself, if it has checks.
template <class Found, class Find>
Result<Found> find_if_checking(const AnyGame& any, Find&& find) {
  const GameInfo& info = any.info();
  Result<Found> found = unsupported_error(any, "there are no checks");
  for_each_game([&](const GameId& id, const auto& make) {
    if constexpr (HasChecks<decltype(make())>)
      if (id.name == info.name && id.rules == info.rules) found = find(make());
  });
  return found;
}

}  // namespace

Result<std::optional<Mate>> find_mate(const AnyGame& any, const AnyState& state,
                                      unsigned most_plies) {
  return find_if_checking<std::optional<Mate>>(any, [&]<class G>(const G& game) {
    return mate_of(game, from_any_state<StateOf<G>>(state), most_plies);
  });
}

Result<std::optional<AnyMove>> find_longest_resistance(const AnyGame& any, const AnyState& state,
                                                       unsigned plies) {
  return find_if_checking<std::optional<AnyMove>>(any, [&]<class G>(const G& game) {
    return longest_resistance_of(game, from_any_state<StateOf<G>>(state), plies);
  });
}

Result<MateStatistics> find_all_mates(const AnyGame& any, std::optional<unsigned> wanted,
                                      std::size_t limit, const RunOptions& options) {
  return find_if_checking<MateStatistics>(
      any, [&](const auto& game) { return all_mates_of(game, wanted, limit, options); });
}

}  // namespace kanzen

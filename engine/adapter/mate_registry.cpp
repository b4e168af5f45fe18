// Finds the games with checks, for the functions of mates.hpp.
#include "engine/adapter/mate_adapter.hpp"
#include "engine/games/registry.hpp"

namespace kanzen {
namespace {

Error no_checks(const AnyGame& game) { return unsupported_error(game, "there are no checks"); }

// Calls visit(game) if the game has checks.
template <class Visit>
void visit_if_checking(const AnyGame& any, Visit&& visit) {
  const GameInfo& info = any.info();
  for_each_game([&](const GameId& id, const auto& make) {
    if constexpr (HasChecks<decltype(make())>)
      if (id.name == info.name && id.rules == info.rules) visit(make());
  });
}

}  // namespace

Result<std::unique_ptr<const MateFinder>> find_mate_finder(const AnyGame& any) {
  std::unique_ptr<const MateFinder> found;
  visit_if_checking(
      any, [&]<class G>(G game) { found = std::make_unique<MateFinderOf<G>>(std::move(game)); });
  if (!found) return no_checks(any);
  return found;
}

Result<MateStatistics> find_all_mates(const AnyGame& any, std::optional<unsigned> wanted,
                                      std::size_t limit, const RunOptions& options) {
  Result<MateStatistics> found = no_checks(any);
  visit_if_checking(any,
                    [&](const auto& game) { found = all_mates_of(game, wanted, limit, options); });
  return found;
}

}  // namespace kanzen

// The games with their rules, notation and pictures alone, for a program that has the rest done
// elsewhere: what searches and solves is not linked into it.
#include "engine/api/game_registry.hpp"
#include "engine/api/rules_adapter.hpp"

namespace kanzen {
namespace {

auto registry() {
  return GameRegistry([]<class G>(const G& game) -> std::shared_ptr<const AnyGame> {
    return std::make_shared<RulesAdapter<G>>(game);
  });
}

}  // namespace

std::vector<GameInfo> list_games() { return registry().list(); }

Result<std::shared_ptr<const AnyGame>> find_game(std::string_view name, std::string_view rules) {
  return registry().find(name, rules);
}

}  // namespace kanzen

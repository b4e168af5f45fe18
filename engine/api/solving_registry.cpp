// The games with all that a page asks of them: values, searches, tables that others have built.
#include "engine/api/game_registry.hpp"
#include "engine/api/make_adapter.hpp"

namespace kanzen {
namespace {

auto registry() {
  return GameRegistry([](const auto& game) { return make_adapter<Tools::without>(game); });
}

}  // namespace

std::vector<GameInfo> list_games() { return registry().list(); }

Result<std::shared_ptr<const AnyGame>> find_game(std::string_view name, std::string_view rules) {
  return registry().find(name, rules);
}

}  // namespace kanzen

// Finds games by name and rules: the registry's list behind the front-ends'
// interface.
#include "engine/games/registry.hpp"

#include "engine/api/any_game.hpp"
#include "engine/api/game_adapter.hpp"
#include "engine/api/notebook_adapter.hpp"

namespace kanzen {
namespace {

template <Game G>
std::shared_ptr<const AnyGame> make_adapter(const G& game) {
  return std::make_shared<GameAdapter<G>>(game);
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const auto& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

}  // namespace

std::vector<GameInfo> list_games() {
  std::vector<GameInfo> infos;
  for_each_game([&](const auto& game) { infos.push_back(make_adapter(game)->info()); });
  return infos;
}

Result<std::shared_ptr<const AnyGame>> find_game(std::string_view name, std::string_view rules) {
  std::vector<std::string> names, all_rules;
  std::shared_ptr<const AnyGame> found;
  for_each_game([&](const auto& game) {
    const GameInfo info = game.info();
    if (names.empty() || names.back() != info.name) names.push_back(info.name);
    if (info.name != name) return;
    all_rules = info.all_rules;
    if (!found && (rules.empty() || info.rules == rules)) found = make_adapter(game);
  });
  if (found) return found;
  if (all_rules.empty())
    return Error{Errc::unknown_game,
                 "unknown game \"" + std::string(name) + "\"; there is: " + joined(names)};
  return Error{Errc::unknown_rules, "unknown rules \"" + std::string(rules) + "\" for " +
                                        std::string(name) + "; there is: " + joined(all_rules)};
}

}  // namespace kanzen

#pragma once
// Finds games by name and rules in the registry's list, for one way of making an AnyGame of
// them: with everything that can be asked (tools_registry.cpp), with what a page asks
// (solving_registry.cpp), or with their rules alone (rules_registry.cpp).  A program links one.
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/api/any_game.hpp"
#include "engine/core/quoted.hpp"
#include "engine/games/registry.hpp"

namespace kanzen {

// `adapt`: std::shared_ptr<const AnyGame>(const G& game), for any game G.
template <class Adapt>
class GameRegistry {
 public:
  explicit GameRegistry(Adapt adapt) : adapt_(std::move(adapt)) {}

  std::vector<GameInfo> list() const {
    std::vector<GameInfo> infos;
    for_each_game(
        [&](const GameId&, const auto& make) { infos.push_back(adapt_(make())->info()); });
    return infos;
  }

  Result<std::shared_ptr<const AnyGame>> find(std::string_view name, std::string_view rules) const {
    Search search{adapt_, name, rules};
    if (is_sized(name)) {
      if (const auto named = for_sized_game(name, search); !named) return named.error();
    } else {
      for_each_game(search);
    }
    if (search.found) return search.found;
    if (search.all_rules.empty())
      return Error{Errc::unknown_game, "unknown game \"" + excerpt(name) +
                                           "\"; there is: " + joined(search.names) + sized_names()};
    return Error{Errc::unknown_rules, "unknown rules \"" + excerpt(rules) + "\" for " +
                                          std::string(name) +
                                          "; there is: " + joined(search.all_rules)};
  }

 private:
  // The game by that name and rules, the first one's if none are given, out of those that are
  // visited; and what there is instead.
  struct Search {
    const Adapt& adapt;
    std::string_view name, rules;
    std::vector<std::string> names{}, all_rules{};
    std::shared_ptr<const AnyGame> found{};

    template <class Make>
    void operator()(const GameId& id, const Make& make) {
      if (names.empty() || names.back() != id.name) names.emplace_back(id.name);
      if (id.name != name) return;
      all_rules.emplace_back(id.rules);
      if (!found && (rules.empty() || id.rules == rules)) found = adapt(make());
    }
  };

  static std::string sized_names() {
    std::string text;
    for (const SizedFamily& family : sized_families) text += ", " + std::string(family.names);
    return text;
  }

  static std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const auto& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
  }

  Adapt adapt_;
};

}  // namespace kanzen

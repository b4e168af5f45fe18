// Looks up games by name and rules in games/registry.hpp.
#include "engine/games/registry.hpp"

#include <functional>

#include "engine/adapter/did_you_mean.hpp"
#include "engine/adapter/make_adapter.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/texts.hpp"

namespace kanzen {
namespace {

std::string sized_names() {
  std::string text;
  for (const SizedFamily& family : sized_families) text += ", " + std::string(family.names);
  return text;
}

// Converts a name to lower case and replaces an alias by the game's own name.
std::string canonical_name(std::string_view name) {
  std::string lower = to_lower(name);
  for (const Alias& one : aliases)
    if (lower == one.alias) return std::string(one.name);
  return lower;
}

// A visitor that makes the game with the name and rules, or with its first rules if `rules` is
// empty, and collects the existing names for the error messages.
struct GameSearch {
  std::string_view name, rules;
  std::vector<std::string> names{}, all_rules{};
  std::shared_ptr<const AnyGame> found{};

  void operator()(const GameId& id, const MakeGame& make) {
    if (names.empty() || names.back() != id.name) names.emplace_back(id.name);
    if (id.name != name) return;
    all_rules.emplace_back(id.rules);
    if (!found && (rules.empty() || id.rules == rules)) found = make();
  }
};

}  // namespace

const std::vector<GameInfo>& list_games() {
  static const std::vector<GameInfo> all = [] {
    std::vector<GameInfo> infos;
    [[maybe_unused]] const auto visited = visit_candidates(
        {}, [&](const GameId&, const MakeGame& make) { infos.push_back(make()->info()); });
    return infos;
  }();
  return all;
}

Result<std::shared_ptr<const AnyGame>> find_game(std::string_view name, std::string_view rules) {
  const std::string canonical = canonical_name(name);
  GameSearch search{canonical, rules};
  if (const auto visited = visit_candidates(canonical, std::ref(search)); !visited)
    return visited.error();
  if (search.found) return search.found;
  if (search.all_rules.empty())
    return Error{Errc::unknown_game,
                 {phrase::unknown_game, excerpt(name), did_you_mean(name, search.names),
                  joined(search.names, ", ") + sized_names()}};
  return Error{Errc::unknown_rules,
               {phrase::unknown_rules, excerpt(rules), canonical,
                did_you_mean(rules, search.all_rules), joined(search.all_rules, ", ")}};
}

std::string_view first_game() { return first_game_name; }

std::vector<SizedGames> sized_games() {
  std::vector<SizedGames> all;
  for (const SizedFamily& one : sized_families)
    all.push_back({std::string(one.family),
                   std::string(one.names),
                   std::string(one.what),
                   {one.rules.begin(), one.rules.end()},
                   one.most_squares,
                   one.longest_side,
                   {one.usual_sides.begin(), one.usual_sides.end()}});
  return all;
}

std::string sized_game_name(std::string_view family, const BoardSize& size) {
  for (const SizedFamily& one : sized_families)
    if (one.family == family) return one.format_name(size);
  return {};
}

}  // namespace kanzen

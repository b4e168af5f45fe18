// Looks up games by name and rules in catalogue.hpp.
#include "engine/catalogue/catalogue.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/adapter/make_adapter.hpp"
#include "engine/adapter/name_suggestion.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen {
namespace {

std::string sized_names() {
  std::string text;
  for (const SizedFamily& family : sized_families) text += ", " + std::string(family.names);
  return text;
}

// Returns the names that a misspelt one may stand for: those of sized games with the size that it
// has, such as "mnk:3,3,3" for "mkn:3,3,3", those without a size, and `fixed_names`.
std::vector<std::string> names_to_suggest(std::string_view name,
                                          const std::vector<std::string>& fixed_names) {
  const std::size_t digits = std::min(name.find_first_of("0123456789"), name.size());
  std::vector<std::string> names;
  for (const SizedFamily& family : sized_families) {
    std::string sized = std::string(family.family).append(":").append(name.substr(digits));
    if (family.parse_name(sized)) names.push_back(std::move(sized));
    if (family.parse_name(family.family)) names.emplace_back(family.family);
  }
  names.insert(names.end(), fixed_names.begin(), fixed_names.end());
  return names;
}

// Converts a name to lower case and replaces an alias by the game's own name.
std::string canonical_name(std::string_view name) {
  std::string lower = to_lower(name);
  for (const Alias& one : aliases)
    if (lower == one.alias) return std::string(one.name);
  return lower;
}

bool is_fixed_name(std::string_view name) {
  bool found = false;
  for_each_game([&](const GameId& id, const auto&) { found |= id.name == name; });
  return found;
}

}  // namespace

const std::vector<GameInfo>& list_games() {
  static const std::vector<GameInfo> all = [] {
    std::vector<GameInfo> infos;
    [[maybe_unused]] const auto visited = visit_candidates(
        {}, {}, [&](const GameId&, const GameFactory& make) { infos.push_back(make()->info()); });
    return infos;
  }();
  return all;
}

Result<std::shared_ptr<const AnyGame>> find_game(std::string_view name, std::string_view rules) {
  if (const std::size_t colon = name.find(':');
      rules.empty() && colon < name.size() - 1 && !find_sized_family(to_lower(name)) &&
      is_fixed_name(canonical_name(name.substr(0, colon))))
    return find_game(name.substr(0, colon), name.substr(colon + 1));
  const std::string canonical = canonical_name(name);
  std::vector<std::string> names, all_rules;
  std::shared_ptr<const AnyGame> found;
  const auto visited =
      visit_candidates(canonical, rules, [&](const GameId& id, const GameFactory& make) {
        if (names.empty() || names.back() != id.name) names.emplace_back(id.name);
        if (id.name != canonical) return;
        all_rules.emplace_back(id.rules);
        if (!found && (rules.empty() || id.rules == rules)) found = make();
      });
  if (!visited) return visited.error();
  if (found) return found;
  if (all_rules.empty())
    return Error{Errc::unknown_game,
                 {phrase::unknown_game, excerpt(name),
                  suggest_name(canonical, names_to_suggest(canonical, names)),
                  joined(names, ", ") + sized_names()}};
  std::vector<std::string> similar = all_rules;
  const auto usual = *find_game(canonical);
  for (const RuleChoice& choice : usual->info().choices) similar.push_back(choice.name + "=...");
  return Error{Errc::unknown_rules,
               {phrase::unknown_rules, excerpt(rules), canonical, suggest_name(rules, similar),
                joined(all_rules, ", ")}};
}

Result<std::vector<std::string>> all_rule_sets(std::string_view name) {
  const auto game = find_game(name);
  if (!game) return game.error();
  const GameInfo& info = (*game)->info();
  std::vector<std::string> all = info.all_rules;
  if (info.choices.empty()) return all;
  for (const auto& rules : gobblers::Rules::all(static_cast<int>(info.kinds.size())))
    if (std::string text = rules.name(); std::count(all.begin(), all.end(), text) == 0)
      all.push_back(std::move(text));
  return all;
}

std::string_view default_game() { return default_game_name; }

std::vector<SizedGames> sized_games() {
  std::vector<SizedGames> all;
  for (const SizedFamily& one : sized_families)
    all.push_back({std::string(one.family),
                   std::string(one.names),
                   std::string(one.pattern_help),
                   {one.rules.begin(), one.rules.end()},
                   one.most_squares,
                   one.longest_side});
  return all;
}

std::string sized_family_of(const GameInfo& info) {
  for (const SizedFamily& one : sized_families)
    if (one.family == info.family) return info.family;
  return std::string(sized_families[0].family);
}

std::string sized_game_name(std::string_view family, const BoardSize& size) {
  for (const SizedFamily& one : sized_families)
    if (one.family == family) return one.format_name(size);
  return {};
}

}  // namespace kanzen

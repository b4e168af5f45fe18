// Finds games by name and rules: the registry's list behind the front-ends'
// interface.
#include "engine/games/registry.hpp"

#include "engine/api/any_game.hpp"
#include "engine/api/make_adapter.hpp"

namespace kanzen {
namespace {

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const auto& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

// The adapter of the game by that name and rules, the first one's if none are given, out of
// the games that are visited; and what there is instead.
struct Finder {
  std::string_view name, rules;
  std::vector<std::string> names{}, all_rules{};
  std::shared_ptr<const AnyGame> found{};

  template <class Make>
  void operator()(const GameId& id, const Make& make) {
    if (names.empty() || names.back() != id.name) names.emplace_back(id.name);
    if (id.name != name) return;
    all_rules.emplace_back(id.rules);
    if (!found && (rules.empty() || id.rules == rules)) found = make_adapter(make());
  }
};

}  // namespace

Error AnyGame::lacks(const std::string& what) const {
  return {Errc::unsupported, info().name + " under the " + info().rules + " rules: " + what};
}

Error AnyGame::not_solved() const {
  const std::string instead =
      info().abilities.search ? "; a search tells the outcome of one" : std::string();
  return lacks("there are too many positions to go through all of them" + instead);
}

std::vector<MoveView> view_moves(const AnyGame& game, const AnyState& state) {
  std::vector<MoveView> views;
  for (const AnyMove& move : game.moves(state)) views.push_back(game.view_move(state, move));
  return views;
}

std::string_view first_game() { return first_game_name; }

std::vector<GameInfo> list_games() {
  std::vector<GameInfo> infos;
  for_each_game([&](const GameId&, const auto& make) {
    infos.push_back(make_adapter(make())->info());
  });
  return infos;
}

SizedGames sized_games() {
  return {std::string(sized_names), {sized_rules.begin(), sized_rules.end()}, most_squares};
}

std::string sized_game_name(const BoardSize& size) { return name_of_size(size); }

Result<std::shared_ptr<const AnyGame>> find_game(std::string_view name, std::string_view rules) {
  Finder finder{name, rules};
  if (is_sized(name)) {
    if (const auto named = for_sized_game(name, finder); !named) return named.error();
  } else {
    for_each_game(finder);
  }
  if (finder.found) return finder.found;
  if (finder.all_rules.empty())
    return Error{Errc::unknown_game, "unknown game \"" + std::string(name) + "\"; there is: " +
                                         joined(finder.names) + ", " + std::string(sized_names)};
  return Error{Errc::unknown_rules, "unknown rules \"" + std::string(rules) + "\" for " +
                                        std::string(name) +
                                        "; there is: " + joined(finder.all_rules)};
}

}  // namespace kanzen

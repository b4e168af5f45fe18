#pragma once
// The list of all games.  A new game needs a folder in engine/games and an entry here; the other
// files of this folder find what the entries have: games by name, editors, mates and faces.
#include <array>
#include <string>
#include <string_view>
#include <tuple>

#include "engine/core/result.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"
#include "engine/games/go/go.hpp"
#include "engine/games/gobblers/gobblers.hpp"
#include "engine/games/gobblers/notebook.hpp"
#include "engine/games/mnk/mnk.hpp"
#include "engine/games/sized_family.hpp"

namespace kanzen {

struct GameId {
  std::string_view name, rules;
};

inline constexpr std::string_view default_game_name = "gobblers2";

// An alternative name of a game, in lower case.  GameInfo::name is `name` whichever of the two is
// used.
struct Alias {
  std::string_view alias, name;
};
inline constexpr std::array aliases = {Alias{"dobutsu-shogi", "dobutsu"},
                                       Alias{"gobblet-gobblers", "gobblers"},
                                       Alias{"tic-tac-toe", "tictactoe"}};

// Makes Gobblers under any of its rule sets.
template <int Sizes>
struct GobblersFactory {
  gobblers::Rules rules;
  gobblers::Gobblers<Sizes> operator()() const { return gobblers::Gobblers<Sizes>(rules); }
};

template <int Sizes, class Visit>
void visit_gobblers(std::string_view name, Visit& visit) {
  using gobblers::Rules;
  visit(GameId{name, Rules::strict_name}, GobblersFactory<Sizes>{});
  visit(GameId{name, Rules::cover_name}, GobblersFactory<Sizes>{Rules::cover()});
}

// Calls visit(id, make) for every game of fixed size under every rule set with a name of its own,
// the default rule set of each game first.  make() constructs the game, which may build its index
// tables.
template <class Visit>
void for_each_game(Visit&& visit) {
  visit_gobblers<2>("gobblers2", visit);
  visit(GameId{"gobblers2", "notebook"}, [] { return gobblers::Notebook{}; });
  visit_gobblers<3>("gobblers", visit);
  for (const auto& rules : names_of(dobutsu::Rules{}))
    visit(GameId{"dobutsu", rules.text}, [value = rules.value] { return dobutsu::Dobutsu(value); });
  visit_gobblers<1>("gobblers1", visit);
  for (const auto& rules : names_of(mnk::Rules{}))
    visit(GameId{"tictactoe", rules.text}, [value = rules.value] {
      return mnk::Mnk({3, 3, 3}, value, "tictactoe");
    });
}

// The families of games whose names contain the board size; for_each_game() does not visit them.
// Each type has a static `entry`, a type `Rules` and a static function make(size, rules, name).
using SizedFamilies = std::tuple<mnk::Family, go::Family>;

inline constexpr std::array sized_families = std::apply(
    [](auto... family) { return std::array{decltype(family)::entry...}; }, SizedFamilies{});

// Returns the family whose name pattern matches `name`; nullptr if none does.
inline const SizedFamily* find_sized_family(std::string_view name) {
  for (const SizedFamily& one : sized_families)
    if (one.is_name(name)) return &one;
  return nullptr;
}

// Calls visit(id, make) for every rule set of the sized game `name`; GameId::name is `name` as
// given.  Does nothing if find_sized_family() does not know the name.  Errors: Errc::unknown_game
// if the size is malformed or impossible.
template <class Visit>
Result<void> for_sized_game(std::string_view name, Visit&& visit) {
  Result<void> result;
  const auto visit_if_named = [&]<class Family>(Family) {
    if (!Family::entry.is_name(name)) return;
    const auto size = Family::entry.parse_name(name);
    if (!size) {
      result = size.error();
      return;
    }
    for (const auto& rules : names_of(typename Family::Rules{}))
      visit(GameId{name, rules.text},
            [&, value = rules.value] { return Family::make(*size, value, std::string(name)); });
  };
  std::apply([&](auto... family) { (visit_if_named(family), ...); }, SizedFamilies{});
  return result;
}

// Calls visit(id, make) for the game `name` under `rules` that are choices, such as "lift=illegal";
// GameId::rules are the rules as given.  Does nothing if the game's rules are no choices.  Errors:
// Errc::unknown_rules.
template <class Visit>
Result<void> for_chosen_rules(std::string_view name, std::string_view rules, Visit&& visit) {
  Result<void> result;
  const auto visit_if_named = [&]<int Sizes>(std::string_view game, GobblersFactory<Sizes> make) {
    if (game != name) return;
    const auto chosen = gobblers::Rules::parse(Sizes, rules);
    if (!chosen) {
      result = chosen.error();
      return;
    }
    make.rules = *chosen;
    visit(GameId{name, rules}, make);
  };
  visit_if_named("gobblers2", GobblersFactory<2>());
  visit_if_named("gobblers", GobblersFactory<3>());
  visit_if_named("gobblers1", GobblersFactory<1>());
  return result;
}

// Calls visit(id, make) for the games that `name` and `rules` can refer to: the rule sets of one
// sized game if the name contains a size, otherwise all games of for_each_game(), and that of
// for_chosen_rules().  Errors: as for_sized_game() and for_chosen_rules().
template <class Visit>
Result<void> for_each_candidate(std::string_view name, std::string_view rules, Visit&& visit) {
  if (find_sized_family(name)) return for_sized_game(name, visit);
  for_each_game(visit);
  if (rules.find('=') == std::string_view::npos) return {};
  return for_chosen_rules(name, rules, visit);
}

}  // namespace kanzen

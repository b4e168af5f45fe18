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

// Calls visit(id, make) for every game of fixed size under every rule set, the default rule set of
// each game first.  make() constructs the game, which may build its index tables.
template <class Visit>
void for_each_game(Visit&& visit) {
  using gobblers::CoverRules, gobblers::Gobblers, gobblers::StrictRules;
  visit(GameId{"gobblers2", "strict"}, [] { return Gobblers<2, StrictRules>{}; });
  visit(GameId{"gobblers2", "cover"}, [] { return Gobblers<2, CoverRules>{}; });
  visit(GameId{"gobblers2", "notebook"}, [] { return gobblers::Notebook{}; });
  visit(GameId{"gobblers", "strict"}, [] { return Gobblers<3, StrictRules>{}; });
  visit(GameId{"gobblers", "cover"}, [] { return Gobblers<3, CoverRules>{}; });
  for (const auto& rules : names_of(dobutsu::Rules{}))
    visit(GameId{"dobutsu", rules.text}, [value = rules.value] { return dobutsu::Dobutsu(value); });
  visit(GameId{"gobblers1", "strict"}, [] { return Gobblers<1, StrictRules>{}; });
  visit(GameId{"gobblers1", "cover"}, [] { return Gobblers<1, CoverRules>{}; });
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

// Calls visit(id, make) for the games that `name` can refer to: the rule sets of one sized game if
// the name contains a size, otherwise all games of for_each_game().  Errors: as for_sized_game().
template <class Visit>
Result<void> for_each_candidate(std::string_view name, Visit&& visit) {
  if (find_sized_family(name)) return for_sized_game(name, visit);
  for_each_game(visit);
  return {};
}

}  // namespace kanzen

#pragma once
// The one list of games.  A new game is a folder beside this file and a line here.
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

inline constexpr std::string_view first_game_name = "gobblers2";

// Another name of a game, in lower case.  GameInfo::name is the game's own name even so.
struct Alias {
  std::string_view alias, name;
};
inline constexpr std::array aliases = {Alias{"dobutsu-shogi", "dobutsu"},
                                       Alias{"gobblet-gobblers", "gobblers"},
                                       Alias{"tic-tac-toe", "tictactoe"}};

// Calls visit(id, make) for every game under every rule set, a game's default first; make()
// gives the game, which may take a moment and memory.
template <class Visit>
void for_each_game(Visit&& visit) {
  using gobblers::CoverRules, gobblers::Gobblers, gobblers::StrictRules;
  visit(GameId{"gobblers2", "strict"}, [] { return Gobblers<2, StrictRules>{}; });
  visit(GameId{"gobblers2", "cover"}, [] { return Gobblers<2, CoverRules>{}; });
  visit(GameId{"gobblers2", "notebook"}, [] { return gobblers::Notebook{}; });
  visit(GameId{"gobblers", "strict"}, [] { return Gobblers<3, StrictRules>{}; });
  visit(GameId{"gobblers", "cover"}, [] { return Gobblers<3, CoverRules>{}; });
  visit(GameId{"dobutsu", "normal"}, [] { return dobutsu::Dobutsu{}; });
  visit(GameId{"gobblers1", "strict"}, [] { return Gobblers<1, StrictRules>{}; });
  visit(GameId{"gobblers1", "cover"}, [] { return Gobblers<1, CoverRules>{}; });
  for (const auto& rules : names_of(mnk::Rules{}))
    visit(GameId{"tictactoe", rules.text}, [value = rules.value] {
      return mnk::Mnk({3, 3, 3}, value, "tictactoe");
    });
}

// Families of games whose names say how large they are; those games are in no list.  Of each: its
// `entry`, its `Rules`, and make(size, rules, name).
using SizedFamilies = std::tuple<mnk::Sized, go::Sized>;

inline constexpr std::array sized_families = std::apply(
    [](auto... family) { return std::array{decltype(family)::entry...}; }, SizedFamilies{});

// nullptr: the name is of no such game.
inline const SizedFamily* find_sized_family(std::string_view name) {
  for (const SizedFamily& one : sized_families)
    if (one.is_name(name)) return &one;
  return nullptr;
}

// The same for each rule set of the game with that name, which find_sized_family() knows.  The game
// is called as it was named.  Errc::unknown_game.
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

// The same for those that a name may mean: of its size, if it says how large the game is, else all
// of the list.
template <class Visit>
Result<void> for_candidates(std::string_view name, Visit&& visit) {
  if (find_sized_family(name)) return for_sized_game(name, visit);
  for_each_game(visit);
  return {};
}

}  // namespace kanzen

#pragma once
// The one list of games.  A new game is a folder beside this file and a line here.
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"
#include "engine/games/go/go.hpp"
#include "engine/games/go/size.hpp"
#include "engine/games/gobblers/gobblers.hpp"
#include "engine/games/gobblers/notebook.hpp"
#include "engine/games/mnk/mnk.hpp"

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
  for (const auto rules : {mnk::Rules::normal, mnk::Rules::misere})
    visit(GameId{"tictactoe", mnk::name_of(rules)}, [rules] {
      return mnk::Mnk({3, 3, 3}, rules, "tictactoe");
    });
}

// Games whose names say how large they are, family by family; they are in no list.
struct SizedFamily {
  std::string_view family, names, what;  // see SizedGames of the API
  std::span<const std::string_view> rules;
  unsigned most_squares, longest_side;
  std::string (*name_of)(const BoardSize& size);
};
inline constexpr std::array sized_families = {
    SizedFamily{"mnk", "mnk:M,N,K", "M columns, N rows, K in a line wins; up to 64 squares",
                mnk::rules_names, mnk::max_cells, mnk::max_cells, mnk::format_name},
    SizedFamily{"go", "go, go:N, go:C,R",
                "N by N points, or C columns and R rows, up to 19; go is go:9", go::rules_names,
                go::most_points, go::longest_side, go::format_name}};

inline bool is_sized(std::string_view name) {
  return name.substr(0, mnk::name_prefix.size()) == mnk::name_prefix || go::is_name(name);
}

// The same for each rule set of one of them.  The game is called as it was named.
// Errc::unknown_game.
template <class Visit>
Result<void> for_sized_game(std::string_view name, Visit&& visit) {
  const bool is_go = go::is_name(name);
  const auto size = is_go ? go::parse_name(name) : mnk::parse_name(name);
  if (!size) return size.error();
  if (is_go) {
    for (const auto rules : go::all_rules)
      visit(GameId{name, go::name_of(rules)},
            [&, rules] { return go::Go(*size, rules, std::string(name)); });
  } else {
    for (const auto rules : {mnk::Rules::normal, mnk::Rules::misere})
      visit(GameId{name, mnk::name_of(rules)},
            [&, rules] { return mnk::Mnk(*size, rules, std::string(name)); });
  }
  return {};
}

}  // namespace kanzen

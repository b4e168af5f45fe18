#pragma once
// The one list of games.  A new game is a folder beside this file and a line here.
#include <string>
#include <string_view>

#include "engine/core/result.hpp"
#include "engine/games/gobblers/gobblers.hpp"
#include "engine/games/gobblers/notebook.hpp"
#include "engine/games/mnk/mnk.hpp"

namespace kanzen {

// Calls visit(game) for every game under every rule set, a game's default first.
template <class Visit>
void for_each_game(Visit&& visit) {
  visit(gobblers::Gobblers<2, gobblers::StrictRules>{});
  visit(gobblers::Gobblers<2, gobblers::CoverRules>{});
  visit(gobblers::Notebook{});
  visit(gobblers::Gobblers<3, gobblers::StrictRules>{});
  visit(gobblers::Gobblers<3, gobblers::CoverRules>{});
  visit(gobblers::Gobblers<1, gobblers::StrictRules>{});
  visit(gobblers::Gobblers<1, gobblers::CoverRules>{});
  for (const auto rules : {mnk::Rules::normal, mnk::Rules::misere})
    visit(mnk::Mnk({3, 3, 3}, rules, "tictactoe"));
}

// Games whose names say how large they are; they are in no list.
inline constexpr std::string_view sized_names = "mnk:M,N,K";
inline constexpr auto sized_rules = mnk::rules_names;
inline constexpr unsigned most_squares = mnk::max_cells;
inline std::string name_of_size(const BoardSize& size) { return mnk::format_name(size); }
inline bool is_sized(std::string_view name) {
  return name.substr(0, mnk::name_prefix.size()) == mnk::name_prefix;
}

// Calls visit(game) for each rule set, the default first.  The game is called as it was
// named.  Errc::unknown_game.
template <class Visit>
Result<void> for_sized_game(std::string_view name, Visit&& visit) {
  const auto size = mnk::parse_name(name);
  if (!size) return size.error();
  for (const auto rules : {mnk::Rules::normal, mnk::Rules::misere})
    visit(mnk::Mnk(*size, rules, std::string(name)));
  return {};
}

}  // namespace kanzen

#pragma once
// The one list of games.  A new game is a folder beside this file and a line here.
#include "engine/games/gobblers/gobblers.hpp"
#include "engine/games/gobblers/notebook.hpp"

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
}

}  // namespace kanzen

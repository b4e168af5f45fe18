// The display names of m,n,k-games: the title, and the names of its sizes, rule sets and players
// (engine/figure/words.hpp).
#include <array>
#include <span>

#include "engine/core/words.hpp"

namespace kanzen {

std::span<const NamedWords> names_of_mnk() {
  static constexpr std::array names{
      NamedWords{"title tictactoe", {"Tic-tac-toe", "三目並べ"}},
      NamedWords{"title mnk", {"%1,%2,%3-game", "%1,%2,%3ゲーム"}},
      NamedWords{"size mnk", {"%1×%2, %3 in a line", "%1×%2・%3個並べ"}},
      NamedWords{"rules mnk normal", {"normal", "通常"}},
      NamedWords{"rules mnk misere", {"misère", "ミゼール"}},
      NamedWords{"rules mnk exact", {"exact length", "ちょうどの長さ"}},
      NamedWords{"rules mnk gravity", {"gravity", "重力"}},
      NamedWords{"rules mnk torus", {"torus", "トーラス"}},
      NamedWords{"player 1 mnk", {"X", "X"}},
      NamedWords{"player 2 mnk", {"O", "O"}},
  };
  return names;
}

}  // namespace kanzen

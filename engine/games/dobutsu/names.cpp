// The display names of Dobutsu shogi: the title, and the names of its sizes, rule sets and players
// (engine/figure/words.hpp).
#include <array>
#include <span>

#include "engine/core/words.hpp"

namespace kanzen {

std::span<const NamedWords> names_of_dobutsu() {
  static constexpr std::array names{
      NamedWords{"title dobutsu", {"Dobutsu shogi", "どうぶつしょうぎ"}},
      NamedWords{"rules dobutsu normal", {"with drops", "持ち駒あり"}},
      NamedWords{"rules dobutsu no-drops", {"without drops", "持ち駒なし"}},
      NamedWords{"player 1 dobutsu", {"Forest", "もり"}},
      NamedWords{"player 2 dobutsu", {"Sky", "そら"}},
  };
  return names;
}

}  // namespace kanzen

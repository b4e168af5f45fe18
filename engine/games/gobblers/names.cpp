// The display names of Gobblers: the title, and the names of its sizes, rule sets and players
// (engine/figure/words.hpp).
#include <array>
#include <span>

#include "engine/core/words.hpp"

namespace kanzen {

std::span<const NamedWords> names_of_gobblers() {
  static constexpr std::array names{
      NamedWords{"title gobblers", {"Gobblers", "ゴブラーズ"}},
      NamedWords{"size gobblers", {"%4 %4{size|sizes}", "%4サイズ"}},
      NamedWords{"rules gobblers strict", {"strict", "持ち上げ負け"}},
      NamedWords{"rules gobblers cover", {"cover", "着手後判定"}},
      NamedWords{"rules gobblers notebook", {"notebook", "論文のノート"}},
      NamedWords{"player 1 gobblers", {"Orange", "橙"}},
      NamedWords{"player 2 gobblers", {"Purple", "紫"}},
  };
  return names;
}

}  // namespace kanzen

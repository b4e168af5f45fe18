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
      NamedWords{"rules gobblers lift=after", {"lifts judged after", "着手後判定"}},
      NamedWords{"rules gobblers lift=illegal",
                 {"no uncovering lifts", "列を見せる持ち上げは不可"}},
      NamedWords{"rules gobblers both-lines=mover", {"mover's line first", "自分の列が先"}},
      NamedWords{"rules gobblers board-moves=no", {"placement only", "置くだけ"}},
      NamedWords{"rules gobblers covers=opponent", {"covers opponent only", "相手だけ覆う"}},
      NamedWords{"rules gobblers covers=nothing", {"no covering", "覆わない"}},
      NamedWords{"rules gobblers uncovers=own", {"uncovers own only", "自分の駒だけ見せる"}},
      NamedWords{"rules gobblers stuck=loses", {"stuck loses", "手がなければ負け"}},
      NamedWords{"rules gobblers pieces=1", {"one of each size", "駒は一つずつ"}},
      NamedWords{"rules gobblers line=loses", {"misère", "ミゼール"}},
      NamedWords{"player 1 gobblers", {"Orange", "橙"}},
      NamedWords{"player 2 gobblers", {"Purple", "紫"}},
  };
  return names;
}

}  // namespace kanzen

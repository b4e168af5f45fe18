// The display names of Go: the title, and the names of its sizes, rule sets and players
// (engine/figure/words.hpp).
#include <array>
#include <span>

#include "engine/core/words.hpp"

namespace kanzen {

std::span<const NamedWords> names_of_go() {
  static constexpr std::array names{
      NamedWords{"title go", {"Go", "囲碁"}},
      NamedWords{"size go", {"%1×%2", "%1×%2"}},
      NamedWords{"rules go situational", {"situational superko", "局面同形禁止（手番を含む）"}},
      NamedWords{"rules go positional", {"positional superko", "盤面同形禁止"}},
      NamedWords{"rules go tromp-taylor", {"Tromp–Taylor", "トロンプ・テイラー"}},
      NamedWords{"rules go new-zealand", {"New Zealand", "ニュージーランド"}},
      NamedWords{"rules go ko", {"simple ko", "単純コウ"}},
      NamedWords{"rules go japanese",
                 {"Japanese (territory and prisoners)", "日本ルール（地と取り石）"}},
      NamedWords{"player 1 go", {"Black", "黒"}},
      NamedWords{"player 2 go", {"White", "白"}},
  };
  return names;
}

}  // namespace kanzen

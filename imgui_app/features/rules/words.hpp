#pragma once
// Words of the pictures of moves on the Rules tab.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words example_label{"Show the move: %1", "手の動きを見る：%1"};
inline constexpr Words play_example{"Choose a picture to see its move again.",
                                    "図を選ぶと、手の動きをもう一度見られます。"};

}  // namespace kanzen::app::word

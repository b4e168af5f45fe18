#pragma once
// Words of the pictures of moves on the Rules tab.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words example_label{"Show the move: %1", "手の動きを見る：%1"};
inline constexpr Words play_example{"Choose a picture to see its move again.",
                                    "図を選ぶと、手の動きをもう一度見られます。"};

inline constexpr Words aim_heading{"Aim", "目的"};
inline constexpr Words rules_heading{"The game", "ゲーム"};
inline constexpr Words choices_hold{"Where the rules below differ from these choices, these hold.",
                                    "下の説明と違うところは、この項目のとおりです。"};
inline constexpr Words in_use{"in use", "使用中"};
inline constexpr Words values_heading{"What a value means", "評価の意味"};
inline constexpr Words sources_heading{"Sources", "出典"};
inline constexpr Words compare_rules_button{"Compare the rule sets", "ルールを比べる"};

}  // namespace kanzen::app::word

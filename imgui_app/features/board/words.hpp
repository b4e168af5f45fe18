#pragma once
// Words of the board and of the controls over it.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words bot_is_thinking{"thinking", "考慮中"};
inline constexpr Words tap_to_place{"Your move. Tap Place to confirm.",
                                    "あなたの番です。「打つ」で確定します。"};
inline constexpr Words point_is_taken{"There is already a stone here.", "すでに石があります。"};
inline constexpr Words place_at{"Place %1", "%1に打つ"};
inline constexpr Words cancel_place{"Cancel", "取消"};
inline constexpr Words nudge_left{"One line to the left", "左へ一路"};
inline constexpr Words nudge_up{"One line up", "上へ一路"};
inline constexpr Words nudge_down{"One line down", "下へ一路"};
inline constexpr Words nudge_right{"One line to the right", "右へ一路"};
inline constexpr Words pass{"pass", "パス"};
inline constexpr Words hidden_piece{"covered", "覆われた駒"};

}  // namespace kanzen::app::word

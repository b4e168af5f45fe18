#pragma once
// Words of the board and of the controls over it.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words place_at{"Place %1", "%1に打つ"};
inline constexpr Words cancel_place{"Cancel", "取消"};
inline constexpr Words nudge_left{"One line to the left", "左へ一路"};
inline constexpr Words nudge_up{"One line up", "上へ一路"};
inline constexpr Words nudge_down{"One line down", "下へ一路"};
inline constexpr Words nudge_right{"One line to the right", "右へ一路"};
inline constexpr Words choose_piece_for{"Choose a piece for %1.", "%1に進める駒を選んでください。"};
inline constexpr Words choose_square{"Choose a square.", "置くマスを選んでください。"};

}  // namespace kanzen::app::word

#pragma once
// Texts of an embedded board.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words open_full{"Open the full page", "全画面のページを開く"};

}  // namespace kanzen::app::word

#pragma once
// Texts of the game tree.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words tree_values{"Values for %1, distances from this position",
                                   "%1から見た評価（手数はこの局面から）"};
inline constexpr Words tree_symmetry{"Up to symmetry", "対称形を一つに"};
inline constexpr Words tree_before{"The previous position", "一手前の局面"};
inline constexpr Words tree_here{"This position", "この局面"};
inline constexpr Words tree_alike{"%1 (%2 symmetric moves)", "%1（同形%2手）"};
inline constexpr Words tree_transposed{"%1, as after move %2: %3", "%1、%2手目と同じ局面：%3"};
inline constexpr Words zoom_in{"Zoom in", "拡大"};
inline constexpr Words zoom_out{"Zoom out", "縮小"};
inline constexpr Words zoom_fit{"Show all", "全体を表示"};

inline constexpr Words tab_tree{"Tree", "ゲーム木"};

}  // namespace kanzen::app::word

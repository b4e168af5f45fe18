#pragma once
// Words in general sentences and on controls.  For numbers and names inside a sentence use the
// functions of text/formatting.hpp.
//
// Each folder with words of its own has such a header.  The page's fonts contain exactly the
// characters of all these headers (cmake/fonts.cmake), so no other source may contain text to show;
// tests/layering/words.test.mjs checks both.  Signs and icons are drawn, not typed.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

// --- values and distances
inline constexpr Words draw_verdict{"Draw with perfect play", "最善なら引き分け"};
inline constexpr Words wins{"%1 wins", "%1の勝ち"};
inline constexpr Words wins_in{"%1 wins in %2", "%1の勝ち（%2）"};
inline constexpr Words and_by{"%1 wins, decided in %2", "%1の勝ち（%2で決定）"};
inline constexpr Words plies_number{"%1 %1{ply|plies}", "%1手"};
inline constexpr Words moves_number{"%1 %1{move|moves}", "勝者は%1手"};
inline constexpr Words sweep_number{"sweep %1", "走査%1回目"};
inline constexpr Words no_distance{"–", "–"};
inline constexpr Words minus{"−", "−"};

// --- counts
inline constexpr Words small_unit{" k", "万"};
inline constexpr Words large_unit{" M", "億"};
inline constexpr Words kilobytes{"%1 kB", "%1 kB"};
inline constexpr Words megabytes{"%1 MB", "%1 MB"};
inline constexpr Words seconds{"%1 s", "%1秒"};

// --- moves, pieces and rules
inline constexpr Words pass_turn{"Pass", "パス"};
inline constexpr Words resign{"Resign", "投了"};
inline constexpr Words draw_agreement_move{"Draw", "引き分け"};
inline constexpr Words hand_label{"%1 in hand: %2", "持ち駒 %1：%2"};
inline constexpr Words rules_suffix{"%1, %2", "%1・%2"};
inline constexpr Words draws_by_repetition{"draws by repetition", "同じ局面で引き分け"};
inline constexpr Words position_repeated{
    "This position has come up before (ply %1). If it comes up once more, the game is a draw.",
    "%1手目と同じ局面です。もう一度現れると引き分けです。"};
inline constexpr Words position_repeated_freely{
    "This position has come up before (ply %1). Play can go on like this for ever.",
    "%1手目と同じ局面です。このまま続けると終わりません。"};

// --- controls
inline constexpr Words cancel{"Cancel", "中止"};
inline constexpr Words close{"Close", "閉じる"};
inline constexpr Words one_less{"%1: one less", "%1を減らす"};
inline constexpr Words one_more{"%1: one more", "%1を増やす"};

// --- texts in both languages, and ends of sentences
inline constexpr Words product_native{"完全", "完全"};
inline constexpr Words other_language{"日本語", "English"};
inline constexpr Words full_stop{".", "。"};

}  // namespace kanzen::app::word

#pragma once
// Words of the help dialog.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words licences{"Licences", "ライセンス"};
inline constexpr Words help_playing{"How to play", "遊び方"};
inline constexpr Words help_undo{
    "The button %1 takes a move back. Every line that you try stays in the game.",
    "「%1」で手を戻せます。試した手順は消えずに残ります。"};
inline constexpr Words help_rules{"The tab %1 has the rules, with pictures of the moves.",
                                  "「%1」タブに、手の図とルールがあります。"};
inline constexpr Words help_values_heading{"How to read the values", "評価の読み方"};
inline constexpr Words help_heading{"Keys", "キー操作"};
inline constexpr Words help_arrows{"Back and forward; on the board and in lists, move",
                                   "一手戻る・進む。盤と一覧では移動"};
inline constexpr Words help_home_end{"First and last position", "最初と最後の局面"};
inline constexpr Words help_enter{"Choose, play", "選ぶ、着手する"};
inline constexpr Words help_tab{"Next control; after Esc, out of the page",
                                "次の項目へ。Esc のあとはページの外へ"};
inline constexpr Words help_page{"Scroll", "スクロール"};
inline constexpr Words help_space{"Choose; with no focus, scroll down, with Shift up",
                                  "選ぶ。選択中の項目がなければスクロール（Shift で逆向き）"};
inline constexpr Words help_digits{"Square by number, from the top left", "左上から数えたマス"};
inline constexpr Words help_letters{"Piece in hand by its letter", "持ち駒を文字で選ぶ"};
inline constexpr Words help_values{"Values on or off", "評価の表示を切り替え"};
inline constexpr Words help_hint{"In Play mode: a hint", "対局中：ヒント"};
inline constexpr Words help_escape{"Put the piece back, close, leave the board",
                                   "駒を戻す、閉じる、盤から離れる"};
inline constexpr Words help_question{"This help", "このヘルプ"};
inline constexpr Words help_pointer{"Drag a piece, or choose it and then a square.",
                                    "駒をドラッグするか、駒、マスの順に選びます。"};
inline constexpr Words help_place{"Click an empty square to play there.",
                                  "空いたマスを選ぶと、そこに置きます。"};
inline constexpr Words help_zoom{"In the tree: zoom in, zoom out, show all",
                                 "ゲーム木の拡大、縮小、全体表示"};

}  // namespace kanzen::app::word

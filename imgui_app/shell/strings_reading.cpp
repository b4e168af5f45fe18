// The longer texts: rules, where they come from, and help.
#include "imgui_app/shell/strings_table.hpp"

namespace kanzen::app {
namespace {

using T = Text;

constexpr StringEntry entries[] = {
    {T::rules_heading, "The game", "ゲーム"},
    {T::in_use, "in use", "使用中"},
    {T::values_heading, "What a value means", "評価の意味"},
    {T::values_meaning,
     "Every reachable position is solved. A value says who wins if both play perfectly, and in how "
     "many plies: the winner hurries, the loser delays. A draw has no number: neither can force a "
     "win.",
     "到達できる局面はすべて解いてあります。評価は、双方が最善を尽くしたときの勝者と終局までの"
     "手数です。勝つ側は急ぎ、負ける側は粘ります。どちらも勝ちを強制できない局面が引き分けです。"},
    {T::values_meaning_sweeps,
     "Under these rules a value is what the notebook computed, and its number is a sweep.",
     "このルールでの評価はノートが計算した値で、数字は走査の回です。"},
    {T::values_meaning_search,
     "Too many positions can come up to solve them all. A search of one position tells who wins if "
     "both play perfectly, but not in how many plies; what it did not find in time it leaves open.",
     "局面が多すぎて、すべては解けません。一つの局面の探索は、双方が最善を尽くしたときの勝者を示し"
     "ますが、手数は示しません。時間内に分からなければ未解決とします。"},
    {T::sources_heading, "Sources", "出典"},
    {T::help_heading, "Keys", "キー操作"},
    {T::help_arrows, "Back and forward; on the board and in the list, walk",
     "一手戻る・進む。盤と一覧では移動"},
    {T::help_home_end, "First and last position", "最初と最後の局面"},
    {T::help_enter, "Choose, play", "選ぶ、指す"},
    {T::help_tab, "Next control; after Esc, out of the page",
     "次の項目へ。Esc のあとはページの外へ"},
    {T::help_page, "Scroll", "スクロール"},
    {T::help_space, "Choose; with nothing focused scroll on, with Shift back",
     "選ぶ。選択中の項目がなければスクロール（Shift で逆向き）"},
    {T::help_digits, "Square by number, from the top left", "左上から数えたマス"},
    {T::help_letters, "Piece in hand by its letter", "持ち駒を文字で選ぶ"},
    {T::help_values, "Values on or off", "評価の表示を切り替え"},
    {T::help_escape, "Put the piece back, close, leave the board",
     "駒を戻す、閉じる、盤から離れる"},
    {T::help_question, "This help", "このヘルプ"},
    {T::help_pointer, "Drag a piece, or choose it and then a square.",
     "駒をドラッグするか、駒、マスの順に選びます。"},
    {T::help_place, "Click an empty square to play there.", "空いたマスを選ぶと、そこに置きます。"},
    {T::help_zoom, "In the tree: nearer, farther, all of it", "ゲーム木の拡大、縮小、全体表示"},
};

}  // namespace

std::span<const StringEntry> reading_strings() { return entries; }

}  // namespace kanzen::app

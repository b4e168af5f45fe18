// The longer texts: rules, where they come from, and help.
#include "imgui_app/strings_table.hpp"

namespace kanzen::app {
namespace {

using T = Text;

constexpr StringEntry entries[] = {
    {T::rules_heading, "The game", "ゲーム"},
    {T::rules_object,
     "Whoever gets three visible pieces of his own into a line wins: a row, a column or a "
     "diagonal.",
     "自分の見えている駒を縦・横・斜めのどれかに三つ並べた方が勝ちです。"},
    {T::rules_turn,
     "In a turn you put a piece from the hand on the board, or you lift a visible piece of your "
     "own and put it on another square. Each player has two pieces of each size.",
     "手番では、持ち駒を一つ置くか、盤上に見えている自分の駒を一つ持ち上げて別のマスへ移します。"
     "駒は大きさごとに二つずつです。"},
    {T::rules_covering,
     "A piece goes on an empty square or over a smaller visible piece, whoever owns it.",
     "置けるのは、空いたマスか、見えている駒がより小さいマスです。どちらの駒の上でもかまいません"
     "。"},
    {T::rules_hidden, "A covered piece neither moves nor counts in a line.",
     "覆われた駒は動かせず、並びにも数えません。"},
    {T::row_object,
     "X and O put a piece of their own on an empty square in turn; X begins. What is on the board "
     "stays there.",
     "XとOが交互に、空いたマスへ自分の印を一つ置きます。先手はXです。置いた印は動きません。"},
    {T::row_line,
     "Lines are rows, columns and diagonals; here they are %1 long. A full board without one is a "
     "draw.",
     "列は縦・横・斜めのどれかで、ここでは%1個です。列ができずに盤が埋まれば引き分けです。"},
    {T::row_heading, "What a line means", "列ができたとき"},
    {T::normal_meaning, "Whoever gets a line of his own wins.", "自分の列を作った方が勝ちです。"},
    {T::misere_meaning, "Whoever gets a line of his own loses.", "自分の列を作った方が負けです。"},
    {T::rules_lift_heading, "When a lift uncovers the opponent's line",
     "持ち上げて相手の列が現れたとき"},
    {T::strict_meaning, "The player who lifted loses at once, wherever the piece would have gone.",
     "持ち上げた側が、その場で負けです。どこへ置くつもりだったかは関係ありません。"},
    {T::cover_meaning,
     "Judged when the piece is down: it may cover the line again. If the opponent still has a "
     "line, the mover loses, even with a line of his own.",
     "駒を置いてから判定します。その駒で列を覆い直してもかまいません。置いた後も相手の列があれば、"
     "自分の列ができていても負けです。"},
    {T::notebook_meaning,
     "The published thesis notebook exactly as its code runs, which is not as its text says.",
     "公開された論文のノートを、文章ではなくコードの動作どおりに再現します。"},
    {T::in_use, "in use", "使用中"},
    {T::story_heading, "What the notebook found", "ノートの結論について"},
    {T::story_claim,
     "The notebook analyses the limited game without small pieces. Its text states the strict "
     "rules, but its code does something else. As the code runs, the first player wins. By the "
     "rules as stated, the game is a draw.",
     "ノートは小駒のない限定版を解析しています。文章では「持上げ負け」のルールを述べていますが、"
     "コードの動作は異なります。コードの動作どおりでは先手の勝ち、述べられたルールどおりでは"
     "引き分けです。"},
    {T::story_hidden,
     "Covered pieces: a middle piece under a large one still moves and still counts in its "
     "owner's lines, because the step that should mask it has no effect.",
     "覆われた駒：大駒の下の中駒も動き、並びにも数えられます。隠すはずの処理が効いていないためです"
     "。"},
    {T::story_lift,
     "Lifts: a lift that shows a line settles the whole position, at once and with that result, "
     "even if the player had other moves.",
     "持ち上げ：列が現れる持ち上げがあると、ほかの手が残っていても、局面全体がその結果に決まります"
     "。"},
    {T::story_order,
     "Order: moves are tried in a fixed order and the first that decides ends the search, so a "
     "win is not always the quickest one.",
     "順序：手は決まった順に調べられ、決着する手が見つかるとそこで終わります。"
     "最短の勝ちとは限りません。"},
    {T::story_numbers,
     "Numbers: values change in place while the loop sweeps over all positions. The number beside "
     "a value is the sweep that decided it, not plies to the end.",
     "数字：全局面を走査しながら値をその場で書き換えます。値に添えた数字は、決まった走査の回であり"
     "、"
     "終局までの手数ではありません。"},
    {T::story_result,
     "Choose strict or notebook above and compare the start: a draw in one, a win for Orange in "
     "the other.",
     "上でルールを切り替えて初期局面を比べてください。持上げ負けでは引き分け、ノートでは橙の勝ちで"
     "す。"},
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
    {T::sources,
     "The publisher's sheet does not say what happens on a lift. Strict: Japanese accounts and the "
     "solver m-kasahr/gobb_analyzer. Cover: possibly-wrong/gobblet and GamesmanOne.",
     "公式の説明書は持ち上げについて述べていません。持上げ負け：日本語の解説と解析プログラム "
     "m-kasahr/gobb_analyzer。着手後判定：possibly-wrong/gobblet と GamesmanOne。"},
    {T::sources_row,
     "Published for tic-tac-toe, and found here again: 5,478 positions can come up, 765 up to "
     "symmetry (ply by ply: OEIS A008907), in 255,168 games. Values of larger boards: J. Uiterwijk "
     "and J. van den Herik, The advantage of the initiative (2000).",
     "三目並べについては、到達可能な局面が5,478、対称形を一つとして765（手数ごとの数は OEIS "
     "A008907）、対局が255,168と発表されており、ここでの結果と一致します。より大きい盤の結果：J. "
     "Uiterwijk・J. van den Herik「The advantage of the initiative」（2000年）。"},
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
    {T::help_escape, "Put the piece back, close", "駒を戻す、閉じる"},
    {T::help_question, "This help", "このヘルプ"},
    {T::help_pointer, "Drag a piece, or choose it and then a square.",
     "駒をドラッグするか、駒、マスの順に選びます。"},
    {T::help_place, "Click an empty square to play there.", "空いたマスを選ぶと、そこに置きます。"},
    {T::help_zoom, "In the tree: nearer, farther, all of it", "ゲーム木の拡大、縮小、全体表示"},
};

}  // namespace

std::span<const StringEntry> reading_strings() { return entries; }

}  // namespace kanzen::app

#pragma once
// Words of the shell, and words that several features show.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

// --- bar
inline constexpr Words product{"Kanzen", "Kanzen"};
inline constexpr Words document_title{"%1 – Kanzen", "%1 – Kanzen 完全"};
inline constexpr Words mode_play{"Play", "対局"};
inline constexpr Words mode_analyse{"Analyse", "検討"};
inline constexpr Words mode_statistics{"Statistics", "統計"};
inline constexpr Words copy_link{"Copy link", "リンクをコピー"};
inline constexpr Words link_copied{"Link copied", "リンクをコピーしました"};
inline constexpr Words to_light{"Light colours", "明るい配色"};
inline constexpr Words to_dark{"Dark colours", "暗い配色"};
inline constexpr Words help{"Help", "ヘルプ"};
inline constexpr Words menu{"Menu", "メニュー"};
inline constexpr Words game_menu{"Game and rules", "ゲームとルール"};
// %1: the number of positions.
inline constexpr Words menu_drawn{"Solved: a draw. %1 positions.",
                                  "解析済み：最善なら引き分け。%1局面。"};
// %1: the winner, %2: "13 plies", %3: the number of positions.
inline constexpr Words menu_won{"Solved: %1 wins in %2. %3 positions.",
                                "解析済み：%1の勝ち（%2）。%3局面。"};
inline constexpr Words size_columns{"Columns", "列"};
inline constexpr Words size_rows{"Rows", "行"};
inline constexpr Words size_line{"In a line", "並べる数"};
inline constexpr Words size_open{"Open %1", "%1を開く"};
inline constexpr Words size_too_large{"A board has at most 64 squares; %1×%2 has %3.",
                                      "盤は64マスまでです。%1×%2は%3マスです。"};
inline constexpr Words size_least{"The number must be at least 1.", "1より小さくできません。"};
inline constexpr Words size_line_too_long{"A line on %1×%2 has at most %3 squares.",
                                          "%1×%2の盤に並ぶのは%3個までです。"};
inline constexpr Words size_solved{"You can solve every position.", "すべての局面を解けます。"};
inline constexpr Words size_searched{"Too large to solve: you can search single positions.",
                                     "全局面は解けません。局面ごとに探索します。"};
inline constexpr Words open_full{"Open the full page", "全画面のページを開く"};

// --- players and pieces
inline constexpr Words label{"%1: %2", "%1：%2"};
inline constexpr Words hand_count{"×%1", "×%1"};
inline constexpr Words to_move{"to move", "手番"};
inline constexpr Words in_hand{"In hand", "持ち駒"};

// --- verdict
inline constexpr Words someone_to_move{"%1 to move", "%1の手番"};

// --- moves panel
inline constexpr Words tab_moves{"Moves", "手"};
inline constexpr Words tab_game{"Game", "棋譜"};
inline constexpr Words tab_tree{"Tree", "ゲーム木"};
inline constexpr Words tab_rules{"Rules", "ルール"};
inline constexpr Words legal_moves{"%1 legal %1{move|moves}", "合法手 %1"};
inline constexpr Words more_moves{"and %1 more moves", "ほか%1手"};

// --- history and game panel
inline constexpr Words blunder{"blunder", "悪手"};
inline constexpr Words move_costs{"the move costs %1", "%1の損"};
inline constexpr Words ply_of{"Ply %1 of %2", "%1 / %2 手目"};
inline constexpr Words first{"First position", "最初へ"};
inline constexpr Words previous{"Back", "一手戻る"};
inline constexpr Words next{"Forward", "一手進む"};
inline constexpr Words last{"Last position", "最後へ"};
inline constexpr Words ply_label{"Ply %1: %2", "%1手目：%2"};

// --- position
inline constexpr Words position{"Position", "局面"};
inline constexpr Words copy{"Copy", "コピー"};
inline constexpr Words copied{"Copied", "コピーしました"};
inline constexpr Words cite{"Cite this", "引用する"};
inline constexpr Words paste_hint{"Paste a position or a link with Ctrl+V.",
                                  "局面やリンクは Ctrl+V で貼り付けられます。"};

// --- solving
inline constexpr Words seconds_left{"about %1 s left", "残り約%1秒"};
inline constexpr Words of_memory{"%1 of memory", "メモリー %1"};
inline constexpr Words solve_here{"Solve it here", "ここで解く"};
inline constexpr Words saved_values_discarded{"The saved values were discarded",
                                              "保存した評価を破棄しました"};
inline constexpr Words saved_values_unreadable{"The saved values could not be opened",
                                               "保存した評価を開けませんでした"};
inline constexpr Words values_lost{"The values were lost", "評価が失われました"};
inline constexpr Words failed{"Solving failed", "解析に失敗しました"};
inline constexpr Words retry{"Retry", "再試行"};
inline constexpr Words search_failed{"The search failed", "探索に失敗しました"};

// --- the table
inline constexpr Words table_wrong{"The table differs from what was solved here",
                                   "表が解析結果と一致しません"};
inline constexpr Words table_failed{"The values could not be loaded", "評価を読み込めませんでした"};

// --- saved values
inline constexpr Words saving_failed{"That did not work", "できませんでした"};

// --- refusals
inline constexpr Words refused_position{"This is not a position of this game",
                                        "このゲームの局面として読めません"};
inline constexpr Words refused_link{"This link cannot be opened", "このリンクは開けません"};
inline constexpr Words refused_rules{"These rules cannot be opened", "このルールは開けません"};
inline constexpr Words fix_notation{
    "Correct the text and paste it again, or start over. The board stays as it is.",
    "文字列を直して貼り付け直すか、最初から始めてください。盤はそのままです。"};
inline constexpr Words link_is_cut{"The link has too many moves", "リンクの手順が長すぎます"};
inline constexpr Words cut_link_advice{"The board shows the position after them.",
                                       "盤はその局面を示しています。"};
inline constexpr Words font_not_loaded{"The Japanese font did not load",
                                       "日本語のフォントを読み込めません"};
inline constexpr Words font_not_loaded_advice{"Choose the language again to retry.",
                                              "もう一度言語を選ぶと再試行します。"};
inline constexpr Words start_anew{"Start over", "最初から始める"};
inline constexpr Words licences{"Licences", "ライセンス"};
inline constexpr Words question_mark{"?", "？"};

// --- notable positions
inline constexpr Words notable_failed{"The search failed", "探せませんでした"};

// --- games with a score, and bots
inline constexpr Words komi{"Komi", "コミ"};
inline constexpr Words size_longest_side{"A side is at most %3 long.", "一辺の長さは%3までです。"};
inline constexpr Words size_for_all{"For two people, or against a bot.",
                                    "二人でも、ボットとも打てます。"};

// --- evaluations in games with a score
inline constexpr Words estimate_failed{"The estimate failed", "形勢を判断できませんでした"};
inline constexpr Words dead_taken_off{"%1 dead %1{stone|stones} removed.",
                                      "死に石%1個を取り除きました。"};
inline constexpr Words dead_are_prisoners{
    "%1 dead %1{stone|stones} removed, as %1{a prisoner|prisoners}.",
    "死に石%1個を取り除き、アゲハマに加えました。"};

// --- game records
inline constexpr Words more_reasons{"And %1 more.", "ほか%1件。"};

// --- rules and help
inline constexpr Words aim_heading{"Aim", "目的"};
inline constexpr Words rules_heading{"The game", "ゲーム"};
inline constexpr Words in_use{"in use", "使用中"};
inline constexpr Words values_heading{"What a value means", "評価の意味"};
inline constexpr Words values_explanation{
    "Every reachable position is solved. A value says who wins if both play perfectly, and in how "
    "many plies: the winner plays for the shortest win, the loser for the longest loss. A draw has "
    "no number: neither side can force a win.",
    "到達できる局面はすべて解いてあります。評価は、双方が最善を尽くしたときの勝者と終局までの手数"
    "です。勝つ側は急ぎ、負ける側は粘ります。どちらも勝ちを強制できない局面が引き分けです。"};
inline constexpr Words values_explanation_sweeps{
    "Under these rules a value is what the notebook computed; its number is the sweep that decided "
    "it.",
    "このルールでの評価はノートが計算した値で、数字はその値が決まった走査の回です。"};
inline constexpr Words values_explanation_search{
    "The board has too many positions to solve them all. A search of one position finds who wins "
    "if both play perfectly, but not in how many plies. Moves that it cannot decide in time stay "
    "open.",
    "局面が多すぎて、すべては解けません。一つの局面の探索は、"
    "双方が最善を尽くしたときの勝者を示しますが、手数は示しません。"
    "時間内に分からなければ未解決とします。"};
inline constexpr Words sources_heading{"Sources", "出典"};
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

// --- variations, and games without end
inline constexpr Words agree_on_draw{"Agree on a draw", "引き分けにする"};

// --- the position editor
inline constexpr Words tab_edit{"Edit", "編集"};
inline constexpr Words not_read{"This cannot be read", "読み取れません"};
inline constexpr Words open_position{"Open it", "開く"};

// --- figures and files
inline constexpr Words copy_as{"Copy %1", "%1をコピー"};

// --- what screen readers hear
inline constexpr Words announced_move{"%1: %2.", "%1：%2。"};
inline constexpr Words announced_step{"Ply %1 of %2: %3.", "%2手中%1手目：%3。"};
inline constexpr Words announced_start{"Ply 0 of %1.", "%1手中0手目。"};

// --- comparison of rule sets, and retrograde analysis
inline constexpr Words compare_rules_button{"Compare the rule sets", "ルールを比べる"};

}  // namespace kanzen::app::word

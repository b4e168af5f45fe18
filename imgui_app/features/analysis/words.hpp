#pragma once
// Texts about values, moves and solving.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

// --- verdict
inline constexpr Words values_loading{"Values are loading", "評価を読み込み中"};
inline constexpr Words no_value{"No value for this position", "この局面の評価はありません"};
inline constexpr Words no_value_yet{"No value yet", "評価はまだありません"};
inline constexpr Words not_solved_in{"Not solved in %1 s", "%1秒では解けませんでした"};
inline constexpr Words moves_keep_win{"%1 to move. %2 of %3 moves %2{keeps|keep} the win.",
                                      "%1の手番。%3手のうち勝ちを保つのは%2手。"};
inline constexpr Words moves_keep_win_some_draw{
    "%1 to move. %2 of %3 moves %2{keeps|keep} the win, %4 %4{draws|draw}.",
    "%1の手番。%3手のうち勝ちを保つのは%2手、引き分けは%4手。"};
inline constexpr Words moves_keep_draw{"%1 to move. %2 of %3 moves %2{keeps|keep} the draw.",
                                       "%1の手番。%3手のうち引き分けを保つのは%2手。"};
inline constexpr Words every_move_loses{"%1 to move. %2{The only move loses|All %2 moves lose}.",
                                        "%1の手番。%2{唯一の手で|%2手のどれも}負け。"};

// --- moves panel
inline constexpr Words group_wins{"Wins", "勝ち"};
inline constexpr Words group_draws{"Draws", "引き分け"};
inline constexpr Words group_loses{"Loses", "負け"};
inline constexpr Words group_not_solved{"Not solved", "未解決"};
inline constexpr Words gives_up_win{"gives up the win", "勝ちを逃す"};
inline constexpr Words hands_win{"hands %1 the win", "%1の勝ちになる"};
inline constexpr Words unit_plies{"Plies", "手数"};
inline constexpr Words unit_moves{"Moves", "勝者の手"};
inline constexpr Words perfect_line{"Perfect line", "最善の手順"};
inline constexpr Words perfect_line_draw{"Perfect line, first moves", "最善の手順（途中まで）"};
inline constexpr Words play_out{"Play it out", "再生"};
inline constexpr Words stop{"Stop", "停止"};

// --- history and game panel
inline constexpr Words replay{"Replay", "最初から再生"};

// --- solving
inline constexpr Words solving{"Solving", "解析中"};
inline constexpr Words preparing{"Preparing", "準備中"};
inline constexpr Words opening_saved_values{"Opening the saved values",
                                            "保存した評価を開いています"};
inline constexpr Words solving_pass{"Round %1 · %2 positions decided", "ラウンド%1 · %2局面が決定"};
inline constexpr Words solving_reach{"Reachable positions · %1 more",
                                     "到達可能な局面を確認 · さらに%1局面"};
inline constexpr Words solving_found{"Ply %1 · %2 positions found", "%1手目 · %2局面を発見"};
inline constexpr Words per_second{"%1 positions/s", "毎秒%1局面"};
inline constexpr Words values_not_here{"There are no values yet", "評価はまだありません"};
inline constexpr Words solve_here_detail{
    "Solving goes through all %1 positions in this tab. It takes about %3 and about %2 of memory. "
    "No data leaves your device.",
    "%1局面のすべてを、このタブの中で調べます。約%3かかり、メモリーを約%2使います。"
    "データがこの端末の外に出ることはありません。"};
inline constexpr Words cancelled{"Solving was cancelled", "解析を中止しました"};
inline constexpr Words cancelled_detail{
    "The board works without values. To solve the game, start again from the beginning.",
    "評価なしでも盤は使えます。解析は最初からやり直しになります。"};
inline constexpr Words cancelled_detail_table{
    "The values come from the table as before. To solve the game, start again from the beginning.",
    "評価はこれまでどおり表から読みます。解析は最初からやり直しになります。"};
inline constexpr Words failed_detail{
    "The board works without values. Retry, or reload the page.",
    "評価なしでも盤は使えます。再試行するか、ページを読み込み直してください。"};
inline constexpr Words failed_memory{
    "The board works without values. Close other tabs or programs and retry, or choose a smaller "
    "game.",
    "評価なしでも盤は使えます。ほかのタブやプログラムを閉じて再試行するか、"
    "小さいゲームを選んでください。"};
inline constexpr Words search_here{"Search this position", "この局面を探索"};
inline constexpr Words search_detail{
    "The board is too large to solve completely. A search of %1 s may find who wins from here. No "
    "data leaves your device.",
    "盤が大きく、すべての局面は調べられません。%1秒の探索で、"
    "この局面の勝敗が分かることがあります。データがこの端末の外に出ることはありません。"};
inline constexpr Words search_progress{"%1 positions searched · %2 of %3 s",
                                       "%1局面を探索 · %2 / %3秒"};
inline constexpr Words search_unsolved{
    "The search went through %1 positions and did not find who wins.",
    "%1局面を探索しましたが、勝敗はまだ分かりません。"};
inline constexpr Words search_found{
    "Searched here: %1 positions in %2. A search finds who wins, but not in how many plies.",
    "この端末で探索しました（%1局面、%2）。探索で分かるのは勝敗だけで、手数は分かりません。"};

// --- the table
inline constexpr Words table_loading{"Values are loading: %1 of %2", "評価を読み込み中：%1 / %2"};
inline constexpr Words values_from_table{"The values come from a table of %1.",
                                         "評価は表（%1）から読んでいます。"};
inline constexpr Words values_streamed{
    "The values come from a table of %2 and load as you need them: %1 so far.",
    "評価は表（%2）から必要な分だけ読んでいます（これまでに%1）。"};
inline constexpr Words table_being_made{"The server is making the table of values",
                                        "評価の表を作成中です"};
inline constexpr Words table_being_made_detail{
    "The page loads it in a few minutes. Until then you can solve the game on this device. ",
    "数分後に自動で読み込みます。この端末で解くこともできます。"};
inline constexpr Words table_agrees{"Compared with the table: all %1 stored values agree.",
                                    "表と照合しました。保存された%1件の評価はすべて一致します。"};
inline constexpr Words table_differs{
    "%1 %1{difference|differences} from the table's %2 stored values and its counts:",
    "表（保存された評価%2件と局面数）と%1件が一致しません："};
inline constexpr Words table_failed_detail{
    "The board works without values. The page will try again; retry now, or solve the game here.",
    "評価なしでも盤は使えます。自動的に再試行します。今すぐ再試行するか、ここで解いてください。"};
inline constexpr Words solve_here_instead{"Solve here instead", "代わりにここで解く"};
inline constexpr Words figures_from_table{"These figures come from the table.",
                                          "これらの数値は表から読んだものです。"};

// --- saving values on this device
inline constexpr Words solved_here{"Solved here in %1", "この端末で解きました（%1）"};
inline constexpr Words save_values_here{"Save the values on this device (%1)",
                                        "評価をこの端末に保存（%1）"};
inline constexpr Words saving_values{"Saving the values", "評価を保存しています"};
inline constexpr Words values_saved{"Saved on this device", "この端末に保存済み"};
inline constexpr Words delete_values{"Delete", "削除"};

// --- results of Go, and bots
inline constexpr Words has_resigned{"%1 has resigned.", "%1が投了しました。"};
inline constexpr Words place_by_board{"Choose a point on the board.",
                                      "盤上の交点を選んで打ちます。"};
inline constexpr Words forbidden_here{"%1 is forbidden for %2", "%1は%2の着手禁止点です"};

// --- evaluation of Go positions
inline constexpr Words expected_line{"Expected line", "予想手順"};
inline constexpr Words dead_hint{"Choose dead stones to remove them.",
                                 "死んでいる石を選ぶと取り除けます。"};

// --- what values mean, on the Rules tab and in help
inline constexpr Words legend_win_name{"Win", "勝ち"};
inline constexpr Words legend_draw_name{"Draw", "引き分け"};
inline constexpr Words legend_loss_name{"Loss", "負け"};
inline constexpr Words legend_win{"The player to move wins.", "手番側の勝ち。"};
inline constexpr Words legend_draw{"A draw: neither side can force a win.",
                                   "引き分け。どちらも勝ちを強制できません。"};
inline constexpr Words legend_undecided{"No sweep decided the position.",
                                        "走査では決まらなかった局面。"};
inline constexpr Words legend_equal{"Equal scores, or play that never ends.",
                                    "持碁、または終わらない対局。"};
inline constexpr Words legend_loss{"The player to move loses.", "手番側の負け。"};
inline constexpr Words legend_plies{"Plies, that is moves of either side, to the end of the game.",
                                    "終局までの手数（双方の手を数えます）。"};
inline constexpr Words legend_winner_moves{"Moves of the winner to the end of the game.",
                                           "勝つ側が終局までに指す手の数。"};
inline constexpr Words legend_worse{
    "Next to a number on the tab %1: by how many plies the game ends sooner (+: later) than "
    "after the best move with the same result.",
    "「%1」タブの数字の横：結果が同じ最善手と比べて、終局が何手早いか（+なら遅いか）。"};
inline constexpr Words legend_moves{
    "On a square or next to a move, a sign is the result of the move for the player who makes it; "
    "a square shows the best move to it.",
    "マスや手に付く記号は、その手を指す側から見た結果です。マスには、そこへの最善手の結果が出ます"
    "。"};
inline constexpr Words legend_estimates{
    "Large boards are not solved: playouts, which are games played out quickly, estimate who is "
    "ahead.",
    "大きい盤は解けません。終局まで素早く打ち進める試行（プレイアウト）で形勢を推定します。"};
inline constexpr Words legend_lead{"%1 is ahead by about 3.5 points, komi included.",
                                   "コミを含めて%1が約3.5目リード。"};
inline constexpr Words legend_score{"%1 wins by 3.5 points with perfect play, komi included.",
                                    "双方が最善なら、コミを含めて%1の3.5目勝ち。"};
inline constexpr Words legend_rate{"The share of the playouts that the player to move wins.",
                                   "手番側がプレイアウトで勝つ割合。"};

// --- variations, and endless games
inline constexpr Words agreed_on_draw{"Both players have agreed on a draw.",
                                      "両者の合意で引き分けです。"};

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
inline constexpr Words tab_moves{"Moves", "手"};
inline constexpr Words of_memory{"%1 of memory", "メモリー %1"};
inline constexpr Words solve_here{"Solve it here", "ここで解く"};

}  // namespace kanzen::app::word

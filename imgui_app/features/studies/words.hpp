#pragma once
// Texts about statistics, the comparison of rule sets, and the rounds of retrograde analysis.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

// --- statistics
inline constexpr Words every_position{"Every position of %1", "%1の全局面"};
inline constexpr Words statistics_detail{
    "Rules: %1. Reachable positions up to symmetry. Values are for the side to move.",
    "%1。到達可能な局面（対称形は一つ）。評価は手番側から見たもの。"};
inline constexpr Words statistics_detail_each{
    "Rules: %1. Reachable positions, symmetric ones counted separately. Values are for the side to "
    "move.",
    "%1。到達可能な局面（対称形も別々に数える）。評価は手番側から見たもの。"};
inline constexpr Words up_to_symmetry{"%1 up to symmetry", "対称形は一つとして%1"};
inline constexpr Words statistics_estimated{
    "This board has too many positions to solve. Analyse estimates single positions.",
    "この盤の局面は多すぎて解析できません。「検討」で局面ごとに形勢を推定できます。"};
inline constexpr Words statistics_detail_scores{"Rules: %1. Scores are those of perfect play.",
                                                "%1。目差は最善を尽くしたときのもの。"};
inline constexpr Words statistics_too_large{
    "This board has too many positions to count. Analyse searches single positions.",
    "盤が大きく、全局面は数えられません。「検討」で局面ごとに探索できます。"};
inline constexpr Words analyse_here{"Analyse this position", "この局面を検討"};
inline constexpr Words boards_being_counted{
    "Counting the boards on which every stone has a liberty: %1 of %2 points.",
    "すべての石に空点がある盤面を数えています：%2点中%1点。"};
inline constexpr Words legal_boards{"Legal boards", "可能な盤面"};
inline constexpr Words first_moves{"First moves", "初手"};
inline constexpr Words first_moves_searched{"Searching for their scores", "目差を探索中"};
inline constexpr Words proof_line{"Longest line of the proof: %1 %1{move|moves}",
                                  "証明の最長手順：%1手"};
inline constexpr Words proof_line_end{"A short search proves the position after it.",
                                      "その後の局面は短い探索で証明されます。"};
inline constexpr Words open_line{"Open this line", "この手順を開く"};
inline constexpr Words draws{"Draws", "引き分け"};
inline constexpr Words by_plies{"Positions by plies to the end", "終局までの手数ごとの局面数"};
inline constexpr Words by_sweeps{"Positions by the sweep that decided them",
                                 "決まった走査ごとの局面数"};
inline constexpr Words axis_plies{"plies to the end (0: the game has just ended)",
                                  "終局までの手数（0：終局した局面）"};
inline constexpr Words axis_sweeps{"sweep of the notebook's loop (0: before the first)",
                                   "ノートの走査の回（0：走査の前）"};
inline constexpr Words log{"Log", "対数"};
inline constexpr Words linear{"Linear", "線形"};
inline constexpr Words sweep_column{"Sweep", "走査"};
inline constexpr Words share{"Share", "割合"};
inline constexpr Words all{"All", "計"};
inline constexpr Words statistics_wait{"The figures appear when the game is solved.",
                                       "解析が終わると数値が表示されます。"};

// --- saved tables
// %1: a rule set, %2: an outcome
inline constexpr Words outcome_under{"Outcome under %1", "%1での結果"};
inline constexpr Words positions_under{"%1: %2 (positions)", "%1：%2（局面数）"};
inline constexpr Words round_column{"Round (plies to the end)", "ラウンド（終局までの手数）"};

// --- notable positions
inline constexpr Words only_winning_move{"Only winning move", "勝つ手が一つ"};
inline constexpr Words no_safe_move{"No safe move", "全手が負け"};
inline constexpr Words mutual_zugzwang{"Mutual zugzwang", "相互ツークツワンク"};
inline constexpr Words unlikely_only_move{"Unlikely only move", "意外な唯一手"};
inline constexpr Words smallest_draw{"Smallest draw", "最小の引き分け"};
inline constexpr Words notable_heading{"Notable positions", "注目の局面"};
inline constexpr Words notable_detail{
    "The longest wins and losses, positions with a single winning move, and others. The search "
    "looks at every position once.",
    "最長の勝ちと負け、勝つ手が一つだけの局面など。全局面を一度ずつ調べます。"};
inline constexpr Words notable_find{"Find notable positions", "注目の局面を探す"};
inline constexpr Words notable_from_table{"These positions come from the table.",
                                          "これらの局面は表から読んだものです。"};
inline constexpr Words notable_running{"Searching for notable positions",
                                       "注目の局面を探しています"};
inline constexpr Words notable_positions{"%1{position|positions}", "局面"};
inline constexpr Words notable_classes{"%1{class|classes}", "種類"};
inline constexpr Words notable_label{"%1: %2, %3", "%1：%2、%3"};

// --- comparison of two rule sets, and retrograde analysis
inline constexpr Words study_counts{"Counts", "局面数"};
inline constexpr Words study_comparison{"Rules compared", "ルール比較"};
inline constexpr Words compare_title{"%1: two rule sets side by side", "%1：二つのルールを並べる"};
inline constexpr Words compare_detail{
    "Compares %1 with %2, position by position, up to symmetry. Two values differ if their "
    "outcomes do; distances are not compared.",
    "「%1」と「%2」を、対称なものをまとめて一局面ずつ比べます。勝敗が違うときに評価が違うとし、"
    "勝ちまでの長さは比べません。"};
inline constexpr Words compare_with{"Compared with", "比べる相手"};
inline constexpr Words compare{"Compare", "比べる"};
inline constexpr Words compare_offer{
    "This tab solves both rule sets, one after the other, and compares all their positions. That "
    "takes about %1 of memory.",
    "二つのルールをこのタブで順に解き、すべての局面を並べます。約%1のメモリーを使います。"};
inline constexpr Words compare_running{"Comparing %1 with %2", "「%1」と「%2」を比べています"};
inline constexpr Words compare_solving{"Solving both rule sets", "二つのルールを解いています"};
inline constexpr Words compare_joining{"%1 positions differ so far", "これまでに%1局面が違います"};
inline constexpr Words compare_cancelled{"The comparison was cancelled", "比較を中止しました"};
inline constexpr Words compare_again{"You can start it again at any time.",
                                     "いつでもやり直せます。"};
inline constexpr Words compare_failed{"The comparison failed", "比べられませんでした"};
inline constexpr Words known_to_both{"In both rule sets", "両方にある局面"};
inline constexpr Words valued_differently{"Different values", "評価が違う局面"};
inline constexpr Words known_only_to{"Only in %1", "%1だけ"};
inline constexpr Words outcomes_heading{"Outcomes for the side to move", "手番側から見た結果"};
inline constexpr Words outcomes_detail{
    "Rows: %1. Columns: %2. Shaded: different values.",
    "行は「%1」、列は「%2」。色の付いたところは評価が違います。"};
inline constexpr Words outcome_cell{"%1: %2; %3: %4. %5 positions", "%1：%2、%3：%4。%5局面"};
inline constexpr Words outcome_cell_differs{"%1: %2; %3: %4. %5 positions, different values",
                                            "%1：%2、%3：%4。%5局面（評価が違う）"};
inline constexpr Words undecided{"Undecided", "未決定"};
inline constexpr Words kinds_heading{"Where the difference comes from", "違いの出どころ"};
inline constexpr Words kind_ending{
    "The game ends in this position under one rule set only, or with different results.",
    "その局面が、一方のルールでだけ終わっているか、別の結果で終わっています。"};
inline constexpr Words kind_moves{"One rule set has a move here that the other does not have.",
                                  "この局面に、一方のルールでだけ合法な手があります。"};
inline constexpr Words kind_later{
    "Moves and result here are the same: the difference comes from later positions.",
    "手も結果も同じで、違いは先の局面から来ます。"};
inline constexpr Words first_heading{
    "The first positions with different values, in the order of play under %1",
    "評価が違う最初の局面（「%1」の手順で現れる順）"};
inline constexpr Words first_none{"All positions in both rule sets have equal values.",
                                  "両方にある局面の評価は、すべて同じです。"};
inline constexpr Words first_start{"Ply 0: the start", "0手目：初期局面"};
inline constexpr Words first_after{"Ply %1: after %2", "%1手目：%2の後"};
inline constexpr Words value_with_line{"%1: %2, by %3", "%1：%2。手順は %3"};
inline constexpr Words open_under{"Open: %1", "開く：%1"};
inline constexpr Words divergence_here{"Here", "この局面で"};
inline constexpr Words divergence_after{"After %1", "%1 の後に"};
inline constexpr Words reason_ending{"%1 the rules differ: under %2 %3; under %4 %5.",
                                     "%1分かれます。「%2」では%3。「%4」では%5。"};
inline constexpr Words reason_moves{"%1 the rules differ: %2 is legal only under %3.",
                                    "%1分かれます。%2は「%3」にだけある手です。"};
inline constexpr Words reason_moves_covered{
    "%1 the rules differ: %2, which moves a covered piece, is legal only under %3.",
    "%1分かれます。覆われた駒を動かす%2は、「%3」にだけある手です。"};
inline constexpr Words reason_far{"The position where the rules differ is too far away to find.",
                                  "分かれる局面は遠く、見つかりませんでした。"};
inline constexpr Words game_goes_on{"the game goes on", "ゲームは続きます"};
inline constexpr Words over_won{"%1 has won (%2)", "%1の勝ちで終わっています（%2）"};
inline constexpr Words over_won_covered{"%1 has won (%2), though %3 %4{is|are} covered",
                                        "%1の勝ちで終わっています（%2、ただし%3は覆われています）"};
inline constexpr Words over_drawn{"the game is drawn", "引き分けで終わっています"};
inline constexpr Words study_rounds{"Round by round", "ラウンド"};
inline constexpr Words rounds_title{"%1, solved round by round", "%1をラウンドごとに解く"};
inline constexpr Words rounds_detail{
    "Retrograde analysis works backwards from the ends of the game. Step through it: each round "
    "decides the positions one ply farther from the end. The counts are of real positions, up to "
    "symmetry; the boards are some of them.",
    "後退解析は、終局から逆向きに進みます。ラウンドごとに、終局から一手遠い局面が決まります。数は実"
    "際の局面を対称でまとめたもので、盤はその例です。"};
inline constexpr Words rounds_wait{"The rounds appear when the game is solved.",
                                   "ゲームが解けると、ここに現れます。"};
inline constexpr Words rounds_loading{"Looking up the rounds", "各ラウンドの局面を調べています"};
inline constexpr Words rounds_failed{"The rounds could not be found",
                                     "各ラウンドの局面を調べられませんでした"};
inline constexpr Words round_ended{"Round 0: the game has ended", "ラウンド0：終局した局面"};
inline constexpr Words round_number{"Round %1: %1 %1{ply|plies} before the end",
                                    "ラウンド%1：終局まで%1手の局面"};
inline constexpr Words round_rest{"What is left: draws", "残り：引き分けの局面"};
inline constexpr Words rounds_heading{"Positions by round (logarithmic)",
                                      "各ラウンドで決まる局面（対数目盛）"};
inline constexpr Words round_decides{"%1 positions: %2 won, %3 lost for the side to move",
                                     "%1局面（手番側の勝ち%2、負け%3）"};
inline constexpr Words round_undecided{"%1 positions are never decided", "%1局面は決まりません"};
inline constexpr Words round_so_far{"%1 of %2 positions are decided so far",
                                    "ここまでに%2局面中%1局面が決定"};
inline constexpr Words round_row{"%1. %2", "%1。%2"};
inline constexpr Words round_row_later{"%1, not yet reached", "%1（まだ先）"};
inline constexpr Words rule_ended{"Nothing to compute: the rules decide the result.",
                                  "調べるまでもなく、ルールで結果が決まっています。"};
inline constexpr Words rule_round{
    "Won: one move reaches a position that round %1 has found lost for the other side. Lost: every "
    "move reaches a position that is won for the other side, the last of them since round %1.",
    "勝ち：ラウンド%1で相手の負けと決まった局面へ進む手があります。"
    "負け：どの手の先も相手の勝ちで、最後の一つがラウンド%1で決まりました。"};
inline constexpr Words rule_rest{
    "No round decides them: no move wins, and some move keeps the other side from winning.",
    "どのラウンドでも決まりません。勝つ手はなく、負けない手があります。"};
inline constexpr Words round_back{"Back", "戻る"};
inline constexpr Words round_on{"Next round", "次のラウンド"};
inline constexpr Words rounds_play{"Play", "再生"};
inline constexpr Words rounds_pause{"Pause", "停止"};
inline constexpr Words no_example{"No position is decided in this round.",
                                  "このラウンドで決まる局面はありません。"};
inline constexpr Words example_ended{"%1 has won (%2).", "%1の勝ちです（%2）。"};
inline constexpr Words example_won{
    "%1 wins: %2 reaches a position that is lost for %3 in round %4.",
    "%1の勝ち：%2で、ラウンド%4に%3の負けと決まった局面になります。"};
inline constexpr Words example_won_at_once{"%1 wins: %2 ends the game.",
                                           "%1の勝ち：%2で終局します。"};
inline constexpr Words example_lost{
    "%1 loses: %2{the only move is won|each of the %2 moves is won} for %3; %4 holds out longest, "
    "until round %5.",
    "%1の負け：%2通りの手のどれでも%3の勝ちです。最も長く持つのは%4（ラウンド%5）です。"};
inline constexpr Words example_lost_at_once{"%1 loses: each of the %2 moves ends the game.",
                                            "%1の負け：%2通りの手のどれでも終局して負けです。"};
inline constexpr Words example_draw{"%1 cannot win, and %2 keeps %3 from winning.",
                                    "%1に勝つ手はありませんが、%2で%3の勝ちを防げます。"};
inline constexpr Words example_open{"%1, %2. %3", "%1、%2。%3"};
inline constexpr Words by_ply_heading{"New positions by ply, up to symmetry (logarithmic)",
                                      "手数ごとに初めて現れる局面（対称でまとめた数、対数目盛）"};
inline constexpr Words by_ply_heading_each{
    "New positions by ply, counted separately (logarithmic)",
    "手数ごとに初めて現れる局面（一つずつ数えた数、対数目盛）"};
inline constexpr Words growth_heading{"How the game grows", "大きさによる増え方"};
inline constexpr Words growth_detail{
    "The page counts the positions of one size after the other. Bars are logarithmic.",
    "大きさごとに、局面をその場で数えます。棒は対数目盛です。"};
inline constexpr Words growth_count{"Count them", "数える"};
inline constexpr Words growth_counting{"Counting %1", "%1を数えています"};
inline constexpr Words growth_row{"%1: %2 positions, %3 times the previous size, in %4",
                                  "%1：%2局面（前の%3倍）、%4"};
inline constexpr Words growth_row_first{"%1: %2 positions, in %3", "%1：%2局面、%3"};
inline constexpr Words growth_failed{"Counting failed", "数えられませんでした"};
inline constexpr Words glossary{"Definitions", "用語の意味"};
inline constexpr Words term_reachable{"reachable", "到達可能"};
inline constexpr Words term_draw{"draw", "引き分け"};
inline constexpr Words term_distance{"distance", "手数"};
inline constexpr Words reachable_definition{
    "Reachable: legal play from the start can lead to the position, however badly both sides play. "
    "Rotations and mirror images of a position count once.",
    "到達可能な局面：初期局面からルールどおりに進めて現れる局面です。上手か下手かは問いません。回転"
    "や鏡映で重なる局面は一つと数えます。"};
inline constexpr Words reachable_definition_each{
    "Reachable: legal play from the start can lead to the position, however badly both sides play. "
    "Rotations and mirror images of a position count separately.",
    "到達可能な局面：初期局面からルールどおりに進めて現れる局面です。上手か下手かは問いません。回転"
    "や鏡映で重なる局面も別々に数えます。"};
inline constexpr Words draw_definition{
    "Draw: neither side can force a win. Each can prevent a loss, whatever the other side plays: "
    "the board fills up, or play goes on for ever.",
    "引き分け：どちらも勝ちを強制できません。相手がどう応じても負けを防げます。盤が埋まって終わるこ"
    "とも、いつまでも続くこともあります。"};
inline constexpr Words undecided_definition{
    "Undecided: the loop over all positions ended before it found a win or a loss. That is not the "
    "same as a draw.",
    "未決定：全局面の走査が終わるまでに、勝ちも負けも見つかりませんでした。引き分けとは違います。"};
inline constexpr Words distance_definition{
    "Distance: the number of plies (moves of either side) until the game ends. The winner plays "
    "for the shortest win, the loser for the longest loss. 9 plies are 5 moves of the winner.",
    "手数：勝つ側が急ぎ、負ける側が最も長く粘ったときの、終局までの両者の手の数です。9手なら、勝つ"
    "側の手は5手です。"};
inline constexpr Words sweeps_definition{
    "The number of a value: the sweep over all positions that decided it, not how long the game "
    "still lasts.",
    "評価に添えた数：その評価が決まった走査の回です。終局までの手数ではありません。"};

}  // namespace kanzen::app::word

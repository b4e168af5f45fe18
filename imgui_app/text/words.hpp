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
inline constexpr Words tab_rules{"Rules", "ルール"};
inline constexpr Words legal_moves{"%1 legal %1{move|moves}", "合法手 %1"};
inline constexpr Words more_moves{"and %1 more moves", "ほか%1手"};

// --- history and game panel
inline constexpr Words blunder{"blunder", "悪手"};
inline constexpr Words ply_of{"Ply %1 of %2", "%1 / %2 手目"};
inline constexpr Words previous{"Back", "一手戻る"};
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

// --- variations, and games without end
inline constexpr Words agree_on_draw{"Agree on a draw", "引き分けにする"};

// --- the position editor
inline constexpr Words open_position{"Open it", "開く"};

// --- figures and files
inline constexpr Words copy_as{"Copy %1", "%1をコピー"};

// --- what screen readers hear
inline constexpr Words announced_move{"%1: %2.", "%1：%2。"};
inline constexpr Words announced_step{"Ply %1 of %2: %3.", "%2手中%1手目：%3。"};
inline constexpr Words announced_start{"Ply 0 of %1.", "%1手中0手目。"};

// --- pieces on a square
inline constexpr Words covering{"%1, over %2", "%1（下に%2）"};
inline constexpr Words nothing_there{"empty", "空き"};

// --- levels of opponents and puzzles
inline constexpr Words level_easy{"Easy", "初級"};
inline constexpr Words level_medium{"Medium", "中級"};
inline constexpr Words level_hard{"Hard", "上級"};

// --- the button of the figure dialog
inline constexpr Words save_board{"Save the board as a figure", "盤面を図として保存"};
inline constexpr Words save_tree{"Save the tree as a figure", "樹形図を保存"};
inline constexpr Words save_plot{"Save the plot as a figure", "推移を図として保存"};
inline constexpr Words save_histogram{"Save the histogram as a figure", "分布を図として保存"};

}  // namespace kanzen::app::word

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

// --- columns of the tables of the Statistics
inline constexpr Words positions{"Positions", "局面数"};
inline constexpr Words won{"Won", "勝ち"};
inline constexpr Words drawn{"Drawn", "引き分け"};
inline constexpr Words lost{"Lost", "負け"};
inline constexpr Words plies_column{"Plies", "手数"};
inline constexpr Words longest_win{"Longest win", "最長の勝ち"};
inline constexpr Words longest_loss{"Longest loss", "最長の負け"};

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
// %1: the winner, %2: "13 plies", %3: the number of positions.
inline constexpr Words size_open{"Open %1", "%1を開く"};
inline constexpr Words open_full{"Open the full page", "全画面のページを開く"};

// --- players and pieces
inline constexpr Words label{"%1: %2", "%1：%2"};
inline constexpr Words hand_count{"×%1", "×%1"};
inline constexpr Words to_move{"to move", "手番"};
inline constexpr Words in_hand{"In hand", "持ち駒"};

// --- verdict
inline constexpr Words someone_to_move{"%1 to move", "%1の手番"};

// --- moves panel
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

// --- evaluations in games with a score
inline constexpr Words estimate_failed{"The estimate failed", "形勢を判断できませんでした"};

// --- game records
inline constexpr Words more_reasons{"And %1 more.", "ほか%1件。"};

// --- variations, and games without end

// --- the position editor
inline constexpr Words open_position{"Open it", "開く"};

// --- figures and files
inline constexpr Words save_table{"Save as %1", "%1で保存"};
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

// --- sentences about squares and moves
inline constexpr Words bot_is_thinking{"thinking", "考慮中"};
inline constexpr Words tap_to_place{"Your move. Tap Place to confirm.",
                                    "あなたの番です。「打つ」で確定します。"};
inline constexpr Words point_is_taken{"There is already a stone here.", "すでに石があります。"};
inline constexpr Words pass{"pass", "パス"};
inline constexpr Words hidden_piece{"covered", "覆われた駒"};

// --- scores and estimates
inline constexpr Words leads_by_about{"%1 leads by about %2", "%1が約%2目リード"};
inline constexpr Words about_even{"About even", "ほぼ互角"};
inline constexpr Words wins_by{"%1 wins by %2 %2{point|points}", "%1の%2目勝ち"};
inline constexpr Words equal_score{"A draw: the scores are equal", "持碁（同点）"};
inline constexpr Words endless_play{"Best play never ends", "最善を尽くすと終わらない"};
inline constexpr Words estimated_move{"%1 to win, %2", "勝率%1、%2"};
inline constexpr Words score_not_found{"not found in time", "時間内に不明"};
inline constexpr Words score_bounds{"%1 at least %2, at most %3", "%1は%2目以上、%3目以下"};

// --- a game in progress
inline constexpr Words introduction_solved{"Kanzen solves this game: see why moves win or lose.",
                                           "Kanzenは全局面を解き、各手の勝ち負けを示します。"};
inline constexpr Words introduction_searched{"Kanzen proves which moves win and which lose.",
                                             "Kanzenは各手の勝ち負けを証明します。"};
inline constexpr Words introduction_scored{
    "Kanzen computes exact scores: see what each move is worth.",
    "Kanzenは目差を正確に計算し、一手の価値を示します。"};
inline constexpr Words introduction_estimated{
    "Play against a bot, and see how it judges each move.",
    "ボットと対局し、各手の形勢判断を見られます。"};
inline constexpr Words choose_piece_and_square{"Choose a piece, then a square.",
                                               "駒を選び、次にマスを選んでください。"};
inline constexpr Words choose_empty_square{"Choose an empty square.",
                                           "空いたマスを選んでください。"};
inline constexpr Words choose_column{"Choose a column for your mark.",
                                     "印を落とす列を選んでください。"};
inline constexpr Words choose_crossing{"Choose a crossing for your stone.",
                                       "石を置く交点を選んでください。"};
inline constexpr Words your_turn{"Your turn against the %1.", "あなたの番です。%1との対局です。"};
inline constexpr Words opponent_to_move{"The %1 is to move.", "%1の手番です。"};
inline constexpr Words opponent_waits_for_values{"The %1 moves as soon as the values are ready.",
                                                 "評価の準備ができしだい、%1が応じます。"};
inline constexpr Words opponent_needs_values{"The %1 needs the values: solve the game first.",
                                             "%1には評価が必要です。先にゲームを解いてください。"};
inline constexpr Words opponent_without_value{
    "This position has no value: the %1 cannot choose a move.",
    "この局面には評価がないため、%1は手を選べません。"};
inline constexpr Words opponent_paused{"The %1 is waiting: step forward, or continue from here.",
                                       "%1は待っています。先へ進むか、ここから続けてください。"};
inline constexpr Words opponent_searches{"The %1 is searching for a move, at most %2 s.",
                                         "%1が応手を探索しています（最長%2秒）。"};
inline constexpr Words opponent_guessed{
    "Not solved in %1 s: %2 is neither refuted nor proven.",
    "%1秒では解けませんでした。%2は反証されていない手ですが、最善とは限りません。"};
inline constexpr Words watching{"You are watching two perfect players.",
                                "最善手どうしの対局です。"};
inline constexpr Words two_people_play{"Two people are playing.", "二人で対局中です。"};
inline constexpr Words line_is_full{"This line is full", "これ以上は進められません"};
inline constexpr Words full_line_advice{"Step back and try another move, or start over.",
                                        "前の局面に戻って別の手を試すか、最初から始めてください。"};
inline constexpr Words handicap{"Handicap", "置き石"};
inline constexpr Words take_back{"Undo", "待った"};
inline constexpr Words pass_to_end{"End game?", "終局する？"};
inline constexpr Words confirm_resign{"Resign?", "投了する？"};
inline constexpr Words confirm_remove{"Delete this move?", "この手を削除する？"};
inline constexpr Words confirm_remove_line{"Delete this move and %1 after it?",
                                           "この手とその後の%1手を削除する？"};
inline constexpr Words bot_thinks{"%1 is thinking.", "%1が考えています。"};
inline constexpr Words bot_paused{"The bot is waiting: step forward, or continue from here.",
                                  "ボットは待っています。先へ進むか、ここから続けてください。"};
inline constexpr Words bots_play{"You are watching two bots.", "ボットどうしの対局です。"};
inline constexpr Words your_turn_to_bot{"Your turn against the bot.",
                                        "あなたの番です。相手はボットです。"};
inline constexpr Words hint_shown{"Hint: %1.", "ヒント：%1。"};
inline constexpr Words you_won_in{"You won in %1 %1{move|moves}", "%1手であなたの勝ちです"};
inline constexpr Words you_lost_after{"You lost after %1 %1{move|moves}", "%1手であなたの負けです"};
inline constexpr Words side_won_in{"%1 won in %2 %2{move|moves}", "%2手で%1の勝ちです"};
inline constexpr Words drawn_after{"A draw after %1 %1{move|moves}", "%1手で引き分けです"};
inline constexpr Words beginner_name{"beginner", "入門の相手"};
inline constexpr Words easy_name{"easy opponent", "初級の相手"};
inline constexpr Words medium_name{"medium opponent", "中級の相手"};
inline constexpr Words hard_name{"hard opponent", "上級の相手"};
inline constexpr Words perfect_name{"perfect player", "最善手の相手"};
inline constexpr Words watching_others{"You are watching two players.", "二者の対局です。"};
inline constexpr Words your_turn_after_blunder{"Your turn. %1 was a blunder.",
                                               "あなたの番です。%1は悪手でした。"};
inline constexpr Words first{"First position", "最初へ"};
inline constexpr Words next{"Forward", "一手進む"};
inline constexpr Words last{"Last position", "最後へ"};

// --- values of positions, and results
inline constexpr Words has_won{"%1 has won", "%1が勝ちました"};
inline constexpr Words drawn_game{"The game is drawn", "引き分けです"};
inline constexpr Words searching{"Searching", "探索中"};
inline constexpr Words moves_not_solved{"%1 %1{is|are} not solved.", "未解決は%1手。"};
inline constexpr Words only_moves{"%1 to move. %2.", "%1の手番。%2。"};
inline constexpr Words values{"Values", "評価を表示"};
inline constexpr Words values_short{"Values", "評価"};
inline constexpr Words search_for{"Search for %1 s", "%1秒間探索"};
inline constexpr Words has_won_by{"%1 has won by %2 %2{point|points}", "%1の%2目勝ち"};
inline constexpr Words estimate_label{"Estimate", "推定"};
inline constexpr Words saved_values_discarded{"The saved values were discarded",
                                              "保存した評価を破棄しました"};
inline constexpr Words saved_values_unreadable{"The saved values could not be opened",
                                               "保存した評価を開けませんでした"};
inline constexpr Words values_lost{"The values were lost", "評価が失われました"};
inline constexpr Words failed{"Solving failed", "解析に失敗しました"};

}  // namespace kanzen::app::word

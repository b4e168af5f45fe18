#pragma once
// Words of a game in progress: the players, blunders and taking back.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

// --- before the first move

// --- verdict

// --- history and game panel
inline constexpr Words value_by_ply{"Value by ply", "評価の推移"};
inline constexpr Words blunders{"%1 %1{blunder|blunders}", "悪手 %1"};
inline constexpr Words players{"Players", "対局者"};
inline constexpr Words preset_as{"Play %1", "%1を持つ"};
inline constexpr Words preset_two{"Two people", "二人で対局"};
inline constexpr Words preset_watch{"Watch", "観戦する"};
inline constexpr Words seen_from{"The board from %1's side", "%1の側から見る"};
inline constexpr Words kana{"Pieces in kana: %1", "駒をかなで表示：%1"};
inline constexpr Words new_game{"New game", "新しい対局"};
inline constexpr Words continue_play{"Continue from here", "ここから続ける"};
inline constexpr Words no_moves_yet{
    "No moves yet. Play one, or paste a position.",
    "まだ手がありません。盤上で着手するか、局面を貼り付けてください。"};
inline constexpr Words moves_played{"Moves played", "着手"};

// --- refusals

// --- games with a score, and bots
inline constexpr Words bot_failed{"The bot could not choose a move",
                                  "ボットは手を選べませんでした"};
inline constexpr Words bot_failed_advice{"Continue from here, or take the last move back.",
                                         "ここから続けるか、一手戻してください。"};
inline constexpr Words bot_level{"Strength of the bot", "ボットの強さ"};
inline constexpr Words bot_seconds{"Time for a move, at most", "一手の考慮時間（最長）"};
inline constexpr Words confirm_points{"Confirm before placing", "打つ前に確認する"};

// --- evaluations in games with a score
inline constexpr Words evaluation_by_move{"Winner and score by move", "勝率と目差の推移"};
inline constexpr Words score_by_move{"Score by move", "目差の推移"};

// --- variations, and games without end
inline constexpr Words promote_line{"Make main line", "本譜にする"};
inline constexpr Words remove_line{"Delete from here", "ここから先を削除"};
inline constexpr Words instead_of{"Instead of move %1: %2", "%1手目の変化：%2"};
inline constexpr Words also_reached{"Other ways to this position", "この局面への別の手順"};
inline constexpr Words same_after{"The same position after move %1: %2", "%1手目で同じ局面：%2"};

// On a narrow button; its label is `agree_on_draw`.
inline constexpr Words draw_question{"Draw?", "引き分け？"};

// --- hints
inline constexpr Words hint{"Hint", "ヒント"};
inline constexpr Words hints_used{"Hints: %1", "ヒント：%1回"};
inline constexpr Words hint_needs_values{"Hint: the values are not ready yet",
                                         "ヒント：評価の準備ができていません"};
inline constexpr Words hint_on_your_turn{"Hint: only on your turn", "ヒント：自分の番に使えます"};

// --- the end of a game
inline constexpr Words rematch{"Rematch", "もう一局"};
inline constexpr Words change_sides{"Change sides", "先後を入れ替える"};
inline constexpr Words your_blunders{"Your blunders", "あなたの悪手"};
inline constexpr Words their_blunders{"Your opponent's blunders", "相手の悪手"};
inline constexpr Words blunders_of{"%1's blunders", "%1の悪手"};
inline constexpr Words no_blunders{"Neither player made a blunder.", "悪手はありませんでした。"};

// --- opponents, and taking back
inline constexpr Words strength{"Strength of the opponent", "相手の強さ"};
inline constexpr Words strength_of{"Strength of %1", "%1の強さ"};
inline constexpr Words level_beginner{"Beginner", "入門"};
inline constexpr Words level_perfect{"Perfect", "最善"};
inline constexpr Words level_expert{"Expert", "最強"};  // the strongest bot, which is not perfect
inline constexpr Words about_perfect{
    "Wins as soon as possible. When the game is lost, it holds out as long as possible.",
    "できるだけ早く勝ち、負けのときはできるだけ長く粘ります。"};
inline constexpr Words about_perfect_searched{
    "Searches each position, and plays a win or a draw that it proves, but not always the shortest "
    "win. If it proves nothing in time, it guesses.",
    "局面ごとに探索し、証明できた勝ちや引き分けを守りますが、最短の勝ちとは限りません。"
    "時間内に証明できなければ推定で指します。"};
inline constexpr Words about_perfect_notebook{
    "Plays by the values of the notebook, which do not lead to the shortest win.",
    "ノートの評価どおりに指します。最短の勝ちとは限りません。"};
inline constexpr Words about_slipping{
    "Plays a worse move, if there is one, in %1 of 100 turns, otherwise the best.",
    "100手のうち%1手は劣る手を、ほかは最善手を選びます。"};
inline constexpr Words about_random{"Chooses among all legal moves with equal probability.",
                                    "合法手から同じ確率で選びます。"};
inline constexpr Words blunder_title{"%1 was a blunder", "%1は悪手でした"};
inline constexpr Words gave_draw{"It gave the draw away: %1 can win now.",
                                 "引き分けを逃し、%1の勝ちになります。"};
inline constexpr Words win_to_draw{"It gave the win away: the game is a draw now.",
                                   "勝ちを逃し、引き分けになります。"};
inline constexpr Words win_to_loss{"It gave the win away: %1 can win now.",
                                   "勝ちを逃し、%1の勝ちになります。"};
inline constexpr Words win_rate_fell{"It made winning much less likely.",
                                     "勝つ見込みが大きく下がりました。"};
inline constexpr Words better_moves{"Better: %1.", "より良い手：%1。"};
inline constexpr Words take_back_blunder{"Take it back", "待った"};

inline constexpr Words move_costs{"the move costs %1", "%1の損"};
inline constexpr Words values_hidden{"Values are hidden. Every legal move is listed.",
                                     "評価は非表示です。合法手をすべて示します。"};
inline constexpr Words tab_game{"Game", "棋譜"};
inline constexpr Words agree_on_draw{"Agree on a draw", "引き分けにする"};

}  // namespace kanzen::app::word

#pragma once
// Texts about Go: captures, area, and the evaluation of positions.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

// --- captures, area and bots
inline constexpr Words captures{"Captures", "アゲハマ"};
inline constexpr Words area{"Area", "面積"};
inline constexpr Words prisoners{"Prisoners", "アゲハマ"};
inline constexpr Words territory{"Territory", "地"};
inline constexpr Words you{"You", "あなた"};
inline constexpr Words bot_of_level{"Bot, level %1", "ボット（強さ%1）"};

// --- evaluation of positions
inline constexpr Words estimating{"Estimating", "形勢を判断中"};
inline constexpr Words estimate_detail{"%1 to move: %2 to win, %3 playouts, %4 s.",
                                       "%1の手番：勝率%2、探索%3回、%4秒。"};
inline constexpr Words moves_keep_score{
    "%1 to move. Solved: %2 of %3 moves %2{keeps|keep} the score.",
    "%1の手番。解析済み：%3手中%2手が最善です。"};
inline constexpr Words best_for{"Best for %1", "%1の候補手"};
inline constexpr Words move_column{"Move", "手"};
inline constexpr Words share_of_visits{"Share of visits", "探索の割合"};
inline constexpr Words wins_column{"Wins", "勝率"};
inline constexpr Words score_column{"Score", "目差"};
inline constexpr Words ownership{"Ownership", "地の見込み"};
inline constexpr Words best_moves{"Best moves", "候補手"};
inline constexpr Words candidate_words{"%1: %2 of the visits, %3 to win, %4",
                                       "%1：探索の%2、勝率%3、%4"};
inline constexpr Words score_with_best_play{"score with perfect play", "最善を尽くした目差"};
inline constexpr Words group_ties{"Equal scores", "持碁"};
inline constexpr Words group_endless{"Endless", "終わらない"};
inline constexpr Words numbers_explained{"What the numbers mean", "数字の意味"};
inline constexpr Words score_explanation{
    "%1 is the final score if both sides play perfectly: area counting, komi %2. Every line was "
    "searched to its end; nothing here is an estimate.",
    "%1は両者が最善を尽くしたときの結果です（面積計算、コミ%2目）。"
    "すべての手順を最後まで調べてあり、推定ではありません。"};
inline constexpr Words endless_explanation{
    "Two scores: neither side can force more than its own, and play goes on for ever.",
    "二つ並ぶところでは、どちらもそれ以上を強制できず、対局が終わりません。"};
inline constexpr Words moves_searched{"Searching the other moves, at most %1 s",
                                      "ほかの手を探索中（最長%1秒）"};
inline constexpr Words longer_search_running{"Searching for the score, at most %1 s",
                                             "目差を探索中（最長%1秒）"};
inline constexpr Words score_search_ended{"Searched for %1 s", "%1秒間探索しました"};
inline constexpr Words bounds_are_proven{"Proven: %1.", "証明済み：%1。"};
// %1: a rule set
inline constexpr Words scored_under{"Scores of this board are exact under %1",
                                    "%1では正しい目差が分かります"};
inline constexpr Words switch_rules{"Switch to %1", "%1で開く"};
inline constexpr Words score_searched{"Searching for the score.", "目差を探索中。"};
inline constexpr Words not_in_proof{"Not in the proof.", "証明にない局面です。"};
inline constexpr Words count_heading{"The count", "整地"};
inline constexpr Words count_of_player{"%1: %2 stones + %3 surrounded", "%1：石%2、囲い%3"};
inline constexpr Words count_of_territory{"%1: territory %2 + prisoners %3", "%1：地%2+アゲハマ%3"};
inline constexpr Words plus_komi{"%1 + komi %2", "%1+コミ%2"};
inline constexpr Words count_neutral{"%1 neutral %1{point counts|points count} for neither side.",
                                     "どちらにも属さない点：%1"};
inline constexpr Words count_explained{
    "Players score one point for each of their stones on the board and for each empty point that "
    "only their stones surround.",
    "盤上の自分の石と、自分の石だけで囲んだ点が一目ずつになります。"};
inline constexpr Words territory_explained{
    "Players score one point for each empty point that only their stones surround, and one for "
    "each prisoner. Dead stones are prisoners too.",
    "自分の石だけで囲んだ点とアゲハマが一目ずつになります。死に石もアゲハマに加えます。"};
inline constexpr Words dead_heading{"Dead stones", "死に石"};
inline constexpr Words dead_offered{
    "%1 %1{stone looks|stones look} dead. Remove %1{it|them} before counting?",
    "死んでいるとみられる石が%1個あります。取り除いて数えますか。"};
inline constexpr Words dead_question{"Are there dead stones?", "死に石はありますか"};
inline constexpr Words dead_awaited{"Looking for dead stones", "死に石を調べています"};
inline constexpr Words dead_to_choose{
    "Choose the dead stones on the board; they are removed before the count decides the game.",
    "盤上の死に石を選んでください。取り除いてから数え、勝敗を決めます。"};
inline constexpr Words winner_awaited{"The count decides the game.", "数えて勝敗を決めます。"};
inline constexpr Words no_dead_stones{"No dead stones", "死に石はない"};
inline constexpr Words count_now{"Count", "数える"};
inline constexpr Words take_dead_off{"Remove", "取り除く"};
inline constexpr Words put_dead_back{"Put back", "元に戻す"};
inline constexpr Words count_area{"Count area", "面積で数える"};
inline constexpr Words count_territory{"Count territory", "地で数える"};
inline constexpr Words setup_heading{"A new game", "新しい対局"};
inline constexpr Words dead_taken_off{"%1 dead %1{stone|stones} removed.",
                                      "死に石%1個を取り除きました。"};
inline constexpr Words dead_are_prisoners{
    "%1 dead %1{stone|stones} removed, as %1{a prisoner|prisoners}.",
    "死に石%1個を取り除き、アゲハマに加えました。"};

}  // namespace kanzen::app::word

// Games that count: captures, area, and the bots that play them.
#include "imgui_app/strings_table.hpp"

namespace kanzen::app {
namespace {

using T = Text;

constexpr StringEntry entries[] = {
    {T::captures, "Captures", "アゲハマ"},
    {T::komi, "Komi", "コミ"},
    {T::area, "Area", "地"},
    {T::take_back, "Undo", "待った"},
    {T::pass_turn, "Pass", "パス"},
    {T::you, "You", "あなた"},
    {T::bot_of_level, "Bot, level %1", "ボット（強さ%1）"},
    {T::bot_thinks, "%1 is thinking.", "%1が考えています。"},
    {T::bot_is_thinking, "thinking", "考慮中"},
    {T::bot_paused, "The bot waits: step on, or continue from here.",
     "ボットは待っています。先へ進むか、ここから続けてください。"},
    {T::bots_play, "Two bots play. Watch them.", "ボットどうしの対局です。"},
    {T::your_turn_to_bot, "Your turn against the bot.", "あなたの番です。相手はボットです。"},
    {T::bot_failed, "The bot has chosen no move", "ボットは手を選べませんでした"},
    {T::bot_failed_advice, "Continue from here, or take the last move back.",
     "ここから続けるか、一手戻してください。"},
    {T::bot_level, "Strength of the bot", "ボットの強さ"},
    {T::bot_seconds, "Its time for a move, at most", "一手の考慮時間（最長）"},
    {T::seconds_short, "%1 s", "%1秒"},
    {T::has_won_by, "%1 has won by %2 %2{point|points}", "%1の%2目勝ち"},
    {T::place_by_board, "Choose a point on the board.", "盤上の交点を選んで打ちます。"},
    {T::confirm_points, "Confirm before placing", "打つ前に確認する"},
    {T::tap_to_place, "Your move. Tap Place to confirm.", "あなたの番です。「打つ」で確定します。"},
    {T::point_is_taken, "There is a stone already.", "すでに石があります。"},
    {T::place_at, "Place %1", "%1に打つ"},
    {T::cancel_place, "Cancel", "取消"},
    {T::nudge_left, "One line to the left", "左へ一路"},
    {T::nudge_up, "One line up", "上へ一路"},
    {T::nudge_down, "One line down", "下へ一路"},
    {T::nudge_right, "One line to the right", "右へ一路"},
    {T::forbidden_here, "%1 is forbidden for %2", "%1は%2の着手禁止点です"},
    {T::size_heading_go, "Go: a board of any size", "囲碁：盤の大きさを選ぶ"},
    {T::size_longest_side, "A side is at most %3 long.", "一辺の長さは%3までです。"},
    {T::size_for_all, "For two people, or against a bot.", "二人でも、ボットとも打てます。"},
    {T::estimate_label, "Estimate", "推定"},
    {T::leads_by_about, "%1 leads by about %2", "%1が約%2目リード"},
    {T::about_even, "About even", "ほぼ互角"},
    {T::wins_by, "%1 wins by %2 %2{point|points}", "%1の%2目勝ち"},
    {T::equal_score, "A draw: the scores are equal", "持碁（同点）"},
    {T::endless_play, "Best play is endless", "最善を尽くすと終わらない"},
    {T::estimating, "Estimating", "形勢を判断中"},
    {T::estimate_failed, "There is no estimate", "形勢を判断できませんでした"},
    {T::estimate_detail, "%1 to move: %2 to win, %3 playouts, %4 s.",
     "%1の番：勝率%2、探索%3回、%4秒。"},
    {T::moves_keep_score, "%1 to move. Solved: %2 of %3 moves %2{keeps|keep} the score.",
     "%1の番。解析済み：%3手中%2手が最善です。"},
    {T::best_for, "Best for %1", "%1の候補手"},
    {T::move_column, "Move", "手"},
    {T::share_of_visits, "Share of visits", "探索の割合"},
    {T::wins_column, "Wins", "勝率"},
    {T::score_column, "Score", "目差"},
    {T::ownership, "Ownership", "地の見込み"},
    {T::best_moves, "Best moves", "候補手"},
    {T::expected_line, "Expected line", "予想手順"},
    {T::candidate_words, "%1: %2 of the visits, %3 to win, %4", "%1：探索の%2、勝率%3、%4"},
    {T::score_with_best_play, "score with perfect play", "最善を尽くした目差"},
    {T::group_ties, "Equal scores", "持碁"},
    {T::group_endless, "Endless", "終わらない"},
    {T::numbers_mean, "What the numbers mean", "数字の意味"},
    {T::score_meaning,
     "%1 is the final score if both sides play perfectly: area counting, komi %2. "
     "Every line was searched to its end; nothing here is an estimate.",
     "%1は両者が最善を尽くしたときの結果です（面積計算、コミ%2目）。"
     "すべての手順を最後まで調べてあり、推定ではありません。"},
    {T::endless_meaning,
     "Where two scores stand, neither side can force more than its own, and play goes on for ever.",
     "二つ並ぶところでは、どちらもそれ以上を強制できず、対局が終わりません。"},
    {T::score_not_found, "not found in time", "時間内に不明"},
    {T::standing_by_move, "Winner and score by move", "勝率と目差の推移"},
    {T::score_by_move, "Score by move", "目差の推移"},
    {T::score_lead, "score lead", "目差"},
    {T::chance_to_win, "chance to win", "勝率"},
    {T::count_heading, "The count", "整地"},
    {T::count_of_player, "%1: %2 stones + %3 surrounded", "%1：石%2＋囲い%3"},
    {T::count_neutral, "%1 %1{point|points} between both sides %1{counts|count} for nobody.",
     "どちらにも属さない点：%1"},
    {T::count_explained,
     "A player has a point for each stone on the board and for each point that only his stones "
     "surround. Choose a group of stones that is dead to take it off.",
     "盤上の自分の石と、自分の石だけで囲んだ点が一目ずつになります。"
     "死んでいる石を選ぶと取り除けます。"},
    {T::dead_offered, "%1 %1{stone looks|stones look} dead. Take %1{it|them} off before counting?",
     "死んでいるとみられる石が%1個あります。取り除いて数えますか。"},
    {T::dead_taken_off, "%1 dead %1{stone|stones} taken off.", "死に石%1個を取り除きました。"},
    {T::take_dead_off, "Take off", "取り除く"},
    {T::put_dead_back, "Put back", "元に戻す"},
};

}  // namespace

std::span<const StringEntry> counting_strings() { return entries; }

}  // namespace kanzen::app

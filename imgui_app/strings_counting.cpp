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
};

}  // namespace

std::span<const StringEntry> counting_strings() { return entries; }

}  // namespace kanzen::app

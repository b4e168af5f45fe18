#pragma once
// Words of games that are played by sending links.
#include "engine/core/words.hpp"

namespace kanzen::app::word {

inline constexpr Words play_by_link{"Play by link", "リンクで対局"};
inline constexpr Words by_link_your_turn{"Your turn: you play %1", "あなたの番です（%1）"};
inline constexpr Words by_link_last_move{"The other player's last move is %1.",
                                         "相手の手は%1です。"};
inline constexpr Words by_link_begin{
    "Make a move, then send the link to the other player. The link has the whole game; there is no "
    "server.",
    "一手指してから、リンクを相手に送ってください。リンクに対局のすべてがあり、サーバーは使いません"
    "。"};
inline constexpr Words by_link_sends{"Send the link: %1 is to move", "リンクを送る：%1の手番"};
inline constexpr Words by_link_waits{
    "The other player opens the link, moves and sends one back. Open it to go on.",
    "相手はリンクを開いて指し、リンクを返します。それを開くと続けられます。"};
inline constexpr Words by_link_ended{"The game is over. Send the link so that both have it.",
                                     "対局は終わりです。相手にもリンクを送ってください。"};
inline constexpr Words by_link_send{"Send the link", "リンクを送る"};
inline constexpr Words by_link_end{"Play here again", "この端末だけの対局に戻る"};

}  // namespace kanzen::app::word

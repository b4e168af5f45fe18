#pragma once
// Messages about positions of Dobutsu shogi.
#include "engine/core/diagnostic.hpp"

namespace kanzen::phrase {

// --- kinds within a sentence
inline constexpr Phrase<0> elephant{"elephant", "ぞう"};
inline constexpr Phrase<0> giraffe{"giraffe", "きりん"};
inline constexpr Phrase<0> chick{"chick", "ひよこ"};
inline constexpr Phrase<0> chick_or_hen{"chick or hen", "ひよこ（にわとりを含む）"};

// --- notations
inline constexpr Phrase<2> sign_after_row{"\"%1\" after row %2", "%2段目の後に「%1」"};
inline constexpr Phrase<2> squares_in_row{"at most %1 squares in row %2",
                                          "%2段目に%1マス以内の内容"};
inline constexpr Phrase<0> chick_after_plus{"C or c after \"+\"", "「+」の後に C か c"};
inline constexpr Phrase<1> piece_or_number{
    "a piece (L E G C H l e g c h) or a number of empty squares on %1",
    "マス%1に駒（L E G C H l e g c h）か、空いたマスの数"};
inline constexpr Phrase<1> piece_or_dash{"a piece (L E G C R l e g c r) or \"-\" on %1",
                                         "マス%1に駒（L E G C R l e g c r）か「-」"};
inline constexpr Phrase<1> hands_after_row_1{"\"%1\" and what the players hold after row 1",
                                             "1段目の後に「%1」と持ち駒"};
inline constexpr Phrase<0> piece_in_hand{"a piece in hand (E G C e g c)", "持ち駒（E G C e g c）"};
inline constexpr Phrase<1> piece_in_hand_or{"a piece in hand (E G C e g c) or %1",
                                            "持ち駒（E G C e g c）か%1"};
inline constexpr Phrase<0> pieces_in_hand{"pieces in hand, or \"-\" for none",
                                          "持ち駒（なければ「-」）"};
inline constexpr Phrase<0> side_after_hands{"\":\" and the side to move after the hands",
                                            "持ち駒の後に「:」と手番"};
inline constexpr Phrase<0> bracket_after_hands{"\"]\" after the hands", "持ち駒の後に「]」"};
inline constexpr Phrase<0> space_after_hands{"a space and the side to move after the hands",
                                             "持ち駒の後に空白と手番"};
inline constexpr Phrase<0> hands_after_side{
    "a space and what the players hold after the side to move", "手番の後に空白と持ち駒"};
inline constexpr Phrase<0> side_w_or_b{"the side to move, w or b", "手番（wかb）"};
inline constexpr Phrase<0> number{"a number", "数"};

// --- pieces
inline constexpr Phrase<2> second_lion{"square %1: a second %2; each player has one lion",
                                       "マス%1：%2が二つ目です。らいおんは一つずつです"};
inline constexpr Phrase<0> lion_in_hand{"a lion in hand: taking it ends the game",
                                        "持ち駒にらいおんがあります。らいおんを取ると終局します"};
inline constexpr Phrase<0> hen_in_hand{"a hen in hand: it becomes a chick when it is taken",
                                       "持ち駒ににわとりがあります。取られるとひよこに戻ります"};
inline constexpr Phrase<1> third_of_kind{"a third %1; there are two in the game",
                                         "%1が三つ目です。全部で二つです"};
inline constexpr Phrase<1> second_of_first{
    "a second %1 of the first player; without drops each player has one",
    "先手の%1が二つ目です。持ち駒を打たないルールでは一つずつです"};
inline constexpr Phrase<1> second_of_second{
    "a second %1 of the second player; without drops each player has one",
    "後手の%1が二つ目です。持ち駒を打たないルールでは一つずつです"};
inline constexpr Phrase<2> square_never_reached{
    "square %1: %2 never comes there without drops: an elephant moves diagonally from its corner, "
    "and a chick stands on b2 or b3",
    "マス%1：持ち駒を打たないルールでは、%2はそこに来ません。ぞうは隅から斜めに動き、"
    "ひよこがいるのはb2かb3です"};
inline constexpr Phrase<0> hands_without_drops{
    "a piece in hand: without drops a captured piece leaves the game",
    "持ち駒があります。持ち駒を打たないルールでは、取られた駒はなくなります"};
inline constexpr Phrase<0> lion_of_first_missing{"the first player's lion is missing",
                                                 "先手のらいおんがありません"};
inline constexpr Phrase<0> lion_of_second_missing{"the second player's lion is missing",
                                                  "後手のらいおんがありません"};
inline constexpr Phrase<1> both_missing{"both %1s are missing: no piece ever leaves the game",
                                        "%1が二つともありません。駒がなくなることはありません"};
inline constexpr Phrase<1> one_missing{"one of the %1s is missing: no piece ever leaves the game",
                                       "%1が一つ足りません。駒がなくなることはありません"};
inline constexpr Phrase<0> lion_has_tried{
    "the lion of the side to move stands on the last rank: the game ended when it came there",
    "手番側のらいおんが一番奥の段にいます。そこに入った時に終局しています"};

}  // namespace kanzen::phrase

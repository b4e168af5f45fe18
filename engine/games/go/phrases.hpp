#pragma once
// Messages about positions, moves and sizes of Go.
#include "engine/core/diagnostic.hpp"

namespace kanzen::phrase {

// --- notation
inline constexpr Phrase<1> slash_after_point{"\"/\" after point %1", "点%1の後に「/」"};
inline constexpr Phrase<1> stone_on_point{"X, O or . on point %1", "点%1に X、O、. のどれか"};
inline constexpr Phrase<0> side_after_last_point{"\":\" and the side to move after the last point",
                                                 "最後の点の後に「:」と手番"};
inline constexpr Phrase<0> end_or_last_move{
    "the end of the position, or \":\" and the mark of the last move",
    "局面の終わりか、「:」と直前の手の印"};
inline constexpr Phrase<1> prisoners{
    "the stones captured by Black and by White, such as \"3-0\": at most %1 each, and no such "
    "field "
    "if there are none",
    "黒と白がそれぞれ取った石の数（「3-0」など、%1個まで。どちらもなければ書きません）"};
inline constexpr Phrase<0> prisoners_or_last_move{
    "the captured stones, \"pass\", or the point that ko forbids",
    "取った石の数か、「pass」か、コウで打てない点"};
inline constexpr Phrase<0> pass_or_ko{"\"pass\", or the point that ko forbids",
                                      "「pass」か、コウで打てない点"};

// --- positions
inline constexpr Phrase<1> no_liberty{
    "no liberty for %1: such stones are captured",
    "%1 には呼吸点がありません。そのような石は盤から取り除かれます"};
inline constexpr Phrase<0> no_prisoners{
    "captured stones: under these rules they are no points, and a position does not contain them",
    "取った石の数：このルールでは取った石は得点にならず、局面に書きません"};
inline constexpr Phrase<1> ko_by_past{
    "the ko point %1: under these rules the history of the game determines it",
    "コウの点 %1：このルールでは、打てない点は対局の経過で決まります"};
inline constexpr Phrase<1> wrong_ko{
    "the ko point %1: no stone can just have been taken there by a single one that has no other "
    "liberty",
    "コウの点 %1：ほかに呼吸点のない一子が、そこの一子を取った直後の形ではありません"};

// --- moves
inline constexpr Phrase<0> ko{"ko: the stone may not be recaptured at once",
                              "コウ：すぐには取り返せません"};
inline constexpr Phrase<0> suicide{"suicide: the stone would have no liberty",
                                   "自殺手：呼吸点がなくなります"};

// --- komi and names
inline constexpr Phrase<3> wrong_komi{"komi %1: expected whole or half points from -%2 to %3",
                                      "コミ %1：-%2 から %3 までの整数か半目で指定します"};
inline constexpr Phrase<0> go_name{
    "expected go:N, or go:C,R with C columns and R rows, such as go:13 or go:4,3",
    "go:13 や、列と行を「,」でつないだ go:4,3 のように書きます"};
inline constexpr Phrase<1> longest_side{"a side has at most %1 points", "一辺は%1路までです"};

}  // namespace kanzen::phrase

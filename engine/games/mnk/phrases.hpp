#pragma once
// Messages about positions and sizes of m,n,k games.
#include "engine/core/diagnostic.hpp"

namespace kanzen::phrase {

inline constexpr Phrase<0> side_after_last_square{
    "\":\" and the side to move after the last square", "最後のマスの後に「:」と手番"};
inline constexpr Phrase<1> mark_on_square{"X, O or . on square %1", "マス%1に X、O、. のどれか"};
inline constexpr Phrase<2> wrong_turns{
    "%1 X and %2 O: the players take turns and X begins, so there are as many X as O, or one more",
    "Xが%1個、Oが%2個です。Xから交互に置くので、XはOと同数か、一つ多いはずです"};
inline constexpr Phrase<4> wrong_side{
    "the side to move is %1, but with %2 X and %3 O on the board it is %4",
    "手番は%1となっていますが、Xが%2個、Oが%3個なら%4のはずです"};
inline constexpr Phrase<1> line_of_side_to_move{
    "the side to move has a line (%1): the game ended when it was made",
    "手番側の列（%1）ができています。列ができた時に終局し、その後の手はありません"};
inline constexpr Phrase<1> floating_stones{
    "the squares below %1 are empty: a stone falls to the lowest empty square of its column",
    "%1の下が空いています。印はその列のいちばん下の空きマスに落ちます"};
inline constexpr Phrase<0> no_order_of_moves{
    "no order of alternate moves leads to these stones before the game ends",
    "交互に置いて、終局せずにこの局面になる順序はありません"};
inline constexpr Phrase<1> lines_of_no_last_stone{
    "no last stone can have made the lines %1: the game ended with the first of them",
    "列 %1 は、最後の一手では作れません。最初の列で終局しています"};

// --- names
inline constexpr Phrase<0> mnk_name{
    "expected mnk:M,N,K with M columns, N rows and K in a line, such as mnk:4,3,3",
    "mnk:4,3,3 のように、列、行、並べる数を「,」でつないで書きます"};
inline constexpr Phrase<1> largest_board{"a board has at most %1 squares", "盤は%1マスまでです"};
inline constexpr Phrase<1> longest_line{"a line has at most %1 squares",
                                        "並べるのは%1マスまでです"};

}  // namespace kanzen::phrase

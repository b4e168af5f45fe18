#pragma once
// Messages about positions of Gobblers.
#include "engine/core/diagnostic.hpp"

namespace kanzen::phrase {

// --- rule sets within a sentence
inline constexpr Phrase<0> strict_rules{"strict", "持ち上げ負け"};
inline constexpr Phrase<0> cover_rules{"cover", "着手後判定"};

// --- choices of rules
inline constexpr Phrase<2> unknown_choice{
    "the rules of Gobblers have no choice \"%1\"; expected strict, cover or one of: %2",
    "ゴブラーズのルールに「%1」という項目はありません。使えるのは strict と cover、または %2 です"};
inline constexpr Phrase<3> unknown_setting{
    "the choice \"%1\" has no setting \"%2\"; expected one of: %3",
    "項目「%1」に「%2」はありません。使えるのは %3 です"};
inline constexpr Phrase<1> choice_made_twice{"the choice \"%1\" is made twice",
                                             "項目「%1」が二度指定されています"};

// --- notation
inline constexpr Phrase<0> side_after_c1{"\":\" and the side to move after square c1",
                                         "マスc1の後に「:」と手番"};
inline constexpr Phrase<2> pieces_on_square{"\"-\" or pieces (%1) on square %2",
                                            "マス%2に「-」か駒（%1）"};
inline constexpr Phrase<3> not_smaller{"square %1: %2 stands on %3, which is not smaller",
                                       "マス%1：%2は、それより小さくない%3の上には置けません"};
inline constexpr Phrase<2> third_of_size{"square %1: a third %2; each player has two",
                                         "マス%1：%2が三つ目です。駒は大きさごとに二つずつです"};
inline constexpr Phrase<2> second_of_size{"square %1: a second %2; each player has one",
                                          "マス%1：%2が二つ目です。駒は大きさごとに一つずつです"};
inline constexpr Phrase<4> covers_against_rules{
    "square %1: %2 stands on %3, which it does not cover under the %4 rules",
    "マス%1：「%4」では、%2は%3を覆えません"};
inline constexpr Phrase<0> large_integer{
    "the integer has more than 36 bits; the largest is 68719476735",
    "局面を表す数が大きすぎます。最大は68719476735です"};
inline constexpr Phrase<2> two_in_integer{
    "the integer puts two %1 on %2; one fits",
    "局面を表す数では、%2に%1が二つあります。置けるのは一つです"};
inline constexpr Phrase<2> third_in_integer{
    "the integer has %1 %2 of one player; each player has two",
    "局面を表す数では、一方の%2が%1個あります。駒は大きさごとに二つずつです"};

// --- lines that legal play cannot produce
inline constexpr Phrase<2> uncovered_line{
    "the side to move has a line (%1), which cannot happen under the %2 rules: uncovering it would "
    "have lost at once",
    "手番側の列（%1）ができていますが、「%2」ではありえません。列を見せた側がその場で負けるためで"
    "す"};
inline constexpr Phrase<1> line_by_notebook{
    "the side to move has a line (%1), which no move of the opponent's makes under the notebook "
    "rules",
    "手番側の列（%1）ができていますが、「論文のノート」では、相手の手でこうなることはありません"};
inline constexpr Phrase<2> line_of_no_last_move{
    "no last move can have made the line %1 under the %2 rules",
    "「%2」では、列 %1 を作る最後の一手がありません"};

}  // namespace kanzen::phrase

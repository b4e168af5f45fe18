// Two rule sets side by side.
#include "imgui_app/strings_study.hpp"

#include "imgui_app/strings_table.hpp"

namespace kanzen::app {
namespace {

using T = StudyText;

constexpr WordsEntry<T> entries[] = {
    {T::counts, {"Counts", "局面数"}},
    {T::comparison, {"Rules compared", "ルール比較"}},
    {T::compare_title, {"%1: two rule sets side by side", "%1：二つのルールを並べる"}},
    {T::compare_detail,
     {"%1 beside %2, position by position, up to symmetry. Two values differ where their outcomes "
      "do; how long a win takes is not compared.",
      "「%1」と「%2」を、対称なものをまとめて一局面ずつ比べます。勝敗が違うときに評価が違うとし、"
      "勝ちまでの長さは比べません。"}},
    {T::compare_with, {"Compared with", "比べる相手"}},
    {T::compare, {"Compare", "比べる"}},
    {T::compare_offer,
     {"Both rule sets are solved in this tab, one after the other, and all their positions are "
      "laid side by side. That takes about %1 of memory.",
      "二つのルールをこのタブで順に解き、すべての局面を並べます。約%1のメモリーを使います。"}},
    {T::compare_running, {"Comparing %1 with %2", "「%1」と「%2」を比べています"}},
    {T::compare_solving, {"Both rule sets are being solved", "二つのルールを解いています"}},
    {T::compare_joining, {"%1 positions differ so far", "これまでに%1局面が違います"}},
    {T::compare_cancelled, {"The comparison was cancelled", "比較を中止しました"}},
    {T::compare_again, {"Nothing is lost: it can begin again.", "いつでもやり直せます。"}},
    {T::compare_failed, {"The comparison failed", "比べられませんでした"}},
    {T::known_to_both, {"Known to both", "両方にある局面"}},
    {T::valued_otherwise, {"Valued otherwise", "評価が違う局面"}},
    {T::known_alone, {"Only in %1", "「%1」だけの局面"}},
    {T::outcomes_heading, {"Outcomes for the side to move", "手番側から見た結果"}},
    {T::outcomes_detail,
     {"Rows: %1. Columns: %2. Shaded: valued otherwise.",
      "行は「%1」、列は「%2」。色の付いたところは評価が違います。"}},
    {T::outcome_cell, {"%1: %2; %3: %4. %5 positions", "%1：%2、%3：%4。%5局面"}},
    {T::outcome_cell_differs,
     {"%1: %2; %3: %4. %5 positions, valued otherwise", "%1：%2、%3：%4。%5局面（評価が違う）"}},
    {T::undecided, {"Undecided", "未決定"}},
    {T::kinds_heading, {"Where the difference comes from", "違いの出どころ"}},
    {T::kind_ending,
     {"The game is over at the position itself under one of them alone, or with another result.",
      "その局面が、一方のルールでだけ終わっているか、別の結果で終わっています。"}},
    {T::kind_moves,
     {"One of them has a move here that the other has not.",
      "一方のルールにだけある手が、そこで指せます。"}},
    {T::kind_later,
     {"Moves and result here are alike: the difference comes from positions that follow.",
      "手も結果も同じで、違いは先の局面から来ます。"}},
    {T::first_heading,
     {"The first positions valued otherwise, as play under %1 reaches them",
      "評価が違う最初の局面（「%1」の手順で現れる順）"}},
    {T::first_none,
     {"No position that both know is valued otherwise.",
      "両方にある局面の評価は、すべて同じです。"}},
    {T::first_start, {"Ply 0: the start", "0手目：初期局面"}},
    {T::first_after, {"Ply %1: after %2", "%1手目：%2の後"}},
    {T::claim, {"%1: %2", "%1：%2"}},
    {T::claim_with_line, {"%1: %2, by %3", "%1：%2。手順は %3"}},
    {T::open_under, {"Open: %1", "開く：%1"}},
    {T::here, {"Here", "この局面で"}},
    {T::after_moves, {"After %1", "%1 の後に"}},
    {T::reason_ending,
     {"%1 they part: under %2 %3; under %4 %5.", "%1分かれます。「%2」では%3。「%4」では%5。"}},
    {T::reason_moves,
     {"%1 they part: %2 is a move under %3 alone.", "%1分かれます。%2は「%3」にだけある手です。"}},
    {T::reason_moves_covered,
     {"%1 they part: %2, with a piece that others cover, is a move under %3 alone.",
      "%1分かれます。覆われた駒を動かす%2は、「%3」にだけある手です。"}},
    {T::reason_far,
     {"The nearest position at which they part is too far away to be found.",
      "分かれる局面は遠く、見つかりませんでした。"}},
    {T::goes_on, {"the game goes on", "ゲームは続きます"}},
    {T::over_won, {"%1 has won (%2)", "%1の勝ちで終わっています（%2）"}},
    {T::over_won_covered,
     {"%1 has won (%2), though %3 %4{is|are} covered",
      "%1の勝ちで終わっています（%2、ただし%3は覆われています）"}},
    {T::over_drawn, {"it is over and drawn", "引き分けで終わっています"}},
    {T::compare_rules_button, {"Compare the rule sets", "ルールを比べる"}},
};

static_assert(in_order(entries));

}  // namespace

std::string_view text(Language language, StudyText id) {
  return entries[static_cast<std::size_t>(id)].words.in(language);
}

}  // namespace kanzen::app

// Go: the words and the rules.
#include "imgui_app/game_words/game_words.hpp"

namespace kanzen::app {
namespace {

constexpr NamedWords endings[] = {
    {"two_passes", {"Both have passed; the count decides.", "双方がパスし、数え合わせました。"}}};

constexpr RuleSetWords rule_sets[] = {
    {"situational",
     {"No stone may bring back an earlier board with the same side to move; suicide is forbidden.",
      "手番も同じ以前の盤面に戻す石は打てません。自殺手も打てません。"}},
    {"positional",
     {"No stone may bring back an earlier board, whoever is to move; suicide is forbidden.",
      "手番にかかわらず、以前の盤面に戻す石は打てません。自殺手も打てません。"}},
    {"tromp-taylor",
     {"No stone may bring back an earlier board; suicide is allowed.",
      "以前の盤面に戻す石は打てません。自殺手は打てます。"}},
    {"ko",
     {"A single stone that has just taken a single stone is not taken back at once; suicide is "
      "forbidden. Play may go on for ever.",
      "一子を取ったばかりの一子は、すぐには取り返せません。自殺手も打てません。"
      "対局が終わらないこともあります。"}}};

constexpr Words rules[] = {
    {"Black and White put a stone on an empty crossing in turn, or pass; Black begins.",
     "黒と白が交互に、空いた交点へ石を一つ置くか、パスします。先手は黒です。"},
    {"Stones of one colour that are connected along lines are a string. A string without an empty "
     "crossing beside it is taken off the board: first the opponent's, then one's own.",
     "線でつながった同じ色の石を「連」といいます。隣に空点がなくなった連は、相手の連、自分の連の"
     "順に盤から取り除かれます。"},
    {"Two passes in a row end the game. Area counts: one's stones, and the empty regions that "
     "touch "
     "no other stones. All stones on the board count as alive. White also gets the komi.",
     "パスが続けて二回で終局です。自分の石と、自分の石だけに囲まれた空点を数えます。"
     "盤上の石はすべて活きとみなします。白にはコミが加わります。"}};

constexpr Words messages[] = {
    {"\"/\" after point %1", "点%1の後に「/」"},
    {"X, O or . on point %1", "点%1に X、O、. のどれか"},
    {"\":\" and the side to move after the last point", "最後の点の後に「:」と手番"},
    {"the end of the position, or \":\" and what the last move says",
     "局面の終わりか、「:」と直前の手の印"},
    {"\"pass\", or the point that ko forbids", "「pass」か、コウで打てない点"},
    {"no liberty for %1: such stones are taken off the board",
     "%1 には呼吸点がありません。そのような石は盤から取り除かれます"},
    {"the ko point %1: under these rules the game's past tells where nobody may play",
     "コウの点 %1：このルールでは、打てない点は対局の経過で決まります"},
    {"the ko point %1: no stone can just have been taken there by a single one that has no other "
     "liberty",
     "コウの点 %1：ほかに呼吸点のない一子が、そこの一子を取った直後の形ではありません"},
    {"ko: the stone may not be taken back at once", "コウ：すぐには取り返せません"},
    {"suicide: the stone would have no liberty", "自殺手：呼吸点がなくなります"},
    {"komi %1: whole and half points from -%2 to %3 are right",
     "コミ %1：-%2 から %3 までの整数か半目で指定します"},
    {"expected go:N, or go:C,R with C columns and R rows, say go:13 or go:4,3",
     "go:13 や、列と行を「,」でつないだ go:4,3 のように書きます"},
    {"a side has at most %1 points", "一辺は%1路までです"}};

}  // namespace

const GameWords& go_words() {
  static constexpr GameWords words{
      .players = {{{"Black", "黒"}, {"White", "白"}}},
      .piece = {"%1", "%1"},
      .endings = endings,
      .rule_sets_heading = {"What may not come again", "同形の扱い"},
      .rule_sets = rule_sets,
      .rules = rules,
      .sources =
          {"Published and found here again: the legal boards (J. Tromp, G. Farnebäck; OEIS "
           "A094777) "
           "and the scores of small boards (J. Tromp; E. van der Werf 2003, 2009). Rules: J. Tromp "
           "and W. Taylor, The game of Go.",
           "正当な盤面の数（J. Tromp・G. Farnebäck、OEIS A094777）と小さな盤の目数（J. Tromp、E. "
           "van der Werf 2003・2009）は、ここでの結果と一致します。ルール：J. Tromp・W. "
           "Taylor「The "
           "game of Go」。"},
      .any_size_heading = {"Go: a board of any size", "囲碁：盤の大きさを選ぶ"},
      .messages = messages,
  };
  return words;
}

}  // namespace kanzen::app

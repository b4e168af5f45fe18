// Texts and rules of Go.
#include "imgui_app/game_words/game_words.hpp"

namespace kanzen::app {
namespace {

constexpr NamedWords endings[] = {
    {"two_passes", {"Both have passed; the count decides.", "双方がパスし、数え合わせました。"}}};

constexpr RuleSetWords rule_sets[] = {
    {"situational",
     {"No move may recreate an earlier board with the same side to move; suicide is forbidden.",
      "手番も同じ以前の盤面に戻す石は打てません。自殺手も打てません。"}},
    {"positional",
     {"No move may recreate an earlier board, whichever side is to move; suicide is forbidden.",
      "手番にかかわらず、以前の盤面に戻す石は打てません。自殺手も打てません。"}},
    {"tromp-taylor",
     {"No move may recreate an earlier board; suicide is allowed.",
      "以前の盤面に戻す石は打てません。自殺手は打てます。"}},
    {"new-zealand",
     {"No move may recreate an earlier board with the same side to move; suicide is allowed.",
      "手番も同じ以前の盤面に戻す石は打てません。自殺手は打てます。"}},
    {"ko",
     {"A single stone that has just captured a single stone may not be recaptured at once; suicide "
      "is forbidden. Play may go on for ever.",
      "一子を取ったばかりの一子は、すぐには取り返せません。自殺手も打てません。"
      "対局が終わらないこともあります。"}},
    {"japanese",
     {"Points are empty points and captured stones; stones on the board are no points. A single "
      "stone that has just captured a single stone may not be recaptured at once; suicide is "
      "forbidden. Play may go on for ever.",
      "囲んだ空点と取った石を数え、盤上の石は数えません。一子を取ったばかりの一子は、"
      "すぐには取り返せません。自殺手も打てません。対局が終わらないこともあります。"},
     {"You win with more points: empty points that only your stones surround, and stones that you "
      "captured.",
      "自分の石だけで囲んだ空点と、取った石の合計が、相手より多ければ勝ちです。"}}};

constexpr MoveExample examples[] = {
    {.position = "...../...../...../...../.....:1",
     .move = "c3",
     .caption = {"Place a stone on an empty point.", "空いた交点に石を打ちます。"},
     .reading = {"a stone on the point C3", "C3の交点に打つ"}},
    {.position = "...../..XX./.XOO./..XX./.....:1",
     .move = "e3",
     .caption = {"Stones without an empty point next to them are captured.",
                 "隣に空いた交点がなくなった石は取られます。"}}};

constexpr Words rules[] = {
    {"Black and White in turn place a stone on an empty point, or pass; Black begins.",
     "黒と白が交互に、空いた交点に石を一つ打つか、パスします。先手は黒です。"},
    {"Stones of one colour that are connected along lines are a string. A string without an empty "
     "point next to it is captured: first the opponent's strings, then the player's own.",
     "線でつながった同じ色の石を「連」といいます。隣の空点（呼吸点）がなくなった連は、"
     "相手の連、自分の連の順に盤から取り除かれます。"},
    {"Two passes in a row end the game. Players score their area: their stones, and the empty "
     "regions that touch no other stones. All stones on the board count as alive. White also gets "
     "the komi.",
     "パスが続けて二回で終局です。自分の石と、自分の石だけに囲まれた空点を数えます。"
     "盤上の石はすべて活きとみなします。白にはコミが加わります。"},
    {"Under Japanese rules the players score territory instead: the empty regions, and the stones "
     "that they captured. Stones that both call dead become captured stones after the game. Small "
     "eyes of groups in seki are no points.",
     "日本ルールでは代わりに、自分の石だけに囲まれた空点と、取った石を数えます。"
     "終局後に双方が死に石と認めた石は、取った石になります。"
     "セキの石の小さな眼は得点になりません。"}};

constexpr BoardSize boards[] = {{2, 2, 0}, {3, 3, 0},   {4, 4, 0},  {5, 5, 0},
                                {7, 7, 0}, {13, 13, 0}, {19, 19, 0}};

constexpr ListedGame listed[] = {
    {.name = "go:9",
     .position = "........./..O...X../..O.O.X../...OX..../..XOX.O../..X.X..../..O..XO../........./"
                 ".........:1",
     .description = {"Surround more of the board than your opponent.",
                     "相手より広く盤を囲んだ方が勝ちです。"},
     .limits = {"Boards of up to 12 points, or 25 under simple ko, are searched for exact scores, "
                "larger ones estimated.",
                "交点が12以下の盤（単純コウでは25以下）では正確な目数を探索し、より大きい盤では推定"
                "します。"},
     .boards = boards}};

}  // namespace

const GameWords& go_words() {
  static constexpr GameWords words{
      .piece = {"%1", "%1"},
      .endings = endings,
      .rule_sets_heading = {"Repetition, suicide and the count", "同形・自殺手・数え方"},
      .rule_sets = rule_sets,
      .aim = {"You win by holding more of the board: your stones, and the points that only they "
              "surround.",
              "自分の石と、自分の石だけで囲んだ点が、相手より多ければ勝ちです。"},
      .brief_aim = {"Surround more of the board than your opponent.",
                    "相手より広く盤を囲めば勝ちです。"},
      .examples = examples,
      .examples_in = "go:5",
      .rules = rules,
      .sources =
          {"Published and reproduced here: the legal boards (J. Tromp, G. Farnebäck; OEIS A094777) "
           "and the scores of small boards (J. Tromp; E. van der Werf 2003, 2009). Rules: J. Tromp "
           "and W. Taylor, The game of Go.",
           "正当な盤面の数（J. Tromp・G. Farnebäck、OEIS A094777）と小さな盤の目数（J. Tromp、E. "
           "van der Werf 2003・2009）は、ここでの結果と一致します。ルール：J. Tromp・W. Taylor「"
           "The game of Go」。"},
      .any_size_heading = {"Go: a board of any size", "囲碁：盤の大きさを選ぶ"},
      .listed = listed,
  };
  return words;
}

}  // namespace kanzen::app

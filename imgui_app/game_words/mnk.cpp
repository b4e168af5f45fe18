// Texts and rules of m,n,k-games.
#include "imgui_app/game_words/game_words.hpp"

namespace kanzen::app {
namespace {

constexpr NamedWords endings[] = {
    {"line_wins", {"%2 in a line after %1.", "%1で%2個並びました。"}},
    {"line_loses",
     {"%2 in a line after %1, and a line loses.", "%1で%2個並びました。並べた方が負けです。"}},
    {"full_board", {"The board is full after %1.", "%1で盤が埋まりました。"}}};

constexpr RuleSetWords rule_sets[] = {
    {"normal", {"The player who makes a line wins.", "自分の列を作った方が勝ちです。"}},
    {"misere",
     {"The player who makes a line loses.", "自分の列を作った方が負けです。"},
     {"You win if the opponent makes a line of %3 marks.",
      "相手が印を%3個並べてしまえば勝ちです。"}},
    {"exact",
     {"A line has exactly %3 marks; a longer row does not count.",
      "ちょうど%3個の列だけが勝ちで、それより長い並びは数えません。"}},
    {"gravity",
     {"A mark falls to the lowest empty square of its column. With four in a line on 7×6 this is "
      "Connect Four.",
      "印はその列のいちばん下の空きマスに落ちます。7×6の盤で4つ並べるのがコネクトフォーです。"}},
    {"torus",
     {"A line may leave the board at an edge and go on at the opposite one.",
      "列は盤の端から反対側の端へ続いてもかまいません。"}}};

constexpr MoveExample examples[] = {
    {.position = ".../.../...:1",
     .move = "b2",
     .caption = {"Place your mark on an empty square.", "空いたマスに自分の印を置きます。"},
     .reading = {"a mark on b2", "b2に印を置く"}},
    {.position = "XX./OO./...:1",
     .move = "c3",
     .caption = {"A line of your marks wins.", "自分の印が並べば勝ちです。"},
     .rules = "normal"},
    {.position = "XX./OO./...:1",
     .move = "c3",
     .caption = {"A line of your marks loses.", "自分の印が並ぶと負けです。"},
     .rules = "misere"},
    {.position = "XX./OO./...:1",
     .move = "c3",
     .caption = {"A line of exactly that length wins.", "ちょうどの長さの列で勝ちです。"},
     .rules = "exact"},
    {.position = ".../.../XO.:1",
     .move = "a2",
     .caption = {"On column a the mark rests on the one below.", "a列では、下の印の上に乗ります。"},
     .rules = "gravity"},
    {.position = ".../OO./XX.:1",
     .move = "c1",
     .caption = {"A line of your marks wins.", "自分の印が並べば勝ちです。"},
     .rules = "gravity"},
    {.position = ".XO/OXX/XOO:1",
     .move = "a3",
     .caption = {"A full board without a line is a draw.",
                 "列ができずに盤が埋まれば引き分けです。"},
     .rules = "gravity"},
    {.position = "X.O/O../..X:1",
     .move = "b2",
     .caption = {"A line of your marks wins.", "自分の印が並べば勝ちです。"},
     .rules = "torus"},
    {.position = ".XO/O.X/...:1",
     .move = "a1",
     .caption = {"b3, c2 and a1 are a line too: it goes on across the edge.",
                 "b3・c2・a1 も列です。端から反対側の端へ続いています。"},
     .rules = "torus"},
    {.position = "XOX/XOO/OX.:1",
     .move = "c1",
     .caption = {"A full board without a line is a draw.",
                 "列ができずに盤が埋まれば引き分けです。"}}};

constexpr Words rules[] = {
    {"X and O in turn place a mark on an empty square; X begins. Marks on the board stay there.",
     "XとOが交互に、空いたマスへ自分の印を一つ置きます。先手はXです。置いた印は動きません。"},
    {"A line is %3 marks in a row, a column or a diagonal. A full board without a line is a draw.",
     "列は縦・横・斜めのどれかで、ここでは%3個です。列ができずに盤が埋まれば引き分けです。"}};

constexpr BoardSize boards[] = {{4, 3, 3}, {4, 4, 4}, {5, 5, 4}, {6, 5, 4}, {7, 6, 4}};

constexpr ListedGame listed[] = {
    {.name = "tictactoe",
     .position = "X.O/.X./..O:1",
     .description = {"Place marks in turn; a line of your own wins. With gravity, four in a "
                     "line on 7×6: Connect Four.",
                     "交互に印を置き、自分の印を一列に並べれば勝ちです。「重力」で7×6の盤に4つ"
                     "並べるとコネクトフォーです。"},
     .solved = SolvedResult{5'478, drawn()},
     .limits = {"Boards of up to 20 squares are solved, larger ones searched.",
                "20マスまでの盤は解析し、より大きい盤は探索します。"},
     .boards = boards}};

}  // namespace

const GameWords& mnk_words() {
  static constexpr GameWords words{
      .piece = {"%1", "%1"},
      .endings = endings,
      .rule_sets_heading = {"Rule sets", "ルールの種類"},
      .rule_sets = rule_sets,
      .aim = {"You win with a line of %3 of your marks: a row, a column or a diagonal.",
              "自分の印を縦・横・斜めのどれかに%3個並べた方が勝ちです。"},
      .brief_aim = {"Get %3 of your marks in a line.", "自分の印を一列に%3個並べれば勝ちです。"},
      .examples = examples,
      .examples_in = "tictactoe",
      .rules = rules,
      .sources =
          {"Published for tic-tac-toe and reproduced here: 5,478 reachable positions, 765 up to "
           "symmetry (ply by ply: OEIS A008907), in 255,168 games. Values of larger boards: J. "
           "Uiterwijk and J. van den Herik, The advantage of the initiative (2000).",
           "三目並べについては、到達可能な局面が5,478、対称形を一つとして765（手数ごとの数は OEIS "
           "A008907）、対局が255,168と発表されており、ここでの結果と一致します。より大きい盤の結"
           "果：J. Uiterwijk・J. van den Herik「The advantage of the initiative」（2000年）。"},
      .any_size_heading = {"m,n,k-game: a board of any size", "m,n,kゲーム：盤の大きさを選ぶ"},
      .solving_time = {"ten minutes", "10分"},
      .listed = listed,
  };
  return words;
}

}  // namespace kanzen::app

// Boards of X and O of any size: the words and the rules.
#include "imgui_app/game_words/game_words.hpp"

namespace kanzen::app {
namespace {

constexpr NamedWords endings[] = {
    {"line_wins", {"%2 in a line after %1.", "%1で%2個並びました。"}},
    {"line_loses",
     {"%2 in a line after %1, and a line loses.", "%1で%2個並びました。並べた方が負けです。"}},
    {"full_board", {"The board is full after %1.", "%1で盤が埋まりました。"}}};

constexpr RuleSetWords rule_sets[] = {
    {"normal", {"Whoever gets a line of his own wins.", "自分の列を作った方が勝ちです。"}},
    {"misere", {"Whoever gets a line of his own loses.", "自分の列を作った方が負けです。"}}};

constexpr Words rules[] = {
    {"X and O put a piece of their own on an empty square in turn; X begins. What is on the board "
     "stays there.",
     "XとOが交互に、空いたマスへ自分の印を一つ置きます。先手はXです。置いた印は動きません。"},
    {"Lines are rows, columns and diagonals; here they are %3 long. A full board without one is a "
     "draw.",
     "列は縦・横・斜めのどれかで、ここでは%3個です。列ができずに盤が埋まれば引き分けです。"}};

constexpr Words messages[] = {
    {"\":\" and the side to move after the last square", "最後のマスの後に「:」と手番"},
    {"X, O or . on square %1", "マス%1に X、O、. のどれか"},
    {"%1 X and %2 O: the players take turns and X begins, so there are as many X as O, or one more",
     "Xが%1個、Oが%2個です。Xから交互に置くので、XはOと同数か、一つ多いはずです"},
    {"the side to move is %1, but with %2 X and %3 O on the board it is %4",
     "手番は%1となっていますが、Xが%2個、Oが%3個なら%4のはずです"},
    {"the side to move has a line (%1): the game ended when it was made, and nobody has moved "
     "since",
     "手番側の列（%1）ができています。列ができた時に終局し、その後の手はありません"},
    {"no last stone can have made the lines %1: the game ended with the first of them",
     "列 %1 は、最後の一手では作れません。最初の列で終局しています"},
    {"expected mnk:M,N,K with M columns, N rows and K in a line, say mnk:4,3,3",
     "mnk:4,3,3 のように、列、行、並べる数を「,」でつないで書きます"},
    {"a board has at most %1 squares", "盤は%1マスまでです"},
    {"a line has at most %1 squares", "並べるのは%1マスまでです"}};

}  // namespace

const GameWords& mnk_words() {
  static constexpr GameWords words{
      .players = {{{"X", "X"}, {"O", "O"}}},
      .piece = {"%1", "%1"},
      .endings = endings,
      .rule_sets_heading = {"What a line means", "列ができたとき"},
      .rule_sets = rule_sets,
      .rules = rules,
      .sources =
          {"Published for tic-tac-toe, and found here again: 5,478 positions can come up, 765 up "
           "to "
           "symmetry (ply by ply: OEIS A008907), in 255,168 games. Values of larger boards: J. "
           "Uiterwijk "
           "and J. van den Herik, The advantage of the initiative (2000).",
           "三目並べについては、到達可能な局面が5,478、対称形を一つとして765（手数ごとの数は OEIS "
           "A008907）、対局が255,"
           "168と発表されており、ここでの結果と一致します。より大きい盤の結果：J. "
           "Uiterwijk・J. van den Herik「The advantage of the initiative」（2000年）。"},
      .any_size_heading = {"m,n,k-game: a board of any size", "m,n,kゲーム：盤の大きさを選ぶ"},
      .messages = messages,
  };
  return words;
}

}  // namespace kanzen::app

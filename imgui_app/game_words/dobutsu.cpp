// Texts and rules of Dobutsu shogi.
#include "imgui_app/game_words/game_words.hpp"

namespace kanzen::app {
namespace {

constexpr NamedWords kinds[] = {{"E", {"elephant", "ぞう"}},
                                {"G", {"giraffe", "きりん"}},
                                {"C", {"chick", "ひよこ"}},
                                {"H", {"hen", "にわとり"}},
                                {"L", {"lion", "らいおん"}}};

constexpr NamedWords endings[] = {
    {"lion_taken",
     {"After %1 the lion can be taken.", "%1の後、らいおんを取られる形になりました。"}},
    {"try",
     {"The lion has reached the far side with %1 (try).",
      "%1で、らいおんが一番奥の段に入りました（トライ）。"}},
    {"no_moves", {"No move is left after %1.", "%1で、指せる手がなくなりました。"}},
    {"repetition",
     {"With %1 the position has occurred for the third time.",
      "%1で、同じ局面が三度目になりました。"}}};

constexpr RuleSetWords rule_sets[] = {
    {"normal",
     {"A piece that you take goes into your hand, and you may drop it later as your own.",
      "取った駒は持ち駒になり、後で自分の駒として打てます。"}},
    {"no-drops", {"A piece that is taken leaves the game.", "取られた駒は、もう使えません。"}}};

constexpr Words becomes_hen{"On the far rank a chick becomes a hen.",
                            "ひよこは、一番奥の段でにわとりになります。"};
constexpr Words safe_try{"A lion that is safe on the far rank wins: a try.",
                         "らいおんが一番奥の段に安全に入れば勝ちです（トライ）。"};

constexpr MoveExample examples[] = {
    {.position = "gle/1c1/1C1/ELG:-:1",
     .move = "c1c2",
     .caption = {"A piece steps in the direction of one of its dots.",
                 "駒は、点の付いた方向へ一マス動きます。"},
     .reading = {"the piece on c1 to c2", "c1の駒をc2へ動かす"}},
    {.position = "gle/1c1/1C1/ELG:-:1",
     .move = "b2b3",
     .caption = {"A move onto an opponent's piece takes it into your hand.",
                 "相手の駒を取ると、持ち駒になります。"},
     .rules = "normal"},
    {.position = "gle/1c1/1C1/ELG:-:1",
     .move = "b2b3",
     .caption = {"A move onto an opponent's piece removes it from the game.",
                 "相手の駒を取ると、その駒はなくなります。"},
     .rules = "no-drops"},
    {.position = "g1e/1l1/3/ELG:Cc:1",
     .move = "C@b2",
     .caption = {"Drop a piece from your hand on an empty square.",
                 "持ち駒は、空いたマスに打てます。"},
     .reading = {"a chick from the hand to b2", "ひよこの持ち駒をb2に打つ"},
     .rules = "normal"},
    {.position = "1l1/C1e/2g/ELG:c:1", .move = "a3a4", .caption = becomes_hen, .rules = "normal"},
    {.position = "g1e/lC1/3/EL1:-:1", .move = "b3b4", .caption = becomes_hen, .rules = "no-drops"},
    {.position = "2g/L2/2l/G2:EECC:1", .move = "a3a4", .caption = safe_try, .rules = "normal"},
    {.position = "2g/L2/2l/1G1:-:1", .move = "a3a4", .caption = safe_try, .rules = "no-drops"}};

constexpr Words rules[] = {
    {"On your turn, move a piece to a neighbouring square, or drop a piece from your hand on an "
     "empty one.",
     "手番では、駒を隣のマスへ動かすか、持ち駒を空いたマスに打ちます。"},
    {"The dots on a tile show where it moves: the lion in all eight directions, the elephant "
     "diagonally, the giraffe forwards, backwards and sideways, the chick forwards, and the hen as "
     "the lion does, but not diagonally backwards.",
     "駒の点が、動ける方向です。らいおんは8方向、ぞうは斜め、きりんは前後左右、ひよこは前だけ、"
     "にわとりは斜め後ろ以外へ動けます。"},
    {"A piece that you take goes into your hand, and you may drop it later as your own, on any "
     "empty square. A hen that is taken becomes a chick again. Without drops a piece that is taken "
     "leaves the game.",
     "取った駒は持ち駒になり、後で自分の駒として、空いたマスならどこへでも打てます。"
     "取られたにわとりは、ひよこに戻ります。持ち駒なしのルールでは、取られた駒はもう使えません。"},
    {"A lion that reaches the far side wins if it cannot be taken there at once. If it can be "
     "taken, its player loses.",
     "一番奥の段に入ったらいおんは、すぐに取られなければ勝ちです。取られる場合は負けです。"},
    {"A chick that moves onto the far rank always becomes a hen; one that is dropped there stays a "
     "chick. Two chicks may stand in one file, and a dropped chick may give mate.",
     "盤上のひよこは、一番奥の段へ動くと必ずにわとりになります。そこに打ったひよこは、"
     "ひよこのままです。二歩も打ち歩詰めも反則ではありません。"},
    {"When a position occurs for the third time, the game is a draw. A player without a legal move "
     "loses.",
     "同じ局面が三度現れると引き分けです。指せる手がない方は負けです。"}};

constexpr Words conventions[] = {
    {"End: once the side to move can take the lion, the game is over. The capture is not played, "
     "but it counts as one ply.",
     "終局：手番側がらいおんを取れる局面になると終局です。取る手は指しませんが、1手と数えます。"},
    {"Chicks: promotion is not optional. A chick that moves onto the far rank becomes a hen; one "
     "that is dropped there does not.",
     "ひよこ：動いて成るか、打って成らないかは決まっていて、選べません。"},
    {"Plies: a safe try wins in 1, as taking the lion does. Tanaka's tables count one ply more in "
     "lines that end in a try.",
     "手数：安全なトライができる局面は、らいおんを取れる局面と同じく1手の勝ちです。"
     "田中の表では、トライで終わる手順を1手多く数えます。"}};

constexpr ListedGame listed[] = {
    {.name = "dobutsu",
     .position = "1le/gc1/1CG/EL1:-:1",
     .description =
         {"Shogi with animals on a small board: take the lion, or bring yours across.",
          "小さな盤で指す動物の将棋です。らいおんを取るか、一番奥まで進めれば勝ちです。"},
     .solved = SolvedResult{246'803'167, loss_in(78)}}};

}  // namespace

const GameWords& dobutsu_words() {
  static constexpr GameWords words{
      .kinds = kinds,
      .has_initials = true,
      .shared_notation = "FEN",
      .endings = endings,
      .attacked = {"%1's lion is attacked", "%1のらいおんが狙われています"},
      .losing_move = {.pill = {"lion is taken", "らいおんを取られる"}},
      .rule_sets_heading = {"Captured pieces", "取った駒"},
      .rule_sets = rule_sets,
      .aim = {"You win by taking the opponent's lion, or by bringing your own lion safely to the "
              "far side, the opponent's home rank: a try.",
              "相手のらいおんを取れば勝ちです。自分のらいおんが、相手側の一番奥の段に安全に入っても"
              "勝ちです（トライ）。"},
      .brief_aim = {"Take the opponent's lion, or bring your own to the far side.",
                    "相手のらいおんを取るか、らいおんを一番奥へ進めれば勝ちです。"},
      .examples = examples,
      .rules = rules,
      .story =
          {.of_rules = "normal",
           .heading = {"Where programs differ", "プログラムによる違い"},
           .opening =
               {"Programs and papers differ in some conventions. This page uses the following.",
                "プログラムや論文によって扱いの異なる点があります。ここでは次のとおりです。"},
           .points = conventions,
           .close = {"The count of plies does not change any outcome: wins, draws and losses stay "
                     "the same.",
                     "手数の数え方が違っても、勝ち・引き分け・負けは変わりません。"}},
      .sources =
          {"T. Tanaka, An analysis of Dobutsu shogi (2009, in Japanese): 246,803,167 positions are "
           "reachable, and the start is lost for the side to move, in 78 plies. "
           "keiichiro-sonoda/dobutsu-shogi-rta reproduces this count; clausecker/dobutsu uses the "
           "same conventions.",
           "田中哲朗「『どうぶつしょうぎ』の完全解析」（2009年）：到達可能な局面は246,803,167で、"
           "初期局面は手番側の負け（78手）です。局面数は keiichiro-sonoda/dobutsu-shogi-rta "
           "も確かめています。数え方は clausecker/dobutsu とも同じです。"},
      .solving_time = {"40 seconds", "40秒"},
      .round_share = 0.045,
      .listed = listed,
  };
  return words;
}

}  // namespace kanzen::app

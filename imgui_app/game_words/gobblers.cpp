// Texts and rules of Gobblers.
#include "imgui_app/game_words/game_words.hpp"

namespace kanzen::app {
namespace {

constexpr NamedWords kinds[] = {
    {"S", {"small", "小"}}, {"M", {"middle", "中"}}, {"L", {"large", "大"}}};

constexpr NamedWords endings[] = {
    {"line", {"Three in a line after %1.", "%1で三つ並びました。"}},
    {"uncovered_line", {"Lifting %1 uncovered the line.", "%1を持ち上げて列が現れました。"}},
    {"no_move", {"After %1 there is no move.", "%1で動かせる駒がなくなりました。"}}};

constexpr Words judged_after{
    "Judged after the piece is placed: it may cover the line again. If the opponent still has a "
    "line, the mover loses, even with a line of their own.",
    "駒を置いてから判定します。その駒で列を覆い直してもかまいません。置いた後も相手の列があれば、"
    "自分の列ができていても負けです。"};

constexpr RuleSetWords rule_sets[] = {
    {"strict",
     {"The player who lifted loses at once, wherever the piece would have gone.",
      "持ち上げた側が、その場で負けです。どこへ置くつもりだったかは問いません。"}},
    {"cover", judged_after},
    {"lift=after", judged_after},
    {"lift=illegal",
     {"A lift that uncovers the opponent's line is not allowed.",
      "相手の列が現れる持ち上げはできません。"}},
    {"both-lines=mover",
     {"If both players have a line, the mover's counts.",
      "双方の列ができたら、動かした側の列で決まります。"}},
    {"board-moves=no", {"Pieces stay where they are placed.", "置いた駒は動かせません。"}},
    {"covers=opponent",
     {"A piece covers only those of the opponent.", "覆えるのは相手の駒だけです。"}},
    {"covers=nothing", {"A piece covers no other.", "駒を覆うことはできません。"}},
    {"uncovers=own",
     {"A piece that covers one of the opponent stays.", "相手の駒を覆った駒は動かせません。"}},
    {"stuck=loses", {"A player without a move loses.", "動かせる駒がない側の負けです。"}},
    {"pieces=1", {"Each player has one piece of each size.", "駒は大きさごとに一つずつです。"}},
    {"line=loses",
     {"A line loses for its owner.", "列を作った側の負けです。"},
     {"You win if the opponent has three visible pieces in a line.",
      "相手の見えている駒が三つ並べば勝ちです。"}},
    {"notebook",
     {"The published thesis notebook exactly as its code runs, which differs from its text.",
      "公開された論文のノートを、文章ではなくコードの動作どおりに再現します。"}}};

constexpr MoveExample examples[] = {
    {.position = "-,-,-/-,-,-/-,-,-:1",
     .move = "L@b2",
     .caption = {"Place a piece from your hand.", "持ち駒を盤に置きます。"},
     .reading = {"a large piece from the hand to b2", "大の持ち駒をb2に置く"}},
    {.position = "-,-,-/-,m,-/L,-,-:1",
     .move = "a1c3",
     .caption = {"You can also move one of your pieces on the board.",
                 "盤上の自分の駒を動かすこともできます。"},
     .reading = {"the piece on a1 to c3", "a1の駒をc3へ移す"}},
    {.position = "-,-,-/L,m,-/-,-,-:1",
     .move = "a2b2",
     .caption = {"A piece can cover a smaller one of either player.",
                 "自分より小さい駒は、どちらの駒でも覆えます。"},
     .untrue_under = "covers="},
    {.position = "M,L,-/m,l,-/-,-,-:1",
     .move = "L@c3",
     .caption = {"Three visible pieces in a line win.", "見えている駒が三つ並べば勝ちです。"},
     .untrue_under = "line=loses"},
    {.position = "-,-,-/-,-,-/l,mL,l:1",
     .move = "b1",
     .caption = {"A lift that uncovers the opponent's line loses.",
                 "持ち上げて相手の列が現れると負けです。"},
     .reading = {"lifting the piece on b1, which loses at once",
                 "b1の駒を持ち上げる（その場で負け）"},
     .rules = "strict"}};

constexpr Words rules[] = {
    {"On your turn, place a piece from your hand, or lift a visible piece of your own and place it "
     "on another square. Each player has two pieces of each size.",
     "手番では、持ち駒を一つ置くか、盤上に見えている自分の駒を一つ持ち上げて別のマスへ移します。"
     "駒は大きさごとに二つずつです。"},
    {"A piece goes on an empty square or over a smaller visible piece of either player.",
     "置けるのは、空いたマスか、見えている駒がより小さいマスです。どちらの駒の上でもかまいません"
     "。"},
    {"A covered piece neither moves nor counts in a line.",
     "覆われた駒は動かせず、並びにも数えません。"}};

constexpr Words story[] = {
    {"Covered pieces: a middle piece under a large one still moves and still counts in its owner's "
     "lines, because the step that should mask it has no effect.",
     "覆われた駒：大駒の下の中駒も動き、並びにも数えられます。隠すはずの処理が効いていないためです"
     "。"},
    {"Lifts: a lift that uncovers a line decides the whole position at once, even if the player "
     "has other moves.",
     "持ち上げ：列が現れる持ち上げがあると、ほかの手が残っていても、局面全体がその結果に決まります"
     "。"},
    {"Order: moves are tried in a fixed order and the first that decides ends the search, so a win "
     "is not always the quickest one.",
     "順序：手は決まった順に調べられ、決着する手が見つかるとそこで終わります。"
     "最短の勝ちとは限りません。"},
    {"Numbers: values change in place while the loop sweeps over all positions. The number of a "
     "value is the sweep that decided it, not the plies to the end.",
     "数字：全局面を走査しながら値をその場で書き換えます。値に添えた数字は、決まった走査の回であ"
     "り、終局までの手数ではありません。"}};

constexpr ListedGame listed[] = {
    {.name = "gobblers2",
     .position = "l,-,M/-,mL,-/-,M,l:2",
     .description = {"Without small pieces: cover pieces with larger ones; three in a line win.",
                     "小駒なしの限定版です。より大きい駒をかぶせながら、三つ並べれば勝ちです。"},
     .solved = SolvedResult{226'220, drawn()}},
    {.name = "gobblers",
     .position = "-,-,SmL/sM,-,-/l,mL,l:1",
     .description = {"Cover pieces with larger ones; three in a line win.",
                     "より大きい駒をかぶせながら、三つ並べれば勝ちです。"},
     .solved = SolvedResult{263'096'473, win_in(13)}}};

}  // namespace

const GameWords& gobblers_words() {
  static constexpr GameWords words{
      .piece = {"%1 %2", "%1の%2"},
      .kinds = kinds,
      .endings = endings,
      .losing_move = {.pill = {"lift loses", "持ち上げ負け"},
                      .title = {"Lifting loses at once", "持ち上げると負け"},
                      .reason = {"%1's %2 line up", "%1の %2 が並びます"},
                      .anyway = {"Lift anyway", "それでも持ち上げる"}},
      .winning_lift = {.title = {"Lifting wins at once", "持ち上げると勝ち"},
                       .button = {"Lift", "持ち上げる"}},
      .rule_sets_heading = {"When a lift uncovers the opponent's line",
                            "持ち上げて相手の列が現れたとき"},
      .rule_sets = rule_sets,
      .aim = {"You win with three visible pieces of your own in a line: a row, a column or a "
              "diagonal.",
              "自分の見えている駒を縦・横・斜めのどれかに三つ並べた方が勝ちです。"},
      .brief_aim = {"Get three of your visible pieces in a line.",
                    "見えている自分の駒を三つ並べれば勝ちです。"},
      .examples = examples,
      .rules = rules,
      .story =
          {.of_rules = "notebook",
           .heading = {"What the notebook found", "ノートの結論について"},
           .opening = {"The notebook analyses the limited game without small pieces. Its text "
                       "states the strict rules, but its code does something else. As the code "
                       "runs, the first player wins. By the rules as stated, the game is a draw.",
                       "ノートは小駒のない限定版を解析しています。文章では「持ち上げ負け」のルール"
                       "を述べていますが、コードの動作は異なります。コードの動作どおりでは先手の勝"
                       "ち、述べられたルールどおりでは引き分けです。"},
           .points = story,
           .close = {"Choose strict or notebook above and compare the start: a draw in one, a win "
                     "for Orange in the other.",
                     "上でルールを切り替えて初期局面を比べてください。持ち上げ負けでは引き分け、ノ"
                     "ートでは橙の勝ちです。"}},
      .sources =
          {"The publisher's rules do not say what happens on a lift. Strict: Japanese accounts and "
           "the solver m-kasahr/gobb_analyzer. Cover: possibly-wrong/gobblet and GamesmanOne.",
           "公式の説明書は持ち上げについて述べていません。持ち上げ負け：日本語の解説と解析プログラ"
           "ム m-kasahr/gobb_analyzer。着手後判定：possibly-wrong/gobblet と GamesmanOne。"},
      .solving_time = {"ten seconds", "10秒"},
      .round_share = 0.12,
      .listed = listed,
  };
  return words;
}

}  // namespace kanzen::app

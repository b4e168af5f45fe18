#pragma once
// Messages about game records in SGF.
#include "engine/core/diagnostic.hpp"

namespace kanzen::phrase {

// --- the file
inline constexpr Phrase<2> large_file{"the file has %1 bytes; up to %2 are read",
                                      "ファイルは%1バイトです。%2バイトまで読み込めます"};
inline constexpr Phrase<0> not_utf8{"the text of the file is not UTF-8",
                                    "ファイルの文字が UTF-8 ではありません"};
inline constexpr Phrase<0> no_game_in_file{"no game found: one begins with \"(;\"",
                                           "棋譜がありません。棋譜は「(;」で始まります"};
inline constexpr Phrase<2> in_record_line{"line %1: %2", "%1行目：%2"};
inline constexpr Phrase<1> missing_character{"\"%1\" is missing here and is supplied",
                                             "ここに「%1」がないため、補いました"};
inline constexpr Phrase<1> skipped_text{"\"%1\" is no property with a value and is skipped",
                                        "「%1」は値のあるプロパティではないため、読み飛ばしました"};
inline constexpr Phrase<1> small_letters{"the property \"%1\" has a name without capitals",
                                         "プロパティ「%1」の名前に大文字がありません"};
inline constexpr Phrase<1> unescaped_bracket{
    "the text of %1 has a \"]\" without a \"\\\" before it",
    "%1 の文章に「\\」の付かない「]」があります"};
inline constexpr Phrase<1> several_values{
    "%1 has several values: texts are joined, else one is kept",
    "%1 に値が複数あります。文章はつなぎ、ほかは一つだけにしました"};
inline constexpr Phrase<1> many_properties{
    "a node has more than %1 properties; no more are read",
    "一つのノードにプロパティが%1個より多くあり、読み込めません"};
inline constexpr Phrase<1> many_nodes{"the file has more than %1 nodes; no more are read",
                                      "ファイルのノードが%1個より多く、読み込めません"};
inline constexpr Phrase<1> which_game{"the file has %1 games: which one?",
                                      "ファイルに%1局あります。どれを読みますか"};
inline constexpr Phrase<1> no_such_game{"the file has no game %1",
                                        "ファイルに%1番の対局はありません"};

// --- its character set
inline constexpr Phrase<1> unknown_set{"the character set \"%1\" is not known here; expected UTF-8",
                                       "文字コード「%1」には対応していません。UTF-8 が必要です"};
inline constexpr Phrase<1> replaced_bytes{
    "bytes that are not of the character set \"%1\" have become U+FFFD",
    "文字コード「%1」にないバイトは U+FFFD にしました"};
inline constexpr Phrase<1> utf8_despite_declaration{
    "the file is UTF-8, and not of the character set \"%1\" that it names",
    "ファイルは「%1」を指定していますが、UTF-8 として読み込みました"};
inline constexpr Phrase<1> guessed_set{
    "the file names no character set (CA) and is not UTF-8; it was read as %1, by a guess",
    "文字コード（CA）の指定がなく UTF-8 でもないため、%1 と推定して読み込みました"};
inline constexpr Phrase<2> guessed_despite_declaration{
    "the character set \"%1\" that the file names does not fit or is not known here; "
    "it was read as %2, by a guess",
    "指定された文字コード「%1」が合わないか使えないため、%2 と推定して読み込みました"};
inline constexpr Phrase<1> several_sets{
    "the games of the file name several character sets; \"%1\" is used",
    "対局ごとに文字コードの指定が異なるため、「%1」として読み込みました"};

// --- a game
inline constexpr Phrase<1> record_of_another{"GM[%1]: a record of another game; expected GM[1]",
                                             "GM[%1]：別のゲームの棋譜です。GM[1] が必要です"};
inline constexpr Phrase<1> no_size{"SZ[%1] is not the size of a board",
                                   "SZ[%1] は盤の大きさではありません"};
inline constexpr Phrase<2> no_board{"there is no board of %1 by %2 points",
                                    "%1×%2 の盤はありません"};
inline constexpr Phrase<2> no_point{"%1[%2] is not a point of the board",
                                    "%1[%2] は盤上の点ではありません"};
inline constexpr Phrase<1> unknown_rules_name{"the rules \"%1\" are not known here",
                                              "「%1」というルールは使えません"};
inline constexpr Phrase<1> unknown_result{"the result \"%1\" is not understood",
                                          "「%1」という結果は読めません"};
inline constexpr Phrase<1> komi_is_no_number{"KM[%1] is not a number; the komi is 0",
                                             "KM[%1] は数値ではないため、コミは0目としました"};
inline constexpr Phrase<1> no_komi{"KM[%1] is not a komi in half points; the usual one is used",
                                   "KM[%1] は半目単位のコミではないため、通常のコミにしました"};
inline constexpr Phrase<2> reads_komi{"KM[%1] is read as a komi of %2 points",
                                      "KM[%1] はコミ%2目として読みました"};
inline constexpr Phrase<2> after_move{"after move %1: %2", "%1手目の後：%2"};
inline constexpr Phrase<0> long_record{"the record is too long; the rest is not shown",
                                       "棋譜が長すぎるため、残りは表示しません"};
inline constexpr Phrase<1> moves_twice{
    "a player moves twice in a row at ply %1; the side to move has been set up",
    "%1手目で同じ側が続けて打つため、手番を変えました"};
inline constexpr Phrase<1> goes_on_after_passes{
    "play goes on at ply %1 although both players have passed",
    "%1手目：両者のパスの後も対局が続いています"};
inline constexpr Phrase<0> pass_after_end{"a pass after both players have passed is left out",
                                          "両者のパスの後のパスは省きました"};
inline constexpr Phrase<0> moves_of_both{"a node has moves of both players; both are played",
                                         "一つのノードに両者の手があるため、両方を打ちました"};
inline constexpr Phrase<0> set_up_with_move{
    "a node has stones set up and a move; the stones are set up first",
    "一つのノードに石の配置と着手があるため、先に配置しました"};
inline constexpr Phrase<1> no_handicap_stones{"HA[%1]: no handicap stones are set up (AB)",
                                              "HA[%1]：置石（AB）がありません"};
inline constexpr Phrase<1> moves_after_end{"moves after the end of the game are left out: %1",
                                           "終局後の%1手を除きました"};
inline constexpr Phrase<1> omitted_notes{"further notes left out: %1", "このほかの注記：%1件"};
inline constexpr Phrase<1> no_record{"%1 has no records in SGF", "%1 の棋譜は SGF にできません"};

}  // namespace kanzen::phrase

#pragma once
// Catalogue of the engine's error messages, one row per message.  Tables, records and games have
// catalogues in their own folders.
#include "engine/core/diagnostic.hpp"

namespace kanzen::phrase {

// --- notation errors: what was expected, and what was found
inline constexpr Phrase<3> expected{"character %1: expected %2, found %3",
                                    "%1文字目：%2が必要ですが、%3があります"};
inline constexpr Phrase<2> expected_before_end{
    "character %1: expected %2, found the end of the text",
    "%1文字目：%2が必要ですが、ここで終わっています"};
inline constexpr Phrase<2> expected_end{"character %1: expected the end of the position, found %2",
                                        "%1文字目：局面はここで終わるはずですが、%2があります"};
inline constexpr Phrase<1> quoted_character{"\"%1\"", "「%1」"};
inline constexpr Phrase<1> byte{"the byte 0x%1", "バイト 0x%1"};
inline constexpr Phrase<2> sign_after_square{"\"%1\" after square %2", "マス%2の後に「%1」"};
inline constexpr Phrase<0> side_to_move{"the side to move, 1 or 2", "手番（1か2）"};

// --- names
inline constexpr Phrase<2> in_game_name{"game \"%1\": %2", "ゲーム「%1」：%2"};
inline constexpr Phrase<1> did_you_mean{" (did you mean \"%1\"?)", "「%1」のことでしょうか。"};
inline constexpr Phrase<3> unknown_game{"unknown game \"%1\"%2; expected one of: %3",
                                        "「%1」というゲームはありません。%2使えるのは %3 です"};
inline constexpr Phrase<4> unknown_rules{
    "unknown rules \"%1\" for %2%3; expected one of: %4",
    "%2 に「%1」というルールはありません。%3使えるのは %4 です"};

// --- moves
inline constexpr Phrase<3> not_a_move{
    "move \"%1\" in %2: not the notation of a move; expected one such as %3",
    "「%1」は着手の書き方ではありません。%2 では %3 のように書きます"};
inline constexpr Phrase<2> illegal_move{"move \"%1\": not legal here, in %2",
                                        "「%1」はこの局面では合法手ではありません：%2"};
inline constexpr Phrase<3> forbidden_move{"move \"%1\": %2, in %3",
                                          "「%1」は着手できません。%2：%3"};
inline constexpr Phrase<1> position_of_ply{"the position of ply %1", "%1手目の局面"};
inline constexpr Phrase<2> no_set_up{"\"%1\" sets up no position: %2",
                                     "「%1」の局面を配置できません：%2"};
inline constexpr Phrase<0> game_has_ended{"the game has ended", "終局しています"};
inline constexpr Phrase<1> would_repeat{"it would repeat the position of ply %1",
                                        "%1手目と同じ局面に戻ります"};

// --- lines of moves
inline constexpr Phrase<1> longest_linked_line{"A line and its link hold at most %1 moves",
                                               "一つの手順とリンクは%1手までです"};
inline constexpr Phrase<2> cut_link{"It has %1 moves, of which the first %2 were played",
                                    "%1手のうち、最初の%2手だけを再現しました"};
inline constexpr Phrase<0> missing_last_move{"the last one is missing", "最後の手がありません"};
inline constexpr Phrase<1> missing_move{"a move is missing before \"%1\"",
                                        "「%1」の前に手がありません"};
inline constexpr Phrase<1> missing_dot{"a dot is missing before \"%1\"",
                                       "「%1」の前に「.」がありません"};
inline constexpr Phrase<0> open_bracket{"a bracket is not closed", "括弧が閉じていません"};
inline constexpr Phrase<0> unopened_bracket{"a bracket is closed that was not opened",
                                            "開いていない括弧が閉じられています"};

// --- links and game files, which have the same parts
inline constexpr Phrase<2> in_link{"the link's %1: %2", "リンクの %1：%2"};
inline constexpr Phrase<2> in_file{"the file's %1: %2", "ファイルの %1：%2"};
inline constexpr Phrase<1> not_half_points{"\"%1\"; expected whole or half points, such as 6.5",
                                           "「%1」は使えません。6.5のような整数か半目です"};
inline constexpr Phrase<2> no_variation{"\"%1\"; expected the number of a bracket of its %2",
                                        "「%1」は使えません。%2個ある括弧の番号です"};
inline constexpr Phrase<2> no_ply{"\"%1\"; expected 0 to %2",
                                  "「%1」は使えません。0から%2までです"};
inline constexpr Phrase<3> no_mark{
    "\"%1\"; expected a mark such as circle-%2, red-cross-%2 or label-%2-A, or arrow-%2-%3",
    "「%1」は使えません。circle-%2、red-cross-%2、label-%2-A、arrow-%2-%3 のように書きます"};
inline constexpr Phrase<1> many_marks{"a position has at most %1 marks",
                                      "一つの局面の印は%1個までです"};
inline constexpr Phrase<2> no_marked_node{
    "\"%1\"; expected the number of a position, 0 to %2, and a colon",
    "「%1」は使えません。局面の番号（0から%2）と「:」で始まります"};
inline constexpr Phrase<1> no_game{"the link names no game; expected game=%1",
                                   "リンクにゲームの指定がありません。game=%1 のように書きます"};
inline constexpr Phrase<1> no_key{"the link has \"%1\"; expected key=value",
                                  "リンクの「%1」は key=value の形ではありません"};
inline constexpr Phrase<1> broken_escape{
    "the link has a broken escape \"%1\"; expected % and two hexadecimal digits",
    "リンクの「%1」は正しくありません。% の後には16進の数字が二つ必要です"};
inline constexpr Phrase<2> long_link{"the link has %1 characters; expected up to %2",
                                     "リンクが%1文字あります。%2文字までです"};

// --- values
inline constexpr Phrase<0> not_loaded{"the values of this position are not loaded yet",
                                      "評価がまだ読み込まれていません"};
inline constexpr Phrase<1> no_memory_for_set{
    "no memory for a set of %1 bytes",
    "局面の一覧のためのメモリー（%1バイト）を確保できませんでした"};
inline constexpr Phrase<1> no_memory_for_values{
    "no memory for a table of %1 bytes", "評価のためのメモリー（%1バイト）を確保できませんでした"};
inline constexpr Phrase<1> no_memory_for_search{
    "no memory for a transposition table of %1 bytes",
    "探索のためのメモリー（%1バイト）を確保できませんでした"};

// --- records of other programs
inline constexpr Phrase<3> record_move{"move %1 of the record, \"%2\": %3",
                                       "棋譜の%1手目「%2」：%3"};
inline constexpr Phrase<0> record_no_text{"not a move", "手として読めません"};
inline constexpr Phrase<1> record_no_move{"no legal move fits, in %1",
                                          "合う合法手がありません（%1）"};
inline constexpr Phrase<1> record_several_moves{"several moves fit: %1",
                                                "合う手が一つに決まりません：%1"};
inline constexpr Phrase<0> record_other_side{"it is the other player's turn", "相手の手番です"};
inline constexpr Phrase<2> record_position{"the record's position \"%1\": %2",
                                           "棋譜の局面「%1」：%2"};
inline constexpr Phrase<0> record_diagram{
    "the diagram of the record has four rows of three squares", "棋譜の盤面図は3マスずつの4段です"};

// --- saved values
inline constexpr Phrase<1> saved_values{"the saved values %1; solve the game again",
                                        "保存した評価%1。もう一度解いてください"};
inline constexpr Phrase<0> are_cut_off{"are cut off", "が途中で終わっています"};
inline constexpr Phrase<0> are_no_saved_values{"are not saved values", "の形式が正しくありません"};
inline constexpr Phrase<2> have_version{"have version %1, not %2", "の版が%1で、%2ではありません"};
inline constexpr Phrase<1> are_not_those_of{"are not those of %1", "は %1 のものではありません"};
inline constexpr Phrase<2> are_those_of_others{"are those of %1, not of %2",
                                               "は %1 のもので、%2 のものではありません"};
inline constexpr Phrase<0> invalid_entry{"are damaged: an entry has no meaning",
                                         "に意味のない値があります"};
inline constexpr Phrase<0> have_wrong_checksum{"are damaged: the checksum is wrong",
                                               "の照合値が一致しません"};
inline constexpr Phrase<0> values_not_written{"the values could not be written",
                                              "評価を書き込めませんでした"};

// --- verification of a table against the solver
inline constexpr Phrase<2> at_position{"%1: %2", "%1：%2"};
inline constexpr Phrase<0> another_value{"the values differ", "評価が一致しません"};
inline constexpr Phrase<0> another_in_manifest{"the value in the manifest differs",
                                               "目次の評価が一致しません"};
inline constexpr Phrase<0> another_reach{"the two differ on whether play can reach it",
                                         "到達できるかどうかが一致しません"};
inline constexpr Phrase<3> another_count{"the table counts %1 %2, the solver %3",
                                         "%2：表は%1、解析は%3"};
inline constexpr Phrase<0> positions{"positions", "局面数"};
inline constexpr Phrase<0> finished_positions{"finished positions", "終局した局面"};
inline constexpr Phrase<0> won_positions{"won positions", "勝ちの局面"};
inline constexpr Phrase<0> drawn_positions{"drawn positions", "引き分けの局面"};
inline constexpr Phrase<0> lost_positions{"lost positions", "負けの局面"};
inline constexpr Phrase<0> other_counts{
    "the counts by distance or up to symmetry differ",
    "手数ごとの局面数、または対称形を一つとした局面数が一致しません"};

// --- figures
inline constexpr Phrase<0> no_numbers{"a board has data only with the values of its moves",
                                      "盤面の数値には、手の評価が必要です"};
inline constexpr Phrase<3> large_png{"the PNG would have %1×%2 pixels; expected up to %3 a side",
                                     "PNGが%1×%2画素になります。一辺%3画素までです"};
inline constexpr Phrase<0> no_film{"a film needs a line of at least one move",
                                   "動画には1手以上の手順が必要です"};
inline constexpr Phrase<5> large_film{
    "the film would have %1 frames of %2×%3 pixels; expected up to %4 frames and %5 pixels a side",
    "動画が%2×%3画素で%1コマになります。%4コマ、一辺%5画素までです"};

}  // namespace kanzen::phrase

// Messages about what a visitor has given: links, positions, moves, and names of games.
#include "imgui_app/shell/messages.hpp"

namespace kanzen::app {
namespace {

constexpr Words rows[] = {
    // --- positions of every game: what was expected, and what was found
    {"character %1: expected $2, found $3", "%1文字目：$2が必要ですが、$3があります"},
    {"character %1: expected $2, found the end of the text",
     "%1文字目：$2が必要ですが、ここで終わっています"},
    {"character %1: expected the end of the position, found $2",
     "%1文字目：局面はここで終わるはずですが、$2があります"},
    {"\"%1\"", "「%1」"},
    {"the byte 0x%1", "バイト 0x%1"},
    {"\"%1\" after square %2", "マス%2の後に「%1」"},
    {"the side to move, 1 or 2", "手番（1か2）"},

    // --- moves, and lines of them
    {"move \"%1\": not legal here, in %2", "「%1」はこの局面では指せない手です：%2"},
    {"move \"%1\": not how moves are written; right in %2 would be %3",
     "「%1」は指し手の書き方ではありません。%2 では %3 のように書きます"},
    {"move \"%1\": the game has ended, in %2", "「%1」は指せません。終局しています：%2"},
    {"move \"%1\": it would repeat the situation of ply %2, in %3",
     "「%1」は%2手目と同じ局面に戻るため指せません：%3"},
    {"A line and its link hold %1 moves", "一つの手順とリンクは%1手までです"},

    // --- links
    {"the link's %1: $2", "リンクの %1：$2"},
    {"the link's moves: the last one is missing", "リンクの moves：最後の手がありません"},
    {"the link's moves: a move is missing before \"%1\"",
     "リンクの moves：「%1」の前に手がありません"},
    {"the link's moves: a dot is missing before \"%1\"",
     "リンクの moves：「%1」の前に「.」がありません"},
    {"the link's moves: a bracket is not closed", "リンクの moves：括弧が閉じていません"},
    {"the link's moves: a bracket is closed that was not opened",
     "リンクの moves：開いていない括弧が閉じられています"},
    {"the link's variation: \"%1\"; right would be the number of a bracket of its %2",
     "リンクの variation：「%1」は使えません。%2個ある括弧の番号です"},
    {"the link's komi: \"%1\"; right would be whole or half points, as 6.5",
     "リンクの komi：「%1」は使えません。6.5のような整数か半目です"},
    {"the link's ply: \"%1\"; right would be 0 to %2",
     "リンクの ply：「%1」は使えません。0から%2までです"},
    {"the link names no game; right would be game=%1",
     "リンクにゲームの指定がありません。game=%1 のように書きます"},
    {"the link has \"%1\" where key=value would be right",
     "リンクの「%1」は key=value の形ではありません"},
    {"the link has a broken escape \"%1\"; right would be % and two hexadecimal digits",
     "リンクの「%1」は正しくありません。% の後には16進の数字が二つ必要です"},
    {"the link has %1 characters; right would be up to %2",
     "リンクが%1文字あります。%2文字までです"},
    {"It has %1 moves, of which the first %2 were played",
     "%1手のうち、最初の%2手だけを再現しました"},

    // --- names
    {"unknown game \"%1\"; there is: %2", "「%1」というゲームはありません。使えるのは %2 です"},
    {"unknown game \"%1\" (did you mean \"%2\"?); there is: %3",
     "「%1」というゲームはありません。「%2」のことでしょうか。使えるのは %3 です"},
    {"unknown rules \"%1\" for %2; there is: %3",
     "%2 に「%1」というルールはありません。使えるのは %3 です"},
    {"unknown rules \"%1\" for %2 (did you mean \"%3\"?); there is: %4",
     "%2 に「%1」というルールはありません。「%3」のことでしょうか。使えるのは %4 です"},
    {"game \"%1\": $2", "ゲーム「%1」：$2"},
};

}  // namespace

std::span<const Words> text_messages() { return rows; }

}  // namespace kanzen::app

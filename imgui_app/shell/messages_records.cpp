// Messages about game records in SGF.
#include "imgui_app/shell/messages.hpp"

namespace kanzen::app {
namespace {

constexpr Words rows[] = {
    // --- the file
    {"no game found: one begins with \"(;\"", "棋譜がありません。棋譜は「(;」で始まります"},
    {"a property, \";\", \"(\" or \")\"", "プロパティ、「;」「(」「)」のいずれか"},
    {"a name in capitals before", "大文字の名前"},
    {"\"[\" after the property %1", "プロパティ %1 の後に「[」"},
    {"\"]\" after a value of %1", "%1 の値の後に「]」"},
    {"a node has more than %1 properties, and no more are read",
     "一つのノードにプロパティが%1個より多くあり、読み込めません"},
    {"the file has more than %1 nodes, and no more are read",
     "ファイルのノードが%1個より多く、読み込めません"},
    {"the file has %1 bytes; up to %2 are read",
     "ファイルは%1バイトです。%2バイトまで読み込めます"},
    {"the text of the file is not UTF-8", "ファイルの文字が UTF-8 ではありません"},
    {"the character set \"%1\" is not known here; right would be UTF-8",
     "文字コード「%1」には対応していません。UTF-8 が必要です"},
    {"bytes that are not of the character set \"%1\" have become U+FFFD",
     "文字コード「%1」にないバイトは U+FFFD にしました"},
    {"the file is UTF-8, and not of the character set \"%1\" that it names",
     "ファイルは「%1」を指定していますが、UTF-8 として読み込みました"},
    {"the file names no character set (CA) and is not UTF-8, so it is read as ISO-8859-1",
     "文字コード（CA）の指定がなく UTF-8 でもないため、ISO-8859-1 として読み込みました"},
    {"the games of the file name several character sets, of which \"%1\" is taken",
     "対局ごとに文字コードの指定が異なるため、「%1」として読み込みました"},
    {"the file has %1 games: which one?", "ファイルに%1局あります。どれを読みますか"},
    {"the file has no game %1", "ファイルに%1番の対局はありません"},

    // --- a game
    {"GM[%1]: a record of another game; right would be GM[1]",
     "GM[%1]：別のゲームの棋譜です。GM[1] が必要です"},
    {"SZ[%1] is no size of a board", "SZ[%1] は盤の大きさではありません"},
    {"there is no board of %1 by %2 points", "%1×%2 の盤はありません"},
    {"%1[%2] names no point of the board", "%1[%2] は盤上の点ではありません"},
    {"the rules \"%1\" are not known here", "「%1」というルールは使えません"},
    {"KM[%1] is no komi in half points, and the usual one is taken",
     "KM[%1] は半目単位のコミではないため、通常のコミにしました"},
    {"after move %1: $2", "%1手目の後：$2"},
    {"stones are set up in the middle of the game, and this variation ends here",
     "対局の途中で石が置かれているため、この変化はここまでです"},
    {"the record is too long, and the rest is not shown", "棋譜が長すぎるため、残りは表示しません"},
    {"a player moves twice in a row where both would have passed",
     "続けて打つ手の間にパスを入れると、両者のパスになります"},
    {"a player moves twice in a row at ply %1, and a pass has been put between",
     "%1手目で同じ側が続けて打つため、間にパスを入れました"},
    {"%1 has several values, of which the first is taken",
     "%1 に値が複数あるため、最初のものを使いました"},
    {"further notes that are left out: %1", "このほかの注記：%1件"},
    {"%1 has no records in SGF", "%1 の棋譜は SGF にできません"},
};

}  // namespace

std::span<const Words> record_messages() { return rows; }

}  // namespace kanzen::app

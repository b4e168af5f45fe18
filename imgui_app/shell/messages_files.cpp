// Messages about saving, and about files of games in the project's own format.
#include "imgui_app/shell/messages.hpp"

namespace kanzen::app {
namespace {

constexpr Words rows[] = {
    // --- saving
    {"a board has no numbers, unless the values of its moves are shown",
     "盤面の数値は、手の評価を付けたときだけあります"},
    {"the PNG would have %1×%2 pixels; right would be up to %3 a side",
     "PNGが%1×%2画素になります。一辺%3画素までです"},
    {"the link has %1 characters; a QR code holds up to %2",
     "リンクは%1文字です。QRコードには%2文字まで入ります"},
    {"the browser makes no PNG of %1×%2 pixels; right would be fewer",
     "このブラウザーは%1×%2画素のPNGを作れません。画素数を減らしてください"},
    {"the browser does not draw this SVG", "このブラウザーではSVGを描画できません"},
    {"what saves it could not be loaded: %1", "保存に必要なものを読み込めません：%1"},
    {"cannot write to \"%1\": %2", "%1 に書き込めません：%2"},
    {"only a page makes PNG and QR codes", "PNGとQRコードはブラウザーでだけ作れます"},
    {"only a page saves games; right would be to copy the link",
     "対局はブラウザーでだけ保存できます。リンクをコピーしてください"},

    // --- files of games
    {"the file cannot be read: %1", "ファイルを読み込めません：%1"},
    {"the file's %1: $2", "ファイルの %1：$2"},
    {"the file's moves: move \"%1\": not legal here, in %2",
     "ファイルの moves：「%1」はこの局面では指せない手です：%2"},
    {"the file's moves: move \"%1\": the game has ended, in %2",
     "ファイルの moves：「%1」は指せません。終局しています：%2"},
    {"the file's ply: \"%1\"; right would be 0 to %2",
     "ファイルの ply：「%1」は使えません。0から%2までです"},
    {"the file's variation: \"%1\"; right would be the number of a bracket of its %2",
     "ファイルの variation：「%1」は使えません。変化は%2個です"},
    {"the file's komi: \"%1\"; right would be whole or half points, as 6.5",
     "ファイルの komi：「%1」は使えません。6.5のような整数か半目です"},
    {"the file is no JSON: %1", "ファイルがJSONではありません：%1"},
    {"the file is no game of Kanzen: %1; right would be \"format\": \"kanzen-game\"",
     "Kanzenの対局ファイルではありません：%1。\"format\": \"kanzen-game\" が必要です"},
    {"the file is of version %1; right would be %2",
     "ファイルのバージョンは%1です。読めるのは%2です"},
    {"the file has no \"%1\"; right would be $2", "ファイルに「%1」がありません。必要なのは$2です"},
    {"%1 is %2; right would be $3", "%1 が %2 です。必要なのは$3です"},
    {"the file has too many moves, and is not opened; right would be up to %1",
     "ファイルの手が多すぎるため開けません。%1手までです"},
    {"variations are within each other %1 times; right would be up to %2",
     "変化の入れ子が%1段あります。%2段までです"},
    {"text", "文字列"},
    {"the name of a game", "ゲームの名前"},
    {"a whole number from %1 on", "%1以上の整数"},
    {"a list", "リスト"},
    {"a list that is not empty", "空でないリスト"},
    {"a move, or an object with \"move\" and \"variations\"",
     "手、または \"move\" と \"variations\" を持つオブジェクト"},
    {"a move without dots, brackets and spaces", "「.」や括弧、空白を含まない手"},
    {"an object", "オブジェクト"},
    {"play, analyse or statistics", "play、analyse、statistics のいずれか"},
    {"first, second, two or watch", "first、second、two、watch のいずれか"},
    {"first or second", "first か second"},
    {"stones with commas between, as a3,d1", "石の点をコンマで区切ったもの（a3,d1 など）"},
    {"perfect, random, slipping20, or two of them with a comma between",
     "perfect、random、slipping20 のいずれか、またはコンマで区切った二つ"},
};

}  // namespace

std::span<const Words> file_messages() { return rows; }

}  // namespace kanzen::app

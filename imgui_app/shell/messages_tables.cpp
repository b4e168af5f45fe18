// Messages about tables of values: their chunks, their manifests, and how they differ from what
// was solved.
#include "imgui_app/shell/messages.hpp"

namespace kanzen::app {
namespace {

constexpr Words rows[] = {
    {"the table is of %1, not of %2", "表は %1 のもので、%2 のものではありません"},
    {"the table contradicts itself at %1", "表の評価が互いに合いません：%1"},

    // --- chunks
    {"a chunk of the table $1", "表のデータ$1"},
    {"is cut off", "が途中で終わっています"},
    {"is no chunk at all", "の形式が正しくありません"},
    {"has format version %1, not %2", "の版が%1で、%2ではありません"},
    {"is damaged", "が正しくありません"},
    {"does not belong to %1", "は %1 のものではありません"},
    {"lies at another place of the table", "は、ここに置くものではありません"},
    {"has a length that does not fit its contents", "の長さが合いません"},
    {"has no proper prefix code", "を読み解けません"},
    {"contradicts itself", "の値が互いに合いません"},
    {"a chunk of the table has %1 bytes, not %2", "表のデータは%1バイトで、%2バイトではありません"},
    {"a chunk of the table does not fit the manifest", "表のデータが目次と合いません"},
    {"the table has no chunk %1", "表に%1番のデータはありません"},
    {"the table stores nothing where a value is needed", "表に必要な評価がありません"},

    // --- beside what was solved
    {"%1: another value", "%1：評価が一致しません"},
    {"%1: another value in the manifest", "%1：目次の評価が一致しません"},
    {"%1: another answer whether play can reach it", "%1：到達できるかどうかが一致しません"},
    {"%1: the table stores nothing where a value is needed", "%1：表に評価がありません"},
    {"%1: the values of this position are not loaded yet", "%1：評価がまだ読み込まれていません"},
    {"the table counts %1 positions, solving %2", "局面数：表は%1、解析は%2"},
    {"the table counts %1 finished positions, solving %2", "終局した局面：表は%1、解析は%2"},
    {"the table counts %1 won positions, solving %2", "勝ちの局面：表は%1、解析は%2"},
    {"the table counts %1 drawn positions, solving %2", "引き分けの局面：表は%1、解析は%2"},
    {"another value of the start", "初期局面の評価が一致しません"},
    {"other counts by distance or up to symmetry",
     "手数ごとの局面数、または対称形を一つとした局面数が一致しません"},
};

constexpr Words manifest_rows[] = {
    {"the table's manifest, line %1: $2", "表の目次の%1行目：$2"},
    {"the table's manifest, line %1: is cut off", "表の目次が%1行目の途中で終わっています"},
    {"the table's manifest, line %1: is not complete",
     "表の目次が%1行目で終わり、続きがありません"},
    {"not \"%1\": no manifest, or of another version",
     "「%1」ではありません。表の目次でないか、別の版です"},
    {"unknown word \"%1\"", "「%1」という語はありません"},
    {"\"%1\" is not what comes next", "「%1」はここに置けません"},
    {"\"%1\": $2", "「%1」：$2"},
    {"needs a name", "文字列が必要です"},
    {"needs a number from %1 to %2", "%1から%2までの数が必要です"},

    // --- its chunks
    {"needs its end, stored positions, bytes and a SHA-256",
     "終わり、局面数、バイト数、SHA-256 が必要です"},
    {"needs positions, bytes and a SHA-256", "局面数、バイト数、SHA-256 が必要です"},
    {"a chunk ends before it begins or after the table",
     "データの終わりが、始まりより前か、表の終わりより後です"},
    {"a chunk too large, or too many", "データが大きすぎるか、多すぎます"},
    {"a chunk too large", "データが大きすぎます"},
    {"fewer positions than have values", "評価のある局面の方が多くなっています"},

    // --- its checksum
    {"the chunks before it are not all", "そこまでにすべてのデータがありません"},
    {"not all chunks before it have a line \"reached\"",
     "そこまでに「reached」の行がないデータがあります"},
    {"is not that of the lines before it", "照合値がそこまでの行と合いません"},

    // --- its counts
    {"there are more positions than the index has", "局面数が多すぎます"},
    {"needs positions, finished, won, drawn and lost ones",
     "局面、終局、勝ち、引き分け、負けの数が必要です"},
    {"has more than five numbers", "数が5個より多くあります"},
    {"won, drawn and lost positions are not all positions",
     "勝ち、引き分け、負けの計が局面数と合いません"},
    {"more finished positions than positions", "終局した局面が局面数より多くなっています"},
    {"more positions up to symmetry than positions",
     "対称形を一つとした数が局面数より多くなっています"},
    {"needs \"win\" or \"loss\" and a distance, or \"draw\"",
     "「win」か「loss」と手数、または「draw」が必要です"},
    {"needs a distance, won and lost positions", "手数、勝ちの数、負けの数が必要です"},
    {"distances go up from 0, one by one, to %1", "手数は0から一つずつ増え、%1までです"},
    {"the counts by distance are not those of all won and lost positions",
     "手数ごとの数が、勝ちと負けの局面数と合いません"},
    {"the longest distance has no position", "最長の手数の局面がありません"},
    {"no position is worth what the start is", "初期局面と同じ評価の局面がありません"},

    // --- its first positions
    {"no position has this value", "この評価の局面はありません"},
    {"not the position that stands for those symmetric to it",
     "対称形を代表する局面ではありません"},
    {"not the start", "初期局面ではありません"},

    // --- its notable positions
    {"unknown kind \"%1\"", "「%1」という種類はありません"},
    {"a kind that was there before", "同じ種類が前にもあります"},
    {"needs a kind and a number above 0", "種類と、0より大きい数が必要です"},
    {"more positions of a kind than of its outcome",
     "種類の局面数が、その勝敗の局面数より多くなっています"},
    {"too many examples of a kind", "一つの種類の局面が多すぎます"},
    {"needs \"win\" or \"loss\" and a distance, or \"draw\", and a position",
     "「win」か「loss」と手数、または「draw」と、局面が必要です"},
    {"an example of another value than its kind has", "局面の評価が種類と合いません"},
};

}  // namespace

std::span<const Words> table_messages() { return rows; }
std::span<const Words> manifest_messages() { return manifest_rows; }

}  // namespace kanzen::app

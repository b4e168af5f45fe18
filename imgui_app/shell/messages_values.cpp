// Messages about solving, searching and keeping, about the worker that does it, and about files.
#include "imgui_app/shell/messages.hpp"

namespace kanzen::app {
namespace {

constexpr Words rows[] = {
    // --- memory
    {"no memory for a table of %1 bytes", "評価のためのメモリー（%1バイト）を確保できませんでした"},
    {"no memory for a set of %1 bytes",
     "局面の一覧のためのメモリー（%1バイト）を確保できませんでした"},
    {"no memory for a transposition table of %1 bytes",
     "探索のためのメモリー（%1バイト）を確保できませんでした"},

    // --- the worker
    {"the engine has stopped, most likely for want of memory: %1",
     "解析プログラムが止まりました。メモリーを使い切ったようです：%1"},
    {"the worker could not be started or has died: %1",
     "解析プログラムを開始できないか、途中で止まりました：%1"},
    {"the worker could not be started or has died: %1 did not load",
     "解析プログラムを開始できないか、途中で止まりました：%1 を読み込めません"},
    {"the engine's threads could not be started: %1 (%2)",
     "解析プログラムのスレッドを開始できません：%1（%2）"},
    {"the engine's threads have not started within %1 s: %2",
     "解析プログラムのスレッドが%1秒以内に開始しません：%2"},
    {"no worker: %1", "解析プログラムを開始できません：%1"},
    {"the worker has not answered for %1 s (%2)", "解析プログラムが%1秒間反応していません（%2）"},
    {"the game has not been solved: call solve or reopen first", "ゲームがまだ解かれていません"},
    {"the game has not been solved here yet: call solve first",
     "ゲームがこの端末でまだ解かれていません"},
    {"the game has been closed", "ゲームは閉じられました"},

    // --- kept values
    {"$1; the kept copy has been discarded", "$1。保存した評価は破棄しました"},
    {"the kept values $1; solve the game again", "保存した評価$1。もう一度解いてください"},
    {"are cut off", "が途中で終わっています"},
    {"are no kept values", "の形式が正しくありません"},
    {"have version %1, not %2", "の版が%1で、%2ではありません"},
    {"are not those of %1", "は %1 のものではありません"},
    {"are those of %1, not of %2", "は %1 のもので、%2 のものではありません"},
    {"are damaged: an entry means nothing", "に意味のない値があります"},
    {"are damaged: their checksum does not fit", "の照合値が一致しません"},
    {"the kept values could not be opened: %1", "保存した評価を開けませんでした：%1"},
    {"the kept values could not be read: %1", "保存した評価を読み込めませんでした：%1"},
    {"the kept values could not be deleted: %1", "保存した評価を削除できませんでした：%1"},
    {"the values could not be written", "評価を書き込めませんでした"},
    {"the values could not be written: %1", "評価を書き込めませんでした：%1"},
    {"another tab is using the kept values; close it and try again",
     "別のタブが保存した評価を使っています。そのタブを閉じて、もう一度試してください"},
    {"the browser has no room for %1 more on this device",
     "ブラウザーには、この端末にあと%1を保存する空きがありません"},
    {"the browser keeps nothing for this page: %1",
     "ブラウザーがこのページの保存を認めていません：%1"},
    {"values can be kept only in a browser with an origin-private file system, on a secure page",
     "評価の保存には、https のページと、OPFS のあるブラウザーが必要です"},

    // --- files and tables
    {"no table is open", "表が開かれていません"},
    {"there is no table of %1, %2", "%1（%2）の表はありません"},
    {"the table of %1, %2, is being made: try again in a few minutes",
     "%1（%2）の表は作成中です。数分後にもう一度試してください"},
    {"no table is open here", "ここでは表が開かれていません"},
    {"%1: not ready yet; try again in %2 seconds", "%1：準備中です。%2秒後にお試しください"},
    {"%1: HTTP status %2", "%1：HTTP %2 でした"},
    {"%1: nothing has come for %2 seconds", "%1：%2秒間、反応がありません"},
    {"%1: the answer was cut off", "%1：読み込みが途中で切れました"},
    {"%1: no answer", "%1：反応がありません"},
    {"%1: there is no network", "%1：オフラインです"},
    {"%1: the bytes are not the right ones (%2)", "%1：データが正しくありません（%2）"},
    {"%1: the bytes are not the right ones (another SHA-256)",
     "%1：データが正しくありません（SHA-256 が一致しません）"},
    {"%1: the bytes are not the right ones (%2 of %3 bytes)",
     "%1：データが正しくありません（%3バイトのうち%2バイト）"},
    {"%1: the bytes are not the right ones (it is no list of tables)",
     "%1：データが正しくありません（表の一覧ではありません）"},
    {"%1: a web page came instead of this file", "%1：ファイルの代わりにウェブページが届きました"},
    {"%1: the Content-Security-Policy here forbids WebAssembly; its script-src needs "
     "'wasm-unsafe-eval'",
     "%1：Content-Security-Policy が WebAssembly を禁じています"
     "（script-src に 'wasm-unsafe-eval' が必要です）"},
};

}  // namespace

std::span<const Words> value_messages() { return rows; }

}  // namespace kanzen::app

// Error messages of the JavaScript code in both languages, with placeholders %1, %2, ... for details
// (errors.mjs).  The engine's messages are in its own catalogues (phrases.hpp in its folders).

// --- the engine and its worker
export const outOfMemory = {
  english: 'there is too little free memory',
  japanese: '空きメモリーが足りません',
};
export const engineStopped = {
  english: 'the engine has stopped, most likely out of memory',
  japanese: '解析プログラムが止まりました。メモリーを使い切ったようです',
};
export const workerFailure = {
  english: 'the worker could not be started or has died',
  japanese: '解析プログラムを開始できないか、途中で止まりました',
};
export const loadFailure = { english: '%1 did not load', japanese: '%1 を読み込めません' };
export const noWorker = {
  english: 'no worker',
  japanese: '解析プログラムを開始できません',
};
export const workerTimeout = {
  english: 'the worker has not answered for %1 s (%2)',
  japanese: '解析プログラムが%1秒間反応していません（%2）',
};
export const notSolved = {
  english: 'the game has not been solved: call solve or load first',
  japanese: 'ゲームがまだ解かれていません',
};
export const notSolvedHere = {
  english: 'the game has not been solved here yet: call solve first',
  japanese: 'ゲームがこの端末でまだ解かれていません',
};
export const gameClosed = {
  english: 'the game has been closed',
  japanese: 'ゲームは閉じられました',
};

// --- saved values
export const savedDiscarded = {
  english: '%1; the saved copy has been discarded',
  japanese: '%1。保存した評価は破棄しました',
};
export const savedNotOpened = {
  english: 'the saved values could not be opened: %1',
  japanese: '保存した評価を開けませんでした：%1',
};
export const savedNotRead = {
  english: 'the saved values could not be read: %1',
  japanese: '保存した評価を読み込めませんでした：%1',
};
export const savedNotDeleted = {
  english: 'the saved values could not be deleted: %1',
  japanese: '保存した評価を削除できませんでした：%1',
};
export const valuesNotWritten = {
  english: 'the values could not be written: %1',
  japanese: '評価を書き込めませんでした：%1',
};
export const savedInUse = {
  english: 'another tab is using the saved values; close it and try again',
  japanese: '別のタブが保存した評価を使っています。そのタブを閉じて、もう一度試してください',
};
export const noRoom = {
  english: 'the browser has no space for %1 more on this device',
  japanese: 'ブラウザーには、この端末にあと%1を保存する空きがありません',
};
export const storageForbidden = {
  english: 'the browser does not let this page save anything: %1',
  japanese: 'ブラウザーがこのページの保存を認めていません：%1',
};
export const storageUnsupported = {
  english:
    'values can be saved only in a browser with an origin-private file system, on a secure page',
  japanese: '評価の保存には、https のページと、OPFS のあるブラウザーが必要です',
};

// --- tables
export const noTableOpen = { english: 'no table is open', japanese: '表が開かれていません' };
export const noTableOpenHere = {
  english: 'no table is open here',
  japanese: 'ここでは表が開かれていません',
};
export const noTable = {
  english: 'there is no table of %1, %2',
  japanese: '%1（%2）の表はありません',
};
export const tableBeingBuilt = {
  english: 'the table of %1, %2, is being made: try again in a few minutes',
  japanese: '%1（%2）の表は作成中です。数分後にもう一度試してください',
};

// --- files from a server
export const inFile = { english: '%1: %2', japanese: '%1：%2' };
export const httpStatus = { english: 'HTTP status %1', japanese: 'HTTP %1 でした' };
export const responseTimeout = {
  english: 'no data for %1 seconds',
  japanese: '%1秒間、反応がありません',
};
export const responseCutOff = {
  english: 'the answer was cut off',
  japanese: '読み込みが途中で切れました',
};
export const noAnswer = { english: 'no answer', japanese: '反応がありません' };
export const noNetwork = { english: 'there is no network', japanese: 'オフラインです' };
export const wrongBytes = {
  english: 'the data are wrong (%1)',
  japanese: 'データが正しくありません（%1）',
};
export const hashMismatch = {
  english: 'the SHA-256 differs',
  japanese: 'SHA-256 が一致しません',
};
export const sizeMismatch = {
  english: '%1 of %2 bytes',
  japanese: '%2バイトのうち%1バイト',
};
export const notTableList = {
  english: 'it is not a list of tables',
  japanese: '表の一覧ではありません',
};
export const htmlResponse = {
  english: 'a web page came instead of this file',
  japanese: 'ファイルの代わりにウェブページが届きました',
};
export const wasmForbidden = {
  english:
    "the Content-Security-Policy here forbids WebAssembly; its script-src needs 'wasm-unsafe-eval'",
  japanese:
    "Content-Security-Policy が WebAssembly を禁じています（script-src に 'wasm-unsafe-eval' が必要です）",
};
export const newVersion = {
  english: 'the page has a new version: please reload it',
  japanese: 'ページが更新されました。再読み込みしてください',
};
export const wrongType = {
  english: 'sent as "%1" instead of text/javascript',
  japanese: 'text/javascript でなく「%1」です',
};
export const slashRemoved = {
  english: 'the server removes the slash from its end',
  japanese: 'サーバーが末尾の / を取り除きます',
};

// --- what a browser may lack
export const webAssembly = { english: 'WebAssembly', japanese: 'WebAssembly' };
export const webGl2 = { english: 'WebGL 2', japanese: 'WebGL 2' };
export const moduleWorkers = { english: 'module workers', japanese: 'モジュールワーカー' };

// --- saving
export const exportNotLoaded = {
  english: 'the code that saves it could not be loaded: %1',
  japanese: '保存に必要なものを読み込めません：%1',
};
export const linkTooLongForQr = {
  english: 'the link has %1 characters; a QR code holds at most %2',
  japanese: 'リンクは%1文字です。QRコードには%2文字まで入ります',
};
export const svgNotDrawn = {
  english: 'the browser does not draw this SVG',
  japanese: 'このブラウザーではSVGを描画できません',
};
export const largePng = {
  english: 'the browser cannot make a PNG of %1×%2 pixels; choose fewer',
  japanese: 'このブラウザーは%1×%2画素のPNGを作れません。画素数を減らしてください',
};

// --- files of games
export const largeFile = {
  english: 'the file has %1 bytes; up to %2 are read',
  japanese: 'ファイルは%1バイトです。%2バイトまで読み込めます',
};
export const fileNotRead = {
  english: 'the file cannot be read: %1',
  japanese: 'ファイルを読み込めません：%1',
};
export const notJson = {
  english: 'the file is not JSON: %1',
  japanese: 'ファイルがJSONではありません：%1',
};
export const notAGame = {
  english: 'the file is not a game of Kanzen: %1; expected "format": "kanzen-game"',
  japanese: 'Kanzenの対局ファイルではありません：%1。"format": "kanzen-game" が必要です',
};
export const anotherVersion = {
  english: 'the file has version %1; expected %2',
  japanese: 'ファイルのバージョンは%1です。読めるのは%2です',
};
export const missingPart = {
  english: 'the file has no "%1"; expected %2',
  japanese: 'ファイルに「%1」がありません。必要なのは%2です',
};
export const wrongPart = {
  english: '%1 is %2; expected %3',
  japanese: '%1 が %2 です。必要なのは%3です',
};
export const tooManyMoves = {
  english: 'the file has too many moves and is not opened; expected at most %1',
  japanese: 'ファイルの手が多すぎるため開けません。%1手までです',
};
export const deepVariations = {
  english: 'variations are nested %1 deep; expected at most %2',
  japanese: '変化の入れ子が%1段あります。%2段までです',
};
// Descriptions of expected values, for the messages above.
export const someText = { english: 'text', japanese: '文字列' };
export const nameOfGame = { english: 'the name of a game', japanese: 'ゲームの名前' };
export const number = { english: 'a number', japanese: '数' };
export const wholeNumberFrom = {
  english: 'a whole number from %1 on',
  japanese: '%1以上の整数',
};
export const list = { english: 'a list', japanese: 'リスト' };
export const filledList = { english: 'a list that is not empty', japanese: '空でないリスト' };
export const object = { english: 'an object', japanese: 'オブジェクト' };
export const moveOrObject = {
  english: 'a move, or an object with "move" and "variations"',
  japanese: '手、または "move" と "variations" を持つオブジェクト',
};
export const simpleMove = {
  english: 'a move without dots, brackets and spaces',
  japanese: '「.」や括弧、空白を含まない手',
};
export const modes = {
  english: 'play, analyse or statistics',
  japanese: 'play、analyse、statistics のいずれか',
};
export const sides = {
  english: 'first, second, two or watch',
  japanese: 'first、second、two、watch のいずれか',
};
export const opponents = {
  english: 'perfect, random, slipping20, or two of them with a comma between',
  japanese: 'perfect、random、slipping20 のいずれか、またはコンマで区切った二つ',
};
export const views = { english: 'first or second', japanese: 'first か second' };
export const stones = {
  english: 'stones with commas between, such as a3,d1, or none',
  japanese: '石の点をコンマで区切ったもの（a3,d1 など）、または none',
};

// --- citations
export const citedPosition = { english: 'position %1', japanese: '局面 %1' };
export const citedStatistics = {
  english: 'all reachable positions',
  japanese: '到達可能な全局面',
};
export const versionAndCommit = { english: '%1 (commit %2)', japanese: '%1（コミット %2）' };
export const tableValues = {
  english: 'values from the table whose manifest has the SHA-256 %1',
  japanese: '評価は、マニフェストのSHA-256が %1 の表による',
};
export const solvedValues = {
  english: 'values solved in the browser',
  japanese: '評価はブラウザーで解いたもの',
};
export const searchedValues = {
  english: 'values searched in the browser',
  japanese: '評価はブラウザーで探索したもの',
};
/** %1: version, %2: position or statistics, %3: game and rules, %4: link, %5: date of the access, %6: values */
export const citationWithValues = {
  english: 'Kanzen %1 shows %2 (%3), with %6; see %4, accessed on %5',
  japanese: '%3の%2をKanzen %1で調べた。%6。%4（アクセス日：%5）',
};
export const citation = {
  english: 'Kanzen %1 shows %2 (%3); see %4, accessed on %5',
  japanese: '%3の%2をKanzen %1で調べた。%4（アクセス日：%5）',
};

// Shows failures that the app itself cannot show, as HTML, one message at a time.
import {
  diagnostic,
  diagnosticOf,
  isOutOfMemory,
  localize,
  reasonForVisitors,
} from '../common/errors.mjs';
import { refreshScripts } from './serving.mjs';

const unsupported = {
  english: 'Kanzen needs a browser with WebAssembly, WebGL 2 and module workers. Missing here:',
  japanese:
    'Kanzen には WebAssembly、WebGL 2、モジュールワーカーに対応したブラウザーが必要です。不足：',
};
const notLoaded = {
  english: 'Kanzen could not be loaded. Please check the connection and reload the page.',
  japanese: 'Kanzen を読み込めませんでした。接続を確認して、ページを再読み込みしてください。',
};
const notServed = {
  english:
    'Kanzen could not be loaded. The server sends a part of it incorrectly; ' +
    'please tell the administrator of the server:',
  japanese:
    'Kanzen を読み込めませんでした。サーバーが一部を正しく送っていません。' +
    'サーバーの管理者にお知らせください：',
};
const noMemory = {
  english:
    'There is too little free memory for Kanzen. ' +
    'Please close other tabs or programs, and reload the page.',
  japanese:
    '空きメモリーが足りないため、Kanzen を表示できません。' +
    'ほかのタブやプログラムを閉じて、ページを再読み込みしてください。',
};
const asFile = {
  english:
    'Kanzen was opened as a file, but browsers load its parts only from a web server. ' +
    'Please run “python3 -m http.server” in the folder of the site ' +
    'and open http://localhost:8000/ instead.',
  japanese:
    'Kanzen がファイルとして開かれましたが、ブラウザーはウェブサーバーからしか読み込めません。' +
    'サイトのフォルダーで「python3 -m http.server」を実行し、' +
    'http://localhost:8000/ を開いてください。',
};
const failed = {
  english: 'Something went wrong, and Kanzen cannot continue.',
  japanese: '問題が発生したため、続行できません。',
};
const contextLost = {
  english:
    'The browser has taken the graphics memory from this page. Kanzen continues as soon as ' +
    'the browser returns it; if that does not happen, please reload the page.',
  japanese:
    'ブラウザーがこのページのグラフィックスを停止しました。再開されれば続きから表示します。' +
    '再開されないときは、ページを再読み込みしてください。',
};
const option = {
  english: 'The address of this board has %1; expected %2.',
  japanese: 'この盤のアドレスに %1 があります。正しくは %2 です。',
};
const reload = { english: 'Reload', japanese: '再読み込み' };

/**
 * @param {unknown} thrown @returns {string} the message, in the visitor's language if it has a translation
 */
export const reasonOf = (thrown) => textOf(diagnosticOf(thrown));

/** @param {import('../library/kanzen.d.mts').Diagnostic} diagnostic */
const textOf = ({ message, japanese }) => localize({ english: message, japanese });

/** @param {'failure' | 'waiting'} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const box = () => element('failure');

// Whether a failure has ended the page.  Later failures are its consequences and are not shown.  The DOM
// holds the state, because the published site has this module in two scripts.
const hasEnded = () => 'ended' in box().dataset;

/** Event of the document, which both scripts share. */
const endEvent = 'kanzen-end';

/** @param {(message: string) => void} listener receives the text of the failure that ends the page */
export function onEnd(listener) {
  document.addEventListener(endEvent, (event) =>
    listener(/** @type {CustomEvent<string>} */ (event).detail),
  );
}

/** @param {import('../common/errors.mjs').Phrase[]} missing */
export function showUnsupported(missing) {
  end(`${localize(unsupported)} ${missing.map((one) => localize(one)).join(', ')}`);
}

/** @param {{ given: string, right: string }} fault of an embedded board's address */
export function showWrongOption({ given, right }) {
  const { message: english, japanese } = diagnostic(option, given, right);
  end(localize({ english, japanese }));
}

/** @param {unknown} thrown */
export function showNotLoaded(thrown) {
  // No instanceof here: the published site has this module in two scripts, each with classes of its own.
  const { isServerFault = false } = /** @type {any} */ (thrown ?? {});
  if (location.protocol === 'file:') end(localize(asFile));
  else if (isOutOfMemory(thrown)) end(localize(noMemory), reloadButton());
  else if (isServerFault) end(localize(notServed), reasonOf(thrown), reloadButton());
  else endWithReason(notLoaded, thrown);
  console.error(thrown);
}

/** @param {unknown} thrown */
export function showFailure(thrown) {
  if (isOutOfMemory(thrown)) end(localize(noMemory), reloadButton());
  else endWithReason(failed, thrown);
  console.error(thrown); // with its stack, for developers
}

/**
 * @param {import('../common/errors.mjs').Phrase} phrase
 * @param {unknown} thrown whose reason is added if visitors can understand it
 */
function endWithReason(phrase, thrown) {
  const reason = reasonForVisitors(thrown);
  end(localize(phrase), ...(reason ? [textOf(reason)] : []), reloadButton());
}

/** Shows that the graphics context is lost, until `hideContextLost`. */
export function showContextLost() {
  if (!hasEnded()) show(localize(contextLost), reloadButton());
}

export function hideContextLost() {
  if (!hasEnded()) box().hidden = true;
}

/** @param {(string | HTMLElement)[]} parts */
function end(...parts) {
  if (hasEnded()) return;
  box().dataset.ended = '';
  // The last picture and the mirror are no longer valid.  Slides have neither `skeleton` nor `waiting`.
  for (const other of document.querySelectorAll('#app, #skeleton, #waiting'))
    other.toggleAttribute('hidden', true);
  show(...parts);
  const message = parts.filter((part) => typeof part === 'string').join(' ');
  document.dispatchEvent(new CustomEvent(endEvent, { detail: message }));
}

/** @param {(string | HTMLElement)[]} parts a text becomes a paragraph */
function show(...parts) {
  const children = parts.map((part) => {
    if (typeof part !== 'string') return part;
    const text = document.createElement('p');
    text.textContent = part;
    return text;
  });
  box().replaceChildren(...children);
  box().hidden = false;
}

/**
 * Completes the message that the style sheet shows if loading takes long: hides the other language and adds a
 * button.
 */
export function prepareWaiting() {
  for (const text of element('waiting').querySelectorAll('p')) {
    text.hidden = text.lang !== document.documentElement.lang;
  }
  element('waiting').append(reloadButton());
}

function reloadButton() {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = localize(reload);
  button.addEventListener('click', () => void refreshScripts().finally(() => location.reload()));
  return button;
}

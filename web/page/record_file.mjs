// Games from the visitor's files, chosen or dropped on the page: SGF records, Kanzen's own format, and records
// of other programs.
import { createErrorData, dataForVisitors, diagnosticOf, errorData } from '../common/errors.mjs';
import * as phrase from '../common/phrases.mjs';
import { explainMissing, createLoader } from './serving.mjs';

/** @import { PageEvent } from '../bindings/kanzen-page.d.mts' */

/** Largest size of a file, as in imgui_app/features/files/state.hpp. */
const maxBytes = 2_000_000;

const gameFile = createLoader(() => import('./game_file.mjs'));

/** @param {string} name @param {import('../library/kanzen.d.mts').ErrorData} error @returns {PageEvent} */
const failed = (name, error) => ({ type: 'fileFailed', value: { name, error } });

/** @param {string} name @param {number} bytes */
const tooLarge = (name, bytes) =>
  failed(name, createErrorData('io', phrase.largeFile, bytes, maxBytes));

/** @param {string} name @param {unknown} thrown */
const unreadable = (name, thrown) =>
  failed(name, createErrorData('io', phrase.fileNotRead, diagnosticOf(thrown)));

/** Whether a text looks like a file in Kanzen's own format. @param {string} text */
export const isGameFile = (text) => /^[\s\uFEFF]*\{/.test(text);

/** @param {string} name of a file; empty: none @param {string} text @returns {Promise<PageEvent>} */
async function gameEvent(name, text) {
  const loaded = await gameFile().catch((thrown) => dataForVisitors(errorData(thrown, 'io')));
  if ('code' in loaded) return failed(name, await explainMissing(loaded));
  const { GameFileError, linkFromGameFile } = loaded;
  try {
    return { type: 'gameOpened', value: { name, link: linkFromGameFile(text), leftOut: 0 } };
  } catch (thrown) {
    if (thrown instanceof GameFileError) return failed(name, errorData(thrown, 'io'));
    throw thrown;
  }
}

/**
 * Decodes bytes in a named character set; invalid ones become U+FFFD.
 * @param {string} set as a file names it
 * @param {Uint8Array} bytes
 * @returns {string | null} null: the set is unknown
 */
export function decodeCharacters(set, bytes) {
  try {
    return new TextDecoder(set).decode(bytes);
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

/**
 * Reads a file.  A record remains bytes, because the engine finds the name of the character set in them.
 * @param {File} file @returns {Promise<PageEvent>}
 */
async function read(file) {
  if (file.size > maxBytes) return tooLarge(file.name, file.size);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    if (isGameFile(text)) return await gameEvent(file.name, text);
    return { type: 'fileOpened', value: { name: file.name, bytes } };
  } catch (thrown) {
    return unreadable(file.name, thrown);
  }
}

/** @param {(event: PageEvent) => void} post */
export function chooseFileToOpen(post) {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept =
    '.json,.sgf,.kif,.ki2,.csa,.usi,.pgn,.txt,application/json,application/x-go-sgf,text/plain';
  field.addEventListener('change', () => {
    const file = field.files?.[0];
    if (file) void read(file).then(post);
  });
  field.click();
}

/** @param {string} text that was pasted @param {(event: PageEvent) => void} post */
export function paste(text, post) {
  if (!isGameFile(text)) return post({ type: 'pasted', value: text });
  if (text.length > maxBytes) return post(tooLarge('', text.length));
  void gameEvent('', text).then(post, (thrown) => post(unreadable('', thrown)));
}

/** Names of pieces in Japanese, and moves as CSA, USI, long algebraic notation, PGN or numbers have them. */
const foreign = [
  /[\u3041-\u30ff]/,
  /(?:^|\s)[+-](?:00|[A-C1-3][1-4])[A-C1-3][1-4][A-Z]{2}/,
  /(?:^|\s)(?:position|sfen|startpos)\s/,
  /(?:^|\s)(?:[1-3][a-d]|[A-Z]\*)[1-3][a-d]\+?(?:\s|$)/,
  /^\s*\[\w+ "/,
  /(?:^|[\s.])[CEGLH][a-c][1-4][x-][a-c][1-4]/,
  /^[\s\d,]+(?:-\d+)?\s*$/,
];

/** @param {PageEvent} event @returns {{ name: string, text: string } | null} null: it has no such text */
function recordIn(event) {
  if (event.type === 'pasted') return { name: '', text: event.value };
  if (event.type !== 'fileOpened') return null;
  return { name: event.value.name, text: new TextDecoder().decode(event.value.bytes) };
}

/**
 * Returns a `post` that lets `read` open texts that may be records of other programs; the app gets all other
 * events, and texts that are none.
 * @param {(event: PageEvent) => void} post
 * @param {(text: string) => Promise<{ link: string, leftOut: number } | null>} read
 * @returns {(event: PageEvent) => void}
 */
export const withForeignRecords = (post, read) => (event) => {
  const record = recordIn(event);
  if (!record || record.text.length > maxBytes || !foreign.some((form) => form.test(record.text)))
    return post(event);
  void read(record.text).then(
    (opened) =>
      post(opened ? { type: 'gameOpened', value: { name: record.name, ...opened } } : event),
    (thrown) => post(failed(record.name, dataForVisitors(errorData(thrown, 'io')))),
  );
};

/** @param {(event: PageEvent) => void} post */
export function installDrop(post) {
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void read(file).then(post);
  });
}

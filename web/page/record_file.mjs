// Games from the visitor's files, chosen or dropped on the page: SGF records, and Kanzen's own format.
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
    return { type: 'gameOpened', value: { name, link: linkFromGameFile(text) } };
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
  field.accept = '.json,.sgf,application/json,application/x-go-sgf,text/plain';
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

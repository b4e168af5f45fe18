// Solved values kept in files, by Node: one a game and rule set, in the folder that is named or else in
// the one that the system has for what programs keep.
//
// As in a browser (kept_values.mjs) it runs in the worker, and a file is written under another name and
// moved into its place when it is complete.
import { KanzenError } from '../common/errors.mjs';
import { fileName, transfer } from './kept_values.mjs';

/**
 * @typedef {import('../worker/protocol.mjs').Kept} Kept
 * @typedef {typeof import('node:fs')} FileSystem
 */

/** What a program that has died while it was writing has left is in nobody's way for so long. */
const abandonedAfterMs = 60 * 60 * 1000;

/** @param {string} message */
const refusal = (message) => new KanzenError({ code: 'io', message });

/** @param {unknown} thrown */
const codeOf = (thrown) => /** @type {NodeJS.ErrnoException} */ (thrown)?.code;

/** @param {unknown} thrown */
const wordsOf = (thrown) => (thrown instanceof Error ? thrown.message : String(thrown));

/** As each system wants it. @returns {Promise<string>} */
async function usualFolder() {
  const { homedir } = await import('node:os');
  const { isAbsolute, join } = await import('node:path');
  const { LOCALAPPDATA = '', XDG_CACHE_HOME = '' } = process.env;
  if (process.platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'kanzen');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'kanzen');
  // A relative one is to be ignored, says its specification.
  return join(isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache'), 'kanzen');
}

/** @param {Kept} kept */
async function placeOf({ folder, ...named }) {
  const { join } = await import('node:path');
  const { fileURLToPath } = await import('node:url');
  const place = folder === undefined ? await usualFolder() : fileURLToPath(folder);
  return { folder: place, path: join(place, fileName(named)) };
}

/**
 * As a browser's handle, so that the same code fills it.
 * @param {FileSystem} fs
 * @param {number} file
 */
const handleOf = (fs, file) => ({
  read: (/** @type {Uint8Array} */ into, /** @type {{ at: number }} */ { at }) =>
    fs.readSync(file, into, 0, into.length, at),
  write: (/** @type {Uint8Array} */ from, /** @type {{ at: number }} */ { at }) =>
    fs.writeSync(file, from, 0, from.length, at),
});

/**
 * Replaces what was kept before; on a failure that stays, and nothing else is left.
 * @template T
 * @param {Kept} kept
 * @param {number} _bytes about how many they will be
 * @param {(write: (bytes: Uint8Array) => boolean) => T} run writes them all
 * @param {(result: T) => boolean} succeeded
 * @returns {Promise<T>}
 */
export async function writeKept(kept, _bytes, run, succeeded) {
  const fs = await import('node:fs');
  const { folder, path } = await placeOf(kept);
  const partial = `${path}.${process.pid}-${Date.now()}.part`;
  let complete = false;
  try {
    fs.mkdirSync(folder, { recursive: true });
    removeAbandoned(fs, folder);
    const result = filled(fs, partial, run);
    if (succeeded(result)) {
      fs.renameSync(partial, path);
      complete = true;
    }
    return result;
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOSPC') throw refusal(`there is no room for the values in ${folder}`);
    throw refusal(`the values could not be written: ${wordsOf(thrown)}`);
  } finally {
    if (!complete) removeQuietly(fs, partial);
  }
}

/**
 * @template T
 * @param {FileSystem} fs
 * @param {string} path of a new file
 * @param {(write: (bytes: Uint8Array) => boolean) => T} run
 * @returns {T} when the bytes are on the disk
 */
function filled(fs, path, run) {
  const file = fs.openSync(path, 'wx');
  try {
    const result = transfer(handleOf(fs, file), 'write', (write) =>
      run((piece) => wholly(piece, write)),
    );
    fs.fsyncSync(file);
    return result;
  } finally {
    fs.closeSync(file);
  }
}

/**
 * A system may take less than it is given.
 * @param {Uint8Array} piece
 * @param {(bytes: Uint8Array) => number} write
 */
function wholly(piece, write) {
  let done = 0;
  while (done < piece.length) {
    const count = write(piece.subarray(done));
    if (count === 0) return false;
    done += count;
  }
  return true;
}

/** What cannot be removed now is, when it is old. @param {FileSystem} fs @param {string} path */
function removeQuietly(fs, path) {
  try {
    fs.rmSync(path, { force: true });
  } catch {}
}

/** @param {FileSystem} fs @param {string} folder */
function removeAbandoned(fs, folder) {
  for (const name of fs.readdirSync(folder)) {
    if (!/\.values\.\d+-\d+\.part$/.test(name)) continue;
    const path = `${folder}/${name}`;
    const written = fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - written > abandonedAfterMs) removeQuietly(fs, path);
  }
}

/**
 * @param {Kept} kept
 * @returns {Promise<boolean>} false: nothing is kept; true: something may be
 */
export async function mayBeKept(kept) {
  const fs = await import('node:fs');
  const { path } = await placeOf(kept);
  try {
    fs.statSync(path);
    return true;
  } catch (thrown) {
    return codeOf(thrown) !== 'ENOENT';
  }
}

/**
 * @template T
 * @param {Kept} kept
 * @param {(read: (into: Uint8Array) => number) => T} run reads them all
 * @returns {Promise<T | null>} null: nothing is kept
 */
export async function readKept(kept, run) {
  const fs = await import('node:fs');
  const { path } = await placeOf(kept);
  let file;
  try {
    file = fs.openSync(path, 'r');
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return null;
    throw refusal(`the kept values could not be opened: ${wordsOf(thrown)}`);
  }
  try {
    return transfer(handleOf(fs, file), 'read', run);
  } catch (thrown) {
    throw refusal(`the kept values could not be read: ${wordsOf(thrown)}`);
  } finally {
    fs.closeSync(file);
  }
}

/**
 * @param {Kept} kept
 * @returns {Promise<boolean>} false: nothing was kept
 */
export async function removeKept(kept) {
  const fs = await import('node:fs');
  const { path } = await placeOf(kept);
  try {
    fs.unlinkSync(path);
    return true;
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return false;
    throw refusal(`the kept values could not be deleted: ${wordsOf(thrown)}`);
  }
}

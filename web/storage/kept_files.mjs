// Solved values kept in files, by Node: one a game and rule set, in the folder that is named or else in
// the one that the system has for what programs keep.
//
// As in a browser (kept_values.mjs) it runs in the worker, and a file is written under another name and
// moved into its place when it is complete.
import fs from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KanzenError, diagnosticOf } from '../common/errors.mjs';
import { fileName, transfer } from './kept_values.mjs';

/** @import { Kept } from '../worker/protocol.mjs' */

/** What a program that has died while it was writing has left is in nobody's way for so long. */
const abandonedAfterMs = 60 * 60 * 1000;

/** @param {string} what @param {unknown} thrown */
const refusal = (what, thrown) =>
  new KanzenError({ code: 'io', message: `${what}: ${diagnosticOf(thrown).message}` });

/** @param {unknown} thrown */
const codeOf = (thrown) => /** @type {NodeJS.ErrnoException} */ (thrown)?.code;

/** As each system wants it. */
function usualFolder() {
  const { LOCALAPPDATA = '', XDG_CACHE_HOME = '' } = process.env;
  if (process.platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'kanzen');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'kanzen');
  // A relative one is to be ignored, says its specification.
  return join(isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache'), 'kanzen');
}

/** @param {Kept} kept */
function placeOf({ folder, ...named }) {
  const place = folder === undefined ? usualFolder() : fileURLToPath(folder);
  return { folder: place, path: join(place, fileName(named)) };
}

/** As a browser's handle, so that the same code fills it. @param {number} file */
const handleOf = (file) => ({
  read: (/** @type {Uint8Array} */ into, /** @type {{ at: number }} */ { at }) =>
    fs.readSync(file, into, 0, into.length, at),
  write: (/** @type {Uint8Array} */ from, /** @type {{ at: number }} */ { at }) =>
    fs.writeSync(file, from, 0, from.length, at),
});

/**
 * Replaces what was kept before; on a failure that stays, and nothing else is left.
 * @template T @param {Kept} kept
 * @param {number} _bytes about how many they will be
 * @param {(write: (bytes: Uint8Array) => boolean) => T} run writes them all
 * @param {(result: T) => boolean} succeeded @returns {Promise<T>}
 */
export async function writeKept(kept, _bytes, run, succeeded) {
  const { folder, path } = placeOf(kept);
  const partial = `${path}.${process.pid}-${Date.now()}.part`;
  let complete = false;
  try {
    fs.mkdirSync(folder, { recursive: true });
    removeAbandoned(folder);
    const result = filled(partial, run);
    if (succeeded(result)) {
      fs.renameSync(partial, path);
      complete = true;
    }
    return result;
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOSPC') {
      const message = `there is no room for the values in ${folder}`;
      throw new KanzenError({ code: 'io', message });
    }
    throw refusal('the values could not be written', thrown);
  } finally {
    if (!complete) removeQuietly(partial);
  }
}

/**
 * @template T
 * @param {string} path of a new file
 * @param {(write: (bytes: Uint8Array) => boolean) => T} run
 * @returns {T} when the bytes are on the disk
 */
function filled(path, run) {
  const file = fs.openSync(path, 'wx');
  try {
    const result = transfer(handleOf(file), 'write', (write) =>
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
 * @param {Uint8Array} piece @param {(bytes: Uint8Array) => number} write
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

/** What cannot be removed now is, when it is old. @param {string} path */
function removeQuietly(path) {
  try {
    fs.rmSync(path, { force: true });
  } catch {}
}

/** @param {string} folder */
function removeAbandoned(folder) {
  for (const name of fs.readdirSync(folder)) {
    if (!/\.values\.\d+-\d+\.part$/.test(name)) continue;
    const path = `${folder}/${name}`;
    const written = fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - written > abandonedAfterMs) removeQuietly(path);
  }
}

/** @param {Kept} kept @returns {Promise<boolean>} false: nothing is kept; true: something may be */
export async function mayBeKept(kept) {
  try {
    fs.statSync(placeOf(kept).path);
    return true;
  } catch (thrown) {
    return codeOf(thrown) !== 'ENOENT';
  }
}

/**
 * @template T @param {Kept} kept
 * @param {(read: (into: Uint8Array) => number) => T} run reads them all
 * @returns {Promise<T | null>} null: nothing is kept
 */
export async function readKept(kept, run) {
  let file;
  try {
    file = fs.openSync(placeOf(kept).path, 'r');
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return null;
    throw refusal('the kept values could not be opened', thrown);
  }
  try {
    return transfer(handleOf(file), 'read', run);
  } catch (thrown) {
    throw refusal('the kept values could not be read', thrown);
  } finally {
    fs.closeSync(file);
  }
}

/** @param {Kept} kept @returns {Promise<boolean>} false: nothing was kept */
export async function removeKept(kept) {
  try {
    fs.unlinkSync(placeOf(kept).path);
    return true;
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return false;
    throw refusal('the kept values could not be deleted', thrown);
  }
}

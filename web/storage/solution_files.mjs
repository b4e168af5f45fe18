// Saves solved values in files, in Node: one file per game and rule set, in the given folder or else in the
// system's cache folder.
//
// As in a browser (solution_storage.mjs), this runs in the worker; a file is written under another name and
// renamed when it is complete.
import fs from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KanzenError, diagnosticOf } from '../common/errors.mjs';
import { fileName, transfer } from './saved_file.mjs';

/** @import { SavedSolutionId } from '../worker/protocol.mjs' */

/** Age at which a partial file counts as abandoned by a program that died. */
const abandonedAfterMs = 60 * 60 * 1000;

/** @param {string} what @param {unknown} thrown */
const storageError = (what, thrown) =>
  new KanzenError({ code: 'io', message: `${what}: ${diagnosticOf(thrown).message}` });

/** @param {unknown} thrown */
const codeOf = (thrown) => /** @type {NodeJS.ErrnoException} */ (thrown)?.code;

/** Returns the system's cache folder for Kanzen. */
function defaultFolder() {
  const { LOCALAPPDATA = '', XDG_CACHE_HOME = '' } = process.env;
  if (process.platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'kanzen');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'kanzen');
  // The XDG Base Directory Specification requires a relative path to be ignored.
  return join(isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache'), 'kanzen');
}

/** @param {SavedSolutionId} saved */
function locate({ folder, ...gameId }) {
  const place = folder === undefined ? defaultFolder() : fileURLToPath(folder);
  return { folder: place, path: join(place, fileName(gameId)) };
}

/**
 * Wraps a file in the interface of a browser's FileSystemSyncAccessHandle, so that `transfer` serves both.
 * @param {number} file
 */
const handleOf = (file) => ({
  read: (/** @type {Uint8Array} */ into, /** @type {{ at: number }} */ { at }) =>
    fs.readSync(file, into, 0, into.length, at),
  write: (/** @type {Uint8Array} */ from, /** @type {{ at: number }} */ { at }) =>
    fs.writeSync(file, from, 0, from.length, at),
});

/**
 * Saves values and replaces those saved before.  A failure leaves those unchanged and deletes the partial
 * file.
 * @template T @param {SavedSolutionId} saved
 * @param {number} _bytes approximate number
 * @param {(write: (bytes: Uint8Array) => boolean) => T} run writes all bytes
 * @param {(result: T) => boolean} succeeded @returns {Promise<T>}
 */
export async function saveSolution(saved, _bytes, run, succeeded) {
  const { folder, path } = locate(saved);
  const partial = `${path}.${process.pid}-${Date.now()}.part`;
  let complete = false;
  try {
    fs.mkdirSync(folder, { recursive: true });
    removeAbandoned(folder);
    const result = writeNewFile(partial, run);
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
    throw storageError('the values could not be written', thrown);
  } finally {
    if (!complete) removeQuietly(partial);
  }
}

/**
 * @template T
 * @param {string} path of a new file
 * @param {(write: (bytes: Uint8Array) => boolean) => T} run
 * @returns {T} after the bytes are on the disk
 */
function writeNewFile(path, run) {
  const file = fs.openSync(path, 'wx');
  try {
    const result = transfer(handleOf(file), 'write', (write) =>
      run((piece) => writeAll(piece, write)),
    );
    fs.fsyncSync(file);
    return result;
  } finally {
    fs.closeSync(file);
  }
}

/**
 * Writes a whole piece, because a single call may write less.
 * @param {Uint8Array} piece @param {(bytes: Uint8Array) => number} write
 */
function writeAll(piece, write) {
  let done = 0;
  while (done < piece.length) {
    const count = write(piece.subarray(done));
    if (count === 0) return false;
    done += count;
  }
  return true;
}

/** Deletes a file.  On a failure removeAbandoned deletes it later. @param {string} path */
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

/** @param {SavedSolutionId} saved @returns {Promise<boolean>} false: nothing is saved; true: something may be */
export async function mayBeSaved(saved) {
  try {
    fs.statSync(locate(saved).path);
    return true;
  } catch (thrown) {
    return codeOf(thrown) !== 'ENOENT';
  }
}

/**
 * @template T @param {SavedSolutionId} saved
 * @param {(read: (into: Uint8Array) => number) => T} run reads all bytes
 * @returns {Promise<T | null>} null: nothing is saved
 */
export async function loadSolution(saved, run) {
  let file;
  try {
    file = fs.openSync(locate(saved).path, 'r');
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return null;
    throw storageError('the saved values could not be opened', thrown);
  }
  try {
    return transfer(handleOf(file), 'read', run);
  } catch (thrown) {
    throw storageError('the saved values could not be read', thrown);
  } finally {
    fs.closeSync(file);
  }
}

/** @param {SavedSolutionId} saved @returns {Promise<boolean>} false: nothing was saved */
export async function deleteSolution(saved) {
  try {
    fs.unlinkSync(locate(saved).path);
    return true;
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return false;
    throw storageError('the saved values could not be deleted', thrown);
  }
}

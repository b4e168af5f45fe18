// Saves solved values on the device: one file per game and rule set in the browser's origin-private file
// system, which other sites and programs cannot access.
//
// Reads and writes run in the worker: only there the browser provides synchronous file access, which the
// engine needs.  A file is written under another name and renamed when it is complete, so an existing file is
// complete or damaged, never partial.
import { inNode } from '../common/environment.mjs';
import { KanzenError, createErrorData } from '../common/errors.mjs';
import * as phrase from '../common/phrases.mjs';
import { fileName, transfer } from './saved_file.mjs';

/**
 * @import { GameId } from '../worker/protocol.mjs'
 * @import { AccessHandle } from './saved_file.mjs'
 * @import { ErrorCode } from '../library/kanzen.d.mts'
 *
 * A type that only workers have, and that lib.dom.d.ts lacks.
 * @typedef {FileSystemFileHandle & {
 *   createSyncAccessHandle(options?: { mode: string }): Promise<AccessHandle>,
 *   move(name: string): Promise<void> }} StorageFile
 */

/** Returns the functions that save values: in Node those of solution_files.mjs. */
export const solutionStorage = async () =>
  inNode ? import('./solution_files.mjs') : browserStorage();

export const browserStorage = () => ({ mayBeSaved, saveSolution, loadSolution, deleteSolution });

const folderName = 'kanzen';

/** Retries while another tab, or this page before a reload, has the file locked. */
const lockedRetries = 20;
const lockedWaitMs = 250;

/**
 * @param {ErrorCode} code @param {import('../common/errors.mjs').Phrase} what
 * @param {string[]} details
 */
const storageError = (code, what, ...details) =>
  new KanzenError(createErrorData(code, what, ...details));

/** @param {unknown} thrown */
const nameOf = (thrown) => (thrown instanceof Error ? thrown.name : '');

/** @param {number} bytes */
const megabytes = (bytes) => `${Math.max(1, Math.round(bytes / 1e6))} MB`;

/** @returns {Promise<FileSystemDirectoryHandle>} */
async function openFolder() {
  const storage = globalThis.navigator?.storage;
  if (typeof storage?.getDirectory !== 'function') {
    throw storageError('unsupported', phrase.storageUnsupported);
  }
  try {
    const root = await storage.getDirectory();
    return await root.getDirectoryHandle(folderName, { create: true });
  } catch (thrown) {
    // This happens in some private windows.
    throw storageError('unsupported', phrase.storageForbidden, String(thrown));
  }
}

/**
 * Whether values may be saved.  It works outside of workers, so that no worker is started or reset only to
 * find nothing.  Deletes a partial file.
 * @param {GameId} gameId
 * @returns {Promise<boolean>} false: nothing is saved or can be; true: something may be
 */
async function mayBeSaved(gameId) {
  let root;
  try {
    root = await navigator.storage.getDirectory();
  } catch {
    return false; // there is no such storage, or the browser forbids it
  }
  try {
    const folder = await root.getDirectoryHandle(folderName);
    // The partial file of a page that was closed while writing.  A page that is writing has it locked.
    await removeFile(folder, `${fileName(gameId)}.part`).catch(() => {});
    await folder.getFileHandle(fileName(gameId));
    return true;
  } catch (thrown) {
    return nameOf(thrown) !== 'NotFoundError';
  }
}

/** @param {StorageFile} file @param {string} mode @returns {Promise<AccessHandle>} */
async function openHandle(file, mode) {
  for (let attempt = 0; ; ++attempt) {
    try {
      return await file.createSyncAccessHandle({ mode });
    } catch (thrown) {
      const locked = nameOf(thrown) === 'NoModificationAllowedError';
      if (locked && attempt < lockedRetries) {
        await new Promise((resolve) => setTimeout(resolve, lockedWaitMs));
      } else if (locked) {
        throw storageError('io', phrase.savedInUse);
      } else {
        throw storageError('io', phrase.savedNotOpened, String(thrown));
      }
    }
  }
}

/** @param {number} bytes requested */
function noRoom(bytes) {
  return storageError('io', phrase.noRoom, megabytes(bytes));
}

/** @param {number} bytes */
async function checkRoom(bytes) {
  const { quota, usage } = await navigator.storage.estimate();
  if (quota !== undefined && quota - (usage ?? 0) < bytes) throw noRoom(bytes);
}

/** @param {unknown} thrown @param {number} bytes */
function writeError(thrown, bytes) {
  if (thrown instanceof KanzenError) return thrown;
  if (nameOf(thrown) === 'QuotaExceededError') return noRoom(bytes);
  return storageError('io', phrase.valuesNotWritten, String(thrown));
}

/**
 * Saves values and replaces those saved before.  A failure leaves those unchanged and deletes the partial
 * file.
 * @template T @param {GameId} gameId
 * @param {number} bytes approximate number
 * @param {(write: (bytes: Uint8Array) => boolean) => T} run writes all bytes
 * @param {(result: T) => boolean} succeeded @returns {Promise<T>}
 */
async function saveSolution(gameId, bytes, run, succeeded) {
  const folder = await openFolder();
  const name = fileName(gameId);
  const partial = `${name}.part`;
  let complete = false;
  try {
    await checkRoom(bytes);
    const file = /** @type {StorageFile} */ (await folder.getFileHandle(partial, { create: true }));
    const handle = await openHandle(file, 'readwrite');
    let result;
    try {
      handle.truncate(0);
      result = transfer(handle, 'write', (write) =>
        run((piece) => piece.length === 0 || write(piece) === piece.length),
      );
      handle.flush();
    } finally {
      handle.close();
    }
    if (succeeded(result)) {
      await file.move(name);
      complete = true;
    }
    return result;
  } catch (thrown) {
    throw writeError(thrown, bytes);
  } finally {
    if (!complete) await removeFile(folder, partial).catch(() => {});
  }
}

/**
 * @template T @param {GameId} gameId
 * @param {(read: (into: Uint8Array) => number) => T} run reads all bytes
 * @returns {Promise<T | null>} null: nothing is saved
 */
async function loadSolution(gameId, run) {
  const folder = await openFolder();
  let file;
  try {
    file = /** @type {StorageFile} */ (await folder.getFileHandle(fileName(gameId)));
  } catch (thrown) {
    if (nameOf(thrown) === 'NotFoundError') return null;
    throw storageError('io', phrase.savedNotOpened, String(thrown));
  }
  const handle = await openHandle(file, 'read-only');
  try {
    return transfer(handle, 'read', run);
  } catch (thrown) {
    throw storageError('io', phrase.savedNotRead, String(thrown));
  } finally {
    handle.close();
  }
}

/** @param {GameId} gameId @returns {Promise<boolean>} false: nothing was saved */
async function deleteSolution(gameId) {
  const folder = await openFolder();
  try {
    return await removeFile(folder, fileName(gameId));
  } catch (thrown) {
    throw storageError('io', phrase.savedNotDeleted, String(thrown));
  }
}

/**
 * @param {FileSystemDirectoryHandle} folder @param {string} name
 * @returns {Promise<boolean>} false: there is no such file
 */
async function removeFile(folder, name) {
  try {
    await folder.removeEntry(name);
    return true;
  } catch (thrown) {
    if (nameOf(thrown) === 'NotFoundError') return false;
    throw thrown;
  }
}

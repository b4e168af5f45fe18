// A file of saved values: its name, and the transfer of its contents, the same in browsers
// (solution_storage.mjs) and in Node (solution_files.mjs).

/**
 * @import { GameId } from '../worker/protocol.mjs'
 *
 * A type that only workers have, and that lib.dom.d.ts lacks.
 * @typedef {{ read(into: Uint8Array, options: { at: number }): number,
 *   write(from: Uint8Array, options: { at: number }): number,
 *   truncate(size: number): void, flush(): void, close(): void }} AccessHandle
 */

/** @param {GameId} gameId */
export const fileName = ({ game, rules }) => `${game}-${rules}.values`.replaceAll(/[:,]/g, '_');

/**
 * Passes pieces between the file and the engine.  Exceptions of the browser must not pass through
 * WebAssembly: they are caught and thrown again when the engine has returned.
 * @template T @param {Pick<AccessHandle, 'read' | 'write'>} handle @param {'read' | 'write'} operation
 * @param {(transfer: (bytes: Uint8Array) => number) => T} run @returns {T}
 */
export function transfer(handle, operation, run) {
  let at = 0;
  /** @type {unknown} */
  let fault;
  const result = run((bytes) => {
    try {
      const count = handle[operation](bytes, { at });
      at += count;
      return count;
    } catch (thrown) {
      fault = thrown;
      return 0;
    }
  });
  if (fault !== undefined) throw fault;
  return result;
}

// Checks the arguments of the JavaScript API, and turns the engine's outcomes into values or thrown errors.
import { KanzenError, withTextOffset } from '../common/errors.mjs';

/** @import { ScoreProofFiles } from './kanzen.d.mts' */

/** @param {string} name @param {unknown} value @returns {string} */
export function requireString(name, value) {
  if (typeof value === 'string') return value;
  throw new TypeError(`${name} must be a string, not ${value === null ? 'null' : typeof value}`);
}

/** @param {string} name @param {unknown} value @returns {string[]} */
export function requireStrings(name, value) {
  if (Array.isArray(value))
    return value.map((one, place) => requireString(`${name}[${place}]`, one));
  throw new TypeError(`${name} must be an array of strings, not ${String(value)}`);
}

/** @param {string} name @param {unknown} value @returns {number} */
export function requireCount(name, value, most = 0xffffffff) {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) {
    return value;
  }
  throw new TypeError(`${name} must be a whole number from 0 to ${most}, not ${String(value)}`);
}

/** @param {string} name @param {unknown} value @returns {boolean} */
export function requireFlag(name, value) {
  if (typeof value === 'boolean') return value;
  throw new TypeError(`${name} must be true or false, not ${String(value)}`);
}

/** @param {unknown} value @returns {'win' | 'draw' | 'loss'} */
export function requireOutcome(value) {
  if (value === 'win' || value === 'draw' || value === 'loss') return value;
  throw new TypeError(`outcome must be 'win', 'draw' or 'loss', not ${String(value)}`);
}

/** @param {string} name @param {unknown} value @returns {number} */
export function requireDuration(name, value) {
  if (typeof value === 'number' && value > 0) return value;
  throw new TypeError(`${name} must be a number above 0, not ${String(value)}`);
}

export const randomSeed = () => Math.floor(Math.random() * 2 ** 32);

/**
 * @template T @param {import('../bindings/kanzen-engine.mjs').Outcome<T>} outcome
 * @param {string} [refused] the text that the error's offset indexes; omitted if the offset indexes a part of
 *   it, such as the position in a link
 * @returns {T}
 */
export function unwrap(outcome, refused) {
  if (outcome.ok) return outcome.value;
  throw new KanzenError(withTextOffset(outcome.error, refused));
}

/**
 * @param {ScoreProofFiles | undefined} proof
 * @returns {ScoreProofFiles | undefined} throws a TypeError if it is no proof's files
 */
export function requireProof(proof) {
  if (proof === undefined) return undefined;
  const { manifest, chunk } = proof ?? {};
  if (typeof manifest !== 'string' || !(chunk instanceof Uint8Array))
    throw new TypeError('proof must have a manifest, a string, and a chunk, a Uint8Array');
  return { manifest, chunk };
}

/** Names of the options of runs, `RunOptions`. */
export const runOptions = /** @type {const} */ (['signal', 'onProgress']);

/**
 * Checks the names of options, and the types of `signal`, `onProgress` and `onReport`.  Throws a TypeError
 * that names the wrong one.
 * @template T @param {T | undefined} options @param {readonly string[]} names of all options @returns {T}
 */
export function requireOptions(options, names) {
  const given = /** @type {any} */ (options ?? {});
  if (typeof given !== 'object') throw new TypeError('options must be an object');
  for (const name of Object.keys(given)) {
    if (!names.includes(name))
      throw new TypeError(`there is no option "${name}"; expected one of ${names.join(', ')}`);
  }
  if (given.signal !== undefined && !(given.signal instanceof AbortSignal)) {
    throw new TypeError('signal must be an AbortSignal');
  }
  for (const name of ['onProgress', 'onReport']) {
    if (given[name] !== undefined && typeof given[name] !== 'function') {
      throw new TypeError(`${name} must be a function`);
    }
  }
  return given;
}

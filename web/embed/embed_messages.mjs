// Messages between an embedded board and the surrounding page (docs/EMBEDDING.md).  Messages from that page
// are untrusted and validated first.
import { fragmentOf } from '../common/fragment.mjs';

/** Label of the poster, which starts a board. */
export const startBoard = { english: 'Start the board', japanese: '盤を動かす' };

/** Version in the field `kanzen` of every message. */
export const protocolVersion = 1;

const longestLink = 32_768; // characters; a thousand moves take half of them
const longestId = 64;

/**
 * A request to a board; `to` is 'first', 'previous', 'next', 'last', or the number of a ply.
 * @typedef {{ type: 'hello' } | { type: 'start' } | { type: 'open' | 'poster', link: string }
 *   | { type: 'step', to: string }} Command
 *
 * `id` is optional; the answer repeats it.
 * @typedef {{ id: string | number | null, command: Command }
 *   | { id: string | number | null, fault: string }} Message
 */

/** @param {unknown} id @returns {string | number | null} */
function readId(id) {
  const short = typeof id === 'string' && id.length <= longestId;
  return short || Number.isSafeInteger(id) ? /** @type {string | number} */ (id) : null;
}

/**
 * @param {'open' | 'poster'} type @param {unknown} link
 * @returns {Command | string} a string: the error
 */
function readLink(type, link) {
  if (typeof link !== 'string') return "the message's link must be a string";
  if (link.length > longestLink)
    return `the message's link has ${link.length} characters; expected up to ${longestLink}`;
  if (/\p{Surrogate}/u.test(link)) return "the message's link has half a character";
  return { type, link: fragmentOf(link) };
}

const steps = ['first', 'previous', 'next', 'last'];

/** @param {unknown} to @returns {Command | string} */
function readStep(to) {
  const isPly = typeof to === 'number' && Number.isSafeInteger(to) && to >= 0;
  if (isPly || (typeof to === 'string' && steps.includes(to)))
    return { type: 'step', to: String(to) };
  return "the message's to must be 'first', 'previous', 'next', 'last' or a ply's number from 0";
}

/** @param {{ type?: unknown, link?: unknown, to?: unknown }} data @returns {Command | string} */
function readCommand({ type, link, to }) {
  if (type === 'hello' || type === 'start') return { type };
  if (type === 'open' || type === 'poster') return readLink(type, link);
  if (type === 'step') return readStep(to);
  return "the message's type must be 'hello', 'start', 'open', 'poster' or 'step'";
}

/**
 * @param {unknown} data of a message event
 * @returns {Message | null} null: the message is not for a board
 */
export function readMessage(data) {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'kanzen')) return null;
  const message = /** @type {Record<string, unknown>} */ (data);
  const id = readId(message.id);
  if (message.kanzen !== protocolVersion)
    return {
      id,
      fault: `the message's kanzen must be ${protocolVersion}, the version spoken here`,
    };
  const command = readCommand(message);
  return typeof command === 'string' ? { id, fault: command } : { id, command };
}

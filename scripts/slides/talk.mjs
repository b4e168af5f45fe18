// Reads speaker, event and date of the talk from public/slides/talk.json, whose texts may be empty.  The link of
// the deck overrides them (public/slides/talk.mjs).
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { escaped } from '../site_address.mjs';

/** @typedef {{ speaker?: string, event?: string, date?: string }} Talk */

const fields = /** @type {const} */ (['speaker', 'event', 'date']);
/** Number of characters of a field, as in public/slides/talk.mjs. */
const longest = 100;

/** @param {string} path of talk.json @returns {Talk} */
export function readTalk(path) {
  const name = basename(path);
  const expected = `expected an object with texts "${fields.join('", "')}"`;
  /** @type {unknown} */
  let talk;
  try {
    talk = JSON.parse(readFileSync(path, 'utf8'));
  } catch (thrown) {
    throw new Error(`${name}: ${/** @type {Error} */ (thrown).message}; ${expected}`);
  }
  if (typeof talk !== 'object' || talk === null || Array.isArray(talk))
    throw new Error(`${name}: ${expected}`);
  for (const [field, text] of Object.entries(talk)) {
    if (!fields.some((one) => one === field))
      throw new Error(`${name}: unknown "${field}"; ${expected}`);
    if (typeof text !== 'string' || text.length > longest)
      throw new Error(`${name}: "${field}" is no text of up to ${longest} characters`);
  }
  return /** @type {Talk} */ (talk);
}

/** Returns the line of the title slide. @param {Talk} talk */
export const talkHtml = (talk) =>
  `<p class="talk">${fields
    .map((field) => `<bdi data-talk="${field}">${escaped(talk[field] ?? '')}</bdi>`)
    .join('')}</p>`;

// A whole game as a JSON file (docs/LINKS.md): the contents of a link (engine/session/link.hpp) in a
// form for programs and people.  The engine checks names and moves; this module checks the form.
import { DiagnosedError, diagnostic, diagnosticOf } from '../common/errors.mjs';
import * as phrase from '../common/phrases.mjs';

/** @import { Phrase } from '../common/errors.mjs' */

export const format = 'kanzen-game';
export const version = 1;
/** Limits of a link in characters and moves, as in engine/session/link.hpp. */
const longestLink = 100_000;
const maxMoves = 3000;
const maxDepth = 500;

const opponent = '(perfect|random|slipping[0-9]{1,2})';
/**
 * The page's own keys, each with its valid values and their description.
 * @type {Record<string, { may: RegExp, right: Phrase }>}
 */
const pageKeys = {
  mode: { may: /^(play|analyse|statistics)$/, right: phrase.modes },
  players: { may: /^(first|second|two|watch)$/, right: phrase.sides },
  opponent: { may: new RegExp(`^${opponent}(,${opponent})?$`), right: phrase.opponents },
  view: { may: /^(first|second)$/, right: phrase.views },
  dead: { may: /^(none|[a-z]\d+(,[a-z]\d+)*)$/, right: phrase.stones },
};

/** An invalid file.  The message contains the error, its place and the expected value. */
export class GameFileError extends DiagnosedError {}

/** @param {unknown} value @returns {string} the value as a message shows it */
function shown(value) {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}

/**
 * @param {string} where @param {unknown} value @param {Phrase} right
 * @param {number[]} details
 * @returns {never}
 */
function reject(where, value, right, ...details) {
  const rightPart = diagnostic(right, ...details);
  if (value === undefined)
    throw new GameFileError(diagnostic(phrase.missingPart, where, rightPart));
  throw new GameFileError(diagnostic(phrase.wrongPart, where, shown(value), rightPart));
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {Record<string, unknown>} object @param {string} key @returns {unknown} */
const ownProperty = (object, key) => (Object.hasOwn(object, key) ? object[key] : undefined);

/** @param {string} where @param {unknown} value */
function text(where, value, right = phrase.someText) {
  return typeof value === 'string' && value !== '' ? value : reject(where, value, right);
}

/** @param {string} where @param {unknown} value @param {number} least */
function wholeNumber(where, value, least) {
  const right = Number.isSafeInteger(value) && Number(value) >= least;
  return right ? value : reject(where, value, phrase.wholeNumberFrom, least);
}

/** Escapes the characters that have a meaning in a link. @param {string} value */
const escaped = (value) =>
  value.replaceAll(/[%&#\s]/g, (character) => encodeURIComponent(character));

/** @param {string} where @param {unknown} value @returns {string} */
function move(where, value) {
  const name = text(where, value, phrase.moveOrObject);
  return /[.()\s]/.test(name) ? reject(where, value, phrase.simpleMove) : escaped(name);
}

/**
 * Converts a list of moves to the notation of a link.
 * @param {string} where @param {unknown} value @param {number} [depth] @returns {string}
 */
function line(where, value, depth = 0) {
  if (depth > maxDepth) throw new GameFileError(diagnostic(phrase.deepVariations, depth, maxDepth));
  if (!Array.isArray(value)) return reject(where, value, phrase.list);
  return value.map((one, i) => moveWithVariations(`${where}[${i}]`, one, depth)).join('.');
}

/** @param {string} where @param {unknown} value @param {number} depth */
function moveWithVariations(where, value, depth) {
  if (!isObject(value)) return move(where, value);
  const variations = ownProperty(value, 'variations') ?? [];
  if (!Array.isArray(variations)) return reject(`${where}.variations`, variations, phrase.list);
  const written = variations.map((one, i) => {
    const place = `${where}.variations[${i}]`;
    return `(${line(place, one, depth + 1) || reject(place, one, phrase.filledList)})`;
  });
  return move(`${where}.move`, ownProperty(value, 'move')) + written.join('');
}

/** @param {Record<string, unknown>} file @returns {string[]} */
function pageParts(file) {
  const page = ownProperty(file, 'page') ?? {};
  if (!isObject(page)) return reject('page', page, phrase.object);
  return Object.entries(pageKeys).flatMap(([key, { may, right }]) => {
    const value = ownProperty(page, key);
    if (value === undefined) return [];
    if (typeof value !== 'string' || !may.test(value)) return reject(`page.${key}`, value, right);
    return [`${key}=${value}`];
  });
}

/** @param {string} content @returns {Record<string, unknown>} */
function parse(content) {
  let file;
  try {
    file = JSON.parse(content);
  } catch (thrown) {
    throw new GameFileError(diagnostic(phrase.notJson, diagnosticOf(thrown)));
  }
  if (!isObject(file) || ownProperty(file, 'format') !== format) {
    const found = isObject(file) ? ownProperty(file, 'format') : file;
    throw new GameFileError(diagnostic(phrase.notAGame, shown(found)));
  }
  if (ownProperty(file, 'version') !== version) {
    const found = shown(ownProperty(file, 'version'));
    throw new GameFileError(diagnostic(phrase.anotherVersion, found, version));
  }
  return file;
}

/**
 * Returns the link of the game in a file.
 * @param {string} content @returns {string} throws a GameFileError
 */
export function linkFromGameFile(content) {
  const file = parse(content.replace(/^\uFEFF/, ''));
  const parts = [`game=${escaped(text('game', ownProperty(file, 'game'), phrase.nameOfGame))}`];
  for (const key of ['rules', 'position']) {
    const value = ownProperty(file, key);
    if (value !== undefined) parts.push(`${key}=${escaped(text(key, value))}`);
  }
  const komi = ownProperty(file, 'komi');
  if (komi !== undefined)
    parts.push(`komi=${Number.isFinite(komi) ? komi : reject('komi', komi, phrase.number)}`);
  const moves = line('moves', ownProperty(file, 'moves') ?? []);
  if (moves !== '') parts.push(`moves=${moves}`);
  for (const [key, least] of /** @type {const} */ ([
    ['variation', 1],
    ['ply', 0],
  ])) {
    const value = ownProperty(file, key);
    if (value !== undefined) parts.push(`${key}=${wholeNumber(key, value, least)}`);
  }
  const marks = ownProperty(file, 'marks');
  if (marks !== undefined) parts.push(`marks=${escaped(text('marks', marks))}`);
  const link = [...parts, ...pageParts(file)].join('&');
  if (link.length <= longestLink) return link;
  throw new GameFileError(diagnostic(phrase.tooManyMoves, maxMoves));
}

/** Converts the moves of a link that the engine wrote to lists. @param {string} moves */
function listOfMoves(moves) {
  /** @typedef {string | { move: string, variations: Move[][] }} Move */
  /** @type {Move[]} */
  const main = [];
  /** The current line, last, and the lines that contain it. @type {Move[][]} */
  const open = [main];
  for (const [mark] of moves.matchAll(/[()]|[^.()]+/g)) {
    const last = open[open.length - 1] ?? main;
    if (mark === ')') {
      open.pop();
    } else if (mark === '(') {
      const before = last.pop() ?? '';
      const move = typeof before === 'string' ? { move: before, variations: [] } : before;
      last.push(move);
      /** @type {Move[]} */
      const variation = [];
      move.variations.push(variation);
      open.push(variation);
    } else {
      last.push(mark);
    }
  }
  return main;
}

/** Returns the file of a game. @param {string} link written by the engine */
export function gameFileFromLink(link) {
  const keys = new Map(
    link.split('&').map((entry) => {
      const at = entry.indexOf('=');
      return [entry.slice(0, at), entry.slice(at + 1)];
    }),
  );
  /** @param {string} key */
  const number = (key) => (keys.has(key) ? Number(keys.get(key)) : undefined);
  const page = Object.fromEntries(
    Object.keys(pageKeys).flatMap((key) => (keys.has(key) ? [[key, keys.get(key)]] : [])),
  );
  const file = {
    format,
    version,
    game: keys.get('game'),
    rules: keys.get('rules'),
    komi: number('komi'),
    position: keys.get('position'),
    moves: listOfMoves(keys.get('moves') ?? ''),
    variation: number('variation'),
    ply: number('ply'),
    marks: keys.get('marks'),
    page: Object.keys(page).length > 0 ? page : undefined,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

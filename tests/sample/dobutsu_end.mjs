// node tests/sample/dobutsu_end.mjs [--plies N]
//
// Prints the sample that dobutsu_end.txt is: the end of the longest resistance from the start, one
// move of the losing side and every best one of the winning side, with the value of every position
// that a reader of the table asks for on the way.  Needs a site with Dobutsu shogi's table.
import { pathToFileURL } from 'node:url';
import { importApi } from '../web/site.mjs';

/**
 * @typedef {import('../../web/library/kanzen.mjs')} Api
 * @typedef {Awaited<ReturnType<Api['openGame']>>} Game
 * @typedef {import('../../web/library/kanzen.d.mts').Value} Value
 */

const pliesFromTheEnd = 12;
/** A table stores no value of fewer plies: a search finds it. */
const searchPlies = 4;

/**
 * @param {Game} game
 * @param {number} plies
 * @returns {Promise<string>} where the losing side has so many plies left
 */
async function nearTheEnd(game, plies) {
  for (;;) {
    const { value, moves } = await game.probe();
    if (value.distance === plies) return game.position();
    await game.play(/** @type {any} */ (moves[0]).move);
  }
}

/** @param {Game} game @param {number} [plies] */
export async function endgameSample(game, plies = pliesFromTheEnd) {
  await game.openTable();
  /** @type {Map<string, Value>} */
  const values = new Map();
  const seen = new Set();
  const stored = (/** @type {Value} */ value) =>
    value.outcome === 'draw' || /** @type {number} */ (value.distance) > searchPlies;

  /** @param {string} position */
  async function ask(position) {
    const analysis = await game.probe(position);
    if (stored(analysis.value)) values.set(position, analysis.value);
    return analysis;
  }
  /** Asks for every value needed to rate a position's moves. @param {string} position */
  async function askAround(position) {
    const analysis = await ask(position);
    for (const { position: after } of analysis.moves) {
      if (!after) continue;
      const { value, moves } = await ask(after);
      // A win's distance follows from the positions after its moves.
      if (value.outcome !== 'win' || !stored(value)) continue;
      for (const { position: next } of moves) if (next) await ask(next);
    }
    return analysis;
  }
  /** @param {string} position @param {boolean} losing */
  async function follow(position, losing) {
    if (seen.has(position)) return;
    seen.add(position);
    const { moves } = await askAround(position);
    const best = moves.filter(({ value }) => same(value, moves[0]?.value));
    for (const { position: after } of losing ? best.slice(0, 1) : best) {
      if (after) await follow(after, !losing);
    }
  }

  const first = await nearTheEnd(game, plies);
  await follow(first, true);
  const lines = [...values].map(([position, value]) => `${position} ${words(value)}\n`);
  // It begins with the position that it is about.
  const [head = '', ...rest] = lines;
  return [head, ...rest.sort()].join('');
}

/** @param {Value} value */
const words = ({ outcome, distance }) => (distance === null ? outcome : `${outcome} ${distance}`);
/** @param {Value} a @param {Value | undefined} b */
const same = (a, b) => a.outcome === b?.outcome && a.distance === b.distance;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { openGame } = await importApi();
  const game = await openGame({ game: 'dobutsu' });
  const given = process.argv.indexOf('--plies');
  const plies = given > 0 ? Number(process.argv[given + 1]) : pliesFromTheEnd;
  process.stdout.write(await endgameSample(game, plies));
  await game.close();
}

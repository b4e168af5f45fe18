// The published library in Node, against which the page is checked: what its rules read in a link, and
// the values that it finds.
import { importApi, modules } from '../site.mjs';

/**
 * @import { Board, Game, GameInfo, HistoryEntry, HistoryNode } from '../../../web/library/kanzen.d.mts'
 * @import { RuledMove, Value } from '../../../web/library/rules.d.mts'
 */

/**
 * The game of a link.
 * @typedef {{ info: GameInfo, position: string, board: Board, moves: RuledMove[],
 *   history: HistoryEntry[], lines: string[], ply: number,
 *   mode: 'play' | 'analyse' | 'statistics' }} View  lines: what has been played, with all variations;
 *   for each move game, rules and start, and the moves up to it
 *
 * Null: these rules have no value for the position.
 * @typedef {{ value: Value, moves: Map<string, Value> } | null} Known
 */

/** @type {typeof import('../../../web/library/rules.mjs')} */
const { KanzenError, loadRules } = await import(`${modules}/rules.mjs`);
const { openLink } = await loadRules();
const api = await importApi();

/** @type {Map<string, Promise<Game>>} by game and rules */
const games = new Map();
/** @type {Map<string, Promise<Known>>} by game, rules and position */
const probed = new Map();

/** @param {string} fragment @returns {View | null} null: it cannot be opened */
export function viewOf(fragment) {
  const game = openIfPossible(fragment);
  if (!game) return null;
  const history = game.history();
  const view = {
    info: game.info,
    position: game.position(),
    board: game.board(),
    moves: game.moves(),
    history,
    lines: linesOf(game.info, game.variations()),
    ply: history.findIndex(({ current }) => current),
    mode: modeOf(fragment),
  };
  game.close();
  return view;
}

/** @param {string} fragment */
function openIfPossible(fragment) {
  try {
    return openLink(fragment);
  } catch (refusal) {
    if (refusal instanceof KanzenError) return null;
    throw refusal;
  }
}

/**
 * @param {GameInfo} info
 * @param {HistoryNode[]} tree each after the one before it
 * @returns {string[]} as in View
 */
function linesOf({ name, rules }, tree) {
  /** @type {Map<number, string>} by node */
  const lines = new Map();
  for (const { node, parent, move, position } of tree) {
    const before = parent === null ? `${name} ${rules} ${position}` : lines.get(parent);
    lines.set(node, move === null ? `${before}` : `${before} ${move}`);
  }
  return [...lines.values()].slice(1);
}

/** A link that names no mode means the analysis. @param {string} fragment @returns {View['mode']} */
function modeOf(fragment) {
  const mode = /(?:^|&)mode=(play|statistics)(?:&|$)/.exec(fragment)?.[1] ?? 'analyse';
  return /** @type {View['mode']} */ (mode);
}

/** Can the page have values of this game without anybody asking? @param {GameInfo} info */
export const hasValues = (info) =>
  info.abilities.solve && (!info.large || info.name === 'gobblers');

/** @param {GameInfo} info for which `hasValues` @param {string} position @returns {Promise<Known>} */
export function valuesAt(info, position) {
  const key = `${info.name} ${info.rules} ${position}`;
  const known = probed.get(key) ?? probe(info, position);
  probed.set(key, known);
  return known;
}

/** @param {GameInfo} info @param {string} position @returns {Promise<Known>} */
async function probe(info, position) {
  const game = await gameWithValues(info);
  try {
    const { value, moves } = await game.probe(position);
    return { value, moves: new Map(moves.map((one) => [one.move, one.value])) };
  } catch (refusal) {
    const none = ['unsupported', 'illegal_position'];
    if (refusal instanceof api.KanzenError && none.includes(refusal.code)) return null;
    throw refusal;
  }
}

/** @param {GameInfo} info @returns {Promise<Game>} */
function gameWithValues(info) {
  const key = `${info.name} ${info.rules}`;
  const game = games.get(key) ?? openWithValues(info);
  games.set(key, game);
  return game;
}

/** @param {GameInfo} info */
async function openWithValues({ name, rules, large }) {
  const game = await api.openGame({ game: name, rules });
  if (large) await game.openTable();
  else await game.solve();
  return game;
}

export async function closeGames() {
  for (const game of games.values()) await (await game).close();
}

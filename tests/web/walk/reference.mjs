// The right values: the published JavaScript API in Node, solved or with the table opened, probes
// every position that the page shows.
import { importApi } from '../site.mjs';

/**
 * @typedef {import('../../../web/library/kanzen.d.mts').Game} Game
 * @typedef {import('../../../web/library/kanzen.d.mts').GameInfo} GameInfo
 * @typedef {import('../../../web/library/kanzen.d.mts').Value} Value
 *
 * A link as the API reads it.
 * @typedef {{ info: GameInfo, position: string,
 *   board: import('../../../web/library/kanzen.d.mts').Board,
 *   moves: import('../../../web/library/kanzen.d.mts').Move[],
 *   history: import('../../../web/library/kanzen.d.mts').HistoryEntry[], lines: string[],
 *   ply: number, mode: 'play' | 'analyse' | 'statistics' }} View  lines: what has been played, with
 *   all variations; for each move game, rules and start, and the moves up to it
 *
 * Null: these rules have no value for the position.
 * @typedef {{ value: Value, moves: Map<string, Value> } | null} Known
 */

export class Reference {
  #api;
  /** @type {Map<string, Promise<Game>>} by game and rules */
  #games = new Map();
  /** @type {Map<string, Promise<Known>>} by game, rules and position */
  #known = new Map();
  /** @type {Map<string, GameInfo | null>} by name; null: there is none of that name */
  #infos = new Map();

  /** @param {import('../site.mjs').Api} api */
  constructor(api) {
    this.#api = api;
  }

  static async open() {
    return new Reference(await importApi());
  }

  /**
   * @param {string} fragment
   * @returns {Promise<View | null>} null: it cannot be opened
   */
  async view(fragment) {
    let game;
    try {
      game = await this.#api.openLink(fragment);
    } catch (refusal) {
      if (refusal instanceof this.#api.KanzenError) return null;
      throw refusal;
    }
    const history = await game.history();
    const view = {
      info: game.info,
      position: await game.position(),
      board: await game.board(),
      moves: await game.moves(),
      history,
      lines: linesOf(game.info, await game.variations()),
      ply: history.findIndex(({ current }) => current),
      mode: modeOf(fragment) ?? 'analyse',
    };
    await game.close();
    return view;
  }

  /**
   * @param {string} game
   * @param {string} [rules]
   * @param {string} [position]
   * @returns {Promise<View | null>} null: it cannot be opened
   */
  start(game, rules, position) {
    const parts = { game, ...(rules ? { rules } : {}), ...(position ? { position } : {}) };
    return this.view(new URLSearchParams(parts).toString().replaceAll('+', '%20'));
  }

  /** @param {string} name @returns {Promise<GameInfo | null>} */
  async info(name) {
    if (!this.#infos.has(name)) this.#infos.set(name, (await this.start(name))?.info ?? null);
    return this.#infos.get(name) ?? null;
  }

  /**
   * Can the page have values of this game without anybody asking?
   * @param {GameInfo} info
   */
  hasValues(info) {
    return info.abilities.solve && (!info.large || info.name === 'gobblers');
  }

  /**
   * @param {GameInfo} info for which `hasValues`
   * @param {string} position
   * @returns {Promise<Known>}
   */
  known(info, position) {
    const key = `${info.name} ${info.rules} ${position}`;
    let known = this.#known.get(key);
    if (!known) {
      known = this.#ask(info, position);
      this.#known.set(key, known);
    }
    return known;
  }

  /** @param {GameInfo} info @param {string} position @returns {Promise<Known>} */
  async #ask(info, position) {
    const game = await this.#game(info);
    try {
      const { value, moves } = await game.probe(position);
      return { value, moves: new Map(moves.map((one) => [one.move, one.value])) };
    } catch (refusal) {
      const none = ['unsupported', 'illegal_position'];
      if (refusal instanceof this.#api.KanzenError && none.includes(refusal.code)) return null;
      throw refusal;
    }
  }

  /** @param {GameInfo} info @returns {Promise<Game>} */
  #game(info) {
    const key = `${info.name} ${info.rules}`;
    let game = this.#games.get(key);
    if (!game) {
      game = this.#bring(info);
      this.#games.set(key, game);
    }
    return game;
  }

  /** @param {GameInfo} info @returns {Promise<Game>} */
  async #bring({ name, rules, large }) {
    const game = await this.#api.openGame({ game: name, rules });
    if (large) await game.openTable();
    else await game.solve();
    return game;
  }

  async close() {
    for (const game of this.#games.values()) await (await game).close();
  }
}

/**
 * @param {GameInfo} info
 * @param {import('../../../web/library/kanzen.d.mts').HistoryNode[]} tree each after the one before it
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

/** The studies in the Statistics of a game, as links name them. @param {GameInfo} info */
export const studiesOf = ({ abilities, comparableRules, distanceInPlies, large, forStudy }) => [
  'counts',
  ...(abilities.solve && comparableRules.length > 0 ? ['comparison'] : []),
  ...(abilities.solve && distanceInPlies && !large && !forStudy ? ['rounds'] : []),
];

/** @param {string} fragment @returns {View['mode'] | null} null: it names none */
export function modeOf(fragment) {
  const mode = /(?:^|&)mode=(play|analyse|statistics)(?:&|$)/.exec(fragment)?.[1];
  return /** @type {View['mode'] | undefined} */ (mode) ?? null;
}

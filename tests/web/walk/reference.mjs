// What is right: the published JavaScript API in Node, solved or with the table opened, asked
// for every position that the page shows.
import { importApi } from '../site.mjs';

/**
 * @typedef {import('../../../web/kanzen.d.mts').Game} Game
 * @typedef {import('../../../web/kanzen.d.mts').GameInfo} GameInfo
 * @typedef {import('../../../web/kanzen.d.mts').Value} Value
 *
 * A link as the API reads it.
 * @typedef {{ info: GameInfo, position: string,
 *   board: import('../../../web/kanzen.d.mts').Board,
 *   moves: import('../../../web/kanzen.d.mts').Move[],
 *   history: import('../../../web/kanzen.d.mts').HistoryEntry[],
 *   ply: number, mode: 'play' | 'analyse' | 'statistics' }} View
 *
 * Null: these rules have no value for the position.
 * @typedef {{ value: Value, moves: Map<string, Value> } | null} Known
 */

/** A visitor is asked before something larger is solved. */
const solvedUnasked = 64 * 1024 * 1024;

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
    return !info.bySearch && (info.solveBytes <= solvedUnasked || info.name === 'gobblers');
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
  async #bring({ name, rules, solveBytes }) {
    const game = await this.#api.openGame({ game: name, rules });
    if (solveBytes > solvedUnasked) await game.openTable();
    else await game.solve();
    return game;
  }

  async close() {
    for (const game of this.#games.values()) await (await game).close();
  }
}

/** @param {string} fragment @returns {View['mode'] | null} null: it names none */
export function modeOf(fragment) {
  const mode = /(?:^|&)mode=(play|analyse|statistics)(?:&|$)/.exec(fragment)?.[1];
  return /** @type {View['mode'] | undefined} */ (mode) ?? null;
}

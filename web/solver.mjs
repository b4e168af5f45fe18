// The page's values: of one game at a time, their answers told to the app.
import { GameValues } from './game_values.mjs';
import { PageTask } from './page_task.mjs';
import { WorkerClient } from './worker_client.mjs';

/**
 * @typedef {import('./kanzen-page.d.mts').PageEvent} PageEvent
 * @typedef {import('./kanzen-page.d.mts').PositionWish} PositionWish
 * @typedef {import('./protocol.mjs').Named} Named
 */

export class PageSolver {
  // One worker solves for all games, one after the other.
  #client = new WorkerClient((error) => this.#values?.lost(error));
  #search = new PageTask('search', (event) => this.#listener?.(event), {
    progressed: (progress) => ({ type: 'progressed', value: progress }),
    done: (report) => ({ type: 'searched', value: report }),
    failed: (error) => ({ type: 'searchFailed', value: error }),
  });
  #choice = new PageTask('choose', (event) => this.#listener?.(event), {
    done: ({ move, resigns }, { position }) => ({
      type: 'chosen',
      value: { position, move, resigns },
    }),
    failed: (error) => ({ type: 'choiceFailed', value: error }),
  });
  #estimate = new PageTask('estimate', (event) => this.#listener?.(event), {
    reported: (report) => ({ type: 'estimated', value: { report, final: false } }),
    done: (report) => ({ type: 'estimated', value: { report, final: true } }),
    failed: (error) => ({ type: 'estimateFailed', value: error }),
  });
  #score = new PageTask('score', (event) => this.#listener?.(event), {
    done: (report) => ({ type: 'scored', value: report }),
    failed: (error) => ({ type: 'scoreFailed', value: error }),
  });
  /** @type {GameValues | null} of the game that the page is about */
  #values = null;
  /** @type {((event: PageEvent) => void) | null} null until the app has started */
  #listener = null;
  /** @type {'solve' | 'reopen' | null} what has been begun before the app has asked for it */
  #guess = null;
  /** @type {PageEvent[]} what became of that */
  #waiting = [];

  /**
   * Starts before the app is there, with what it will most likely ask for.
   * @param {URLSearchParams} link
   */
  async anticipate(link) {
    try {
      const games = await this.#client.request('games', {});
      const name = link.get('game') ?? games[0]?.name; // the first is what a visitor meets first
      const rules = link.get('rules');
      const info = games.find((one) => one.name === name && (!rules || one.rules === rules));
      if (!info || this.#values) return; // or the app has been quicker
      this.#guess = info.large ? 'reopen' : 'solve';
      const values = this.#open({ game: info.name, rules: info.rules });
      void values.bring(this.#guess, 1);
      if (!info.large) return;
      values.openTable();
      // So that the chunks of what will be shown are fetched before the others.
      if (!link.has('moves')) void values.analyse(link.get('position') ?? info.start);
    } catch {
      // A worker that does not load fails again, and is told, when the app asks.
    }
  }

  /** @param {(event: PageEvent) => void} listener */
  attach(listener) {
    this.#listener = listener;
  }

  /**
   * Everything below is about this game from now on; of another one nothing is told any more.
   * @param {string} game
   * @param {string} rules
   */
  openGame(game, rules) {
    const named = { game, rules };
    if (this.#guess && this.#values?.isOf(named)) return;
    this.#guess = null;
    this.#waiting = [];
    this.#search.cancel();
    this.#choice.cancel();
    this.#estimate.cancel();
    this.#score.cancel();
    this.#values?.close();
    this.#open(named);
  }

  /** @param {number} threads */
  solve(threads) {
    this.#bring('solve', threads);
  }

  reopen() {
    this.#bring('reopen', 1);
  }

  openTable() {
    this.#values?.openTable();
  }

  compareTable() {
    return this.#values?.compareTable();
  }

  cancel() {
    this.#values?.cancel();
  }

  /** @param {string} position */
  async analyse(position) {
    await this.#values?.analyse(position);
  }

  /**
   * @param {string} position
   * @param {number} seconds
   */
  async search(position, seconds) {
    if (this.#values) await this.#search.start({ ...this.#values.named, position, seconds });
  }

  cancelSearch() {
    this.#search.cancel();
  }

  /** @param {import('./kanzen-engine.mjs').EngineWish} wish */
  async choose(wish) {
    if (this.#values) await this.#choice.start({ ...this.#values.named, ...wish });
  }

  cancelChoice() {
    this.#choice.cancel();
  }

  /** @param {PositionWish} wish */
  async estimate(wish) {
    const work = { ...wish, playouts: 0, seed: 0 };
    if (this.#values) await this.#estimate.start({ ...this.#values.named, ...work });
  }

  cancelEstimate() {
    this.#estimate.cancel();
  }

  /** @param {PositionWish} wish */
  async score({ position, past, seconds }) {
    const { named } = this.#values ?? {};
    if (named) await this.#score.start({ ...named, position, past, seconds });
  }

  cancelScore() {
    this.#score.cancel();
  }

  keep() {
    this.#values?.keep();
  }

  forget() {
    this.#values?.forget();
  }

  /** @param {number} limit examples of each kind */
  findNotable(limit) {
    this.#values?.findNotable(limit);
  }

  /** @param {Named} named */
  #open(named) {
    this.#values = new GameValues(named, this.#client, (event) => this.#post(event));
    return this.#values;
  }

  /** @param {'solve' | 'reopen'} way @param {number} threads */
  #bring(way, threads) {
    const guessed = this.#guess === way;
    const waiting = this.#waiting;
    this.#guess = null;
    this.#waiting = [];
    if (!guessed) {
      void this.#values?.bring(way, threads);
      return;
    }
    // The app expects answers later, not within its own call.
    queueMicrotask(() => waiting.forEach((event) => this.#post(event)));
  }

  /** @param {PageEvent} event */
  #post(event) {
    if (this.#listener && !this.#guess) this.#listener(event);
    else this.#waiting.push(event);
  }
}

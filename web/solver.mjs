// The page's values: of one game at a time, their answers told to the app.
import { GameValues } from './game_values.mjs';
import { PageTask } from './page_task.mjs';
import { WorkerClient } from './worker_client.mjs';

/**
 * @typedef {import('./kanzen-page.d.mts').PageEvent} PageEvent
 * @typedef {import('./kanzen-engine.mjs').PositionWish} PositionWish
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
  #comparison = new PageTask('compare', (event) => this.#listener?.(event), {
    progressed: (progress) => ({ type: 'comparisonProgressed', value: progress }),
    done: (comparison) => ({ type: 'rulesCompared', value: comparison }),
    failed: (error) => ({ type: 'comparisonFailed', value: error }),
  });
  #counting = new PageTask('enumerate', (event) => this.#listener?.(event), {
    done: ({ positions, seconds }, { game }) => ({
      type: 'positionsCounted',
      value: { game, positions, seconds },
    }),
    failed: (error) => ({ type: 'countingFailed', value: error }),
  });
  /** @type {GameValues | null} of the game that the page is about */
  #values = null;
  /** @type {((event: PageEvent) => void) | null} null until the app has started */
  #listener = null;
  /** @type {import('./page_table.mjs').OpenManifest | null} likewise */
  #openManifest = null;

  /** Its worker begins to load now. */
  warmUp() {
    this.#client.warmUp();
  }

  /**
   * @param {(event: PageEvent) => void} listener
   * @param {import('./page_table.mjs').OpenManifest} openManifest
   */
  attach(listener, openManifest) {
    this.#listener = listener;
    this.#openManifest = openManifest;
  }

  /**
   * Everything below is about this game from now on; of another one nothing is told any more.
   * @param {string} game
   * @param {string} rules
   */
  openGame(game, rules) {
    this.#search.cancel();
    this.#choice.cancel();
    this.#estimate.cancel();
    this.#score.cancel();
    this.#comparison.cancel();
    this.#counting.cancel();
    this.#values?.close();
    this.#values = new GameValues(
      { game, rules },
      this.#client,
      (event) => this.#listener?.(event),
      this.#openManifest,
    );
  }

  /** @param {number} threads */
  solve(threads) {
    void this.#values?.bring('solve', threads);
  }

  reopen() {
    void this.#values?.bring('reopen', 1);
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

  /**
   * @param {string} otherRules
   * @param {number} first how many of the first differences
   */
  async compareRules(otherRules, first) {
    const { named } = this.#values ?? {};
    if (named) await this.#comparison.start({ ...named, otherRules, first });
  }

  cancelComparison() {
    this.#comparison.cancel();
  }

  /** @param {number} limit examples of each outcome in a round */
  findRounds(limit) {
    this.#values?.findRounds(limit);
  }

  /**
   * @param {string} game
   * @param {string} rules
   */
  async countPositions(game, rules) {
    await this.#counting.start({ game, rules });
  }

  cancelCounting() {
    this.#counting.cancel();
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
}

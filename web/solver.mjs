// The page's values: one game at a time in the worker, its answers told to the app.
import { KanzenError } from './errors.mjs';
import { PageSearch } from './page_search.mjs';
import { PageTable } from './page_table.mjs';
import { WorkerClient } from './worker_client.mjs';

/**
 * @typedef {import('./kanzen.d.mts').Summary} Summary
 * @typedef {import('./kanzen.d.mts').Analysis} Analysis
 * @typedef {import('./kanzen.d.mts').Notable} Notable
 * @typedef {import('./kanzen.d.mts').Progress} Progress
 * @typedef {import('./kanzen.d.mts').ErrorData} ErrorData
 */

/**
 * The part of imgui_app/platform.hpp's PageEvents that is about values.
 * @typedef {{
 *   onProgress: (progress: Progress) => void,
 *   onSolved: (summary: Summary) => void,
 *   onNothingKept: () => void,
 *   onSolveFailed: (error: ErrorData) => void,
 *   onAnalysis: (analysis: Analysis) => void,
 *   onSearched: (report: import('./kanzen.d.mts').SearchReport) => void,
 *   onSearchFailed: (error: ErrorData) => void,
 *   onNoAnalysis: (position: string) => void,
 *   onKept: () => void,
 *   onForgotten: () => void,
 *   onKeepFailed: (error: ErrorData) => void,
 *   onNotable: (kinds: Notable[]) => void,
 *   onNotableFailed: (error: ErrorData) => void,
 *   onTable: (news: import('./kanzen-page.d.mts').TableNews) => void,
 *   onTableCompared: (check: import('./kanzen.d.mts').TableCheck) => void,
 * }} SolverEvents
 */

/**
 * One game whose values are wanted, and the way they are to come.  Aborting it ends
 * whatever is done for it, except keeping.
 * @typedef {{ way: 'solve' | 'reopen', game: string, rules: string,
 *   abort: AbortController }} Run
 */

/** The app asks before it solves something larger; see imgui_app/model/values.cpp. */
const solvedUnasked = 64 * 1024 * 1024;

export class PageSolver {
  #client = new WorkerClient();
  #search = new PageSearch((tell) => this.#events && tell(this.#events));
  /** @type {PageTable | null} of the same game, or of none */
  #table = null;
  /** @type {Run | null} the last one; only its answers are wanted */
  #run = null;
  #finished = true;
  /** @type {SolverEvents | null} null until the app has started */
  #events = null;
  /** @type {((events: SolverEvents) => void)[]} what happened before */
  #untold = [];
  /** Has the app asked for what is running?  Until then it is only our guess. */
  #asked = false;

  /**
   * Starts before the app is there, with what it will most likely ask for.
   * @param {string} game
   * @param {string | null} rules null: the game's default
   */
  async anticipate(game, rules) {
    try {
      const games = await this.#client.request('games', {});
      const info = games.find((one) => one.name === game && (!rules || one.rules === rules));
      if (!info || this.#asked) return;
      const large = info.solveBytes > solvedUnasked;
      if (large) this.#openTable(game, info.rules);
      void this.#start(large ? 'reopen' : 'solve', game, info.rules);
    } catch {
      // A worker that does not load fails again, and is told, when the app asks.
    }
  }

  /** @param {SolverEvents} events */
  attach(events) {
    this.#events = events;
  }

  /**
   * @param {string} game
   * @param {string} rules
   */
  solve(game, rules) {
    this.#bring('solve', game, rules);
  }

  /**
   * @param {string} game
   * @param {string} rules
   */
  reopen(game, rules) {
    this.#bring('reopen', game, rules);
  }

  /**
   * Answers with onTable, again and again; after a failure another call tries again.
   * @param {string} game
   * @param {string} rules
   */
  openTable(game, rules) {
    if (!this.#table?.isOf(game, rules)) return this.#openTable(game, rules);
    if (this.#table.usable) queueMicrotask(() => this.#table?.announce());
    else this.#table.retry();
  }

  /** Everything that the table stores, beside the values solved here. */
  compareTable() {
    const table = this.#table;
    if (!table) return;
    void this.#answer(
      (run) => table.compare(this.#client, run.abort.signal),
      (check) => (events) => events.onTableCompared(check),
      () => () => {}, // another game was opened, or the worker has gone: nothing to tell
    );
  }

  cancel() {
    if (!this.#finished) this.#run?.abort.abort();
  }

  /** @param {string} position */
  async analyse(position) {
    if (this.#table && !this.#client.solved) return this.#table.analyse(position);
    const run = this.#run;
    try {
      const analysis = await this.#client.request('probe', { position });
      if (run === this.#run) this.#tell((events) => events.onAnalysis(analysis));
    } catch (refusal) {
      // The notebook has no value for some positions, and a table may have gone with a
      // cancelled run.
      if (!(refusal instanceof KanzenError)) throw refusal;
      if (run === this.#run) this.#tell((events) => events.onNoAnalysis(position));
    }
  }

  /**
   * @param {string} game
   * @param {string} rules
   * @param {string} position
   * @param {number} seconds
   */
  search(game, rules, position, seconds) {
    return this.#search.start(game, rules, position, seconds);
  }

  cancelSearch() {
    this.#search.cancel();
  }

  keep() {
    void this.#answer(
      (run) => this.#client.request('keep', {}, { onProgress: this.#progressOf(run) }),
      () => (events) => events.onKept(),
      (error) => (events) => events.onKeepFailed(error),
    );
  }

  forget() {
    void this.#answer(
      ({ game, rules }) => this.#client.request('forget', { game, rules }),
      () => (events) => events.onForgotten(),
      (error) => (events) => events.onKeepFailed(error),
    );
  }

  /** @param {number} limit examples of each kind */
  findNotable(limit) {
    void this.#answer(
      (run) =>
        this.#client.request(
          'notable',
          { limit },
          { signal: run.abort.signal, onProgress: this.#progressOf(run) },
        ),
      (kinds) => (events) => events.onNotable(kinds),
      (error) => (events) => events.onNotableFailed(error),
    );
  }

  /** @param {string} game @param {string} rules */
  #openTable(game, rules) {
    this.#table?.close();
    const run = this.#run;
    const solvedAtOnce = run?.way === 'solve' && run.game === game && run.rules === rules;
    /** @type {PageTable} */
    const table = new PageTable(
      game,
      rules,
      (tell) => {
        if (this.#table === table) this.#tell(tell);
      },
      solvedAtOnce ? this.#client : null,
    );
    this.#table = table;
    table.start();
  }

  /**
   * @param {'solve' | 'reopen'} way
   * @param {string} game
   * @param {string} rules
   */
  #bring(way, game, rules) {
    const run = this.#run;
    const anticipated =
      !this.#asked && run?.way === way && run.game === game && run.rules === rules;
    this.#asked = true;
    if (!anticipated) {
      void this.#start(way, game, rules);
      return;
    }
    const untold = this.#untold;
    this.#untold = [];
    // The app expects answers later, not within its own call.
    queueMicrotask(() => untold.forEach((tell) => this.#events && tell(this.#events)));
  }

  /**
   * @param {'solve' | 'reopen'} way
   * @param {string} game
   * @param {string} rules
   */
  async #start(way, game, rules) {
    this.#run?.abort.abort();
    if (this.#table && !this.#table.isOf(game, rules)) {
      this.#table.close();
      this.#table = null;
    }
    const run = { way, game, rules, abort: new AbortController() };
    this.#run = run;
    this.#finished = false;
    this.#untold = [];
    const options = { signal: run.abort.signal, onProgress: this.#progressOf(run) };
    await this.#answer(
      () => this.#client.request(way, { game, rules }, options),
      (summary) => (events) => (summary ? events.onSolved(summary) : events.onNothingKept()),
      (error) => (events) => events.onSolveFailed(error),
      () => {
        this.#finished = true;
      },
    );
  }

  /**
   * Tells the app what became of a request, unless another run has begun meanwhile.
   * @template T
   * @param {(run: Run) => Promise<T>} request
   * @param {(value: T) => (events: SolverEvents) => void} told
   * @param {(error: ErrorData) => (events: SolverEvents) => void} refused
   * @param {() => void} [done]
   */
  async #answer(request, told, refused, done = () => {}) {
    const run = this.#run;
    if (!run) return;
    /** @type {(events: SolverEvents) => void} */
    let tell;
    try {
      tell = told(await request(run));
    } catch (refusal) {
      tell = refused(failure(refusal));
    }
    if (run !== this.#run) return;
    done();
    this.#tell(tell);
  }

  /** @param {Run} run @returns {(progress: Progress) => void} */
  #progressOf(run) {
    return (progress) => {
      if (run === this.#run) this.#tell((events) => events.onProgress(progress));
    };
  }

  /** @param {(events: SolverEvents) => void} tell */
  #tell(tell) {
    if (this.#events && this.#asked) tell(this.#events);
    else this.#untold.push(tell);
  }
}

/** @param {unknown} refusal @returns {ErrorData} */
function failure(refusal) {
  if (refusal instanceof KanzenError) return refusal.toData();
  return { code: 'cancelled', message: 'solving was cancelled', offset: null };
}

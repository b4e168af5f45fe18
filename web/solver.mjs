// The page's solving: one game at a time in the worker, its answers told to the app.
import { KanzenError } from './errors.mjs';
import { WorkerClient } from './worker_client.mjs';

/**
 * @typedef {import('./kanzen.d.mts').Summary} Summary
 * @typedef {import('./kanzen.d.mts').Analysis} Analysis
 * @typedef {import('./kanzen.d.mts').Progress} Progress
 * @typedef {import('./kanzen.d.mts').ErrorData} ErrorData
 */

/**
 * @typedef {{
 *   onProgress: (progress: Progress) => void,
 *   onSolved: (summary: Summary) => void,
 *   onSolveFailed: (error: ErrorData) => void,
 *   onAnalysis: (analysis: Analysis) => void,
 *   onNoAnalysis: (position: string) => void,
 * }} SolverEvents
 */

/** @typedef {{ game: string, rules: string, abort: AbortController }} Run */

export class PageSolver {
  #client = new WorkerClient();
  /** @type {Run | null} the game being solved, or solved last; its answers are wanted */
  #run = null;
  #finished = false;
  /** @type {SolverEvents | null} null until the app has started */
  #events = null;
  /** @type {((events: SolverEvents) => void)[]} what happened before */
  #untold = [];
  /** Has the app asked for what is running?  Until then it is only our guess. */
  #asked = false;

  /**
   * Starts before the app is there, with what it will most likely ask for.
   * @param {string} game
   * @param {string} rules
   */
  anticipate(game, rules) {
    void this.#start(game, rules);
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
    const anticipated = !this.#asked && this.#run?.game === game && this.#run.rules === rules;
    this.#asked = true;
    if (!anticipated) {
      void this.#start(game, rules);
      return;
    }
    const untold = this.#untold;
    this.#untold = [];
    // The app expects answers later, not within its own call.
    queueMicrotask(() => untold.forEach((tell) => this.#events && tell(this.#events)));
  }

  cancel() {
    if (this.#finished) return;
    this.#run?.abort.abort();
  }

  /** @param {string} position */
  async analyse(position) {
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
   */
  async #start(game, rules) {
    if (!this.#finished) this.#run?.abort.abort();
    const run = { game, rules, abort: new AbortController() };
    this.#run = run;
    this.#finished = false;
    this.#untold = [];
    /** @param {(events: SolverEvents) => void} tell */
    const tellIfWanted = (tell) => run === this.#run && this.#tell(tell);
    try {
      const summary = await this.#client.request(
        'solve',
        { game, rules },
        {
          signal: run.abort.signal,
          onProgress: (progress) => tellIfWanted((events) => events.onProgress(progress)),
        },
      );
      if (run === this.#run) this.#finished = true;
      tellIfWanted((events) => events.onSolved(summary));
    } catch (refusal) {
      if (run === this.#run) this.#finished = true;
      tellIfWanted((events) => events.onSolveFailed(failure(refusal)));
    }
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

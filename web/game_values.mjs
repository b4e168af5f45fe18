// The values of one game under one rule set, for as long as the page is about it: solved or
// opened in a worker, or told by a table until then.
import { KanzenError } from './errors.mjs';
import { PageTable } from './page_table.mjs';

/**
 * @typedef {import('./kanzen.d.mts').ErrorData} ErrorData
 * @typedef {import('./kanzen.d.mts').Progress} Progress
 * @typedef {import('./protocol.mjs').Named} Named
 * @typedef {import('./solver.mjs').SolverEvents} SolverEvents
 * @typedef {import('./worker_client.mjs').WorkerClient} WorkerClient
 * @typedef {(events: SolverEvents) => void} Tell
 */

/** After these somebody else tells why there is no answer: the values or their worker are gone. */
const toldElsewhere = new Set(['worker_failed', 'closed', 'not_solved']);

export class GameValues {
  #named;
  #client;
  #tell;
  /** @type {PageTable | null} */
  #table = null;
  /** @type {AbortController | null} ends solving or opening; null: neither is under way */
  #bringing = null;
  #solvesAtOnce = false;
  #closed = false;

  /**
   * @param {Named} named
   * @param {WorkerClient} client with nothing of another game in it
   * @param {(tell: Tell) => void} tell nothing is told any more after `close`
   */
  constructor(named, client, tell) {
    this.#named = named;
    this.#client = client;
    this.#tell = (/** @type {Tell} */ told) => {
      if (!this.#closed) tell(told);
    };
  }

  /** @param {Named} named */
  isOf({ game, rules }) {
    return this.#named.game === game && this.#named.rules === rules;
  }

  get named() {
    return this.#named;
  }

  /** Ends everything that is under way. */
  close() {
    this.#closed = true;
    this.#table?.close();
    this.#client.reset();
  }

  /**
   * What is being brought already ends for it.
   * @param {'solve' | 'reopen'} way
   */
  async bring(way) {
    this.cancel();
    const bringing = new AbortController();
    this.#bringing = bringing;
    if (!this.#table) this.#solvesAtOnce = way === 'solve';
    /** @type {Tell} */
    let told;
    try {
      const summary = await this.#client.request(way, this.#named, {
        signal: bringing.signal,
        onProgress: (progress) => this.#tellProgress(progress),
      });
      told = (events) => (summary ? events.onSolved(summary) : events.onNothingKept());
    } catch (refusal) {
      told = (events) => events.onSolveFailed(failure(refusal));
    }
    if (this.#bringing !== bringing) return; // something else is brought by now
    this.#bringing = null;
    this.#tell(told);
  }

  cancel() {
    this.#bringing?.abort();
  }

  /** The worker has died, and the solved values with it. @param {ErrorData} error */
  lost(error) {
    this.#tell((events) => events.onSolveFailed(error));
  }

  /** @param {string} position */
  async analyse(position) {
    if (this.#table && !this.#client.solved) return this.#table.analyse(position);
    try {
      const analysis = await this.#client.request('probe', { ...this.#named, position });
      this.#tell((events) => events.onAnalysis(analysis));
    } catch (refusal) {
      // The notebook has no value for some positions.
      if (!(refusal instanceof KanzenError)) throw refusal;
      if (!toldElsewhere.has(refusal.code)) this.#tell((events) => events.onNoAnalysis(position));
    }
  }

  /** Answers with onTable, again and again; after a failure another call tries again. */
  openTable() {
    if (this.#table) return this.#table.openAgain();
    // A small game's values come in a moment: then the table needs no worker of its own, which
    // answers while the other one solves.
    const shared = this.#solvesAtOnce ? this.#client : null;
    this.#table = new PageTable(this.#named, this.#tell, shared);
    this.#table.start();
  }

  /** Everything that the table stores, beside the values solved here. */
  async compareTable() {
    try {
      const check = await this.#table?.compare(this.#client);
      if (check) this.#tell((events) => events.onTableCompared(check));
    } catch (refusal) {
      if (!(refusal instanceof KanzenError)) throw refusal; // else the worker has gone
    }
  }

  keep() {
    void this.#answer(
      this.#client.request('keep', {}, { onProgress: (progress) => this.#tellProgress(progress) }),
      () => (events) => events.onKept(),
      (error) => (events) => events.onKeepFailed(error),
    );
  }

  forget() {
    void this.#answer(
      this.#client.request('forget', this.#named),
      () => (events) => events.onForgotten(),
      (error) => (events) => events.onKeepFailed(error),
    );
  }

  /** @param {number} limit examples of each kind */
  findNotable(limit) {
    const options = { onProgress: (/** @type {Progress} */ p) => this.#tellProgress(p) };
    void this.#answer(
      this.#client.request('notable', { limit }, options),
      (kinds) => (events) => events.onNotable(kinds),
      (error) => (events) => events.onNotableFailed(error),
    );
  }

  /** @param {Progress} progress */
  #tellProgress(progress) {
    this.#tell((events) => events.onProgress(progress));
  }

  /**
   * @template T
   * @param {Promise<T>} request
   * @param {(result: T) => Tell} told
   * @param {(error: ErrorData) => Tell} refused
   */
  async #answer(request, told, refused) {
    const tell = await request.then(told, (refusal) => refused(failure(refusal)));
    this.#tell(tell);
  }
}

/** @param {unknown} refusal @returns {ErrorData} */
function failure(refusal) {
  if (refusal instanceof KanzenError) return refusal.toData();
  return { code: 'cancelled', message: 'solving was cancelled', offset: null };
}

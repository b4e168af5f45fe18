// The values of one game under one rule set, for as long as the page is about it: solved or
// opened in a worker, or told by a table until then.
import { KanzenError } from './errors.mjs';
import { PageTable } from './page_table.mjs';
import { askToPersist } from './persistence.mjs';

/**
 * @typedef {import('./kanzen.d.mts').ErrorData} ErrorData
 * @typedef {import('./kanzen.d.mts').Progress} Progress
 * @typedef {import('./protocol.mjs').Named} Named
 * @typedef {import('./kanzen-page.d.mts').PageEvent} PageEvent
 * @typedef {import('./worker_client.mjs').WorkerClient} WorkerClient
 */

/** After these somebody else tells why there is no answer: the values or their worker are gone. */
const toldElsewhere = new Set(['worker_failed', 'closed', 'not_solved']);

export class GameValues {
  #named;
  #client;
  #post;
  #openManifest;
  /** @type {PageTable | null} */
  #table = null;
  /** @type {AbortController | null} ends solving or opening; null: neither is under way */
  #bringing = null;
  #solvesAtOnce = false;
  #closed = false;

  /**
   * @param {Named} named
   * @param {WorkerClient} client with nothing of another game in it
   * @param {(event: PageEvent) => void} post not called any more after `close`
   * @param {import('./page_table.mjs').OpenManifest | null} openManifest
   */
  constructor(named, client, post, openManifest) {
    this.#openManifest = openManifest;
    this.#named = named;
    this.#client = client;
    this.#post = (/** @type {PageEvent} */ event) => {
      if (!this.#closed) post(event);
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
   * @param {number} threads that solve
   */
  async bring(way, threads) {
    this.cancel();
    const bringing = new AbortController();
    this.#bringing = bringing;
    if (!this.#table) this.#solvesAtOnce = way === 'solve';
    /** @type {PageEvent} */
    let event;
    try {
      const summary = await this.#bringInWorker(way, threads, bringing.signal);
      event = summary ? { type: 'solved', value: summary } : { type: 'nothingKept' };
    } catch (refusal) {
      event = { type: 'solveFailed', value: failure(refusal) };
    }
    if (this.#bringing !== bringing) return; // something else is brought by now
    this.#bringing = null;
    this.#post(event);
  }

  /**
   * @param {'solve' | 'reopen'} way
   * @param {number} threads
   * @param {AbortSignal} signal
   */
  #bringInWorker(way, threads, signal) {
    const onProgress = (/** @type {Progress} */ progress) => this.#postProgress(progress);
    return this.#client.request(way, { ...this.#named, threads }, { signal, onProgress });
  }

  cancel() {
    this.#bringing?.abort();
  }

  /** The worker has died, and the solved values with it. @param {ErrorData} error */
  lost(error) {
    this.#post({ type: 'solveFailed', value: error });
  }

  /** @param {string} position */
  async analyse(position) {
    if (this.#table && !this.#client.solved) return this.#table.analyse(position);
    try {
      const analysis = await this.#client.request('probe', { ...this.#named, position });
      this.#post({ type: 'analysed', value: analysis });
    } catch (refusal) {
      // The notebook has no value for some positions.
      if (!(refusal instanceof KanzenError)) throw refusal;
      if (!toldElsewhere.has(refusal.code)) this.#post({ type: 'notAnalysed', value: position });
    }
  }

  /** Answers with tableChanged, again and again; after a failure another call tries again. */
  openTable() {
    if (this.#table) return this.#table.openAgain();
    // A small game's values come in a moment: then the table needs no worker of its own, which
    // answers while the other one solves.
    const shared = this.#solvesAtOnce ? this.#client : null;
    this.#table = new PageTable(this.#named, this.#post, shared, this.#openManifest);
    this.#table.start();
  }

  /** Everything that the table stores, beside the values solved here. */
  async compareTable() {
    try {
      const check = await this.#table?.compare(this.#client);
      if (check) this.#post({ type: 'tableCompared', value: check });
    } catch (refusal) {
      if (!(refusal instanceof KanzenError)) throw refusal; // else the worker has gone
    }
  }

  keep() {
    askToPersist();
    void this.#answer(
      this.#client.request('keep', {}, { onProgress: (progress) => this.#postProgress(progress) }),
      () => ({ type: 'kept' }),
      (error) => ({ type: 'keepFailed', value: error }),
    );
  }

  forget() {
    void this.#answer(
      this.#client.request('forget', this.#named),
      () => ({ type: 'forgotten' }),
      (error) => ({ type: 'keepFailed', value: error }),
    );
  }

  /** @param {number} limit examples of each kind */
  findNotable(limit) {
    const options = { onProgress: (/** @type {Progress} */ p) => this.#postProgress(p) };
    void this.#answer(
      this.#client.request('notable', { limit }, options),
      (kinds) => ({ type: 'notableFound', value: kinds }),
      (error) => ({ type: 'notableFailed', value: error }),
    );
  }

  /** @param {number} limit examples of each outcome in a round */
  findRounds(limit) {
    void this.#answer(
      Promise.all([
        this.#client.request('rounds', { limit }),
        this.#client.request('enumerate', this.#named),
      ]),
      ([rounds, { byPly }]) => ({ type: 'roundsFound', value: { rounds, byPly } }),
      (error) => ({ type: 'roundsFailed', value: error }),
    );
  }

  /** @param {Progress} progress */
  #postProgress(progress) {
    this.#post({ type: 'progressed', value: progress });
  }

  /**
   * @template T
   * @param {Promise<T>} request
   * @param {(result: T) => PageEvent} done
   * @param {(error: ErrorData) => PageEvent} refused
   */
  async #answer(request, done, refused) {
    this.#post(await request.then(done, (refusal) => refused(failure(refusal))));
  }
}

/** @param {unknown} refusal @returns {ErrorData} */
function failure(refusal) {
  if (refusal instanceof KanzenError) return refusal.toData();
  return { code: 'cancelled', message: 'solving was cancelled', offset: null };
}

// What the app asks workers to do (imgui_app/shell/requests.hpp): a worker's method, about the game
// that the page is about, whose answers are posted as events of the same name.
import { KanzenError } from '../common/errors.mjs';
import { PageTable } from './page_table.mjs';
import { askToPersist } from '../storage/persistence.mjs';
import { bringsValues } from '../worker/protocol.mjs';
import { WorkerClient } from '../library/worker_client.mjs';

/**
 * @import { Analysis, ErrorData, Progress } from '../library/kanzen.d.mts'
 * @import { Answer, PageEvent } from '../bindings/kanzen-page.d.mts'
 * @import { OpenManifest } from './page_table.mjs'
 * @import { Method, Named } from '../worker/protocol.mjs'
 */

/**
 * What may be wanted no longer has a worker of its own: that one ends when it is cancelled, and its
 * memory is given back.  All else is asked of the worker that solves.
 */
const alone = new Set(
  /** @type {Method[]} */ (['search', 'choose', 'estimate', 'score', 'compare', 'enumerate']),
);

/** After these somebody else tells why there is no answer: the values or their worker are gone. */
const toldElsewhere = new Set(['worker_failed', 'closed', 'not_solved']);

export class PageSolver {
  #newClient;
  /** @type {WorkerClient} solves for all games, one after the other */
  #client;
  /** @type {Map<Method, WorkerClient>} of what has a worker of its own */
  #others = new Map();
  /** @type {Map<Method, AbortController>} the last request of each method for this game */
  #requests = new Map();
  /** @type {Named} */
  #named = { game: '', rules: '' };
  /** @type {PageTable | null} */
  #table = null;
  /** @type {(event: PageEvent) => void} */
  #post = () => {};
  /** @type {OpenManifest | null} null until the app has started */
  #openManifest = null;

  /** @param {(onLost?: (error: ErrorData) => void) => WorkerClient} newClient */
  constructor(newClient = (onLost) => new WorkerClient(onLost)) {
    this.#newClient = newClient;
    this.#client = newClient((error) => this.#post({ type: 'solve', value: { error } }));
  }

  /** Its worker begins to load now. */
  warmUp() {
    this.#client.warmUp();
  }

  /** @param {(event: PageEvent) => void} listener @param {OpenManifest} openManifest */
  attach(listener, openManifest) {
    this.#post = listener;
    this.#openManifest = openManifest;
  }

  /**
   * Everything below is about this game from now on; of another one nothing is told any more.
   * @param {string} game @param {string} rules
   */
  openGame(game, rules) {
    this.#table?.close();
    this.#table = null;
    this.#client.reset();
    for (const method of this.#requests.keys()) this.cancel(method);
    this.#named = { game, rules };
  }

  /** @param {Method} method */
  cancel(method) {
    this.#requests.get(method)?.abort();
    this.#requests.delete(method);
  }

  /**
   * The one before of this method ends; of methods that bring values, that of either.
   * @param {Method} method
   * @param {any} args without the game
   */
  async request(method, args) {
    if (method === 'openTable') return this.#openTable();
    if (method === 'probe') return this.#probe(args.position);
    for (const ended of bringsValues.has(method) ? bringsValues : [method]) this.cancel(ended);
    const abort = new AbortController();
    const { signal } = abort;
    this.#requests.set(method, abort);
    const tell = (/** @type {Answer<any>} */ value) => {
      if (!signal.aborted) this.#post(/** @type {PageEvent} */ ({ type: method, value }));
    };
    const options = {
      signal,
      onProgress: (/** @type {Progress} */ progress) => tell({ progress }),
      onReport: (/** @type {unknown} */ report) => tell({ report }),
    };
    try {
      tell({ result: await this.#run(method, { ...this.#named, ...args }, options) });
    } catch (refusal) {
      if (signal.aborted) return;
      if (!(refusal instanceof KanzenError)) throw refusal;
      tell({ error: refusal.toData() });
    }
  }

  /** @param {Method} method @param {any} args @param {Parameters<WorkerClient['request']>[2]} options */
  async #run(method, args, options) {
    if (method === 'keep') askToPersist();
    if (method === 'compareTable') return this.#table?.compare(this.#client);
    if (method === 'rounds') {
      const [rounds, { byPly }] = await Promise.all([
        this.#client.request('rounds', args, options),
        this.#client.request('enumerate', args, options),
      ]);
      return { rounds, byPly };
    }
    return this.#clientFor(method).request(method, args, options);
  }

  /** @param {Method} method */
  #clientFor(method) {
    if (!alone.has(method)) return this.#client;
    const client = this.#others.get(method) ?? this.#newClient();
    this.#others.set(method, client);
    return client;
  }

  /** @param {string} position */
  async #probe(position) {
    if (this.#table && !this.#client.solved) return this.#table.analyse(position);
    const post = this.#posting();
    const tell = (/** @type {Analysis | null} */ analysis) =>
      post({ type: 'probe', value: { result: { position, analysis } } });
    try {
      tell(await this.#client.request('probe', { ...this.#named, position }));
    } catch (refusal) {
      // The notebook has no value for some positions.
      if (!(refusal instanceof KanzenError)) throw refusal;
      if (!toldElsewhere.has(refusal.code)) tell(null);
    }
  }

  /** After a failure another request tries again. */
  #openTable() {
    if (this.#table) return this.#table.openAgain();
    // A small game's values come in a moment: then the table needs no worker of its own, which
    // answers while the other one solves.
    const shared = this.#requests.has('solve') ? this.#client : null;
    this.#table = new PageTable(this.#named, this.#posting(), shared, this.#openManifest);
    this.#table.start();
  }

  /** For as long as the page is about the game of now. @returns {(event: PageEvent) => void} */
  #posting() {
    const named = this.#named;
    return (event) => {
      if (named === this.#named) this.#post(event);
    };
  }
}

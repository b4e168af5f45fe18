// Sends the app's requests (imgui_app/model/requests.hpp) to workers: a worker's method for the current game
// of the page.  Answers are posted as events of the same name.
import { KanzenError, dataForVisitors } from '../common/errors.mjs';
import { PageTable, base } from './page_table.mjs';
import { sha256 } from '../storage/hashing.mjs';
import { explainMissing } from './serving.mjs';
import { requestPersistence } from '../storage/persistence.mjs';
import { TableFiles } from '../storage/table_files.mjs';
import { solvingMethods } from '../worker/protocol.mjs';
import { isComplete } from '../library/score_reports.mjs';
import { WorkerClient } from '../library/worker_client.mjs';

/**
 * @import { Analysis, ErrorData, Progress, ScoreProofFiles } from '../library/kanzen.d.mts'
 * @import { Answer, PageEvent } from '../bindings/kanzen-page.d.mts'
 * @import { ReadRecord } from '../bindings/kanzen-engine.mjs'
 * @import { OpenManifest } from './page_table.mjs'
 * @import { GameId, Method } from '../worker/protocol.mjs'
 */

/**
 * Methods with a worker of their own, which is terminated when they are cancelled, to free its memory.  The
 * worker that solves runs all other methods.
 */
const separateMethods = new Set(
  /** @type {Method[]} */ ([
    'search',
    'choose',
    'estimate',
    'judge',
    'score',
    'compare',
    'enumerate',
    'readRecord',
  ]),
);

/** Milliseconds after which positions are searched without a proof that is still loading. */
const proofTimeoutMs = 5000;

/** Error codes that are reported elsewhere: the values or their worker are lost. */
const reportedElsewhere = new Set(['worker_failed', 'out_of_memory', 'closed', 'not_solved']);

export class PageSolver {
  #newClient;
  /** @type {WorkerClient} solves all games, one after the other */
  #client;
  /** @type {Map<Method, WorkerClient>} workers of the methods in `separateMethods` */
  #others = new Map();
  /** @type {Map<Method, AbortController>} the last request of each method for this game */
  #requests = new Map();
  /** @type {GameId} */
  #gameId = { game: '', rules: '' };
  /** @type {PageTable | null} */
  #table = null;
  /** The proof of the current game's scores. @type {Promise<ScoreProofFiles | null> | null} */
  #proof = null;
  /** @type {(event: PageEvent) => void} */
  #post = () => {};
  /** @type {OpenManifest | null} null until the app has started */
  #openManifest = null;

  /** @param {(onLost?: (error: ErrorData) => void) => WorkerClient} newClient */
  constructor(newClient = (onLost) => new WorkerClient(onLost)) {
    this.#newClient = newClient;
    this.#client = newClient((error) =>
      this.#post({ type: 'solve', value: { error: dataForVisitors(error) } }),
    );
  }

  /** Starts loading the worker. */
  warmUp() {
    this.#client.warmUp();
  }

  /** @param {(event: PageEvent) => void} listener @param {OpenManifest} openManifest */
  attach(listener, openManifest) {
    this.#post = listener;
    this.#openManifest = openManifest;
  }

  /**
   * Makes a game the current one.  Answers about another game are dropped.
   * @param {string} game @param {string} rules
   */
  openGame(game, rules) {
    this.#table?.close();
    this.#table = null;
    this.#client.reset();
    for (const method of this.#requests.keys()) this.cancel(method);
    this.#gameId = { game, rules };
    this.#proof = null;
  }

  /**
   * Reads a record of another program, of the current game or of another one that the text names.
   * @param {string} text @returns {Promise<ReadRecord | null>} null: it is in no known notation
   */
  readRecord(text) {
    return this.#clientFor('readRecord').request('readRecord', { ...this.#gameId, text });
  }

  /** @param {Method} method */
  cancel(method) {
    this.#requests.get(method)?.abort();
    this.#requests.delete(method);
  }

  /**
   * Sends a request and cancels the previous one of the same method; methods that solve cancel each other.
   * @param {Method} method
   * @param {any} args without the game
   */
  async request(method, args) {
    if (method === 'openTable') return this.#openTable();
    if (method === 'probe') return this.#probe(args.position);
    for (const ended of solvingMethods.has(method) ? solvingMethods : [method]) this.cancel(ended);
    const abort = new AbortController();
    const { signal } = abort;
    this.#requests.set(method, abort);
    const answer = (/** @type {Answer<any>} */ value) => {
      if (!signal.aborted) this.#post(/** @type {PageEvent} */ ({ type: method, value }));
    };
    const options = {
      signal,
      onProgress: (/** @type {Progress} */ progress) => answer({ progress }),
      onReport: (/** @type {unknown} */ report) => answer({ report }),
    };
    try {
      answer({ result: await this.#run(method, { ...this.#gameId, ...args }, options) });
    } catch (refusal) {
      if (signal.aborted) return;
      if (!(refusal instanceof KanzenError)) throw refusal;
      const error = dataForVisitors(refusal.toData());
      answer({ error: 'isLoadFault' in refusal ? await explainMissing(error) : error });
    }
  }

  /** @param {Method} method @param {any} args @param {Parameters<WorkerClient['request']>[2] & {}} options */
  async #run(method, args, options) {
    if (method === 'save') requestPersistence();
    if (method === 'compareTable') return this.#table?.compare(this.#client);
    if (method === 'scoreStatistics')
      return this.#withProof((proof) => this.#client.request(method, { ...args, proof }, options));
    // Games under other rules have no proof.
    if (args.rules === 'ko' && (method === 'score' || method === 'choose'))
      return this.#runWithProof(method, args, options);
    if (method === 'rounds') {
      const [rounds, { byPly }] = await Promise.all([
        this.#client.request('rounds', args, options),
        this.#client.request('enumerate', args, options),
      ]);
      return { rounds, byPly };
    }
    return this.#clientFor(method).request(method, args, options);
  }

  /**
   * Runs a method with what the proof of the game's scores shows of the position.
   * @param {'score' | 'choose'} method
   * @param {any} args @param {Parameters<WorkerClient['request']>[2] & {}} options
   */
  async #runWithProof(method, args, options) {
    const { game, rules, position } = args;
    const known = await this.#withProof(
      (proof) =>
        proof &&
        this.#client.request(
          'proven',
          { game, rules, position, proof },
          { signal: options.signal },
        ),
    );
    if (known && method === 'score') {
      if (isComplete(known)) return known;
      options.onReport?.(known);
    }
    return this.#clientFor(method).request(method, { ...args, known }, options);
  }

  /**
   * Runs a request with the proof of the game's scores, or without it if there is none or the engine refuses
   * it, for example because it is of another version.
   * @template T @param {(proof?: ScoreProofFiles) => T | Promise<T>} run
   */
  async #withProof(run) {
    const proof = await this.#loadProof();
    try {
      return await run(proof);
    } catch (refusal) {
      if (!proof || !(refusal instanceof KanzenError) || refusal.code !== 'corrupt_data')
        throw refusal;
      this.#proof = Promise.resolve(null);
      return run();
    }
  }

  /** Returns nothing if there is no proof, or it cannot be loaded: then positions are searched without it. */
  async #loadProof() {
    if (this.#gameId.rules !== 'ko') return undefined; // others have none
    try {
      const signal = AbortSignal.timeout(proofTimeoutMs);
      this.#proof ??= new TableFiles(base).proof(this.#gameId, signal);
      return (await this.#proof) ?? undefined;
    } catch {
      this.#proof = null;
      return undefined;
    }
  }

  /** @param {Method} method */
  #clientFor(method) {
    if (!separateMethods.has(method)) return this.#client;
    const client = this.#others.get(method) ?? this.#newClient();
    this.#others.set(method, client);
    return client;
  }

  /** @param {string} position */
  async #probe(position) {
    if (this.#table && !this.#client.solved) return this.#table.analyse(position);
    const post = this.#postForGame();
    const report = (/** @type {Analysis | null} */ analysis) =>
      post({ type: 'probe', value: { result: { position, analysis } } });
    try {
      report(await this.#client.request('probe', { ...this.#gameId, position }));
    } catch (refusal) {
      // The notebook has no value for some positions.
      if (!(refusal instanceof KanzenError)) throw refusal;
      if (!reportedElsewhere.has(refusal.code)) report(null);
    }
  }

  /** Returns the SHA-256 of the manifest of the game's table; null: none is loaded. */
  async hashTable() {
    const manifest = this.#table?.manifest;
    return manifest ? sha256(new TextEncoder().encode(manifest)) : null;
  }

  /** Opens the table; after a failure tries again. */
  #openTable() {
    if (this.#table) return this.#table.reopenTable();
    // A small game is solved quickly: its table then shares the solving worker instead of having its own,
    // which would answer during solving.
    const shared = this.#requests.has('solve') ? this.#client : null;
    this.#table = new PageTable(this.#gameId, this.#postForGame(), shared, this.#openManifest);
    this.#table.start();
  }

  /**
   * Returns a function that posts events while the current game remains the same.
   * @returns {(event: PageEvent) => void}
   */
  #postForGame() {
    const gameId = this.#gameId;
    return (event) => {
      if (gameId === this.#gameId) this.#post(event);
    };
  }
}

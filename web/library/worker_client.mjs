// The client side of a worker: starts it on demand, sends one request at a time, and terminates it if a
// request is aborted (abortEndsWorker in protocol.mjs).
import { startBrowserWorker, workerUrl } from './browser_worker.mjs';
import { engineCode, engineStart } from './engine_code.mjs';
import {
  KanzenError,
  createDetailedError,
  createErrorData,
  diagnostic,
  diagnosticOf,
  errorData,
  markLoadFault,
  withTextOffset,
} from '../common/errors.mjs';
import {
  abortEndsWorker,
  longestSilence,
  proofMethods,
  reusableHeapBytes,
  solutionMethods,
  solvingMethods,
} from '../worker/protocol.mjs';
import { inNode } from '../common/environment.mjs';
import * as phrase from '../common/phrases.mjs';
import { solutionStorage } from '../storage/solution_storage.mjs';
import { Watchdog } from '../common/watchdog.mjs';
import { startNodeWorker } from './node_worker.mjs';
import { WorkerTable, transferOf } from './worker_table.mjs';

/**
 * @import { Method, Methods, Reply } from '../worker/protocol.mjs'
 * @import { ErrorData, Progress } from './kanzen.d.mts'
 * @import { Refetch } from './worker_table.mjs'
 * @typedef {{ post: (message: unknown, transfer?: ArrayBuffer[]) => void, terminate: () => void,
 *   keepAlive: (busy: boolean) => void }} WorkerHandle
 * @typedef {{
 *   id: number,
 *   method: Method,
 *   args: any,
 *   onProgress?: (progress: Progress) => void,
 *   onReport?: (report: any) => void,
 *   refetch?: Refetch,
 *   resolve: (value: any) => void,
 *   reject: (reason: unknown) => void,
 * }} Job
 */

/** Whether the script of the last worker did not load, or failed. */
let scriptFailed = false;

/** Milliseconds for replacing a worker's script. */
const longestRefetch = 10_000;

/** Replaces the script in the HTTP cache, which may be a wrong answer of a host. */
const fetchScriptAgain = () =>
  fetch(workerUrl, { cache: 'reload', signal: AbortSignal.timeout(longestRefetch) })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});

/**
 * Starts a worker.  Messages that arrive after `terminate` are ignored.
 * @param {(reply: Reply) => void} receive @returns {Promise<WorkerHandle>}
 */
async function startWorker(receive) {
  let listening = true;
  /** @param {Reply} reply */
  const onReply = (reply) => listening && receive(reply);
  /** @param {ErrorData} error */
  const fail = (error) => onReply({ kind: 'failed', id: null, error });
  /** @param {import('../common/errors.mjs').Detail} reason */
  const failWorker = (reason) =>
    fail(createDetailedError('worker_failed', phrase.workerFailure, reason));
  /** @type {any} Node's or a browser's */
  let worker;
  if (inNode) {
    const started = await startNodeWorker();
    started.on('message', onReply);
    started.on('error', ({ message }) => failWorker(message));
    worker = started;
  } else {
    await engineStart();
    if (scriptFailed) {
      scriptFailed = false;
      await fetchScriptAgain();
    }
    const started = startBrowserWorker();
    started.addEventListener('message', ({ data }) => onReply(data));
    started.addEventListener('error', (event) => {
      event.preventDefault(); // the caller gets the error, not the console
      scriptFailed = true;
      failWorker(event.message || diagnostic(phrase.loadFailure, 'engine_worker.mjs'));
    });
    worker = started;
  }
  // Sends the compiled engine, without which the worker is unusable.
  engineCode().then(
    (code) => worker.postMessage({ code }),
    (thrown) => fail(errorData(thrown, 'worker_failed')),
  );
  return {
    post: (message, transfer = []) => worker.postMessage(message, transfer),
    terminate: () => {
      listening = false;
      void worker.terminate();
    },
    // An idle worker does not keep a Node process alive.
    keepAlive: (busy) => inNode && (busy ? worker.ref() : worker.unref()),
  };
}

/**
 * Creates a number in memory shared with the worker, which sees changes while it computes; null: there is no
 * shared memory.
 */
const sharedNumber = () =>
  inNode || globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;

export class WorkerClient {
  /** @type {Promise<WorkerHandle> | null} */
  #worker = null;
  /** @type {Job | null} */
  #running = null;
  /** @type {Job[]} */
  #queue = [];
  #nextId = 1;
  #solved = false;
  #heapBytes = 0;
  #closed = false;
  /** Whether the current worker has loaded the engine. */
  #ready = false;
  #table = new WorkerTable();
  #watch = new Watchdog();
  #abandoned = sharedNumber();
  #onLost;
  #start;

  /**
   * @param {(error: ErrorData) => void} [onLost] called if the worker has died and the values of its solved
   *   game are lost
   * @param {typeof startWorker} start tests pass another one
   */
  constructor(onLost = () => {}, start = startWorker) {
    this.#onLost = onLost;
    this.#start = start;
  }

  /** Whether the current worker holds a solved game. */
  get solved() {
    return this.#solved;
  }

  /**
   * @template {Method} M @param {M} method @param {Methods[M]['args']} args
   * @param {{ signal?: AbortSignal, onProgress?: (progress: Progress) => void,
   *   onReport?: (report: Methods[M]['result']) => void,
   *   refetch?: Refetch }} [options]  refetch: loads chunks again for the next worker (`openTable`)
   * @returns {Promise<Methods[M]['result']>}
   */
  request(method, args, { signal, onProgress, onReport, refetch } = {}) {
    const id = this.#nextId++;
    const abort = () => this.#abort(id, signal?.reason);
    /** @type {Promise<Methods[M]['result']>} */
    const answered = new Promise((resolve, reject) => {
      if (this.#closed) return reject(closedError());
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', abort, { once: true });
      this.#queue.push({ id, method, args, onProgress, onReport, refetch, resolve, reject });
      this.#next();
    });
    return answered.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Starts the worker now, so that the first request does not wait for it. */
  warmUp() {
    if (!this.#closed) void this.#ensureWorker().catch(() => {});
  }

  /** Terminates an idle worker, which frees its memory; the next request starts another one. */
  release() {
    if (!this.#running && this.#queue.length === 0) this.#terminate();
  }

  /**
   * Prepares for another game: rejects pending requests, and drops the values and the table.  An idle worker
   * remains, unless its heap is large.
   */
  reset() {
    this.#table.clear();
    if (this.#running || this.#heapBytes > reusableHeapBytes) this.#terminate();
    this.#solved = false;
    this.#rejectAll();
  }

  /** Terminates the worker and rejects pending requests. */
  close() {
    this.#closed = true;
    this.#terminate();
    this.#rejectAll();
  }

  #rejectAll() {
    const jobs = this.#running ? [this.#running, ...this.#queue] : this.#queue;
    this.#running = null;
    this.#queue = [];
    for (const job of jobs) job.reject(closedError());
  }

  /** @param {number} id @param {unknown} reason */
  #abort(id, reason) {
    const running = this.#running;
    if (running?.id === id) {
      running.reject(reason);
      if (abortEndsWorker(running.method, this.#solved)) {
        this.#running = null;
        this.#terminate();
        this.#next();
      } else {
        running.onProgress = running.onReport = undefined;
        if (this.#abandoned) Atomics.store(this.#abandoned, 0, id);
      }
      return;
    }
    const job = this.#queue.find((queued) => queued.id === id);
    if (!job) return;
    this.#queue.splice(this.#queue.indexOf(job), 1);
    job.reject(reason);
  }

  #next() {
    const job = this.#running ? undefined : this.#queue.shift();
    if (!job) return;
    if (solutionMethods.has(job.method) && !this.#solved) {
      job.reject(new KanzenError(createErrorData('not_solved', phrase.notSolved)));
      this.#next();
      return;
    }
    this.#running = job;
    this.#send(job);
  }

  /** @param {Job} job */
  async #send(job) {
    try {
      const replaces = solvingMethods.has(job.method);
      const nothingSaved =
        job.method === 'load' && !(await (await solutionStorage()).mayBeSaved(job.args));
      if (this.#running !== job) return; // aborted meanwhile
      if (nothingSaved) {
        // The worker's values remain.
        this.#running = null;
        job.resolve(null);
        return this.#next();
      }
      if (replaces && this.#heapBytes > reusableHeapBytes) this.#terminate();
      const worker = await this.#ensureWorker();
      if (this.#running !== job) return;
      if (replaces) this.#solved = false;
      worker.keepAlive(true);
      if (this.#table.isNeededBy(job)) await this.#table.restore(worker.post);
      if (this.#running !== job) return;
      const { id, method, args } = job;
      worker.post({ id, method, args, abandoned: this.#abandoned }, transferOf(job));
      this.#watchSilence();
    } catch (thrown) {
      this.#fail(createDetailedError('worker_failed', phrase.noWorker, diagnosticOf(thrown)));
    }
  }

  #ensureWorker() {
    this.#worker ??= this.#start((reply) => this.#receive(reply));
    return this.#worker;
  }

  #watchSilence() {
    const job = this.#running;
    const seconds = job && longestSilence(job.method, this.#ready);
    if (!job || seconds === null) return this.#watch.stop();
    this.#watch.start(seconds, () =>
      this.#fail(createErrorData('worker_failed', phrase.workerTimeout, seconds, job.method)),
    );
  }

  /** @param {Reply} reply */
  #receive(reply) {
    if (reply.kind === 'failed') return this.#fail(reply.error);
    this.#watch.reset();
    if (reply.kind === 'ready') {
      this.#ready = true;
      return this.#watchSilence();
    }
    const job = this.#running;
    if (!job || job.id !== reply.id) return;
    if (reply.kind === 'progress') return this.#report(job, job.onProgress, reply.progress);
    if (reply.kind === 'report') return this.#report(job, job.onReport, reply.value);
    this.#running = null;
    this.#watch.stop();
    if (reply.kind === 'result') this.#table.record(job);
    this.#heapBytes = reply.heapBytes;
    if (reply.kind === 'result' && solvingMethods.has(job.method)) {
      this.#solved = reply.value !== null;
    }
    // The heap contains nothing that is needed.
    const idle = !this.#solved && !proofMethods.has(job.method);
    if (idle && this.#heapBytes > reusableHeapBytes) this.#terminate();
    void this.#worker?.then((worker) => this.#running || worker.keepAlive(false));
    if (reply.kind === 'result') job.resolve(reply.value);
    else job.reject(new KanzenError(withTextOffset(reply.error, job.args.position)));
    this.#next();
  }

  /**
   * Calls a caller's function.  If it throws or its promise rejects, the job is aborted with that reason.
   * @template T @param {Job} job @param {((value: T) => unknown) | undefined} listener
   * @param {T} value
   */
  #report(job, listener, value) {
    const call = async () => listener?.(value);
    call().catch((thrown) => this.#abort(job.id, thrown));
  }

  /**
   * Terminates the broken worker and rejects the running job.  The next request gets a new worker.
   * @param {ErrorData} error
   */
  #fail(error) {
    const job = this.#running;
    const lost = this.#solved;
    const thrown = new KanzenError(error);
    if (!this.#ready) markLoadFault(thrown);
    this.#running = null;
    this.#terminate();
    job?.reject(thrown);
    if (lost) this.#onLost(error);
    this.#next();
  }

  #terminate() {
    this.#watch.stop();
    this.#ready = false;
    this.#table.markLost();
    void this.#worker?.then(
      (worker) => worker.terminate(),
      () => {},
    );
    this.#worker = null;
    this.#solved = false;
    this.#heapBytes = 0;
  }
}

function closedError() {
  return new KanzenError(createErrorData('closed', phrase.gameClosed));
}

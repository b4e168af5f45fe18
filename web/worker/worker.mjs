// The worker side of the protocol: one engine instance for long computations.  The entry script is
// engine_worker.mjs.
import { inNode } from '../common/environment.mjs';
import {
  KanzenError,
  createDetailedError,
  createErrorData,
  diagnostic,
  diagnosticOf,
  errorData,
} from '../common/errors.mjs';
import { nodePort } from '../common/node.mjs';
import * as phrase from '../common/phrases.mjs';
import { probeMany } from './probe_many.mjs';
import { progressIntervalMs } from './protocol.mjs';
import { solutionStorage } from '../storage/solution_storage.mjs';

/**
 * @import { EngineCode, GameId, Method, Methods, Reply, Request, SaveFolder, SavedSolutionId } from './protocol.mjs'
 * @import { ScoreProofFiles } from '../library/kanzen.d.mts'
 * @import { EngineModule, EngineSolver, EngineTable,
 *   ProgressCallback } from '../bindings/kanzen-engine.mjs'
 * @typedef {import('../bindings/kanzen-engine.mjs').Outcome<unknown>} Outcome
 * @typedef {GameId & { solver: EngineSolver }} SolvedGame
 * @typedef {GameId & { manifest: string, table: EngineTable }} OpenedTable
 */

class EngineWorker {
  /** @type {SolvedGame | null} the solved game */
  #solved = null;
  /** @type {OpenedTable | null} the table opened last */
  #table = null;
  /**
   * The game whose scores were requested last, and the manifest of the proof that its solver has.
   * @type {SolvedGame & { proof: string } | null}
   */
  #scoring = null;
  #engine;
  #post;

  /** @param {EngineModule} engine @param {(reply: Reply) => void} post */
  constructor(engine, post) {
    this.#engine = engine;
    this.#post = post;
  }

  /** @param {Request} request */
  async answer({ id, method, args, abandoned = null }) {
    try {
      const outcome = await this.#call(method, args, this.#progressFor(id, abandoned), (report) =>
        this.#post({ kind: 'report', id, value: report }),
      );
      const heapBytes = this.#engine.heapBytes();
      if (outcome.ok) this.#post({ kind: 'result', id, value: outcome.value, heapBytes });
      else this.#post({ kind: 'error', id, error: outcome.error, heapBytes });
    } catch (thrown) {
      if (thrown instanceof KanzenError) {
        const heapBytes = this.#engine.heapBytes();
        this.#post({ kind: 'error', id, error: thrown.toData(), heapBytes });
      } else {
        // The engine does not throw, so this is a WebAssembly trap, after which the instance is unusable.
        const error = createDetailedError(
          'worker_failed',
          phrase.engineStopped,
          diagnosticOf(thrown),
        );
        this.#post({ kind: 'failed', id, error });
      }
    }
  }

  /**
   * @param {Method} method
   * @param {any} args of the type Methods[method]['args']
   * @param {ProgressCallback} progress
   * @param {(report: unknown) => void} report receives intermediate results
   * @returns {Outcome | Promise<Outcome>}
   */
  #call(method, args, progress, report) {
    switch (method) {
      case 'solve':
        return this.#replaceSolution(args, (solver) => solver.solve(progress));
      case 'load':
        return this.#load(args, progress);
      case 'deleteSaved':
        return solutionStorage().then(async (saved) => success(await saved.deleteSolution(args)));
      case 'enumerate':
        return this.#once(args, (solver) => solver.enumerate(progress));
      case 'perft':
        return this.#once(args, (solver) => solver.perft(args.depth, progress));
      case 'probe':
        return this.#valuesOf(args)?.probe(args.position) ?? notSolved();
      case 'probeMany': {
        const values = this.#valuesOf(args);
        return values ? probeMany(values, args.positions, args.first) : notSolved();
      }
      case 'values':
        return this.#valuesOf(args)?.values(args.first) ?? notSolved();
      case 'sample':
        return this.#valuesOf(args)?.sample(args) ?? notSolved();
      case 'openTable':
        return this.#openTable(args);
      case 'addChunk':
        return this.#onTable((table) => table.addChunk(args.number, args.bytes));
      case 'compareTable':
        return this.#onSolved(({ solver }) =>
          this.#onTable((table) => solver.compareTable(table, progress)),
        );
      case 'search':
        return this.#once(args, (solver) => solver.search(args.position, args.seconds, progress));
      case 'proven':
        return this.#onScoring(args, args.proof, (solver) => solver.proven(args.position));
      case 'scoreStatistics':
        return this.#onScoring(args, args.proof, (solver) => solver.scoreStatistics(progress));
      case 'score':
        return this.#onScoring(args, undefined, (solver) =>
          solver.score(
            args.position,
            args.past,
            args.seconds,
            args.known ?? null,
            progress,
            report,
          ),
        );
      case 'estimate':
        return this.#once(args, (solver) => solver.estimate(args, progress, report));
      case 'judge':
        return this.#once(args, (solver) => solver.judge(args.position, progress));
      case 'choose':
        return this.#choose(args, progress);
      case 'readRecord':
        return this.#engine.readRecord(args);
      case 'verify':
        return this.#onSolved(({ solver }) => solver.verify(progress));
      case 'notable':
        return this.#onSolved(({ solver }) => solver.notable(args.limit, progress));
      case 'compare':
        return this.#compare(args, progress);
      case 'rounds':
        return this.#onSolved(({ solver }) => solver.rounds(args.limit, progress));
      case 'save':
        return this.#onSolved((current) => saveSolvedGame(current, args, progress));
      case 'export':
        return this.#onSolved(({ solver }) => exportText(solver, args.format));
    }
  }

  /** @param {GameId} gameId */
  #open({ game, rules }) {
    return this.#engine.openSolver(game, rules);
  }

  /**
   * @param {GameId} gameId
   * @param {(solver: EngineSolver) => Outcome | Promise<Outcome>} run fills the solver with values; fails, or
   *   returns null if there are none
   * @returns {Promise<Outcome>}
   */
  async #replaceSolution(gameId, run) {
    this.#solved?.solver.delete(); // frees the memory for the next one
    this.#solved = null;
    const opened = this.#open(gameId);
    if (!opened.ok) return opened;
    const solver = opened.value;
    let succeeded = false;
    try {
      const outcome = await run(solver);
      succeeded = outcome.ok && outcome.value !== null;
      if (succeeded) this.#solved = { solver, ...gameId };
      return outcome;
    } finally {
      if (!succeeded) solver.delete();
    }
  }

  /** @param {SavedSolutionId} saved @param {ProgressCallback} progress @returns {Promise<Outcome>} */
  async #load(saved, progress) {
    const { loadSolution, deleteSolution } = await solutionStorage();
    const { game, rules } = saved;
    const outcome = await this.#replaceSolution(
      { game, rules },
      async (solver) =>
        (await loadSolution(saved, (read) => solver.load(read, progress))) ?? success(null),
    );
    if (outcome.ok || outcome.error.code !== 'corrupt_data') return outcome;
    await deleteSolution(saved).catch(() => false); // a damaged file stays damaged
    const discarded = diagnostic(phrase.savedDiscarded, outcome.error);
    return { ok: false, error: { ...outcome.error, ...discarded } };
  }

  /**
   * Runs a method on a temporary solver.
   * @param {GameId} gameId @param {(solver: EngineSolver) => Outcome} run @returns {Outcome}
   */
  #once(gameId, run) {
    const opened = this.#open(gameId);
    if (!opened.ok) return opened;
    const outcome = run(opened.value);
    opened.value.delete();
    return outcome;
  }

  /**
   * Runs a method on the solver of the game whose scores are requested, which keeps what it has computed.
   * @param {GameId} gameId @param {ScoreProofFiles | undefined} proof
   * @param {(solver: EngineSolver) => Outcome} run @returns {Outcome}
   */
  #onScoring({ game, rules }, proof, run) {
    const gameId = { game, rules };
    const scoring = isOf(this.#scoring, gameId) ? this.#scoring : null;
    if (scoring && (!proof || scoring.proof === proof.manifest)) return run(scoring.solver);
    const opened = this.#open(gameId);
    if (!opened.ok) return opened;
    const solver = opened.value;
    const added = proof ? solver.addProof(proof.manifest, proof.chunk) : success(null);
    if (!added.ok) {
      solver.delete();
      return added;
    }
    this.#scoring?.solver.delete();
    this.#scoring = { solver, proof: proof?.manifest ?? '', ...gameId };
    return run(solver);
  }

  /** Returns the solved game or else the open table, if it is that of the named game. @param {GameId} gameId */
  #valuesOf(gameId) {
    if (isOf(this.#solved, gameId)) return this.#solved.solver;
    return isOf(this.#table, gameId) ? this.#table.table : null;
  }

  /** @param {Methods['compare']['args']} args @param {ProgressCallback} progress @returns {Outcome} */
  #compare({ otherRules, first, ...gameId }, progress) {
    const run = (/** @type {EngineSolver} */ solver) => solver.compare(otherRules, first, progress);
    return isOf(this.#solved, gameId) ? run(this.#solved.solver) : this.#once(gameId, run);
  }

  /** @param {Methods['choose']['args']} args @param {ProgressCallback} progress @returns {Outcome} */
  #choose({ game, rules, ...request }, progress) {
    const gameId = { game, rules };
    const values = this.#valuesOf(gameId);
    if (values) return values.choose(request, progress);
    const outcome = this.#once(gameId, (solver) => solver.choose(request, progress));
    if (outcome.ok || outcome.error.code !== 'not_loaded') return outcome;
    return { ok: false, error: { ...outcome.error, code: 'not_solved' } };
  }

  /** @param {(current: SolvedGame) => Outcome | Promise<Outcome>} run @returns {Outcome | Promise<Outcome>} */
  #onSolved(run) {
    return this.#solved ? run(this.#solved) : notSolved();
  }

  /** @param {GameId & { manifest: string }} args @returns {Outcome} */
  #openTable({ game, rules, manifest }) {
    // A table that is opened again after a failure keeps its chunks.
    const same = isOf(this.#table, { game, rules }) && this.#table.manifest === manifest;
    if (same) return success(this.#table?.table.info());
    const opened = this.#engine.openTable(game, rules, manifest);
    if (!opened.ok) return opened;
    this.#table?.table.delete();
    this.#table = { game, rules, manifest, table: opened.value };
    return success(opened.value.info());
  }

  /** @param {(table: EngineTable) => Outcome} run @returns {Outcome} */
  #onTable(run) {
    if (this.#table) return run(this.#table.table);
    return { ok: false, error: createErrorData('not_loaded', phrase.noTableOpenHere) };
  }

  /** @param {number} id @param {Int32Array | null} abandoned see Request @returns {ProgressCallback} */
  #progressFor(id, abandoned) {
    let phase = '';
    let last = 0;
    return (progress) => {
      const now = performance.now();
      if (progress.phase !== phase || now - last >= progressIntervalMs) {
        phase = progress.phase;
        last = now;
        this.#post({ kind: 'progress', id, progress });
      }
      return abandoned === null || Atomics.load(abandoned, 0) !== id;
    };
  }
}

/** @param {unknown} value @returns {Outcome} */
const success = (value) => ({ ok: true, value });

/** @returns {Outcome} */
function notSolved() {
  return { ok: false, error: createErrorData('not_solved', phrase.notSolvedHere) };
}

/** @template {GameId} T @param {T | null} current @param {GameId} gameId @returns {current is T} */
function isOf(current, { game, rules }) {
  return current?.game === game && current.rules === rules;
}

/**
 * Saves the values of a solved game.  The outcome is the number of written bytes.
 * @param {SolvedGame} current @param {SaveFolder} place @param {ProgressCallback} progress
 * @returns {Promise<Outcome>}
 */
async function saveSolvedGame({ solver, game, rules }, place, progress) {
  const { saveSolution } = await solutionStorage();
  const total = solver.info().savedBytes; // approximate: the file has a few bytes more
  let done = 0;
  const outcome = await saveSolution(
    { game, rules, ...place },
    total,
    (write) =>
      solver.save((piece) => {
        done += piece.length;
        progress({ phase: 'save', round: 0, done: Math.min(done, total), total, decided: 0 });
        return write(piece);
      }),
    ({ ok }) => ok,
  );
  return outcome.ok ? success(done) : outcome;
}

/** @param {EngineSolver} solver @param {string} format @returns {Outcome} */
function exportText(solver, format) {
  /** @type {string[]} */
  const chunks = [];
  const outcome = solver.exportText(format, (text) => chunks.push(text));
  return outcome.ok ? success(chunks.join('')) : outcome;
}

/**
 * Opens the worker's message port, which differs between browsers and Node.
 * @returns {Promise<{ post: (reply: Reply) => void,
 *   listen: (receive: (message: Request | EngineCode) => void) => void }>}
 */
async function openPort() {
  if (inNode) {
    const parentPort = await nodePort();
    if (!parentPort) throw new Error('worker.mjs must be started as a worker');
    return {
      post: (reply) => parentPort.postMessage(reply),
      listen: (receive) => parentPort.on('message', receive),
    };
  }
  return {
    post: (reply) => globalThis.postMessage(reply),
    listen: (receive) => globalThis.addEventListener('message', ({ data }) => receive(data)),
  };
}

/**
 * Waits for the compiled engine, then answers requests.
 * @param {(code: WebAssembly.Module) => Promise<EngineModule>} load
 */
export async function serve(load) {
  const port = await openPort();
  /** @type {(code: WebAssembly.Module) => void} */
  let receiveCode = () => {};
  /** @type {Promise<WebAssembly.Module>} */
  const received = new Promise((resolve) => (receiveCode = resolve));
  const loading = received.then(load).then((engine) => new EngineWorker(engine, port.post));
  // Requests that arrive while the engine is loading wait for it, in order.
  port.listen((message) => {
    if ('code' in message) return receiveCode(message.code);
    void loading.then(
      (worker) => worker.answer(message),
      () => {},
    );
  });
  loading.then(
    () => port.post({ kind: 'ready' }),
    (thrown) => port.post({ kind: 'failed', id: null, error: errorData(thrown, 'worker_failed') }),
  );
}

// The worker's side: one engine instance that does what takes long.
import { inNode } from './environment.mjs';
import { loadEngine } from './load_engine.mjs';
import { errorData } from './errors.mjs';
import { progressIntervalMs } from './protocol.mjs';

/**
 * @typedef {import('./protocol.mjs').Request} Request
 * @typedef {import('./protocol.mjs').Reply} Reply
 * @typedef {import('./protocol.mjs').Method} Method
 * @typedef {import('./protocol.mjs').Progress} Progress
 * @typedef {import('./kanzen-engine.mjs').EngineModule} EngineModule
 * @typedef {import('./kanzen-engine.mjs').EngineSolver} EngineSolver
 * @typedef {import('./kanzen-engine.mjs').ProgressCallback} ProgressCallback
 * @typedef {import('./kanzen-engine.mjs').Outcome<unknown>} Outcome
 */

class EngineWorker {
  /** @type {EngineSolver | null} the game that has been solved */
  #solved = null;
  #engine;
  #post;

  /**
   * @param {EngineModule} engine
   * @param {(reply: Reply) => void} post
   */
  constructor(engine, post) {
    this.#engine = engine;
    this.#post = post;
  }

  /** @param {Request} request */
  answer({ id, method, args }) {
    try {
      const outcome = this.#call(method, args, this.#progressFor(id));
      if (outcome.ok) this.#post({ kind: 'result', id, value: outcome.value });
      else this.#post({ kind: 'error', id, error: outcome.error });
    } catch (thrown) {
      // The engine throws nothing: this is a trap, and the instance is in no state to go
      // on with.
      const { message } = errorData(thrown, 'worker_failed');
      const explained = `the engine has stopped, most likely for want of memory: ${message}`;
      const error = {
        code: /** @type {const} */ ('worker_failed'),
        message: explained,
        offset: null,
      };
      this.#post({ kind: 'failed', id, error });
    }
  }

  /**
   * @param {Method} method
   * @param {any} args as Methods[method] says
   * @param {ProgressCallback} progress
   * @returns {Outcome}
   */
  #call(method, args, progress) {
    switch (method) {
      case 'solve':
        return this.#solve(args, progress);
      case 'enumerate':
        return this.#once(args, (solver) => solver.enumerate(progress));
      case 'perft':
        return this.#once(args, (solver) => solver.perft(args.depth, progress));
      case 'probe':
        return this.#onSolved((solver) => solver.probe(args.position));
      case 'verify':
        return this.#onSolved((solver) => solver.verify(progress));
      case 'export':
        return this.#onSolved((solver) => exportText(solver, args.format));
    }
  }

  /**
   * @param {{ game: string, rules: string }} args
   * @param {ProgressCallback} progress
   * @returns {Outcome}
   */
  #solve({ game, rules }, progress) {
    this.#solved?.delete(); // before the next one needs the memory
    this.#solved = null;
    const opened = this.#engine.openSolver(game, rules);
    if (!opened.ok) return opened;
    const outcome = opened.value.solve(progress);
    if (outcome.ok) this.#solved = opened.value;
    else opened.value.delete();
    return outcome;
  }

  /**
   * A run that leaves nothing behind.
   * @param {{ game: string, rules: string }} args
   * @param {(solver: EngineSolver) => Outcome} run
   * @returns {Outcome}
   */
  #once({ game, rules }, run) {
    const opened = this.#engine.openSolver(game, rules);
    if (!opened.ok) return opened;
    const outcome = run(opened.value);
    opened.value.delete();
    return outcome;
  }

  /**
   * @param {(solver: EngineSolver) => Outcome} run
   * @returns {Outcome}
   */
  #onSolved(run) {
    if (this.#solved) return run(this.#solved);
    const message = 'the game has not been solved here yet: call solve first';
    return { ok: false, error: { code: 'not_solved', message, offset: null } };
  }

  /**
   * @param {number} id
   * @returns {ProgressCallback}
   */
  #progressFor(id) {
    let phase = '';
    let last = 0;
    return (progress) => {
      const now = performance.now();
      if (progress.phase !== phase || now - last >= progressIntervalMs) {
        phase = progress.phase;
        last = now;
        this.#post({ kind: 'progress', id, progress });
      }
      return true;
    };
  }
}

/**
 * @param {EngineSolver} solver
 * @param {string} format
 * @returns {Outcome}
 */
function exportText(solver, format) {
  /** @type {string[]} */
  const chunks = [];
  const outcome = solver.exportText(format, (text) => chunks.push(text));
  return outcome.ok ? { ok: true, value: chunks.join('') } : outcome;
}

/**
 * The one difference between a browser's worker and Node's.
 * @returns {Promise<{ post: (reply: Reply) => void,
 *   listen: (receive: (request: Request) => void) => void }>}
 */
async function openPort() {
  if (inNode) {
    const { parentPort } = await import('node:worker_threads');
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

async function main() {
  const port = await openPort();
  const loading = loadEngine().then((engine) => new EngineWorker(engine, port.post));
  // Requests that come while the engine is loading wait for it, in order.
  port.listen(
    (request) =>
      void loading.then(
        (worker) => worker.answer(request),
        () => {},
      ),
  );
  loading.catch((thrown) =>
    port.post({ kind: 'failed', id: null, error: errorData(thrown, 'worker_failed') }),
  );
}

main();

// Kanzen's JavaScript API: the same in a page, in a worker and in Node.
//
//   import { openGame } from './kanzen.mjs';
//   const game = await openGame({ game: 'gobblers2', rules: 'strict' });
//   await game.solve({ onProgress: ({ phase, done }) => console.log(phase, done) });
//   for (const { text, value } of await game.moves()) console.log(text, value.outcome);
//   await game.play('L@b2');
//   await game.close();
//
// Rules and history run here, in a small instance of the engine; what takes long
// runs in a worker of the game's own, so nothing blocks.  Every function returns a
// promise.  Bad values reject with a KanzenError (code, message, offset), arguments
// of the wrong type with a TypeError, aborted runs with the signal's reason (an
// AbortError).  Aborting a run that is under way terminates the worker, and with it
// go the values of a game solved before; an open table stays.  Values that took long
// can be kept on the device: `keep`, `reopen`, `forget`.  Types: kanzen.d.mts.
import { anySeed, checked, count, duration, text, threadCount, unwrap } from './arguments.mjs';
import { KanzenError, abortReason } from './errors.mjs';
import { engineCode } from './engine_code.mjs';
import { loadEngine } from './load_engine.mjs';
import { askToPersist } from './persistence.mjs';
import { TableLoader } from './table_loader.mjs';
import { WorkerClient } from './worker_client.mjs';

export { KanzenError };

/**
 * @typedef {import('./kanzen.d.mts').Game} Game
 * @typedef {import('./kanzen.d.mts').Move} Move
 * @typedef {import('./kanzen.d.mts').OpenOptions} OpenOptions
 * @typedef {import('./kanzen.d.mts').RunOptions} RunOptions
 * @typedef {import('./kanzen-engine.mjs').EngineModule} EngineModule
 * @typedef {import('./kanzen-engine.mjs').EngineSession} EngineSession
 */

/** Codes of a probe that has no value to tell, now or ever. */
const noValue = new Set(['not_solved', 'not_loaded', 'unsupported', 'illegal_position']);

/** @type {Promise<EngineModule> | null} the instance for rules and history, shared by all games */
let loading = null;

/** @returns {Promise<EngineModule>} */
async function engine() {
  loading ??= engineCode().then(loadEngine);
  try {
    return await loading;
  } catch (thrown) {
    loading = null; // so that the next call tries again
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new KanzenError({ code: 'worker_failed', message: `the engine did not load: ${reason}` });
  }
}

/** @implements {Game} */
class OpenedGame {
  /** @type {EngineSession | null} null once closed */
  #session;
  #client = new WorkerClient();
  /** @type {{ url: string, loader: TableLoader } | null} the table opened last */
  #table = null;

  /** @param {EngineSession} session */
  constructor(session) {
    this.#session = session;
    this.info = Object.freeze(session.info());
  }

  get solved() {
    return this.#client.solved;
  }

  async position() {
    return this.#open().position();
  }

  async board() {
    return this.#open().board();
  }

  /** @returns {Promise<Move[]>} */
  async moves() {
    const session = this.#open();
    const moves = session.moves();
    const known = (this.solved || this.#table !== null) && moves.length > 0;
    const values = known ? await this.#valuesAt(session.position()) : new Map();
    return moves.map((move) => ({ ...move, value: values.get(move.text) ?? null }));
  }

  /** @param {string} position */
  async setPosition(position) {
    unwrap(this.#open().setPosition(text('position', position)), position);
  }

  /** @param {string} move */
  async play(move) {
    unwrap(this.#open().play(text('move', move)), move);
  }

  async undo() {
    return this.#open().undo();
  }

  async redo() {
    return this.#open().redo();
  }

  /** @param {number} ply */
  async jump(ply) {
    return this.#open().jump(count('ply', ply));
  }

  async history() {
    return this.#open().history();
  }

  async link() {
    return this.#open().link();
  }

  async otherNotations() {
    return this.#open().otherNotations();
  }

  /** @param {RunOptions & { threads?: number }} [options] */
  async solve(options) {
    const { threads = 1, ...run } = checked(options ?? {});
    const args = { ...this.#named(), threads: threadCount(threads) };
    return this.#client.request('solve', args, run);
  }

  /**
   * @param {string} [position]
   * @param {{ signal?: AbortSignal }} [options]
   */
  async probe(position, options) {
    const wanted = position === undefined ? this.#open().position() : text('position', position);
    return this.#ask(wanted, checked(options));
  }

  /** @param {RunOptions & { position?: string, seconds?: number }} [options] */
  async search(options) {
    const { position, seconds = 10, ...run } = checked(options ?? {});
    const wanted = position === undefined ? this.#open().position() : text('position', position);
    const args = { ...this.#named(), position: wanted, seconds: duration('seconds', seconds) };
    return this.#client.request('search', args, run);
  }

  /** @param {RunOptions & { seconds?: number }} [options] */
  async score(options) {
    const { seconds = 10, ...run } = checked(options ?? {});
    const line = { position: this.#open().position(), past: this.#open().past() };
    const args = { ...this.#named(), ...line, seconds: duration('seconds', seconds) };
    return this.#client.request('score', args, run);
  }

  /** @param {import('./kanzen.d.mts').EstimateOptions} [options] */
  async estimate(options) {
    const { seconds = 3, playouts = 0, seed = anySeed(), ...run } = checked(options ?? {});
    const wish = {
      position: this.#open().position(),
      past: this.#open().past(),
      komi: this.info.komi,
      seconds: duration('seconds', seconds),
      playouts: count('playouts', playouts),
      seed: count('seed', seed),
    };
    return this.#client.request('estimate', { ...this.#named(), ...wish }, run);
  }

  /** @param {import('./kanzen.d.mts').ChooseOptions} [options] */
  async choose(options) {
    const { player = '', position, seconds = 10, seed = anySeed(), ...run } = checked(options);
    const wish = {
      player: text('player', player),
      position: position === undefined ? this.#unfinished() : text('position', position),
      past: position === undefined ? this.#open().past() : [],
      seconds: duration('seconds', seconds),
      seed: count('seed', seed),
      komi: this.info.komi,
    };
    return this.#client.request('choose', { ...this.#named(), ...wish }, run);
  }

  /** @param {RunOptions} [options] */
  async verify(options) {
    return this.#client.request('verify', {}, checked(options));
  }

  /** @param {RunOptions & { limit?: number }} [options] */
  async notable(options) {
    const { limit = 3, ...run } = checked(options ?? {});
    return this.#client.request('notable', { limit: count('limit', limit) }, run);
  }

  /** @param {{ onProgress?: RunOptions['onProgress'] }} [options] */
  async keep(options) {
    const { onProgress } = checked(options ?? {});
    if (this.info.large) askToPersist();
    return this.#client.request('keep', {}, { onProgress });
  }

  /** @param {RunOptions} [options] */
  async reopen(options) {
    return this.#client.request('reopen', this.#named(), checked(options));
  }

  async forget() {
    return this.#client.request('forget', this.#named());
  }

  /** @param {RunOptions} [options] */
  async enumerate(options) {
    return this.#client.request('enumerate', this.#named(), checked(options));
  }

  /**
   * @param {number} depth
   * @param {RunOptions} [options]
   */
  async perft(depth, options) {
    const args = { ...this.#named(), depth: count('depth', depth) };
    return this.#client.request('perft', args, checked(options));
  }

  /**
   * @param {string} [format]
   * @param {{ signal?: AbortSignal }} [options]
   */
  async export(format = 'csv', options) {
    return this.#client.request('export', { format: text('format', format) }, checked(options));
  }

  /**
   * @param {{ url?: string | URL, signal?: AbortSignal,
   *   onProgress?: (progress: import('./kanzen.d.mts').TableProgress) => void }} [options]
   */
  async openTable(options) {
    const { url = './tables/', signal, onProgress } = checked(options);
    const base = new URL(url, import.meta.url);
    if (this.#table?.url !== base.href) {
      this.#table = { url: base.href, loader: new TableLoader(base) };
    }
    return this.#table.loader.load(this.#client, this.#named(), { signal, onProgress });
  }

  /** @param {RunOptions} [options] */
  async compareTable(options) {
    return this.#client.request('compareTable', {}, checked(options));
  }

  async close() {
    this.#client.close();
    this.#session?.delete();
    this.#session = null;
  }

  /**
   * While the table is loading, what is missing for the answer is fetched before the rest of it;
   * of a loaded one it is waited for.
   * @param {string} position
   * @param {{ signal?: AbortSignal }} [options]
   */
  async #ask(position, options) {
    const asked = { ...this.#named(), position };
    const loader = this.#table?.loader;
    for (;;) {
      try {
        const analysis = await this.#client.request('probe', asked, options);
        loader?.want(analysis.missingChunks, { forLine: true });
        return analysis;
      } catch (refusal) {
        if (!(refusal instanceof KanzenError)) throw refusal;
        // With what has come now there may be an answer.
        if (!(await loader?.fetch(this.#client, refusal.chunks, options?.signal))) throw refusal;
      }
    }
  }

  /**
   * @param {string} position
   * @returns {Promise<Map<string, import('./kanzen.d.mts').Value>>} by move; empty: no values there
   */
  async #valuesAt(position) {
    try {
      const { moves } = await this.#ask(position);
      return new Map(moves.map(({ move, value }) => [move, value]));
    } catch (refusal) {
      if (refusal instanceof KanzenError && noValue.has(refusal.code)) return new Map();
      throw refusal;
    }
  }

  /** The current position.  After a losing lift, which leaves none, it is the one before. */
  #unfinished() {
    const session = this.#open();
    if (!session.board().end) return session.position();
    const message = 'the game has ended, so there is no move to choose';
    throw new KanzenError({ code: 'illegal_move', message });
  }

  #named() {
    return { game: this.info.name, rules: this.info.rules };
  }

  #open() {
    if (this.#session) return this.#session;
    throw new KanzenError({ code: 'closed', message: 'the game has been closed' });
  }
}

/**
 * @param {(engine: EngineModule) => import('./kanzen-engine.mjs').Outcome<EngineSession>} open
 * @param {AbortSignal | undefined} signal
 */
async function opened(open, signal) {
  if (signal?.aborted) throw abortReason(signal);
  const module = await engine();
  if (signal?.aborted) throw abortReason(signal);
  return new OpenedGame(unwrap(open(module)));
}

/** Every game with its rule sets. */
export async function listGames() {
  return (await engine()).listGames();
}

/**
 * @param {OpenOptions} options
 * @returns {Promise<Game>}
 */
export async function openGame(options) {
  const { game, rules = '', position, signal } = checked(options);
  text('game', game);
  text('rules', rules);
  if (position !== undefined) text('position', position);
  const result = await opened((module) => module.openSession(game, rules), signal);
  try {
    if (position !== undefined) await result.setPosition(position);
    return result;
  } catch (refusal) {
    await result.close();
    throw refusal;
  }
}

/**
 * @param {string} fragment
 * @param {{ signal?: AbortSignal }} [options]
 * @returns {Promise<Game>}
 */
export async function openLink(fragment, options) {
  const { signal } = checked(options);
  text('fragment', fragment);
  return opened((module) => module.openLink(fragment), signal);
}

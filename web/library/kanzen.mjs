// Kanzen's JavaScript API: the same in a page, in a worker and in Node.
//
//   import { openGame } from './kanzen.mjs';
//   const game = await openGame({ game: 'gobblers2', rules: 'strict' });
//   await game.solve({ onProgress: ({ phase, done }) => console.log(phase, done) });
//   for (const { move, value } of await game.moves()) console.log(move, value.outcome);
//   await game.play('L@b2');
//   await game.close();
//
// Rules and history run in this thread, in one instance of the engine; long computations run in a worker of
// each game, so nothing blocks.  All functions but `values` and `sample` return promises.  Invalid values
// reject with a KanzenError (code, message, details, offset), arguments of the wrong type with a TypeError,
// aborted runs with the signal's reason (an AbortError).  Aborting `solve` or `load` leaves no values; aborting any
// other run leaves a solved game and an open table unchanged.  `save`, `load` and `deleteSaved` save, load
// and delete solved values on the device.  Types and documentation: kanzen.d.mts.
import {
  randomSeed,
  requireCount,
  requireDuration,
  requireOptions,
  requireProof,
  requireString,
  runOptions,
  unwrap,
} from './arguments.mjs';
import { KanzenError, diagnosticOf } from '../common/errors.mjs';
import { once } from '../common/fetch_file.mjs';
import { engineCode } from './engine_code.mjs';
import { requestPersistence } from '../storage/persistence.mjs';
import { PositionValues } from './position_values.mjs';
import { requireGameOptions, openRuledGame, openRuledLink } from './ruled_game.mjs';
import { isComplete } from './score_reports.mjs';
import { WorkerClient } from './worker_client.mjs';
import { instantiate } from '../common/wasm.mjs';
import createKanzenEngine from '../bindings/kanzen-engine.mjs';
import { folderUrl, noTables, packageTables, saveFolder } from './folders.mjs';

export { KanzenError };

/**
 * @import { ChooseOptions, EstimateOptions, Game, Move, OpenOptions, RuledMethods, RunOptions,
 *   SampleOptions, ScoreOptions, ScoreProofFiles, TableProgress } from './kanzen.d.mts'
 * @import { EngineModule } from '../bindings/kanzen-engine.mjs'
 * @import { RuledGame } from './ruled_game.mjs'
 */

// Symbol of the method that `await using` calls, with a placeholder as in ruled_game.mjs.
/** @type {typeof Symbol.asyncDispose} */
const asyncDispose = /** @type {any} */ (Symbol.asyncDispose ?? Symbol('Symbol.asyncDispose'));

/** Greatest depth of `perft`, as of the command: greater ones never end. */
const deepestPerft = 64;

/** Names of players that search or run playouts: they need no values and take a while. */
const searchPlayers = /^(search|monte-carlo|level\d)$/;

/** The engine instance for rules and history, shared by all games. */
const engine = once(async () => {
  try {
    return await instantiate(createKanzenEngine, await engineCode());
  } catch (thrown) {
    const message = `the engine did not load: ${diagnosticOf(thrown).message}`;
    throw new KanzenError({ code: 'worker_failed', message });
  }
});

/** Names of the methods of a game by its rules that `Game` has as well. */
const ruledMethods = /** @type {const} */ ([
  ...['position', 'board', 'legalMoves', 'isLegal', 'setPosition', 'play', 'undo', 'redo', 'jump'],
  ...['goTo', 'promote', 'remove', 'history', 'variations', 'link', 'otherNotations'],
]);

/**
 * The same methods, which return promises.
 * @type {new (rules: RuledGame) => RuledMethods}
 */
const AsyncRules = /** @type {any} */ (
  class {
    /** @param {any} rules */
    constructor(rules) {
      for (const name of ruledMethods) {
        const value = async (/** @type {unknown[]} */ ...args) => rules[name](...args);
        Object.defineProperty(this, name, { value, writable: true, configurable: true });
      }
    }
  }
);

/** @implements {Game} */
class OpenedGame extends AsyncRules {
  #rules;
  #values;
  #client = new WorkerClient();
  /** @type {WorkerClient | null} a second worker, while #client holds a solved game */
  #secondClient = null;
  /** Whether the first worker has read a proof of scores. */
  #readsProof = false;

  /** @param {RuledGame} rules */
  constructor(rules) {
    super(rules);
    this.#rules = rules;
    this.info = rules.info;
    this.#values = new PositionValues(this.#client, this.#gameId());
  }

  get solved() {
    return this.#client.solved;
  }

  /** @param {{ signal?: AbortSignal }} [options] @returns {Promise<Move[]>} */
  async moves(options) {
    const { signal } = requireOptions(options ?? {}, ['signal']);
    signal?.throwIfAborted();
    const moves = this.#rules.moves();
    if (moves.length === 0) return [];
    const values = await this.#values.ofMoves(this.#rules.position(), { signal });
    return moves.map((legal) => ({ ...legal, value: values.get(legal.move) ?? null }));
  }

  /** @param {RunOptions} [options] */
  async solve(options) {
    // `threads`, an option of earlier versions, is ignored.
    const run = requireOptions(options, [...runOptions, 'threads']);
    return this.#client.request('solve', this.#gameId(), run);
  }

  /** @param {string} [position] @param {{ signal?: AbortSignal }} [options] */
  async probe(position, options) {
    const wanted =
      position === undefined ? this.#rules.position() : requireString('position', position);
    return this.#values.probe(wanted, requireOptions(options, ['signal']));
  }

  /** @param {readonly string[]} positions @param {{ signal?: AbortSignal }} [options] */
  async probeMany(positions, options) {
    return this.#values.probeMany(positions, requireOptions(options, ['signal']));
  }

  /** @param {{ signal?: AbortSignal }} [options] */
  values(options) {
    return this.#values.all(options);
  }

  /** @param {SampleOptions} [options] */
  sample(options) {
    return this.#values.sample(options);
  }

  /** @param {RunOptions & { position?: string, seconds?: number }} [options] */
  async search(options) {
    const names = ['position', 'seconds', ...runOptions];
    const { position, seconds = 10, ...run } = requireOptions(options ?? {}, names);
    const wanted =
      position === undefined ? this.#rules.position() : requireString('position', position);
    const args = {
      ...this.#gameId(),
      position: wanted,
      seconds: requireDuration('seconds', seconds),
    };
    return this.#clientWithoutValues().request('search', args, run);
  }

  /** @param {ScoreOptions} [options] */
  async score(options) {
    const names = ['onReport', 'proof', 'seconds', ...runOptions];
    const { seconds = 10, proof, ...run } = requireOptions(options ?? {}, names);
    const position = this.#rules.position();
    const args = {
      ...this.#gameId(),
      position,
      past: this.#rules.past(),
      seconds: requireDuration('seconds', seconds),
      known: await this.#proven(position, requireProof(proof), run.signal),
    };
    if (args.known && isComplete(args.known)) return args.known;
    return this.#clientWithoutValues().request('score', args, run);
  }

  /**
   * Returns what a proof shows of a position.
   * @param {string} position @param {ScoreProofFiles | undefined} proof @param {AbortSignal} [signal]
   */
  async #proven(position, proof, signal) {
    if (!proof) return undefined;
    this.#readsProof = true;
    return this.#client.request('proven', { ...this.#gameId(), position, proof }, { signal });
  }

  /** @param {EstimateOptions} [options] */
  async estimate(options) {
    const names = ['onReport', 'seconds', 'playouts', 'seed', ...runOptions];
    const {
      seconds = 3,
      playouts = 0,
      seed = randomSeed(),
      ...run
    } = requireOptions(options ?? {}, names);
    const request = {
      position: this.#rules.position(),
      past: this.#rules.past(),
      komi: this.#rules.addedPoints(),
      seconds: requireDuration('seconds', seconds),
      playouts: requireCount('playouts', playouts),
      seed: requireCount('seed', seed),
    };
    return this.#clientWithoutValues().request('estimate', { ...this.#gameId(), ...request }, run);
  }

  /** @param {ChooseOptions} [options] */
  async choose(options) {
    const names = ['player', 'position', 'proof', 'seconds', 'seed', ...runOptions];
    const {
      player = '',
      position,
      proof,
      seconds = 10,
      seed = randomSeed(),
      ...run
    } = requireOptions(options, names);
    const wanted =
      position === undefined ? this.#unfinished() : requireString('position', position);
    const request = {
      player: requireString('player', player),
      position: wanted,
      past: position === undefined ? this.#rules.past() : [],
      seconds: requireDuration('seconds', seconds),
      seed: requireCount('seed', seed),
      komi: this.#rules.addedPoints(),
      known: await this.#proven(wanted, requireProof(proof), run.signal),
    };
    const searches = searchPlayers.test(request.player) || proof !== undefined;
    const client = searches ? this.#clientWithoutValues() : this.#client;
    return client.request('choose', { ...this.#gameId(), ...request }, run);
  }

  /** @param {RunOptions} [options] */
  async verify(options) {
    return this.#client.request('verify', {}, requireOptions(options, runOptions));
  }

  /** @param {RunOptions & { limit?: number }} [options] */
  async notable(options) {
    const { limit = 3, ...run } = requireOptions(options ?? {}, ['limit', ...runOptions]);
    return this.#client.request('notable', { limit: requireCount('limit', limit) }, run);
  }

  /** @param {RunOptions & { rules: string, first?: number }} options */
  async compare(options) {
    const names = ['rules', 'first', ...runOptions];
    const { rules, first = 10, ...run } = requireOptions(options ?? {}, names);
    const otherRules = requireString('rules', rules);
    const args = { ...this.#gameId(), otherRules, first: requireCount('first', first) };
    return this.#client.request('compare', args, run);
  }

  /** @param {{ onProgress?: RunOptions['onProgress'], folder?: string | URL }} [options] */
  async save(options) {
    const { onProgress, folder } = requireOptions(options ?? {}, ['onProgress', 'folder']);
    if (this.info.large) requestPersistence();
    return this.#client.request('save', await saveFolder(folder), { onProgress });
  }

  /** @param {RunOptions & { folder?: string | URL }} [options] */
  async load(options) {
    const { folder, ...run } = requireOptions(options ?? {}, ['folder', ...runOptions]);
    const saved = { ...this.#gameId(), ...(await saveFolder(folder)) };
    return this.#client.request('load', saved, run);
  }

  /** @param {{ folder?: string | URL }} [options] */
  async deleteSaved(options) {
    const { folder } = requireOptions(options ?? {}, ['folder']);
    const saved = { ...this.#gameId(), ...(await saveFolder(folder)) };
    return this.#client.request('deleteSaved', saved);
  }

  /** @param {RunOptions} [options] */
  async enumerate(options) {
    const run = requireOptions(options, runOptions);
    const client = this.#clientWithoutValues();
    return client.request('enumerate', this.#gameId(), run);
  }

  /** @param {number} depth @param {RunOptions} [options] */
  async perft(depth, options) {
    const args = { ...this.#gameId(), depth: requireCount('depth', depth, deepestPerft) };
    const run = requireOptions(options, runOptions);
    return this.#clientWithoutValues().request('perft', args, run);
  }

  /** @param {string} [format] @param {{ signal?: AbortSignal }} [options] */
  async export(format = 'csv', options) {
    return this.#client.request(
      'export',
      { format: requireString('format', format) },
      requireOptions(options, ['signal']),
    );
  }

  /**
   * @param {{ url?: string | URL, signal?: AbortSignal,
   *   onProgress?: (progress: TableProgress) => void }} [options]
   */
  async openTable(options) {
    const { url, ...run } = requireOptions(options ?? {}, ['url', ...runOptions]);
    if (!this.info.abilities.tables) throw noTables(this.info);
    const base = url === undefined ? packageTables() : await folderUrl('url', url);
    return this.#values.openTable(base, run);
  }

  /** @param {RunOptions} [options] */
  async compareTable(options) {
    return this.#client.request('compareTable', {}, requireOptions(options, runOptions));
  }

  async close() {
    this.#client.close();
    this.#secondClient?.close();
    this.#rules.close();
  }

  async [asyncDispose]() {
    await this.close();
  }

  /**
   * Returns the current position.  Throws KanzenError `illegal_move` if the game has ended: after a losing
   * lift `position` is the one before it.
   */
  #unfinished() {
    if (!this.#rules.board().end) return this.#rules.position();
    const message = 'the game has ended, so there is no move to choose';
    throw new KanzenError({ code: 'illegal_move', message });
  }

  /**
   * Returns the worker for runs that need no values.  Aborting such a run terminates its worker, which must
   * not be the one that holds a solved game or a proof.
   */
  #clientWithoutValues() {
    if (!this.solved && !this.#readsProof) return this.#client;
    this.#secondClient ??= new WorkerClient();
    return this.#secondClient;
  }

  #gameId() {
    return { game: this.info.name, rules: this.info.rules };
  }
}

/** @param {(engine: EngineModule) => RuledGame} open @param {AbortSignal | undefined} signal */
async function openWhenLoaded(open, signal) {
  signal?.throwIfAborted();
  const module = await engine();
  signal?.throwIfAborted();
  return new OpenedGame(open(module));
}

/** Returns every game of fixed size with its rule sets. */
export async function listGames() {
  return (await engine()).listGames();
}

/** Returns the families of games with their size in the name. */
export async function listSizedGames() {
  return (await engine()).listSizedGames();
}

/** @param {OpenOptions} options @returns {Promise<Game>} */
export async function openGame(options) {
  const request = requireGameOptions(options, ['signal']);
  return openWhenLoaded((module) => openRuledGame(module, request), options.signal);
}

/**
 * @param {string} text
 * @param {{ game?: string, rules?: string, signal?: AbortSignal }} [options]
 * @returns {Promise<Game>}
 */
export async function openRecord(text, options) {
  const { game = '', rules = '', signal } = requireOptions(options, ['game', 'rules', 'signal']);
  requireString('text', text);
  requireString('game', game);
  requireString('rules', rules);
  return openWhenLoaded((module) => {
    const record = unwrap(module.readRecord({ text, game, rules }));
    if (!record) {
      const message = 'the text is in no known notation of game records';
      throw new KanzenError({ code: 'bad_notation', message });
    }
    return openRuledLink(module, record.link);
  }, signal);
}

/** @param {string} link @param {{ signal?: AbortSignal }} [options] @returns {Promise<Game>} */
export async function openLink(link, options) {
  const { signal } = requireOptions(options, ['signal']);
  requireString('link', link);
  return openWhenLoaded((module) => openRuledLink(module, link), signal);
}

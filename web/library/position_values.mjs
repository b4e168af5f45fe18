// Values of positions from a game's worker: those of the solved game, or of an open table, whose missing
// chunks are fetched on demand.
import {
  randomSeed,
  requireCount,
  requireFlag,
  requireOptions,
  requireOutcome,
  requireStrings,
} from './arguments.mjs';
import { KanzenError } from '../common/errors.mjs';
import { noList, noTable } from './folders.mjs';
import { TableLoader } from '../storage/table_loader.mjs';

/**
 * @import { Analysis, SampleOptions, SampledPosition, TableProgress, Value, ValuedPosition }
 *   from './kanzen.d.mts'
 * @import { EnginePositionSample, EngineValuePage } from '../bindings/kanzen-engine.mjs'
 * @import { GameId, Methods } from '../worker/protocol.mjs'
 * @import { WorkerClient } from './worker_client.mjs'
 * @typedef {{ signal?: AbortSignal }} Options
 */

/** Positions per message: the limit bounds the time that other requests wait. */
const positionsAtOnce = 256;

/** Error codes of a probe that mean that there is no value. */
const noValue = new Set(['not_solved', 'not_loaded', 'unsupported', 'illegal_position']);

export class PositionValues {
  #client;
  #gameId;
  /** @type {{ url: string, loader: TableLoader } | null} the table opened last */
  #table = null;

  /** @param {WorkerClient} client @param {GameId} gameId */
  constructor(client, gameId) {
    this.#client = client;
    this.#gameId = gameId;
  }

  /**
   * @param {URL} base the folder of the tables
   * @param {Options & { onProgress?: (progress: TableProgress) => void }} options
   */
  async openTable(base, { signal, onProgress }) {
    if (this.#table?.url !== base.href) {
      this.#table = { url: base.href, loader: new TableLoader(base) };
    }
    const { loader } = this.#table;
    const found = await loader.findTable(this.#gameId, signal).catch((refusal) => {
      throw refusal instanceof KanzenError ? noList(refusal, base) : refusal;
    });
    if (found === 'absent') throw noTable(this.#gameId, base);
    return loader.load(this.#client, this.#gameId, { signal, onProgress });
  }

  /** @param {string} position @param {Options} [options] */
  async probe(position, options) {
    const analysis = await this.#ask('probe', { ...this.#gameId, position }, options);
    this.#table?.loader.prioritize(analysis.missingChunks, { forLine: true });
    return analysis;
  }

  /** @param {readonly string[]} given @param {Options} [options] */
  async probeMany(given, options) {
    const positions = requireStrings('positions', given);
    /** @type {Analysis[]} */
    const analyses = [];
    for (let first = 0; first < positions.length; first += positionsAtOnce) {
      const piece = positions.slice(first, first + positionsAtOnce);
      const args = { ...this.#gameId, positions: piece, first };
      analyses.push(...(await this.#ask('probeMany', args, options)));
    }
    return analyses;
  }

  /**
   * Iterates over all positions; requests one page of them at a time.
   * @param {Options} [options] @returns {AsyncGenerator<ValuedPosition, void, undefined>}
   */
  async *all(options) {
    const { signal } = requireOptions(options ?? {}, ['signal']);
    /** @type {number | null} */
    let first = 0;
    while (first !== null) {
      /** @type {EngineValuePage} */
      const page = await this.#ask('values', { ...this.#gameId, first }, { signal });
      for (const valued of positionsOn(page)) {
        signal?.throwIfAborted();
        yield valued;
      }
      first = page.next;
    }
  }

  /**
   * Iterates over random positions; requests a few of them at a time.
   * @param {SampleOptions} [options] @returns {AsyncGenerator<SampledPosition, void, undefined>}
   */
  async *sample(options) {
    const names = ['outcome', 'distance', 'onlyMove', 'count', 'seed', 'signal'];
    const { outcome, distance, onlyMove = false, ...others } = requireOptions(options ?? {}, names);
    const { count = Infinity, seed = randomSeed(), signal } = others;
    const request = {
      ...this.#gameId,
      outcome: outcome === undefined ? null : requireOutcome(outcome),
      distance: distance === undefined ? null : requireCount('distance', distance),
      onlyMove: requireFlag('onlyMove', onlyMove),
      seed: requireCount('seed', seed),
    };
    let left = count === Infinity ? count : requireCount('count', count);
    /** @type {number | null} */
    let first = 0;
    while (first !== null && left > 0) {
      const most = Math.min(left, positionsAtOnce);
      /** @type {EnginePositionSample} */
      const { positions, next } = await this.#ask(
        'sample',
        { ...request, first, most },
        { signal },
      );
      for (const sampled of positions) {
        signal?.throwIfAborted();
        yield sampled;
      }
      left -= positions.length;
      first = next;
    }
  }

  /**
   * Sends a request.  If chunks of a loaded table are missing, it fetches them and repeats the request; while
   * the table is loading, it only moves them to the front of the queue, and rejects.
   * @template {'probe' | 'probeMany' | 'values' | 'sample'} M @param {M} method
   * @param {Methods[M]['args']} args @param {Options} [options]
   * @returns {Promise<Methods[M]['result']>}
   */
  async #ask(method, args, options) {
    const loader = this.#table?.loader;
    for (;;) {
      try {
        return await this.#client.request(method, args, options);
      } catch (refusal) {
        if (!(refusal instanceof KanzenError)) throw refusal;
        // The request is repeated if the missing chunks were fetched.
        if (!(await loader?.fetch(this.#client, refusal.chunks, options?.signal))) throw refusal;
      }
    }
  }

  /**
   * @param {string} position @param {Options} options
   * @returns {Promise<Map<string, Value>>} values by move; empty: there are none
   */
  async ofMoves(position, options) {
    if (!this.#client.solved && !this.#table) return new Map();
    try {
      const { moves } = await this.probe(position, options);
      return new Map(moves.map(({ move, value }) => [move, value]));
    } catch (refusal) {
      if (refusal instanceof KanzenError && noValue.has(refusal.code)) return new Map();
      throw refusal;
    }
  }
}

/** @param {EngineValuePage} page @returns {Generator<ValuedPosition, void, undefined>} */
function* positionsOn({ positions, values }) {
  if (values.length === 0) return;
  for (const [place, position] of positions.split('\n').entries())
    yield { position, value: valueOf(values[place] ?? 0) };
}

/** @param {number} code 0: a draw; n and -n: a win and a loss in n - 1 plies @returns {Value} */
function valueOf(code) {
  if (code === 0) return { outcome: 'draw', distance: null };
  return { outcome: code > 0 ? 'win' : 'loss', distance: Math.abs(code) - 1 };
}

// The messages between a worker client (worker_client.mjs) and its worker (worker.mjs).
//
// One request runs at a time; the client queues the others, because a worker receives no message during a
// WebAssembly call.  An aborted request either terminates its worker, and the queued requests go to the next
// one, or its answer is ignored (`abortEndsWorker`).

/**
 * @import { Analysis, Choice, Comparison, Enumeration, ErrorData, EstimateReport, Notable, Progress,
 *   Rounds, ScoreProofFiles, ScoreReport, ScoreStatistics, SearchReport, Summary, TableCheck,
 *   TableInfo } from '../library/kanzen.d.mts'
 * @import { EngineEstimateRequest, EngineMoveRequest, EnginePositionSample, EngineSampleRequest,
 *   EngineValuePage, JudgedStones, ReadRecord } from '../bindings/kanzen-engine.mjs'
 */

/** @typedef {{ game: string, rules: string }} GameId */

/**
 * `known` is what a proof shows of the position, the result of `proven`.
 * @typedef {{ known?: ScoreReport }} KnownScores
 */

/**
 * Folder of saved values as a file URL; absent: the default folder.
 * @typedef {{ folder?: string }} SaveFolder
 * @typedef {GameId & SaveFolder} SavedSolutionId
 */

/**
 * Methods of a worker.  `game` and `rules` name the game; the methods without them use the game that the
 * worker solved or loaded last.  `probe`, `probeMany`, `values`, `sample`, and `choose` for a player that needs
 * values, use the solved game or else the open table, if it is that of the named game.  `first` of
 * `probeMany` is the index of its first position in the caller's list, for messages; that of `values` is
 * where the page begins.  The bytes of a chunk are transferred: the sender loses them.
 * @typedef {{
 *   enumerate: { args: GameId, result: Enumeration },
 *   solve: { args: GameId, result: Summary },
 *   load: { args: SavedSolutionId, result: Summary | null },
 *   deleteSaved: { args: SavedSolutionId, result: boolean },
 *   perft: { args: GameId & { depth: number }, result: number[] },
 *   probe: { args: GameId & { position: string }, result: Analysis },
 *   probeMany: { args: GameId & { positions: string[], first: number }, result: Analysis[] },
 *   values: { args: GameId & { first: number }, result: EngineValuePage },
 *   sample: { args: GameId & EngineSampleRequest, result: EnginePositionSample },
 *   search: { args: GameId & { position: string, seconds: number }, result: SearchReport },
 *   proven: { args: GameId & { position: string, proof: ScoreProofFiles }, result: ScoreReport },
 *   scoreStatistics: { args: GameId & { proof?: ScoreProofFiles }, result: ScoreStatistics },
 *   score: { args: GameId & KnownScores & { position: string, past: string[], seconds: number },
 *     result: ScoreReport },
 *   estimate: { args: GameId & EngineEstimateRequest, result: EstimateReport },
 *   judge: { args: GameId & { position: string }, result: JudgedStones },
 *   choose: { args: GameId & KnownScores & EngineMoveRequest, result: Choice },
 *   readRecord: { args: GameId & { text: string }, result: ReadRecord | null },
 *   verify: { args: {}, result: number },
 *   notable: { args: { limit: number }, result: Notable[] },
 *   compare: { args: GameId & { otherRules: string, first: number }, result: Comparison },
 *   rounds: { args: { limit: number }, result: Rounds },
 *   save: { args: SaveFolder, result: number },
 *   export: { args: { format: string }, result: string },
 *   openTable: { args: GameId & { manifest: string }, result: TableInfo },
 *   addChunk: { args: { number: number, bytes: Uint8Array }, result: null },
 *   compareTable: { args: {}, result: TableCheck },
 * }} Methods
 */

/**
 * The first message to a worker: the compiled engine.
 * @typedef {{ code: WebAssembly.Module }} EngineCode
 */

/** @typedef {keyof Methods} Method */

/**
 * `abandoned` is memory shared with the client, where that is possible.  It holds the id of the aborted
 * request, which ends at its next progress report.
 * @typedef {{ id: number, method: Method, args: Methods[Method]['args'],
 *   abandoned?: Int32Array | null }} Request
 */

/**
 * `failed` means that the worker is broken (it did not load, or its WebAssembly trapped) and must be
 * replaced; the id is null if it did not start.  `heapBytes` is the size of the worker's WebAssembly memory.
 * `ready` is sent once, when the engine is loaded.  A `report` is an intermediate result.
 * @typedef {{ kind: 'ready' }
 *   | { kind: 'progress', id: number, progress: Progress }
 *   | { kind: 'report', id: number, value: unknown }
 *   | { kind: 'result', id: number, value: unknown, heapBytes: number }
 *   | { kind: 'error', id: number, error: ErrorData, heapBytes: number }
 *   | { kind: 'failed', id: number | null, error: ErrorData }} Reply
 */

/** Methods that put a solved game into the worker and replace the previous one. */
export const solvingMethods = new Set(/** @type {Method[]} */ (['solve', 'load']));

/** Methods that need a solved game. */
export const solutionMethods = new Set(
  /** @type {Method[]} */ (['verify', 'notable', 'rounds', 'save', 'export', 'compareTable']),
);

/** Methods that use the open table: a new worker receives it first. */
export const tableMethods = new Set(
  /** @type {Method[]} */ ([
    'probe',
    'probeMany',
    'values',
    'sample',
    'choose',
    'addChunk',
    'compareTable',
  ]),
);

/**
 * Time limits in seconds for a silent worker: while it is loading, in quick methods, and in methods that
 * report progress.  A worker that is silent for longer is considered dead.
 */
const startingSeconds = 120;
const quickSeconds = 30;
const busySeconds = 120;
const quickMethods = new Set(
  /** @type {Method[]} */ ([
    'probe',
    'probeMany',
    'values',
    'sample',
    'openTable',
    'addChunk',
    'deleteSaved',
  ]),
);
const silentMethods = new Set(/** @type {Method[]} */ (['enumerate', 'perft', 'verify', 'export']));

/**
 * @param {Method} method
 * @param {boolean} ready whether the worker has sent `ready`
 * @returns {number | null} seconds; null: there is no limit
 */
export function longestSilence(method, ready) {
  if (!ready) return startingSeconds;
  if (quickMethods.has(method)) return quickSeconds;
  return silentMethods.has(method) ? null : busySeconds;
}

/**
 * Largest heap of a worker that is reused for another game.  A WebAssembly memory never shrinks; terminating
 * the worker frees it.
 */
export const reusableHeapBytes = 64 * 1024 * 1024;

/**
 * Whether aborting the running request terminates the worker, which stops it at once and frees its memory.
 * Otherwise the answer is ignored, because the worker holds a solved game or the method is quick.
 * @param {Method} method
 * @param {boolean} solved whether the worker holds a solved game
 */
export const abortEndsWorker = (method, solved) =>
  solvingMethods.has(method) || !(solved || quickMethods.has(method) || proofMethods.has(method));

/** Methods after which the worker remains whatever its heap, because reading a proof again takes seconds. */
export const proofMethods = new Set(/** @type {Method[]} */ (['proven', 'scoreStatistics']));

/** Minimum interval between progress messages of the same phase. */
export const progressIntervalMs = 50;

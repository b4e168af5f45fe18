// The messages between a worker client (worker_client.mjs) and its worker (worker.mjs).
//
// One request is under way at a time; the client queues the others, because no message reaches a
// worker while a WebAssembly call runs.  An aborted request either ends with its worker, and then
// whatever was queued behind it goes to the next worker, or its answer is ignored
// (`abortEndsWorker`).

/**
 * @import { Analysis, Choice, Comparison, Enumeration, ErrorData, EstimateReport, GameInfo, Notable,
 *   Progress, Rounds, ScoreReport, SearchReport, Summary, TableCheck, TableInfo } from '../library/kanzen.d.mts'
 * @import { EngineEstimateWish, EngineValuePage, EngineWish } from '../bindings/kanzen-engine.mjs'
 */

/** @typedef {{ game: string, rules: string }} Named */

/**
 * Where values are kept in files, as an address; left out, in the usual place.
 * @typedef {{ folder?: string }} Place
 * @typedef {Named & Place} Kept
 */

/**
 * What a worker does.  `game` and `rules` name the game; the methods without them use the one
 * solved or reopened last by the same worker.  A probe is answered by the solved game or else
 * by the table of the game that it names, and by no other; so are a page of all values, and the
 * choice of a player that needs values.  `first` of `probeMany` is the place of its first position in
 * the caller's list, for messages; that of `values` is where the page begins.  The bytes of a chunk are
 * transferred: whoever sends them has them no more.
 * @typedef {{
 *   games: { args: {}, result: GameInfo[] },
 *   enumerate: { args: Named, result: Enumeration },
 *   solve: { args: Named & { threads: number }, result: Summary },
 *   reopen: { args: Kept, result: Summary | null },
 *   forget: { args: Kept, result: boolean },
 *   perft: { args: Named & { depth: number }, result: number[] },
 *   probe: { args: Named & { position: string }, result: Analysis },
 *   probeMany: { args: Named & { positions: string[], first: number }, result: Analysis[] },
 *   values: { args: Named & { first: number }, result: EngineValuePage },
 *   search: { args: Named & { position: string, seconds: number }, result: SearchReport },
 *   score: { args: Named & { position: string, past: string[], seconds: number },
 *     result: ScoreReport },
 *   estimate: { args: Named & EngineEstimateWish, result: EstimateReport },
 *   choose: { args: Named & EngineWish, result: Choice },
 *   verify: { args: {}, result: number },
 *   notable: { args: { limit: number }, result: Notable[] },
 *   compare: { args: Named & { otherRules: string, first: number }, result: Comparison },
 *   rounds: { args: { limit: number }, result: Rounds },
 *   keep: { args: Place, result: number },
 *   export: { args: { format: string }, result: string },
 *   openTable: { args: Named & { manifest: string }, result: TableInfo },
 *   addChunk: { args: { number: number, bytes: Uint8Array }, result: null },
 *   compareTable: { args: {}, result: TableCheck },
 * }} Methods
 */

/**
 * What a worker gets first, and once: the engine, compiled by whoever started it.  With more than one
 * thread it is the one for several, which share its memory.
 * @typedef {{ code: WebAssembly.Module, threads: number }} EngineCode
 */

/** @typedef {keyof Methods} Method */

/**
 * `abandoned` is shared with the client, where threads can share memory: it holds the id of the
 * request whose answer nobody wants any more.  That run ends at its next report of progress.
 * @typedef {{ id: number, method: Method, args: Methods[Method]['args'],
 *   abandoned?: Int32Array | null }} Request
 */

/**
 * `failed` means that the worker is broken (it could not load, or its WebAssembly
 * trapped) and must be replaced; without an id it has not even started.  `heapBytes` is
 * how large the worker's WebAssembly memory has become.  `ready` is told once, when the engine
 * has been loaded.  A `report` is what a method would answer if it ended now.
 * @typedef {{ kind: 'ready' }
 *   | { kind: 'progress', id: number, progress: Progress }
 *   | { kind: 'report', id: number, value: unknown }
 *   | { kind: 'result', id: number, value: unknown, heapBytes: number }
 *   | { kind: 'error', id: number, error: ErrorData, heapBytes: number }
 *   | { kind: 'failed', id: number | null, error: ErrorData }} Reply
 */

/** Methods that leave a solved game in the worker, in place of the one before. */
export const bringsValues = new Set(/** @type {Method[]} */ (['solve', 'reopen']));

/** Methods that need such a game; those of usesTable are content with less. */
export const needsValues = new Set(
  /** @type {Method[]} */ (['verify', 'notable', 'rounds', 'keep', 'export', 'compareTable']),
);

/** Methods that a table may answer, or that need one: a new worker gets it first. */
export const usesTable = new Set(
  /** @type {Method[]} */ (['probe', 'probeMany', 'values', 'choose', 'addChunk', 'compareTable']),
);

/**
 * For how many seconds a worker may be silent: while it is loading, in methods that take a moment, and in
 * others, which tell of their progress but for a few.  One that is silent for longer has died.
 */
const startingSeconds = 120;
const quickSeconds = 30;
const busySeconds = 120;
const quickMethods = new Set(
  /** @type {Method[]} */ ([
    'games',
    'probe',
    'probeMany',
    'values',
    'openTable',
    'addChunk',
    'forget',
  ]),
);
const untoldMethods = new Set(/** @type {Method[]} */ (['enumerate', 'perft', 'verify', 'export']));

/**
 * @param {Method} method
 * @param {boolean} ready has the worker said so?
 * @returns {number | null} seconds; null: it may take as long as it likes
 */
export function longestSilence(method, ready) {
  if (!ready) return startingSeconds;
  if (quickMethods.has(method)) return quickSeconds;
  return untoldMethods.has(method) ? null : busySeconds;
}

/**
 * A WebAssembly memory never shrinks.  A worker whose memory is larger than this is not
 * used for another game; it ends, and its memory goes back to the system.
 */
export const reusableHeapBytes = 64 * 1024 * 1024;

/**
 * True: aborting the running request terminates the worker, which stops it at once and gives its
 * memory back.  False: the answer is ignored, because the worker has something to lose, or the
 * request takes a moment.
 * @param {Method} method
 * @param {boolean} solved does the worker hold a solved game?
 */
export const abortEndsWorker = (method, solved) =>
  bringsValues.has(method) || !(solved || quickMethods.has(method));

/** Progress is sent when the phase changes, and otherwise no more often than this. */
export const progressIntervalMs = 50;

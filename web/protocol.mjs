// The messages between a worker client (worker_client.mjs) and its worker (worker.mjs).
//
// One request is under way at a time; the client queues the others, because a
// WebAssembly call cannot be interrupted: the only way to stop one is to terminate
// the worker, and then whatever was queued behind it goes to the next worker.

/**
 * @typedef {import('./kanzen.d.mts').Summary} Summary
 * @typedef {import('./kanzen.d.mts').Analysis} Analysis
 * @typedef {import('./kanzen.d.mts').Enumeration} Enumeration
 * @typedef {import('./kanzen.d.mts').Progress} Progress
 * @typedef {import('./kanzen.d.mts').ErrorData} ErrorData
 */

/**
 * What a worker does.  `game` and `rules` name the game; the methods on a solved
 * game use the one solved last by the same worker.
 * @typedef {{
 *   enumerate: { args: { game: string, rules: string }, result: Enumeration },
 *   solve: { args: { game: string, rules: string }, result: Summary },
 *   perft: { args: { game: string, rules: string, depth: number }, result: number[] },
 *   probe: { args: { position: string }, result: Analysis },
 *   verify: { args: {}, result: number },
 *   export: { args: { format: string }, result: string },
 * }} Methods
 */

/** @typedef {keyof Methods} Method */

/** @typedef {{ id: number, method: Method, args: Methods[Method]['args'] }} Request */

/**
 * `failed` means that the worker is broken (it could not load, or its WebAssembly
 * trapped) and must be replaced; without an id it has not even started.
 * @typedef {{ kind: 'progress', id: number, progress: Progress }
 *   | { kind: 'result', id: number, value: unknown }
 *   | { kind: 'error', id: number, error: ErrorData }
 *   | { kind: 'failed', id: number | null, error: ErrorData }} Reply
 */

/** Methods that need a finished `solve` in the same worker. */
export const needsSolved = new Set(/** @type {Method[]} */ (['probe', 'verify', 'export']));

/** Progress is sent when the phase changes, and otherwise no more often than this. */
export const progressIntervalMs = 50;

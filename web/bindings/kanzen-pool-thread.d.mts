// Emscripten's script for pool workers, as a function (scripts/build).

/** Waits for messages that load the engine again, in the shared memory of the other threads. */
export function runPoolThread(engine: typeof import('./kanzen-engine-threads.mjs')): void;

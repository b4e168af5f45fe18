// Emscripten's script for the workers of a pool, as a function (scripts/build).

/** Waits for its orders, which load the engine once more, into the memory of the others. */
export function runPoolThread(engine: typeof import('./kanzen-engine-threads.mjs')): void;

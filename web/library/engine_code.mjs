// The engine's WebAssembly, fetched and compiled once for all instances of it: this thread's and
// those of the workers that it starts.
import { once } from '../common/fetch_file.mjs';
import { placed } from '../common/own_files.mjs';
import { fetchWasm } from '../common/wasm.mjs';

/** @type {Promise<void>} */
let mayCome = Promise.resolve();

/**
 * Whoever has something more urgent to fetch keeps the engine, and the workers that want it, waiting.
 * @returns {() => void} ends that
 */
export function holdEngineBack() {
  let release = () => {};
  mayCome = new Promise((resolve) => (release = resolve));
  return release;
}

/** Resolves when nobody holds the engine back. */
export const engineMayCome = () => mayCome;

const code = placed(new URL('../bindings/kanzen-engine.wasm', import.meta.url));
export const engineCode = once(() => mayCome.then(() => fetchWasm(code)));

/** Of the engine that works with several threads (threads_worker.mjs). */
const threadsCode = placed(new URL('../bindings/kanzen-engine-threads.wasm', import.meta.url));
export const threadsEngineCode = once(() => mayCome.then(() => fetchWasm(threadsCode)));

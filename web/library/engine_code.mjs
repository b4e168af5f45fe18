// Fetches and compiles the engine's WebAssembly once.  The compiled module serves the instance of this thread
// and those of the workers that it starts.
import { once } from '../common/fetch_file.mjs';
import { placed } from '../common/own_files.mjs';
import { fetchWasm } from '../common/wasm.mjs';

/** @type {Promise<void>} */
let mayCome = Promise.resolve();

/**
 * Delays loading the engine, and starting the workers that need it, in favour of more urgent requests.
 * @returns {() => void} ends the delay
 */
export function holdEngineBack() {
  let release = () => {};
  mayCome = new Promise((resolve) => (release = resolve));
  return release;
}

/** Resolves when loading the engine is not delayed. */
export const engineMayCome = () => mayCome;

const code = placed(new URL('../bindings/kanzen-engine.wasm', import.meta.url));
export const engineCode = once(() => mayCome.then(() => fetchWasm(code)));

/** URL of the multi-threaded engine (threads_worker.mjs). */
const threadsCode = placed(new URL('../bindings/kanzen-engine-threads.wasm', import.meta.url));
export const threadsEngineCode = once(() => mayCome.then(() => fetchWasm(threadsCode)));

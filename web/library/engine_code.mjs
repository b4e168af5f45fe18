// Fetches and compiles the engine's WebAssembly once.  The compiled module serves the instance of this thread
// and those of the workers that it starts.
import { once } from '../common/fetch_file.mjs';
import { packageUrl } from '../common/package_files.mjs';
import { fetchWasm } from '../common/wasm.mjs';

/** @type {Promise<void>} */
let started = Promise.resolve();

/**
 * Delays loading the engine, and starting the workers that need it, in favour of more urgent requests.
 * @returns {() => void} ends the delay
 */
export function delayEngine() {
  let release = () => {};
  started = new Promise((resolve) => (release = resolve));
  return release;
}

/** Resolves when loading the engine is not delayed. */
export const engineStart = () => started;

const code = packageUrl(new URL('../bindings/kanzen-engine.wasm', import.meta.url));
export const engineCode = once(() => started.then(() => fetchWasm(code)));

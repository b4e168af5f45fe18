// The engine's WebAssembly, fetched and compiled once for all instances of it: this thread's and
// those of the workers that it starts.
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

/**
 * After a failure the next call tries again.
 * @param {URL} url
 * @returns {() => Promise<WebAssembly.Module>}
 */
function compiledOnce(url) {
  /** @type {Promise<WebAssembly.Module> | null} */
  let compiling = null;
  return () => {
    if (!compiling) {
      const begun = mayCome.then(() => fetchWasm(url));
      compiling = begun;
      begun.catch(() => {
        if (compiling === begun) compiling = null;
      });
    }
    return compiling;
  };
}

export const engineCode = compiledOnce(
  placed(new URL('../bindings/kanzen-engine.wasm', import.meta.url)),
);

/** Of the engine that works with several threads (load_threads.mjs). */
export const threadsEngineCode = compiledOnce(
  placed(new URL('../bindings/kanzen-engine-threads.wasm', import.meta.url)),
);

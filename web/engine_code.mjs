// The engine's WebAssembly, fetched and compiled once for all instances of it: this thread's and
// those of the workers that it starts.
import { fetchWasm } from './wasm.mjs';

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
      const begun = fetchWasm(url);
      compiling = begun;
      begun.catch(() => {
        if (compiling === begun) compiling = null;
      });
    }
    return compiling;
  };
}

export const engineCode = compiledOnce(new URL('./kanzen-engine.wasm', import.meta.url));

/** Of the engine that works with several threads (load_threads.mjs). */
export const threadsEngineCode = compiledOnce(
  new URL('./kanzen-engine-threads.wasm', import.meta.url),
);

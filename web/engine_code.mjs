// The engine's WebAssembly, fetched and compiled once for all instances of it: this thread's and
// those of the workers that it starts.
import { fetchWasm } from './wasm.mjs';

const url = new URL('./kanzen-engine.wasm', import.meta.url);

/** @type {Promise<WebAssembly.Module> | null} */
let compiling = null;

/** After a failure the next call tries again. @returns {Promise<WebAssembly.Module>} */
export function engineCode() {
  if (!compiling) {
    const begun = fetchWasm(url);
    compiling = begun;
    begun.catch(() => {
      if (compiling === begun) compiling = null;
    });
  }
  return compiling;
}

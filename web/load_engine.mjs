// Loads the engine's WebAssembly wherever we are: page, worker or Node.
//
// Emscripten's own loader does not know ES modules in Node, and neither patience with a server
// nor how to say what went wrong.
import createKanzenEngine from './kanzen-engine.mjs';
import { fetchWasm, instantiate } from './wasm.mjs';

/** @typedef {import('./kanzen-engine.mjs').EngineModule} EngineModule */

const wasmUrl = new URL('./kanzen-engine.wasm', import.meta.url);

/**
 * A fresh instance with a memory of its own.
 * @returns {Promise<EngineModule>}
 */
export async function loadEngine() {
  return instantiate(createKanzenEngine, await fetchWasm(wasmUrl));
}

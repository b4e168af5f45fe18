// An instance of the engine wherever we are: page, worker or Node.
//
// Emscripten's own loader does not know ES modules in Node, and neither patience with a server
// nor how to say what went wrong.
import createKanzenEngine from '../bindings/kanzen-engine.mjs';
import { instantiate } from '../common/wasm.mjs';

/** @typedef {import('../bindings/kanzen-engine.mjs').EngineModule} EngineModule */

/**
 * A fresh instance with a memory of its own.
 * @param {WebAssembly.Module} code
 * @returns {Promise<EngineModule>}
 */
export function loadEngine(code) {
  return instantiate(createKanzenEngine, code);
}

// An instance of the engine that works with several threads, in a worker: these are workers of
// Emscripten's, which share its memory.
import { inNode } from './environment.mjs';
import { nodePool } from './node.mjs';
import { instantiate } from './wasm.mjs';

/**
 * @typedef {import('./kanzen-engine.mjs').EngineModule} EngineModule
 * @typedef {typeof import('./kanzen-engine-threads.mjs')} EngineScript
 */

const poolWorker = new URL('./kanzen-engine-threads.worker.js', import.meta.url);
const engineScript = new URL('./kanzen-engine-threads.mjs', import.meta.url);

/**
 * Ready when the pool is, so that the engine's threads start without waiting for anybody.
 * @param {WebAssembly.Module} code
 * @param {number} threads with the one that calls the engine
 * @returns {Promise<EngineModule>}
 */
export async function loadThreadsEngine(code, threads) {
  if (inNode) (await nodePool()).actAsBrowserWorker();
  // Not one of a bundle's modules, as the pool's workers load the same file.
  const { default: createKanzenEngine } = /** @type {EngineScript} */ (
    await import(/* webpackIgnore: true */ /* @vite-ignore */ engineScript.href)
  );
  return instantiate(createKanzenEngine, code, {
    poolSize: threads - 1,
    locateFile: () => poolWorker.href,
    mainScriptUrlOrBlob: engineScript.href,
  });
}

// Loads the engine's WebAssembly wherever we are: page, worker or Node.
//
// The bytes are fetched or read here and handed to Emscripten's factory, whose own
// loader does not know ES modules in Node.
import createKanzenEngine from './kanzen-engine.mjs';
import { inNode } from './environment.mjs';

/** @typedef {import('./kanzen-engine.mjs').EngineModule} EngineModule */

const wasmUrl = new URL('./kanzen-engine.wasm', import.meta.url);

/** @returns {Promise<ArrayBuffer | Uint8Array>} */
async function wasmBytes() {
  if (inNode) {
    const { readFile } = await import('node:fs/promises');
    return readFile(wasmUrl);
  }
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl.pathname}: HTTP status ${response.status}`);
  return response.arrayBuffer();
}

/**
 * A fresh instance with a memory of its own.
 * @returns {Promise<EngineModule>}
 */
export async function loadEngine() {
  return createKanzenEngine({ wasmBinary: await wasmBytes() });
}

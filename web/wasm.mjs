// WebAssembly for Emscripten's factories, with every failure told.
import { fetchFile } from './fetch_file.mjs';

/**
 * @param {URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
export const fetchWasm = (url) =>
  fetchFile(url, {
    accept: (bytes) => WebAssembly.compile(/** @type {any} */ (bytes)),
    stream: compileWhileItComes,
  });

/**
 * A host may not know its type, on which browsers insist.
 * @param {ReadableStream<Uint8Array>} body
 * @returns {Promise<WebAssembly.Module>}
 */
const compileWhileItComes = (body) =>
  WebAssembly.compileStreaming(
    new Response(/** @type {any} */ (body), { headers: { 'Content-Type': 'application/wasm' } }),
  );

/**
 * The factory's own way writes to the console, and some of its failures nobody hears of.
 * @template T
 * @param {(options: any) => Promise<T>} factory
 * @param {WebAssembly.Module} compiled
 * @param {object} [options]
 * @returns {Promise<T>}
 */
export function instantiate(factory, compiled, options = {}) {
  return new Promise((resolve, reject) => {
    /**
     * @param {WebAssembly.Imports} imports
     * @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} receive
     */
    const instantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(compiled, imports)
        .then((instance) => receive(instance, compiled))
        .catch(reject);
      return {}; // it comes later
    };
    factory({ ...options, instantiateWasm }).then(resolve, reject);
  });
}

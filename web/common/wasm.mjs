// WebAssembly for Emscripten's factories, with every failure told.
import { diagnostic } from './errors.mjs';
import { FileError, fetchFile } from './fetch_file.mjs';
import { forbidden } from './phrases.mjs';

/** @param {URL} url @returns {Promise<WebAssembly.Module>} */
export const fetchWasm = (url) =>
  fetchFile(url, {
    accept: (bytes) => unlessForbidden(url, WebAssembly.compile(/** @type {any} */ (bytes))),
    stream: (body) => unlessForbidden(url, compileWhileItComes(body)),
  });

/**
 * A policy that forbids to compile shows as an error of the module, in each browser's own words.
 * @param {URL} url @param {Promise<WebAssembly.Module>} compiling
 */
async function unlessForbidden({ pathname }, compiling) {
  try {
    return await compiling;
  } catch (thrown) {
    if (await canCompile()) throw thrown;
    throw new FileError(diagnostic(forbidden, pathname));
  }
}

/** Asked of the smallest module, with which nothing else is wrong. */
const canCompile = () =>
  WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)).then(
    () => true,
    () => false,
  );

/** A host may not know its type, on which browsers insist. @param {ReadableStream<Uint8Array>} body */
const compileWhileItComes = (body) =>
  WebAssembly.compileStreaming(
    new Response(/** @type {any} */ (body), { headers: { 'Content-Type': 'application/wasm' } }),
  );

/**
 * The factory's own way writes to the console, and some of its failures nobody hears of.
 * @template T @param {(options: any) => Promise<T>} factory @param {WebAssembly.Module} compiled
 * @param {object} [options] @returns {Promise<T>}
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

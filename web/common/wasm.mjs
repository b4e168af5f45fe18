// Loads and instantiates WebAssembly for Emscripten's factories, and reports every failure.
import { FileError, diagnostic } from './errors.mjs';
import { fetchFile } from './fetch_file.mjs';
import { wasmForbidden } from './phrases.mjs';

/** @param {URL} url @returns {Promise<WebAssembly.Module>} */
export const fetchWasm = (url) =>
  fetchFile(url, {
    accept: (bytes) => explainCspError(url, WebAssembly.compile(/** @type {any} */ (bytes))),
    stream: (body) => explainCspError(url, compileStream(body)),
  });

/**
 * Reports a Content-Security-Policy that forbids WebAssembly.  Browsers reject with a compile error, each
 * with another message.
 * @param {URL} url @param {Promise<WebAssembly.Module>} compiling
 */
async function explainCspError({ pathname }, compiling) {
  try {
    return await compiling;
  } catch (thrown) {
    if (await canCompile()) throw thrown;
    throw new FileError(pathname, diagnostic(wasmForbidden));
  }
}

/** Whether the page may compile WebAssembly, tested with the smallest valid module. */
const canCompile = () =>
  WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)).then(
    () => true,
    () => false,
  );

/**
 * Compiles a module while it downloads.  Sets the MIME type, which browsers require and some hosts do not
 * send.
 * @param {ReadableStream<Uint8Array>} body
 */
const compileStream = (body) =>
  WebAssembly.compileStreaming(
    new Response(/** @type {any} */ (body), { headers: { 'Content-Type': 'application/wasm' } }),
  );

/**
 * Creates an instance of a compiled module.  Emscripten's own instantiation writes to the console and does
 * not report some failures.
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
      return {}; // `receive` delivers the instance
    };
    factory({ ...options, instantiateWasm }).then(resolve, reject);
  });
}

// SHA-256.  Browsers provide it only in secure contexts (https or localhost), Node 18 only in a module.  On
// plain HTTP a library is loaded.
import { inNode } from '../common/environment.mjs';
import { nodeHashing } from '../common/node.mjs';

/** @returns {Promise<SubtleCrypto | undefined>} */
async function findCrypto() {
  if (globalThis.crypto?.subtle) return globalThis.crypto.subtle;
  return inNode ? nodeHashing() : undefined;
}

/** @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
async function digest(bytes) {
  const subtle = await findCrypto();
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', /** @type {any} */ (bytes)));
  return (await import('./hash_library.mjs')).sha256(bytes);
}

/** @param {Uint8Array} bytes @returns {Promise<string>} the hash in hexadecimal */
export async function sha256(bytes) {
  const hash = await digest(bytes);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// SHA-256, where it can be had: a browser has it in secure contexts only (https, or the
// machine itself), and Node 18 has it in a module instead of a global.
import { inNode } from './environment.mjs';

/** @returns {Promise<SubtleCrypto | null>} null: this page may not hash */
async function findCrypto() {
  if (globalThis.crypto?.subtle) return globalThis.crypto.subtle;
  if (!inNode) return null;
  const { webcrypto } = await import('node:crypto');
  return /** @type {any} */ (webcrypto.subtle);
}

/** @returns {Promise<boolean>} */
export const canHash = async () => (await findCrypto()) !== null;

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<string | null>} in hexadecimal digits; null: this page may not hash
 */
export async function sha256(bytes) {
  const subtle = await findCrypto();
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', /** @type {any} */ (bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Where the code runs, for the few places that must know.

/**
 * Of objects that `using` closes.  Where a browser or Node 18 does not know them yet, nobody asks for
 * them.
 */
export const dispose = /** @type {typeof Symbol.dispose} */ (
  Symbol.dispose ?? Symbol('Symbol.dispose')
);
export const asyncDispose = /** @type {typeof Symbol.asyncDispose} */ (
  Symbol.asyncDispose ?? Symbol('Symbol.asyncDispose')
);

export const inNode = typeof process === 'object' && typeof process.versions?.node === 'string';

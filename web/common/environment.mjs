// Where the code runs, for the few places that must know.

// Of objects that `using` closes.  Where a browser or Node 18 does not know them yet, nobody asks for
// them.
/** @type {typeof Symbol.dispose} */
export const dispose = /** @type {any} */ (Symbol.dispose ?? Symbol('Symbol.dispose'));
/** @type {typeof Symbol.asyncDispose} */
export const asyncDispose = /** @type {any} */ (
  Symbol.asyncDispose ?? Symbol('Symbol.asyncDispose')
);

export const inNode = typeof process === 'object' && typeof process.versions?.node === 'string';

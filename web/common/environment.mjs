// Where the code runs, for the few places that must know.
export const inNode = typeof process === 'object' && typeof process.versions?.node === 'string';

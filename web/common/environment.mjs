// Whether the code runs in Node.
export const inNode = typeof process === 'object' && typeof process.versions?.node === 'string';

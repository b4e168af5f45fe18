// Replaces node.mjs in bundles for browsers, which never call its functions.

const absent = async () => {
  throw new Error('this was bundled for browsers, and has nothing that only Node has');
};

export const startNodeWorker = absent;
export const nodePort = absent;
export const readNodeFile = absent;
export const nodeHashing = absent;
export const nodePool = absent;
export const nodeKeeper = absent;
export const nodeFileUrl = absent;

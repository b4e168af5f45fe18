// Stands for node.mjs in what bundlers make for browsers, where nothing of it is ever called.

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

// Replaces the modules for Node in bundles for browsers, which never call their functions.

const unavailable = async () => {
  throw new Error('this was bundled for browsers, and has nothing that only Node has');
};

export const startNodeWorker = unavailable;
export const nodePort = unavailable;
export const readNodeFile = unavailable;
export const nodeHashing = unavailable;
export const nodeFileUrl = unavailable;

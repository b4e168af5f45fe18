// The engine compiled for several threads, for threads_worker.mjs. Its option `poolSize` is the number of
// workers without the calling one.
export { default } from './kanzen-engine.mjs';

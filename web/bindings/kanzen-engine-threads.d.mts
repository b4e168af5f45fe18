// The same engine, compiled for several threads: threads_worker.mjs.  Its option `poolSize`: workers beside the one
// that calls the engine.
import type { EngineModule } from './kanzen-engine.d.mts';

export default function createKanzenEngine(options: object): Promise<EngineModule>;

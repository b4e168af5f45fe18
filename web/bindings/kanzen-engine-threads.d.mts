// The engine compiled for several threads, for threads_worker.mjs. Its option `poolSize` is the number of
// workers without the calling one.
import type { EngineModule } from './kanzen-engine.d.mts';

export default function createKanzenEngine(options: object): Promise<EngineModule>;

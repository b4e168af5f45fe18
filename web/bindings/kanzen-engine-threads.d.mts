// The same engine, compiled for several threads: load_threads.mjs.
import type { EngineModule } from './kanzen-engine.d.mts';

export default function createKanzenEngine(options: {
  /** Workers beside the one that calls the engine. */
  poolSize: number;
}): Promise<EngineModule>;

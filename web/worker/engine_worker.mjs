// Entry script of the worker, with the engine.
import createKanzenEngine from '../bindings/kanzen-engine.mjs';
import { instantiate } from '../common/wasm.mjs';
import { serve } from './worker.mjs';

serve((code) => instantiate(createKanzenEngine, code));

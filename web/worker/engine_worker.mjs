// The script of the worker in which the engine has one thread.
import createKanzenEngine from '../bindings/kanzen-engine.mjs';
import { instantiate } from '../common/wasm.mjs';
import { serve } from './worker.mjs';

serve((code) => instantiate(createKanzenEngine, code));

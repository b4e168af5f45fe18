// The script of the worker in which the engine has one thread.
import { loadEngine } from './load_engine.mjs';
import { serve } from './worker.mjs';

serve(loadEngine);

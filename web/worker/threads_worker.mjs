// The script of the worker in which the engine has several threads, and of these: bundlers need to find
// no other for them.
import * as engine from '../bindings/kanzen-engine-threads.mjs';
import { runPoolThread } from '../bindings/kanzen-pool-thread.mjs';
import { inPoolThread, loadThreadsEngine } from './load_threads.mjs';
import { serve } from './worker.mjs';

if (inPoolThread()) runPoolThread(engine);
else serve(loadThreadsEngine);

// Without a network the page works all the same: its service worker keeps what it is made of.
import { engineCode } from '../library/engine_code.mjs';
import { embedded } from '../embed/embed_options.mjs';

const url = new URL('./service_worker.js', import.meta.url);

/**
 * Begins when what the visitor waits for is there.  Browsers without service workers, private windows
 * and plain HTTP do without; a board in somebody else's page has none.
 */
export async function worksOffline() {
  if (embedded || !('serviceWorker' in navigator)) return;
  try {
    await engineCode();
    await navigator.serviceWorker.register(url);
  } catch {
    // The page has told what did not load, and without the worker it needs a network.
  }
}

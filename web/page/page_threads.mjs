// Number of threads that solve a large game in this page, as the visitor chooses.
//
// Threads need shared memory, which browsers provide only to cross-origin isolated pages.  If the host does
// not send the headers for that, the service worker adds them (isolation.mjs), and the page is reloaded: only
// on the visitor's request, so that it cannot loop.
import { embedded } from '../embed/embed_options.mjs';
import { disableIsolation, enableIsolation, isIsolationEnabled } from '../storage/isolation.mjs';
import { storeSetting, storedSetting } from './settings.mjs';

/** @import { PageEvent, ThreadStatus } from '../bindings/kanzen-page.d.mts' */

/** Maximum number of threads; more of them would wait for each other. */
const maxThreads = 32;
/** Milliseconds from the last choice to the reload, so that the visitor can read the announcement. */
const reloadAfterMs = 1500;

const setting = 'threads';

const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/** Whether the page is not isolated although the service worker has added the headers. */
async function isRefused() {
  const answered = navigator.serviceWorker.controller !== null; // null after a forced reload
  return answered && (await isIsolationEnabled().catch(() => false));
}

export class PageThreads {
  /** @type {ThreadStatus} */
  #status = { phase: 'ready', most: 1, chosen: 1 };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #post;

  /** @param {(event: PageEvent) => void} post */
  constructor(post) {
    this.#post = post;
  }

  /** Posts the available choices. */
  async begin() {
    const most = Math.min(navigator.hardwareConcurrency ?? 1, maxThreads);
    if (embedded || most < 2) return;
    if (globalThis.crossOriginIsolated) {
      const stored = Math.trunc(Number(storedSetting(setting))) || 1;
      const chosen = Math.max(1, Math.min(stored, most));
      this.#postStatus({ phase: chosen > 1 && isReloaded() ? 'reloaded' : 'ready', most, chosen });
    } else if ('serviceWorker' in navigator) {
      if (await isRefused()) return this.#refuse();
      await navigator.serviceWorker.ready; // pending forever if none is registered
      this.#postStatus({ phase: 'needsReload', most, chosen: 1 });
    }
  }

  /** @param {number} chosen */
  use(chosen) {
    clearTimeout(this.#timer);
    storeSetting(setting, String(chosen));
    const { most } = this.#status;
    if (globalThis.crossOriginIsolated) {
      this.#postStatus({ phase: 'ready', most, chosen });
      // For later visits.
      void (chosen > 1 ? enableIsolation() : disableIsolation()).catch(() => {});
    } else if (chosen > 1) {
      this.#postStatus({ phase: 'reloading', most, chosen });
      this.#timer = setTimeout(() => void this.#reload(), reloadAfterMs);
    } else {
      this.#postStatus({ phase: 'needsReload', most, chosen });
    }
  }

  async #reload() {
    try {
      await enableIsolation();
      location.reload();
    } catch {
      await this.#refuse(); // the choice cannot be stored
    }
  }

  async #refuse() {
    storeSetting(setting, '');
    await disableIsolation().catch(() => {});
    this.#postStatus({ phase: 'refused', most: 1, chosen: 1 });
  }

  /** @param {ThreadStatus} status */
  #postStatus(status) {
    this.#status = status;
    // Events are never posted within the call that causes them.
    queueMicrotask(() => this.#post({ type: 'threadsChanged', value: status }));
  }
}

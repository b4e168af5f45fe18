// How many threads solve a large game in this page: the visitor's choice, where there is one.
//
// Threads share a memory, which a browser gives only to a page that is cross-origin isolated.  Where
// the host does not send the headers for that, the service worker adds them (isolation.mjs), and the
// page is loaded once more: only when the visitor asks for it, so never again and again.
import { embedded } from '../embed/embed_options.mjs';
import { giveUpIsolation, isIsolationWanted, wantIsolation } from '../storage/isolation.mjs';
import { storeSetting, storedSetting } from './settings.mjs';

/** @import { PageEvent, ThreadNews } from '../bindings/kanzen-page.d.mts' */

/** More of them wait for each other. */
const mostThreads = 32;
/** So long nothing else has been chosen, and what is about to happen could be read. */
const reloadAfterMs = 1500;

const setting = 'threads';

const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/** Has the service worker answered as the visitor wanted, and in vain? */
async function isRefused() {
  const answered = navigator.serviceWorker.controller !== null; // not if caches were passed over
  return answered && (await isIsolationWanted().catch(() => false));
}

export class PageThreads {
  /** @type {ThreadNews} */
  #news = { phase: 'ready', most: 1, chosen: 1 };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #post;

  /** @param {(event: PageEvent) => void} post */
  constructor(post) {
    this.#post = post;
  }

  /** Tells what there is to choose. */
  async begin() {
    const most = Math.min(navigator.hardwareConcurrency ?? 1, mostThreads);
    if (embedded || most < 2) return;
    if (globalThis.crossOriginIsolated) {
      const stored = Math.trunc(Number(storedSetting(setting))) || 1;
      const chosen = Math.max(1, Math.min(stored, most));
      this.#tell({ phase: chosen > 1 && isReloaded() ? 'reloaded' : 'ready', most, chosen });
    } else if ('serviceWorker' in navigator) {
      if (await isRefused()) return this.#refuse();
      await navigator.serviceWorker.ready; // never, where there is to be none
      this.#tell({ phase: 'needsReload', most, chosen: 1 });
    }
  }

  /** @param {number} chosen */
  use(chosen) {
    clearTimeout(this.#timer);
    storeSetting(setting, String(chosen));
    const { most } = this.#news;
    if (globalThis.crossOriginIsolated) {
      this.#tell({ phase: 'ready', most, chosen });
      // For the next visits.
      void (chosen > 1 ? wantIsolation() : giveUpIsolation()).catch(() => {});
    } else if (chosen > 1) {
      this.#tell({ phase: 'reloading', most, chosen });
      this.#timer = setTimeout(() => void this.#reload(), reloadAfterMs);
    } else {
      this.#tell({ phase: 'needsReload', most, chosen });
    }
  }

  async #reload() {
    try {
      await wantIsolation();
      location.reload();
    } catch {
      await this.#refuse(); // there is no place for the choice
    }
  }

  async #refuse() {
    storeSetting(setting, '');
    await giveUpIsolation().catch(() => {});
    this.#tell({ phase: 'refused', most: 1, chosen: 1 });
  }

  /** @param {ThreadNews} news */
  #tell(news) {
    this.#news = news;
    // Nothing is told within the call that asks for it.
    queueMicrotask(() => this.#post({ type: 'threadsChanged', value: news }));
  }
}

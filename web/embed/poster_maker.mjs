// Draws the positions of boards that have not started.  A hidden frame with embed.html draws them for all
// boards of the page, because that page needs no permission for WebAssembly then, and loads what draws once
// (docs/EMBEDDING.md).  The frame is removed when it has no more to draw.
import { BoardFrame } from './board_frame.mjs';

/**
 * SVG files for light and dark pages.
 * @typedef {{ light: string, dark: string }} PosterFiles
 */

/** Milliseconds without a request after which the frame is removed. */
const longestIdle = 2_000;

class PosterMaker {
  #site;
  /** @type {BoardFrame | null} */
  #frame = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Settles after the last request. @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {URL} site */
  constructor(site) {
    this.#site = site;
  }

  /**
   * Draws after the positions that were requested before, because the frame accepts few requests at once.
   * @param {string} link @param {() => boolean} isNeeded is asked before the request
   * @returns {Promise<PosterFiles | null>} null: it is not needed
   */
  draw(link, isNeeded) {
    const drawn = this.#last.then(() => (isNeeded() ? this.#ask(link) : null));
    this.#last = drawn.catch(() => {});
    return drawn;
  }

  /** @param {string} link @returns {Promise<PosterFiles>} */
  async #ask(link) {
    clearTimeout(this.#timer);
    // The page may have replaced its body, and with it the frame.
    if (!this.#frame?.element.isConnected) this.#close();
    const frame = (this.#frame ??= this.#open());
    try {
      return await frame.ask({ type: 'poster', link });
    } finally {
      if (frame.failed) this.#close();
      else this.#timer = setTimeout(() => this.#close(), longestIdle);
    }
  }

  #open() {
    const address = new URL('embed.html', this.#site);
    if (window.origin !== 'null')
      address.hash = `${new URLSearchParams({ origin: window.origin })}`;
    // An error rejects the requests as well.
    const listener = { onState: () => {}, onKey: () => {}, onError: () => {} };
    const frame = new BoardFrame(address, 'Kanzen', listener);
    frame.element.style.setProperty('display', 'none', 'important');
    document.body.append(frame.element);
    return frame;
  }

  #close() {
    this.#frame?.close();
    this.#frame = null;
  }
}

/** @type {Map<string, PosterMaker>} makers by the address of the site */
const makers = new Map();

/** Resolves when the page has loaded, which must not wait for the posters. */
const pageLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

/**
 * @param {URL} site @param {string} link @param {() => boolean} isNeeded is asked before the request
 * @returns {Promise<PosterFiles | null>} null: it is not needed
 */
export async function drawPosition(site, link, isNeeded) {
  await pageLoaded();
  const maker = makers.get(site.href) ?? new PosterMaker(site);
  makers.set(site.href, maker);
  return maker.draw(link, isNeeded);
}

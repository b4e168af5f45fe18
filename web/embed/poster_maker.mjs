// Draws the positions of boards that have not started.  A hidden frame with embed.html draws them for all
// boards of the page, because that page needs no permission for WebAssembly then, and loads what draws once
// (docs/EMBEDDING.md).  The frame is removed when it has no more to draw.
import { BoardFrame } from './board_frame.mjs';

/**
 * SVG files for light and dark pages.
 * @typedef {{ light: string, dark: string }} Poster
 */

/** Milliseconds without a request after which the frame is removed. */
const longestIdle = 2_000;

class PosterMaker {
  #site;
  /** @type {BoardFrame | null} */
  #frame = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #pending = 0;

  /** @param {URL} site */
  constructor(site) {
    this.#site = site;
  }

  /** @param {string} link @returns {Promise<Poster>} */
  async draw(link) {
    clearTimeout(this.#timer);
    this.#pending += 1;
    const frame = (this.#frame ??= this.#open());
    try {
      return await frame.ask({ type: 'poster', link });
    } finally {
      this.#pending -= 1;
      if (frame.failed) this.#close();
      else if (this.#pending === 0) this.#timer = setTimeout(() => this.#close(), longestIdle);
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
 * @returns {Promise<Poster | null>} null: it is not needed
 */
export async function drawPosition(site, link, isNeeded) {
  await pageLoaded();
  if (!isNeeded()) return null;
  const maker = makers.get(site.href) ?? new PosterMaker(site);
  makers.set(site.href, maker);
  return maker.draw(link);
}

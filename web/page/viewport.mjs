// The canvas's size, and the preferences of the visitor's system.
//
// The stylesheet sets the canvas's size in CSS pixels; its backing store has that size in device pixels, so
// that nothing is scaled up and blurred.
import { embedOptions, embedded } from '../embed/embed_options.mjs';
import { applyMagnification, magnification } from './magnification.mjs';
import { preferredLanguage } from './settings.mjs';

/** @import { Environment } from '../bindings/kanzen-page.d.mts' */

/** CSS system colours, which a visitor chooses for the whole system. */
const colorNames = /** @type {const} */ (['Canvas', 'CanvasText', 'Highlight', 'HighlightText']);

/** @param {string} css "rgb(r, g, b)", with more after it or not @returns {number} 0xRRGGBB */
const numberOf = (css) =>
  (css.match(/\d+/g) ?? [])
    .slice(0, 3)
    .reduce((number, channel) => number * 256 + Number(channel), 0);

/** @returns {[number, number, number, number]} */
function systemColors() {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const [ground, words, chosen, onChosen] = colorNames.map((name) => {
    probe.style.color = name;
    return numberOf(getComputedStyle(probe).color);
  });
  probe.remove();
  return [ground ?? 0, words ?? 0, chosen ?? 0, onChosen ?? 0];
}

/** @param {string} query */
const matches = (query) => matchMedia(query).matches;

export class Viewport {
  /** @type {{ width: number, height: number } | null} exact size, if the browser reports it */
  #devicePixels = null;
  #canvas;
  #onChange;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {() => void} onChange called when the size, the ratio or a preference has changed
   */
  constructor(canvas, onChange) {
    this.#canvas = canvas;
    this.#onChange = onChange;
    this.#watchSize();
    this.#watchRatio();
    for (const query of preferences) matchMedia(query).addEventListener('change', onChange);
  }

  /** @returns {{ width: number, height: number }} of the backing store, in device pixels */
  get backingSize() {
    const width = Math.max(1, Math.round(this.#canvas.clientWidth * devicePixelRatio));
    const height = Math.max(1, Math.round(this.#canvas.clientHeight * devicePixelRatio));
    const exact = this.#devicePixels;
    // The reported size only corrects rounding, by one pixel.  It ignores a ratio that tests or developer
    // tools emulate.
    const plausible =
      exact && Math.abs(exact.width - width) <= 1 && Math.abs(exact.height - height) <= 1;
    return plausible ? exact : { width, height };
  }

  /** @returns {Environment} */
  get environment() {
    applyMagnification();
    const larger = magnification();
    return {
      cssWidth: this.#canvas.clientWidth / larger,
      cssHeight: this.#canvas.clientHeight / larger,
      ratio: devicePixelRatio * larger,
      prefersDark: matches(prefersDark),
      reducedMotion: matches(reducedMotion),
      coarsePointer: matches(coarsePointer),
      moreContrast: matches(moreContrast),
      systemColors: matches(forcedColors) ? systemColors() : null,
      embedded,
      fixedPlay: embedOptions.play === 'fixed',
      values: embedOptions.values === '' ? null : embedOptions.values === '1',
      language: preferredLanguage(),
    };
  }

  #watchSize() {
    const observer = new ResizeObserver(([entry]) => {
      const exact = entry?.devicePixelContentBoxSize?.[0];
      this.#devicePixels = exact ? { width: exact.inlineSize, height: exact.blockSize } : null;
      this.#onChange();
    });
    try {
      observer.observe(this.#canvas, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(this.#canvas); // Safari does not support that box
    }
  }

  /** Watches the device pixel ratio.  A media query tests one ratio, so every change creates a new one. */
  #watchRatio() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener(
      'change',
      () => {
        this.#onChange();
        this.#watchRatio();
      },
      { once: true },
    );
  }
}

const prefersDark = '(prefers-color-scheme: dark)';
const reducedMotion = '(prefers-reduced-motion: reduce)';
const coarsePointer = '(pointer: coarse)';
const moreContrast = '(prefers-contrast: more)';
const forcedColors = '(forced-colors: active)';
const preferences = [prefersDark, reducedMotion, coarsePointer, moreContrast, forcedColors];

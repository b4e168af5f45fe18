// On a large screen the whole page is drawn larger, so that a board of 900 pixels does not stand
// beside words made for one of 500.  The app knows nothing of it: its pixels are as many times
// larger than those of CSS, and so are those of the mirror and of the first picture.
import { embedded } from '../embed/embed_options.mjs';

/** From these sizes on, upright or not, in CSS pixels: the design's, and somewhat more. */
const usual = [
  { width: 1440, height: 900 },
  { width: 1000, height: 1300 },
];

/** Letters are drawn for the ratio, and a texture has to hold them all. */
const highestRatio = 4;

/**
 * How far the visitor has zoomed the page in, which makes its screen no smaller than it was: what
 * is magnified stays so.  Bars of the browser and tools beside the page take from one side only.
 */
function zoomed() {
  const across = outerWidth / innerWidth;
  const along = outerHeight / innerHeight;
  return Math.max(1, Math.min(across, along) || 1);
}

/**
 * @param {number} width of the page, in CSS pixels
 * @param {number} height
 * @returns {number} 1 or more, in steps of a tenth, as letters are drawn anew for each
 */
export function magnificationOf(width, height) {
  const fits = usual.map((size) => Math.min(width / size.width, height / size.height));
  return Math.max(1, Math.floor(Math.max(...fits) * 10 + 1e-6) / 10);
}

/** @returns {number} how much larger the page is drawn now */
export function magnification() {
  if (embedded) return 1;
  const zoom = zoomed();
  const wanted = magnificationOf(innerWidth * zoom, innerHeight * zoom);
  return Math.max(1, Math.min(wanted, highestRatio / devicePixelRatio));
}

/** Tells the style sheets. */
export function applyMagnification() {
  document.documentElement.style.setProperty('--magnification', String(magnification()));
}

// Magnifies the whole page on a large screen, so that texts grow with the board.  The app is not aware of it:
// its pixels are larger than CSS pixels by this factor, and so are those of the mirror and of the skeleton.
import { embedded } from '../embed/embed_options.mjs';

/**
 * Page sizes from which magnification starts, in landscape and portrait orientation, in CSS pixels: slightly
 * larger than those of the design.
 */
const designSizes = [
  { width: 1440, height: 900 },
  { width: 1000, height: 1300 },
];

/** Largest device pixel ratio: fonts are rasterized for it and must fit into a texture. */
const highestRatio = 4;

/**
 * Returns the visitor's zoom factor, 1 or more.  Zooming in must not reduce the magnification.  The smaller
 * ratio counts, because the browser's bars and tools take space from one side only.
 */
function browserZoom() {
  const across = outerWidth / innerWidth;
  const along = outerHeight / innerHeight;
  return Math.max(1, Math.min(across, along) || 1);
}

/**
 * @param {number} width of the page, in CSS pixels
 * @param {number} height
 * @returns {number} the factor, 1 or more, in steps of 0.1, because fonts are rasterized for each
 */
export function magnificationOf(width, height) {
  const fits = designSizes.map((size) => Math.min(width / size.width, height / size.height));
  return Math.max(1, Math.floor(Math.max(...fits) * 10 + 1e-6) / 10);
}

/** @returns {number} the current factor */
export function magnification() {
  if (embedded) return 1;
  const zoom = browserZoom();
  const wanted = magnificationOf(innerWidth * zoom, innerHeight * zoom);
  return Math.max(1, Math.min(wanted, highestRatio / devicePixelRatio));
}

/** Sets the factor in the style sheets. */
export function applyMagnification() {
  document.documentElement.style.setProperty('--magnification', String(magnification()));
}

// Runs in the page itself before the first paint: prefetches the files that the first values need, applies
// the visitor's theme and language, and hides the board of the first picture if the address names another
// game or position (public/first_paint.css).
import { applyMagnification } from './magnification.mjs';
import { prefetchTable } from '../storage/prefetch.mjs';
import { applyStoredSettings } from './settings.mjs';

/** Inserted by the bundler. @type {string} */
const firstGame = /** @type {any} */ (globalThis).kanzenFirstGame;

const link = new URLSearchParams(location.hash.slice(1));

function showsOtherPosition() {
  const game = link.get('game') ?? firstGame;
  return game !== firstGame || [...link.keys()].some((key) => key !== 'game' && key !== 'rules');
}

Object.assign(globalThis, {
  kanzenPrefetched: prefetchTable(new URL('tables/', document.baseURI), link),
});
const root = document.documentElement;
applyStoredSettings();
applyMagnification();
root.classList.toggle('other-position', showsOtherPosition());
root.classList.toggle('embedded', window.parent !== window); // start.mjs replaces the page there

// Runs in the page itself before the first paint: prefetches the files that the first values need, applies
// the visitor's theme and language, and hides the board of the first picture if the address names another
// game or position (public/first_paint.css).
import { applyMagnification } from './magnification.mjs';
import { prefetchTable } from '../storage/prefetch.mjs';
import { applyStoredSettings } from './settings.mjs';

/** Inserted by the bundler. @type {string} */
const firstGame = /** @type {any} */ (globalThis).kanzenFirstGame;

const link = new URLSearchParams(location.hash.slice(1));

/** Keys that leave the first picture as it is; the first game's board is not turned round. */
const samePosition = new Set(['game', 'rules', 'mode', 'players', 'opponent']);

function showsOtherPosition() {
  if ((link.get('game') ?? firstGame) !== firstGame || link.get('mode') === 'statistics')
    return true;
  return [...link.keys()].some((key) => !samePosition.has(key));
}

Object.assign(globalThis, {
  kanzenPrefetched: prefetchTable(new URL('tables/', document.baseURI), link),
});
const root = document.documentElement;
applyStoredSettings();
applyMagnification();
root.classList.toggle('other-position', showsOtherPosition());
root.classList.toggle('embedded', window.parent !== window); // start.mjs replaces the page there

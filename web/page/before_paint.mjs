// Runs before anything is painted, in the page itself: asks for what the first values need; the
// visitor's theme and language hold for the first picture, and where the address names something else
// than the game that is met first, its board is not shown (public/first_paint.css).
import { askAhead } from '../storage/ahead.mjs';
import { applyMagnification } from './magnification.mjs';
import { applyStoredSettings } from './settings.mjs';

/** Put in by the bundler. @type {string} */
const firstGame = /** @type {any} */ (globalThis).kanzenFirstGame;

const link = new URLSearchParams(location.hash.slice(1));

function standsElsewhere() {
  const game = link.get('game') ?? firstGame;
  return game !== firstGame || [...link.keys()].some((key) => key !== 'game' && key !== 'rules');
}

Object.assign(globalThis, { kanzenAhead: askAhead(new URL('tables/', document.baseURI), link) });
const root = document.documentElement;
applyStoredSettings();
applyMagnification();
root.classList.toggle('elsewhere', standsElsewhere());
root.classList.toggle('embedded', window.parent !== window); // start.mjs shows another page there

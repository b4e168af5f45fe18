// Runs in the page itself before the first paint: prefetches the files that the first values need, applies
// the visitor's theme and language, and reduces the skeleton to the bar if the address names a page with
// another layout (public/skeleton.css).
import { applyMagnification } from './magnification.mjs';
import { prefetchTable } from '../storage/prefetch.mjs';
import { applyStoredSettings } from './settings.mjs';

const link = new URLSearchParams(location.hash.slice(1));

/** Whether the address names statistics, or a game whose board differs from the skeleton's. */
function namesOtherLayout() {
  const game = link.get('puzzle') ?? link.get('game') ?? 'gobblers';
  return !/^gobblers/i.test(game) || link.get('mode') === 'statistics';
}

Object.assign(globalThis, {
  kanzenPrefetched: prefetchTable(new URL('tables/', document.baseURI), link),
});
const root = document.documentElement;
applyStoredSettings();
applyMagnification();
root.classList.toggle('other-layout', namesOtherLayout());
root.classList.toggle('embedded', window.parent !== window); // start.mjs replaces the page there

// The page's beginning: what has to be right before anything is seen, and a message when the rest
// does not load.  It imports next to nothing, so that little can keep it from telling; for what
// remains, and for whatever takes long, the style sheet shows a message by itself.
import { completeWaiting, showNotLoaded } from './failure.mjs';
import { applyStoredSettings } from './settings.mjs';

/** Milliseconds; as long as style.css waits before it says that loading goes on. */
const longLoading = 8_000;

/** The parser is behind us, as this module does not wait for it. */
async function documentParsed() {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Has all of the style sheet come?  Its last rule says so. */
const styled = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--all-of-it') !== '';

/**
 * While a style sheet is on its way browsers paint nothing.  When that takes long, it is loaded
 * in a way that they do not wait for, so that the visitor sees at least a message without style.
 * @returns {Promise<void>}
 */
function styleSheet() {
  const link = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel=stylesheet]'));
  return new Promise((resolve, reject) => {
    const look = () => {
      if (styled()) resolve();
      else reject(new Error('style.css did not load'));
    };
    if (styled()) return resolve();
    const again = /** @type {HTMLLinkElement} */ (link.cloneNode());
    again.href += '?again'; // or the browser goes on waiting for the same answer
    for (const one of [link, again]) {
      one.addEventListener('load', look);
      one.addEventListener('error', look);
    }
    // It may have failed before we listened.
    window.addEventListener('load', look);
    setTimeout(() => {
      if (styled()) return;
      link.replaceWith(again);
      void document.documentElement.offsetHeight; // Firefox paints once somebody has measured
    }, longLoading);
  });
}

async function main() {
  applyStoredSettings();
  try {
    await documentParsed();
    completeWaiting();
    const [{ start }] = await Promise.all([import('./page.mjs'), styleSheet()]);
    await start();
  } catch (thrown) {
    showNotLoaded(thrown);
  }
}

void main();

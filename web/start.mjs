// The page's beginning: what has to be right before anything is seen, and a message when the rest
// does not load.  It stands in the page itself, so that nothing can keep it from telling; for
// whatever takes long, the style sheet shows a message by itself.
import { completeWaiting, showNotLoaded } from './failure.mjs';
import { applyStoredSettings } from './settings.mjs';

/** The parser is behind us, as this module does not wait for it. */
async function documentParsed() {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

async function main() {
  applyStoredSettings();
  try {
    await documentParsed();
    completeWaiting();
    const { start } = await import('./page.mjs');
    await start();
  } catch (thrown) {
    showNotLoaded(thrown);
  }
}

void main();

// The deck's beginning.  It stands in the page itself, so that it can say why the rest does not come.
import { showNotLoaded } from '../../web/page/failure.mjs';
import { addSlash, findServerFault } from '../../web/page/serving.mjs';
import { prepareLanguage } from './language.mjs';

/** Put in by the bundler. @type {string} */
const deck = /** @type {any} */ (globalThis).kanzenDeck;

const script = new URL(deck, document.baseURI);
try {
  await import(script.href);
} catch (thrown) {
  if (!(await addSlash())) {
    prepareLanguage();
    showNotLoaded((await findServerFault(script)) ?? thrown);
  }
}

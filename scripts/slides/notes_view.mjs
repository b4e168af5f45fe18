// The speaker's view of reveal.js's plugin for notes: its page, which the plugin writes into a window, and the
// plugin without the Markdown parser that only notes in Markdown need, and with its first messages in the
// language of the deck: the view is loading, or the browser has blocked its window.
import { readFileSync } from 'node:fs';
import Notes from 'reveal.js/plugin/notes';

/** Begins the plugin's own code in its file, after the parser. */
const pluginStart = '//#region plugin/notes/index.ts';
/** Hands the parser to the speaker's view, and writes into it even if there is none. */
const parserUse = /\bt\.marked = \$, t\.document\b/;
/** The plugin's message about a blocked window, in English only. */
const blockedMessage = /"Speaker view popup failed to open\.[^"]*"/;
const blocked = {
  en: 'The browser has blocked the window of the speaker’s view. Allow pop-up windows for this page, and press S again.',
  ja: '発表者用の画面がブラウザーにブロックされました。このページのポップアップを許可して、もう一度Sキーを押してください。',
};
/** The view's text until it is connected with the deck, in English only, within a string of the plugin. */
const loadingMessage = 'Loading speaker view...';
const loading = { en: 'Loading speaker view…', ja: '発表者用の画面を読み込んでいます…' };
/** Writes the time of the clock in English. */
const clockFormat = `'en-US', { hour12: true, hour: '2-digit', minute:'2-digit' }`;

/** @param {string} text the plugin or its page; the clock follows the language of the page */
const withLocalTime = (text) =>
  text.replace(clockFormat, `document.documentElement.lang, { timeStyle: 'short' }`);

/** @param {{ en: string, ja: string }} message @returns {string} an expression of the plugin */
const localized = ({ en, ja }) => `(document.documentElement.lang === 'ja' ? '${ja}' : '${en}')`;

/** @type {import('esbuild').Plugin} */
export const notesWithoutParser = {
  name: 'notes without parser',
  setup(build) {
    build.onLoad({ filter: /reveal\.js\/dist\/plugin\/notes\.mjs$/ }, ({ path }) => {
      const [parser = '', plugin = ''] = readFileSync(path, 'utf8').split(pluginStart);
      const used = [parserUse, blockedMessage].every((pattern) => pattern.test(plugin));
      const written = [clockFormat, loadingMessage].every((text) => plugin.includes(text));
      if (!used || !written || !parser.includes('marked'))
        throw new Error(`${path} differs from what scripts/slides/notes_view.mjs expects`);
      const contents = withLocalTime(plugin)
        .replace(parserUse, 't?.document')
        .replace(loadingMessage, `" + ${localized(loading)} + "`)
        .replace(blockedMessage, localized(blocked));
      return { contents, loader: 'js' };
    });
  },
};

/**
 * Returns the inline script and the inline style of the speaker's view, which has the policy of the deck.
 * The plugin exports neither, so this function opens the view in a window that only records its page.
 */
export function notesView() {
  let page = '';
  const document = { write: (/** @type {string} */ html) => void (page = html) };
  const scope = /** @type {any} */ (globalThis);
  const before = scope.window;
  scope.window = { open: () => ({ document }) };
  try {
    Notes().open();
  } catch {
    // The plugin goes on with a deck, which there is not.
  } finally {
    scope.window = before;
  }
  const partOf = (/** @type {string} */ tag) =>
    new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(withLocalTime(page))?.[1] ?? '';
  const [script, style] = [partOf('script'), partOf('style')];
  if (!script || !style)
    throw new Error('reveal.js has no speaker’s view as notes_view.mjs expects');
  return { script, style };
}

// The speaker's view of reveal.js's plugin for notes: its page, which the plugin writes into a window, and the
// plugin without the Markdown parser that only notes in Markdown need.
import { readFileSync } from 'node:fs';
import Notes from 'reveal.js/plugin/notes';

/** Begins the plugin's own code in its file, after the parser. */
const pluginStart = '//#region plugin/notes/index.ts';
/** Hands the parser to the speaker's view. */
const parserUse = /\bt\.marked = \$, /;

/** @type {import('esbuild').Plugin} */
export const notesWithoutParser = {
  name: 'notes without parser',
  setup(build) {
    build.onLoad({ filter: /reveal\.js\/dist\/plugin\/notes\.mjs$/ }, ({ path }) => {
      const [parser = '', plugin = ''] = readFileSync(path, 'utf8').split(pluginStart);
      if (!parserUse.test(plugin) || !parser.includes('marked'))
        throw new Error(`${path} differs from what scripts/slides/notes_view.mjs expects`);
      return { contents: plugin.replace(parserUse, ''), loader: 'js' };
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
    new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page)?.[1] ?? '';
  const [script, style] = [partOf('script'), partOf('style')];
  if (!script || !style)
    throw new Error('reveal.js has no speaker’s view as notes_view.mjs expects');
  return { script, style };
}

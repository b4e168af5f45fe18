// The browser's side of the app's platform (imgui_app/shell/platform.hpp): what the app
// wishes from the page around it.
import { copyText } from './clipboard.mjs';
import { embedded } from '../embed/embed_options.mjs';
import { fetchFonts } from './letters.mjs';
import { chooseRecord, decodeCharacters } from './record_file.mjs';
import { saveFigure, saveFile, saveGame } from './saving.mjs';
import { storeSetting, storedSetting } from './settings.mjs';

/**
 * @typedef {import('../bindings/kanzen-page.d.mts').Host} Host
 * @typedef {import('../bindings/kanzen-page.d.mts').MirrorData} MirrorData
 */

/**
 * @typedef {{
 *   solver: import('./solver.mjs').PageSolver,
 *   address: import('./address.mjs').Address,
 *   letters: { has: (language: string) => boolean, load: () => Promise<void> },
 *   threads: import('./page_threads.mjs').PageThreads,
 *   mirror: (data: MirrorData) => void,
 *   focusField: (id: string) => void,
 *   wakeAfter: (seconds: number) => void,
 *   onSetting: (key: string, value: string) => void,
 *   onCopied: () => void,
 *   post: (event: import('../bindings/kanzen-page.d.mts').PageEvent) => void,
 *   onFailure: (thrown: unknown) => void,
 * }} HostOptions
 */

/**
 * @param {HostOptions} options
 * @returns {Host}
 */
export function createHost(options) {
  const {
    solver,
    address,
    letters,
    threads,
    mirror,
    focusField,
    wakeAfter,
    onSetting,
    onCopied,
    post,
    onFailure,
  } = options;
  return {
    openGame: (game, rules) => solver.openGame(game, rules),
    request: (method, args) => void solver.request(method, args).catch(onFailure),
    cancel: (method) => solver.cancel(method),
    copyText: (text) => void copyText(text).then((copied) => copied && onCopied(), onFailure),
    setFragment: (fragment, adds) => (adds ? address.add(fragment) : address.write(fragment)),
    // A board in somebody else's page leads to the whole page, beside it.
    pageAddress: () => (embedded ? new URL('./', location.href).href : withoutFragment()),
    openAddress: (address) => void window.open(address, '_blank', 'noopener'),
    chooseFile: () => chooseRecord(post),
    decodeCharacters,
    saveFile,
    saveFigure: (name, order, withCode) => void saveFigure(name, order, withCode).then(post),
    saveGame: (name, link) => void saveGame(name, link, post),
    mirror,
    focusField,
    storeSetting: (key, value) => {
      storeSetting(key, value);
      onSetting(key, value);
    },
    storedSetting,
    hasLetters: letters.has,
    loadLetters: () => void letters.load().catch(onFailure),
    loadFonts: (names) =>
      void fetchFonts(names).then((value) => post({ type: 'fontsLoaded', value })),
    useThreads: (count) => threads.use(count),
    wakeAfter,
  };
}

const withoutFragment = () => location.href.split('#')[0] ?? '';

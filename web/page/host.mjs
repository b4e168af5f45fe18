// The browser's implementation of the app's platform (imgui_app/model/platform.hpp).
import { copyText, shareText } from './clipboard.mjs';
import { embedded } from '../embed/embed_options.mjs';
import { showFailure } from './failure.mjs';
import { fetchFontSlices, hasFonts } from './fonts.mjs';
import { chooseFileToOpen, decodeCharacters } from './record_file.mjs';
import { makeCitation, previewFigure, saveFigure, saveFile, saveGame } from './saving.mjs';
import { applySetting, storeSetting, storedSetting } from './settings.mjs';

/**
 * @import { Host, PageEvent } from '../bindings/kanzen-page.d.mts'
 * @import { Address } from './address.mjs'
 * @import { FrameLoop } from './frame_loop.mjs'
 * @import { Mirror } from './mirror.mjs'
 * @import { PageSolver } from './solver.mjs'
 * @typedef {{ solver: PageSolver, address: Address, mirror: Mirror, loop: FrameLoop,
 *   loadFont: () => Promise<void>, post: (event: PageEvent) => void }} HostParts
 */

/** @param {HostParts} parts @returns {Host} */
export function createHost({ solver, address, mirror, loop, loadFont, post }) {
  const copy = (/** @type {string} */ text) =>
    void copyText(text).then((copied) => copied && post({ type: 'copied' }), showFailure);
  return {
    openGame: (game, rules) => solver.openGame(game, rules),
    request: (method, args) => void solver.request(method, args).catch(showFailure),
    cancel: (method) => solver.cancel(method),
    copyText: copy,
    shareText: (text) => void shareText(text).then((shared) => shared || copy(text), showFailure),
    setFragment: (fragment, adds) => (adds ? address.add(fragment) : address.write(fragment)),
    // An embedded board links to the whole page in the same folder.
    pageAddress: () => (embedded ? new URL('./', location.href).href : withoutFragment()),
    setTitle: (title) => {
      document.title = title;
    },
    openAddress: (address) => void window.open(address, '_blank', 'noopener'),
    chooseFile: () => chooseFileToOpen(post),
    decodeCharacters,
    saveFile,
    saveFigure: (name, request, withCode) => void saveFigure(name, request, withCode).then(post),
    previewFigure: (request, withCode) =>
      void previewFigure(request, withCode).then((frames) => frames && mirror.showFrames(frames)),
    saveGame: (name, link) => void saveGame(name, link, post),
    makeCitation: (request) => void makeCitation(request, () => solver.hashTable()).then(post),
    mirror: (data) => mirror.show(data),
    focusField: (id) => mirror.focusField(id),
    storeSetting: (key, value) => {
      storeSetting(key, value);
      applySetting(key, value);
    },
    storedSetting,
    hasFont: hasFonts,
    loadFont: () => void loadFont().catch(showFailure),
    loadFontSlices: (names) =>
      void fetchFontSlices(names).then((value) => post({ type: 'fontSlicesLoaded', value })),
    wakeAfter: (seconds) => loop.wakeAfter(seconds),
  };
}

const withoutFragment = () => location.href.split('#')[0] ?? '';

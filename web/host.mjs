// The browser's side of the app's platform (imgui_app/platform.hpp): what the app
// wishes from the page around it.
import { storeSetting, storedSetting } from './settings.mjs';

/**
 * @typedef {import('./kanzen-page.d.mts').Host} Host
 * @typedef {import('./kanzen-page.d.mts').MirrorData} MirrorData
 */

/**
 * @typedef {{
 *   solver: import('./solver.mjs').PageSolver,
 *   mirror: (data: MirrorData) => void,
 *   wakeAfter: (seconds: number) => void,
 *   onSetting: (key: string, value: string) => void,
 *   onFailure: (thrown: unknown) => void,
 * }} HostOptions
 */

/**
 * @param {HostOptions} options
 * @returns {Host}
 */
export function createHost({ solver, mirror, wakeAfter, onSetting, onFailure }) {
  return {
    solve: (game, rules) => solver.solve(game, rules),
    reopen: (game, rules) => solver.reopen(game, rules),
    cancel: () => solver.cancel(),
    keep: () => solver.keep(),
    forget: () => solver.forget(),
    findNotable: (limit) => solver.findNotable(limit),
    openTable: (game, rules) => solver.openTable(game, rules),
    compareTable: () => solver.compareTable(),
    requestAnalysis: (position) => void solver.analyse(position).catch(onFailure),
    search: (game, rules, position, seconds) =>
      void solver.search(game, rules, position, seconds).catch(onFailure),
    cancelSearch: () => solver.cancelSearch(),
    copyText: (text) => void copyText(text).catch(onFailure),
    setFragment: (fragment) => history.replaceState(history.state, '', `#${fragment}`),
    pageAddress: () => location.href.split('#')[0] ?? '',
    openAddress: (address) => void window.open(address, '_blank', 'noopener'),
    saveFile,
    mirror,
    storeSetting: (key, value) => {
      storeSetting(key, value);
      onSetting(key, value);
    },
    storedSetting,
    wakeAfter,
  };
}

/** @param {string} text */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyThroughSelection(text); // an insecure page, or a frame without the permission
  }
}

/** @param {string} text */
function copyThroughSelection(text) {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!copied) throw new Error('the browser does not let this page copy to the clipboard');
}

/**
 * @param {string} name
 * @param {string} content
 */
function saveFile(name, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// What the visitor has chosen, kept in the browser, and what of it the page itself follows.  A
// browser that keeps nothing (private windows, a foreign frame) is no reason to fail.

import { embedOptions, embedded } from '../embed/embed_options.mjs';

const prefix = 'kanzen.';

/**
 * A board in somebody else's page looks as its address says, wherever it is read, and leaves the
 * visitor's own choices alone.
 * @type {Partial<Record<string, string>> | null}
 */
const given = embedded ? { theme: embedOptions.theme, language: embedOptions.lang } : null;

/** @param {string} key @returns {string} empty: never stored, or not to be had */
export function storedSetting(key) {
  if (given) return given[key] ?? '';
  try {
    return localStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

/** @param {string} key @param {string} value */
export function storeSetting(key, value) {
  if (given) return;
  try {
    localStorage.setItem(prefix + key, value);
  } catch {
    // It then holds for this visit only.
  }
}

/** @returns {string} the first of the browser's languages that we speak */
export function preferredLanguage() {
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.find((tag) => tag === 'ja' || tag === 'en') ?? 'en';
}

/** @param {string} key @param {string} value empty: not chosen */
export function applySetting(key, value) {
  const root = document.documentElement;
  if (key === 'language') root.lang = value || preferredLanguage();
  if (key === 'theme') root.dataset.theme = value;
}

export function applyStoredSettings() {
  for (const key of ['theme', 'language']) applySetting(key, storedSetting(key));
}

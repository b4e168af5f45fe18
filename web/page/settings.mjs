// The visitor's settings, stored in the browser, and those that the page itself applies.  Errors of the
// storage (private windows, third-party frames) are ignored.

import { embedOptions, embedded } from '../embed/embed_options.mjs';

const prefix = 'kanzen.';

/**
 * Settings of an embedded board, which come from its address only; the visitor's own are neither read nor
 * changed.
 * @type {Partial<Record<string, string>> | null}
 */
const given = embedded ? { theme: embedOptions.theme, language: embedOptions.lang } : null;

/** @param {string} key @returns {string} empty: not stored, or not readable */
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
    // The setting then applies to this visit only.
  }
}

/** @returns {string} the first of the browser's languages that the page has */
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

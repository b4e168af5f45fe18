// What the visitor has chosen, kept in the browser.  A browser that keeps nothing
// (private windows, a foreign frame) is no reason to fail.

const prefix = 'kanzen.';

/**
 * @param {string} key
 * @returns {string} empty: never stored, or not to be had
 */
export function storedSetting(key) {
  try {
    return localStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function storeSetting(key, value) {
  try {
    localStorage.setItem(prefix + key, value);
  } catch {
    // It then holds for this visit only.
  }
}

// Copies a text to the clipboard, or shows it so that the visitor can copy it; shares an address.
import { localize } from '../common/errors.mjs';

const refused = {
  english: 'The browser does not let this page copy. Here is the text:',
  japanese: 'ブラウザーがコピーを許可していません。こちらからコピーしてください：',
};
const close = { english: 'Close', japanese: '閉じる' };

/**
 * @param {string} text
 * @returns {Promise<boolean>} false: the browser denied access to the clipboard, and the text is shown
 *   instead
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The page is insecure, or its frame lacks the permission.
    if (copyThroughSelection(text)) return true;
  }
  showText(text);
  return false;
}

/**
 * Opens the share sheet of a device whose main pointer is a finger.
 * @param {string} url
 * @returns {Promise<boolean>} false: it has none, or refuses the address
 */
export async function shareText(url) {
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share({ url });
  } catch (error) {
    // The visitor has closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError';
  }
  return true;
}

/** @param {string} text @returns {boolean} whether it was copied */
function copyThroughSelection(text) {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    // treated as a refusal
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/** Shows a text in a field with its contents selected, so that one key copies it. @param {string} text */
function showText(text) {
  document.getElementById('copy')?.remove();
  const focused = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.id = 'copy';
  dialog.innerHTML =
    '<form method="dialog"><label><span></span><input readonly></label><button></button></form>';
  const part = (/** @type {string} */ selector) => dialog.querySelector(selector);
  const field = /** @type {HTMLInputElement} */ (part('input'));
  field.value = text;
  /** @type {Element} */ (part('span')).textContent = localize(refused);
  /** @type {Element} */ (part('button')).textContent = localize(close);
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  field.select();
}

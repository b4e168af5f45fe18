// Copying a text for the visitor: to the clipboard, or else into his hands.
import { inLanguage } from '../common/errors.mjs';

const refused = {
  english: 'The browser does not let this page copy. Here is the text:',
  japanese: 'ブラウザーがコピーを許可していません。こちらからコピーしてください:',
};
const close = { english: 'Close', japanese: '閉じる' };

/**
 * @param {string} text
 * @returns {Promise<boolean>} false: the clipboard was refused, and the text is shown instead
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // An insecure page, or a frame without the permission.
    if (copyThroughSelection(text)) return true;
  }
  showText(text);
  return false;
}

/** @param {string} text @returns {boolean} was it copied? */
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
    // as good as refused
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/** In a field whose text is chosen: one key copies it. @param {string} text */
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
  /** @type {Element} */ (part('span')).textContent = inLanguage(refused);
  /** @type {Element} */ (part('button')).textContent = inLanguage(close);
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  field.select();
}

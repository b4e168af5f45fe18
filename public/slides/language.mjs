// English or Japanese: what the address asks for (?lang=ja), what was chosen on this site before, or
// what the browser prefers.  The slides have both; the style sheet shows one.
import { preferredLanguage, storeSetting, storedSetting } from '../../web/page/settings.mjs';

/** @param {string} language */
function show(language) {
  document.documentElement.lang = language;
  document.title = document.querySelector(`#titles [lang=${language}]`)?.textContent ?? '';
  for (const board of document.querySelectorAll('kanzen-board'))
    board.setAttribute('lang', language);
}

export function prepareLanguage() {
  const asked = new URLSearchParams(location.search).get('lang');
  const known = [asked, storedSetting('language')].find((one) => one === 'ja' || one === 'en');
  show(known ?? preferredLanguage());
}

export function switchLanguage() {
  const language = document.documentElement.lang === 'ja' ? 'en' : 'ja';
  storeSetting('language', language);
  show(language);
}

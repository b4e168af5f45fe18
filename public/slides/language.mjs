// English or Japanese: what the address asks for (?lang=ja), what was chosen on this site before, or
// what the browser prefers.  The slides have both, and the style sheet shows one.  Slides made from Markdown have
// only one.
import { preferredLanguage, storeSetting, storedSetting } from '../../web/page/settings.mjs';

/** The language of slides that have only one; undefined: they have both. */
export const onlyLanguage = document.documentElement.dataset['language'] || undefined;

/** @param {string | null | undefined} language @returns {language is 'en' | 'ja'} */
const isKnown = (language) => language === 'ja' || language === 'en';

/** @param {string} language */
function show(language) {
  document.documentElement.lang = language;
  document.title = document.querySelector(`#titles [lang=${language}]`)?.textContent ?? '';
  for (const board of document.querySelectorAll('kanzen-board'))
    board.setAttribute('lang', language);
  // The speaker's view shows all elements of that class.
  for (const notes of document.querySelectorAll('aside[lang]'))
    notes.classList.toggle('notes', notes.getAttribute('lang') === language);
}

export function prepareLanguage() {
  if (onlyLanguage) return show(onlyLanguage);
  const asked = new URLSearchParams(location.search).get('lang');
  show([asked, storedSetting('language')].find(isKnown) ?? preferredLanguage());
}

export function switchLanguage() {
  const language = document.documentElement.lang === 'ja' ? 'en' : 'ja';
  storeSetting('language', language);
  show(language);
}

/** Switches with the other windows of this site: the speaker's view has the deck in frames. */
export function followLanguage() {
  window.addEventListener('storage', ({ key }) => {
    const language = storedSetting('language');
    if (key?.endsWith('.language') && isKnown(language)) show(language);
  });
}

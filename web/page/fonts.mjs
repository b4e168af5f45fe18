// Fonts for Japanese, loaded when the page is in Japanese; the module contains the fonts of its other texts.
// Fonts for texts in other scripts, loaded when such a text is shown.
import { fetchFile, once } from '../common/fetch_file.mjs';

/** @type {[name: string, url: URL][]} names as in imgui_app/draw/fonts.cpp, and URLs */
const files = [
  ['kanzen-regular-japanese.otf', new URL('./kanzen-regular-japanese.otf', import.meta.url)],
  ['kanzen-semibold-japanese.otf', new URL('./kanzen-semibold-japanese.otf', import.meta.url)],
];

/** Folder of the fonts that scripts/font_slices.mjs makes. */
const slices = new URL('./font-slices/', import.meta.url);

/**
 * @param {string[]} names of files, as in imgui_app/model/font_slices.hpp
 * @returns {Promise<{ name: string, bytes: Uint8Array }[]>} those that were loaded
 */
export async function fetchFontSlices(names) {
  const fetched = await Promise.allSettled(
    names.map(async (name) => {
      const bytes = await fetchFile(new URL(name, slices), { accept: (it) => it });
      return { name, bytes };
    }),
  );
  return fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** @type {Uint8Array[]} in the order of `files`; empty until they are loaded */
let loaded = [];

/** @param {string} language @returns {boolean} whether its fonts are loaded */
export const hasFonts = (language) => language !== 'ja' || loaded.length > 0;

export const loadFonts = once(async () => {
  loaded = await Promise.all(files.map(([, url]) => fetchFile(url, { accept: (it) => it })));
});

/**
 * Adds the fonts to the page, if they are loaded.
 * @param {import('../bindings/kanzen-page.d.mts').Page} page
 */
export function addFontsTo(page) {
  for (const [i, [name]] of files.entries()) {
    const bytes = loaded[i];
    if (bytes) page.addFontFile(name, bytes);
  }
}

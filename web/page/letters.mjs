// The letters of Japanese, which come when it is read; all others of the page's own texts are in its
// module.  And fonts for other texts, which come when they are shown.
import { fetchFile, once } from '../common/fetch_file.mjs';

/** @type {[name: string, url: URL][]} as imgui_app/draw/fonts.cpp knows them, and where they are */
const files = [
  ['kanzen-regular-japanese.otf', new URL('./kanzen-regular-japanese.otf', import.meta.url)],
  ['kanzen-semibold-japanese.otf', new URL('./kanzen-semibold-japanese.otf', import.meta.url)],
];

/** Made by scripts/font_slices.mjs. */
const slices = new URL('./font-slices/', import.meta.url);

/**
 * @param {string[]} names of files, as imgui_app/shell/font_slices.hpp knows them
 * @returns {Promise<{ name: string, bytes: Uint8Array }[]>} those that could be had
 */
export async function fetchFonts(names) {
  const fetched = await Promise.allSettled(
    names.map(async (name) => {
      const bytes = await fetchFile(new URL(name, slices), { accept: (it) => it });
      return { name, bytes };
    }),
  );
  return fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

export class Letters {
  #there = false;

  /** @param {string} language @returns {boolean} does the module have its letters? */
  has(language) {
    return language !== 'ja' || this.#there;
  }

  fetch = once(() => Promise.all(files.map(([, url]) => fetchFile(url, { accept: (it) => it }))));

  /** @param {import('../bindings/kanzen-page.d.mts').PageModule} module */
  async bringInto(module) {
    const fetched = await this.fetch();
    for (const [i, [name]] of files.entries())
      module.addLetters(name, /** @type {Uint8Array} */ (fetched[i]));
    this.#there = true;
  }
}

// Files that the page saves for its visitor, and those that he drops on it.
import { inFirefox } from './browser.mjs';

/** @typedef {{ name: string, bytes: Buffer }} SavedFile */

/**
 * Runs in the page: takes its next file instead of the browser.  The page's policy forbids fetching it.
 * @returns {Promise<{ name: string, bytes: number[] }>}
 */
const takeFile = () =>
  new Promise((resolve, reject) => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    /** @type {Blob | MediaSource | undefined} */
    let file;
    URL.createObjectURL = (object) => {
      file = object;
      return createObjectURL.call(URL, object);
    };
    HTMLAnchorElement.prototype.click = function () {
      HTMLAnchorElement.prototype.click = click;
      URL.createObjectURL = createObjectURL;
      /** @type {Blob} */ (file)
        .arrayBuffer()
        .then((bytes) => resolve({ name: this.download, bytes: [...new Uint8Array(bytes)] }))
        .catch(reject);
    };
  });

/**
 * The file that an action saves.  Firefox's driver reports no downloads, so there the page does.
 * @param {import('./page_driver.mjs').Visitor} visitor
 * @param {() => Promise<unknown>} act
 * @returns {Promise<SavedFile>}
 */
export async function savedBy({ page }, act) {
  if (inFirefox) {
    const taken = page.evaluate(takeFile);
    await act();
    const { name, bytes } = await taken;
    return { name, bytes: Buffer.from(bytes) };
  }
  const download = page.waitForEvent('download');
  await act();
  const file = await download;
  // A browser that several test files share may store it where only that browser can read.
  const parts = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(parts) };
}

/**
 * @param {import('./page_driver.mjs').Visitor} visitor
 * @param {{ text: string, name?: string, latin1?: boolean }} file latin1: a byte for each character
 */
export const dropFile = ({ page }, { text, name = 'game.sgf', latin1 = false }) =>
  page.evaluate(
    ({ content, called, bytes }) => {
      const dataTransfer = new DataTransfer();
      const written = bytes ? Uint8Array.from(content, (one) => one.charCodeAt(0)) : content;
      dataTransfer.items.add(new File([written], called));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      document.dispatchEvent(new DragEvent('drop', options));
    },
    { content: text, called: name, bytes: latin1 },
  );

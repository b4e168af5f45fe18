// Scripts of workers on another origin than the page's: its modules come from another host, or its frame
// has no origin, as in a sandbox.  Browsers start workers from the page's own origin alone.  A blob has that
// origin; a frame without an origin needs a data: address.

/** @param {URL} script @returns {boolean} */
export const isForeign = ({ protocol, origin }) =>
  /^https?:$/.test(protocol) && origin !== globalThis.origin;

/** Addresses of blobs, by that of the script.  @type {Map<string, string>} */
const importers = new Map();

/** @param {URL} script @returns {string} the address of a module that imports the script, and does nothing else */
export function importerOf({ href }) {
  const code = `import ${JSON.stringify(href)};`;
  // Chromium starts no module worker from a blob of a frame without an origin.
  if (globalThis.origin === 'null') return `data:text/javascript,${encodeURIComponent(code)}`;
  let address = importers.get(href);
  if (address === undefined) {
    const blob = new Blob([code], { type: 'text/javascript' });
    address = URL.createObjectURL(blob);
    importers.set(href, address);
  }
  return address;
}

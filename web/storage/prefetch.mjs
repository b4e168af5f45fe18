// Prefetches the files that the first values need, from the page's first script, before the other scripts are
// loaded.  It makes one attempt; a consumer whose file is missing fetches it with retries.
import { DiagnosedError, diagnostic } from '../common/errors.mjs';
import { isHtml } from '../common/fetch_file.mjs';
import { notTableList } from '../common/phrases.mjs';

/**
 * manifest: null while the server builds the table.
 * @typedef {{ game: string, rules: string, manifest: string | null }} ListedTable
 *
 * files: the texts by URL; each is taken once. found: whether the server has a table of the game that the
 * address names.
 * @typedef {{ files: Map<string, Promise<string>>, found: Promise<boolean> }} Prefetched
 */

/**
 * @param {string} text a server's list of tables (docs/FORMAT.md)
 * @returns {ListedTable[]} throws if the text is not such a list
 */
export function parseTableList(text) {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  return lines.map((line) => {
    const found = /^(\S+) (\S+) (?:(\S+)|being made)$/.exec(line);
    if (!found) throw new DiagnosedError(diagnostic(notTableList));
    const [, game = '', rules = '', manifest = null] = found;
    return { game, rules, manifest };
  });
}

/** @param {URL} url */
async function textOf(url) {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url.pathname}: HTTP status ${response.status}`);
  const text = await response.text();
  if (isHtml(text)) throw new Error(`${url.pathname}: a web page came instead of this file`);
  return text;
}

/**
 * @param {URL} base the folder of the tables
 * @param {URLSearchParams} link if it names no game, the first table of the list is used
 * @returns {Prefetched}
 */
export function prefetchTable(base, link) {
  /** @type {Prefetched['files']} */
  const files = new Map();
  const ask = (/** @type {string} */ file) => {
    const url = new URL(file, base);
    const text = textOf(url);
    text.catch(() => {});
    files.set(url.href, text);
    return text;
  };
  const find = async () => {
    const [game, rules] = [link.get('game'), link.get('rules')];
    const table = parseTableList(await ask('list')).find(
      (one) => (!game || one.game === game) && (!rules || one.rules === rules),
    );
    if (!table?.manifest) return false;
    void ask(table.manifest);
    return true;
  };
  return { files, found: find().catch(() => false) };
}

/** @returns {Prefetched} the prefetched files; empty in workers and in other programs */
export const prefetchedFiles = () =>
  /** @type {any} */ (globalThis).kanzenPrefetched ?? {
    files: new Map(),
    found: Promise.resolve(false),
  };

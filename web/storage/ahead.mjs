// What the first values need, asked for by the first script of the page, before the others have come.
// It has one attempt: whoever needs a file that has not come asks again, with patience.
import { DiagnosedError, diagnostic } from '../common/errors.mjs';
import { isHtml } from '../common/fetch_file.mjs';
import { noTableList } from '../common/phrases.mjs';

/**
 * manifest: null while the server makes the table.
 * @typedef {{ game: string, rules: string, manifest: string | null }} ListedTable
 *
 * files: texts, by their addresses, each to be taken once.  found: does the server have a table of the
 * game that the address names?
 * @typedef {{ files: Map<string, Promise<string>>, found: Promise<boolean> }} Ahead
 */

/**
 * @param {string} text the list of the tables that a server has (engine/table/FORMAT.md)
 * @returns {ListedTable[]} throws where that is no such list
 */
export function tablesIn(text) {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  return lines.map((line) => {
    const found = /^(\S+) (\S+) (?:(\S+)|being made)$/.exec(line);
    if (!found) throw new DiagnosedError(diagnostic(noTableList));
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
 * @param {URLSearchParams} link without a game: the first one of the list is what a visitor meets
 * @returns {Ahead}
 */
export function askAhead(base, link) {
  /** @type {Ahead['files']} */
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
    const table = tablesIn(await ask('list')).find(
      (one) => (!game || one.game === game) && (!rules || one.rules === rules),
    );
    if (!table?.manifest) return false;
    void ask(table.manifest);
    return true;
  };
  return { files, found: find().catch(() => false) };
}

/** @returns {Ahead} of the first script; in a worker, or another program, nothing */
export const askedAhead = () =>
  /** @type {any} */ (globalThis).kanzenAhead ?? {
    files: new Map(),
    found: Promise.resolve(false),
  };

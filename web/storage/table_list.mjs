// The list of the tables that a server has (engine/table/FORMAT.md).
import { DiagnosedError, diagnostic } from '../common/errors.mjs';
import { noTableList } from '../common/phrases.mjs';

/**
 * manifest: null while the server makes the table.
 * @typedef {{ game: string, rules: string, manifest: string | null }} ListedTable
 */

/** @param {string} text @returns {ListedTable[]} throws where that is no such list */
export function tablesIn(text) {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  return lines.map((line) => {
    const found = /^(\S+) (\S+) (?:(\S+)|being made)$/.exec(line);
    if (!found) throw new DiagnosedError(diagnostic(noTableList));
    const [, game = '', rules = '', manifest = null] = found;
    return { game, rules, manifest };
  });
}

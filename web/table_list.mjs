// The list of the tables that a server has (engine/table/FORMAT.md).

/**
 * manifest: null while the server makes the table.
 * @typedef {{ game: string, rules: string, manifest: string | null }} ListedTable
 */

/** @param {string} text @returns {ListedTable[]} */
export const tablesIn = (text) =>
  [...text.matchAll(/^(\S+) (\S+) (?:(\S+)|being made)$/gm)].map(
    ([, game = '', rules = '', manifest = null]) => ({ game, rules, manifest }),
  );

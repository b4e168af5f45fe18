// The table of verdicts in the README of the npm package.

/** A trial. @typedef {{ tool: string, version: string, mode: string, verdict: string }} Row */

/** @param {string[]} texts */
const unique = (texts) => [...new Set(texts)].join(', ');

/** @param {Row[]} rows of a tool's version */
function verdictOf(rows) {
  const faults = rows.filter(({ verdict }) => verdict !== 'works');
  if (faults.length === 0) return 'works';
  return faults.map(({ mode, verdict }) => `${mode}: ${verdict}`).join('; ');
}

/**
 * Versions of a tool that have the same verdict are in one line.
 * @param {Row[]} rows
 * @param {Date} date
 * @returns {string} without a line feed at its end
 */
export function verdictTable(rows, date) {
  /** @type {Map<string, Row[]>} */
  const versions = new Map();
  for (const row of rows) {
    const key = `${row.tool} ${row.version}`;
    versions.set(key, [...(versions.get(key) ?? []), row]);
  }
  /** @type {Map<string, Row[]>} */
  const lines = new Map();
  for (const own of versions.values()) {
    const key = `${own[0]?.tool}: ${verdictOf(own)}`;
    lines.set(key, [...(lines.get(key) ?? []), ...own]);
  }
  return [
    `| tool | how | verdict, ${date.toISOString().slice(0, 10)} |`,
    '|---|---|---|',
    ...[...lines.values()].map((of) => {
      const name = `${of[0]?.tool} ${unique(of.map(({ version }) => version))}`;
      const verdict = verdictOf(of.filter(({ version }) => version === of[0]?.version));
      return `| ${name} | ${unique(of.map(({ mode }) => mode))} | ${verdict} |`;
    }),
  ].join('\n');
}

/** @param {string} text @param {string} table @returns {string} the text with this table in place of its own */
export function replaceTable(text, table) {
  const own = /^\| tool \|.*\n(?:\|.*\n)+/gm;
  if ((text.match(own) ?? []).length !== 1)
    throw new Error('web/package/README.md must have one table that begins with "| tool |"');
  return text.replace(own, () => `${table}\n`);
}

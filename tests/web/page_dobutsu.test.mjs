// Dobutsu shogi in the page, with values from a sample of its table that is fetched as it is asked
// for: the table itself takes minutes to make (scripts/check-complete plays the whole game).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before } from 'node:test';
import { fragment, holdsOut } from './dobutsu_game.mjs';
import { visit } from './page_suite.mjs';
import { makeSampleTable, plies, position } from './sample_table.mjs';

/** @type {ReturnType<typeof makeSampleTable>} */
let table;
before(() => (table = makeSampleTable()));
after(() => table.remove());

/** @type {string[]} chunks, as they were asked for */
let asked = [];
/** @param {import('playwright-core').Page} page */
async function serveSample(page) {
  asked = [];
  await page.route('**/tables/*', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (file.endsWith('.chunk')) asked.push(file);
    return route.fulfill({ path: path.join(table.folder, file) });
  });
}

visit(
  'the page wins as Sky against the longest resistance, from chunks that come as they are needed',
  { fragment: `${fragment}&position=${encodeURIComponent(position)}`, prepare: serveSample },
  async (visitor) => {
    await holdsOut(visitor, Number(plies));
    const all = readFileSync(path.join(table.folder, 'dobutsu-normal.manifest'), 'utf8');
    const chunks = all.match(/^chunk /gm)?.length ?? 0;
    assert.equal(new Set(asked).size, asked.length, 'each once');
    assert.ok(asked.length > 3 && asked.length < chunks, `${asked.length} of ${chunks} chunks`);
  },
);

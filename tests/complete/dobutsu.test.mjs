// Dobutsu shogi in the page with its whole table (scripts/check-complete).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { endgameSample } from '../sample/dobutsu_end.mjs';
import { launch } from '../web/browser.mjs';
import { fragment, holdsOut } from '../web/dobutsu_game.mjs';
import { Visitor, coarse } from '../web/page_driver.mjs';
import { importApi, root, serveSite } from '../web/site.mjs';

test('the page wins as Sky from the start in 78 plies', { timeout: 600_000 }, async (context) => {
  const server = await serveSite();
  const browser = await launch();
  try {
    let chunks = 0;
    let bytes = 0;
    const visitor = await Visitor.open(
      browser,
      `${server.url}#${fragment}`,
      coarse,
      async (page) => {
        page.on('response', async (response) => {
          if (!response.url().endsWith('.chunk')) return;
          chunks += 1;
          bytes += Number(response.headers()['content-length']);
        });
      },
    );
    await holdsOut(visitor, 78);
    assert.deepEqual(visitor.errors, []);
    context.diagnostic(`${chunks} chunks, ${bytes} bytes`);
    assert.ok(chunks > 20 && chunks < 400, `${chunks} chunks`);
  } finally {
    await browser.close();
    await server.close();
  }
});

test('the sample of the short tests is what the table says', { timeout: 600_000 }, async () => {
  const { openGame } = await importApi();
  const game = await openGame({ game: 'dobutsu' });
  const sample = readFileSync(`${root}tests/sample/dobutsu_end.txt`, 'utf8');
  assert.equal(await endgameSample(game), sample);
  await game.close();
});

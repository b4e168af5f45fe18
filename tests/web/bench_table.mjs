// node tests/web/bench_table.mjs [--runs N]
//
// Three-size Gobblers from its table in headless Chromium, from cold caches:
// - `first_values`: from the start of navigation until the verdict, at 10 Mbit/s and 40 ms, the
//   median of several fresh browsers; `bytes` is what came over the wire;
// - `analysis`: a position with all its moves and the perfect line, through the worker, over
//   1,000 positions of random games, in milliseconds.
// Prints one JSON object.
import { launch, slowNetwork } from './browser.mjs';
import { median, quantile, readRuns, rounded } from './measuring.mjs';
import { Visitor, usualContext } from './page_driver.mjs';
import { serveModules, serveSite } from './site.mjs';

const runs = readRuns(5);

/** @param {string} url */
async function firstValues(url) {
  const browser = await launch();
  try {
    let bytes = 0;
    const visitor = await Visitor.open(browser, `${url}#game=gobblers`, {}, async (page) => {
      const network = await slowNetwork(page);
      network.on(
        'Network.loadingFinished',
        ({ encodedDataLength }) => (bytes += encodedDataLength),
      );
    });
    await visitor.waitForVerdict('Orange wins in 13 plies', 60_000);
    return { seconds: (await visitor.page.evaluate(() => performance.now())) / 1000, bytes };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. @param {string} base */
async function analysisTimes(base) {
  const { openGame } = await import(`${base}kanzen.mjs`);
  const game = await openGame({ game: 'gobblers' });
  await game.openTable();
  let seed = 1;
  const below = (/** @type {number} */ n) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  const positions = [];
  while (positions.length < 1000) {
    await game.setPosition('-,-,-/-,-,-/-,-,-:1');
    for (;;) {
      positions.push(await game.position());
      const moves = (await game.history(), await game.board()).end ? [] : await legal();
      const move = moves[below(Math.max(moves.length, 1))];
      if (!move) break;
      await game.play(move);
      if ((await game.history()).length > 40) break;
    }
  }
  async function legal() {
    const { moves } = await game.probe();
    return moves.filter((/** @type {any} */ m) => m.position).map((/** @type {any} */ m) => m.move);
  }
  const times = [];
  for (const position of positions.slice(0, 1000)) {
    const start = performance.now();
    await game.probe(position);
    times.push(performance.now() - start);
  }
  await game.close();
  return times;
}

const server = await serveSite({ compressed: true });
const modules = await serveModules();
try {
  const first = [];
  for (let run = 0; run < runs; ++run) first.push(await firstValues(server.url));
  const browser = await launch();
  const page = await (await browser.newContext(usualContext)).newPage();
  await page.goto(`${modules.url}kanzen.mjs`); // a page without anything
  const times = await page.evaluate(analysisTimes, modules.url);
  await browser.close();
  console.log(
    JSON.stringify({
      name: 'gobblers strict from its table, Chromium',
      runs,
      first_values_seconds: rounded(median(first.map(({ seconds }) => seconds))),
      bytes: first[0]?.bytes,
      analysis_milliseconds: {
        median: rounded(median(times)),
        nine_in_ten: rounded(quantile(times, 0.9)),
        maximum: rounded(quantile(times, 1)),
      },
    }),
  );
} finally {
  await server.close();
  await modules.close();
}

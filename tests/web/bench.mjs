// node tests/web/bench.mjs [--runs N | --large GAME]
//
// Seconds to enumerate and solve gobblers2 in the worker of a page in Chromium: the
// median of several runs, each in a fresh browser.  `seconds` is what the engine
// measures, `ready` the time from the start of navigation until the page shows the verdict.
// With --large instead a large game, once: bench_large.mjs.
// Prints one JSON object.
import { benchLarge } from './bench_large.mjs';
import { launch } from './browser.mjs';
import { median, readRuns, rounded } from './measuring.mjs';
import { Visitor } from './page_driver.mjs';
import { serveModules, serveSite } from './site.mjs';

const runs = readRuns(7);

/** @param {string} url @param {string} modules */
async function solveOnce(url, modules) {
  const browser = await launch();
  try {
    const visitor = await Visitor.open(browser, url);
    await visitor.solved();
    const ready = (await visitor.page.evaluate(() => performance.now())) / 1000;
    await visitor.page.goto(`${modules}kanzen.mjs`); // a page without anything
    const seconds = await visitor.page.evaluate(async (base) => {
      const { openGame } = await import(`${base}kanzen.mjs`);
      const game = await openGame({ game: 'gobblers2', rules: 'strict' });
      const { seconds } = await game.solve();
      await game.close();
      return seconds;
    }, modules);
    return { ...seconds, ready };
  } finally {
    await browser.close();
  }
}

/** @param {string} url @param {string} modules */
async function benchSmall(url, modules) {
  const measured = [];
  for (let run = 0; run < runs; ++run) measured.push(await solveOnce(url, modules));
  return {
    name: 'gobblers2 strict, Chromium, worker',
    runs,
    seconds: {
      enumerate: rounded(median(measured.map(({ enumerate }) => enumerate))),
      solve: rounded(median(measured.map(({ solve }) => solve))),
    },
    total: rounded(median(measured.map(({ enumerate, solve }) => enumerate + solve))),
    ready: rounded(median(measured.map(({ ready }) => ready))),
  };
}

const server = await serveSite();
const modules = await serveModules();
try {
  const large = process.argv.indexOf('--large');
  const game = process.argv[large + 1] ?? 'gobblers';
  const result =
    large < 0 ? await benchSmall(server.url, modules.url) : await benchLarge(server.url, game);
  console.log(JSON.stringify(result));
} finally {
  await server.close();
  await modules.close();
}

// node tests/web/bench_start.mjs [--runs N] [--unlimited]
//
// How long a visitor waits who has never been here, in headless Chromium, each run in a fresh browser;
// at 10 Mbit/s and 40 ms, or with --unlimited as quick as the machine is.  Seconds from the start of
// navigation, medians:
// - `first_paint`: what the browser itself reports as the first paint with contents;
// - `playable`: the app's first frame, from which on clicks make moves;
// - `first_values`: that and the verdict;
// and what had come over the line when the board was playable.  Prints one JSON object a start.
import { launch, slowNetwork } from './browser.mjs';
import { median, readRuns } from './measuring.mjs';
import { Visitor } from './page_driver.mjs';
import { serveSite } from './site.mjs';
import { measured, watchStart } from './start_times.mjs';

const runs = readRuns(5);
const unlimited = process.argv.includes('--unlimited');

/** @param {string} url @param {string} verdict */
async function visitOnce(url, verdict) {
  const browser = await launch();
  try {
    const visitor = await Visitor.open(browser, url, {}, async (page) => {
      await page.addInitScript(watchStart, verdict);
      if (!unlimited) await slowNetwork(page);
    });
    await visitor.page.waitForFunction(() => /** @type {any} */ (window).startTimes.values > 0);
    return await visitor.page.evaluate(measured);
  } finally {
    await browser.close();
  }
}

const server = await serveSite({ compressed: true });
try {
  for (const [name, fragment, verdict] of /** @type {const} */ ([
    ['two sizes', '#mode=analyse', 'Draw with perfect play'],
    ['three sizes', '#game=gobblers', 'Orange wins in 13 plies'],
  ])) {
    /** @type {ReturnType<typeof measured>[]} */
    const all = [];
    for (let run = 0; run < runs; ++run) all.push(await visitOnce(server.url + fragment, verdict));
    const seconds = (/** @type {'paint' | 'playable' | 'values'} */ what) =>
      Math.round(median(all.map((one) => one[what]))) / 1000;
    console.log(
      JSON.stringify({
        name,
        line: unlimited ? 'unlimited' : '10 Mbit/s, 40 ms',
        runs,
        first_paint: seconds('paint'),
        playable: seconds('playable'),
        first_values: seconds('values'),
        requests: median(all.map(({ requests }) => requests)),
        bytes: median(all.map(({ bytes }) => bytes)),
      }),
    );
  }
} finally {
  await server.close();
}

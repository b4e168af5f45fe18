// node tests/web/bench_thinking.mjs [--seconds N]
//
// The page while a bot thinks about a move on 19×19, on a desktop's and on a phone's screen, and for
// comparison while no bot thinks (frame_times.mjs).  Prints one JSON object.
import { launch } from './browser.mjs';
import { timeFrames, watch } from './frame_times.mjs';
import { Visitor } from './page_driver.mjs';
import { serveSite } from './site.mjs';

const given = process.argv.indexOf('--seconds');
const seconds = given > 0 ? Number(process.argv[given + 1]) : 4;
if (!(seconds > 0 && seconds <= 4)) {
  console.error('--seconds takes a number up to 4: the bot is given 10');
  process.exit(2);
}

/** Some stones on the board, and the visitor to move. */
const moves = 'q16.d4.q4.d16.c3.c4.d3.e3.e2.f2.f3.e4.g3.o3.r3.k4.c6.f4.g4.g5.h5.h4';
const fragment = `game=go:19&rules=positional&mode=play&moves=${moves}`;
const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true },
};

/** @param {Visitor} visitor */
async function measure(visitor) {
  await visitor.drawn();
  await visitor.activate('bot-level-5');
  await visitor.activate('bot-seconds-10');
  await visitor.still();
  const idle = await watch(visitor, seconds);
  await visitor.activate('move-r10');
  await visitor.waitForItem('button-cancel-search');
  const thinking = await watch(visitor, seconds);
  if ((await visitor.item('button-cancel-search').count()) === 0)
    throw new Error('the bot has answered before the end');
  return { idle, thinking };
}

const server = await serveSite();
const browser = await launch();
try {
  /** @type {Record<string, object>} */
  const measured = {};
  for (const [name, screen] of Object.entries(screens)) {
    const visitor = await Visitor.open(browser, `${server.url}#${fragment}`, screen, (page) =>
      page.addInitScript(timeFrames),
    );
    measured[name] = await measure(visitor);
    await visitor.close();
  }
  console.log(JSON.stringify({ name: 'go:19, bot of level 5, Chromium', seconds, ...measured }));
} finally {
  await browser.close();
  await server.close();
}

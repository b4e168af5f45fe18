// node tests/web/bench_frames.mjs [--seconds N]
//
// Whether the page reaches sixty frames a second (frame_times.mjs), on a desktop's screen: while
// it solves Gobblers of three sizes in its worker, on a 19×19 board of Go with everything that is
// known of it shown on the board, and there while the bot thinks and before, also on a phone; and how
// many frames it draws while nothing happens, which is none.
// Prints one JSON object.
import { launch } from './browser.mjs';
import { timeFrames, watch } from './frame_times.mjs';
import { Visitor } from './page_driver.mjs';
import { serveSite } from './site.mjs';

const given = process.argv.indexOf('--seconds');
const seconds = given > 0 ? Number(process.argv[given + 1]) : 3;
if (!(seconds > 0 && seconds <= 3)) {
  console.error('--seconds takes a number up to 3: solving takes not much longer than twice that');
  process.exit(2);
}

const stones = 'q16.d4.q4.d16.c3.c4.d3.e3.e2.f2.f3.e4.g3.o3.r3.k4.c6.f4.g4.g5.h5.h4';

/** @param {Visitor} visitor */
async function whileSolving(visitor) {
  await visitor.drawn();
  await visitor.waitForItem('button-solve', 60_000);
  await visitor.still();
  await visitor.activate('button-solve');
  await visitor.waitForItem('button-cancel', 60_000);
  const measured = await watch(visitor, seconds);
  if ((await visitor.item('button-cancel').count()) === 0)
    throw new Error('it was solved before the end');
  return measured;
}

/** @param {Visitor} visitor */
async function withHints(visitor) {
  await visitor.drawn();
  await visitor.waitForItem('toggle-best-moves', 60_000);
  await visitor.page.waitForTimeout(3000); // of the estimate
  return watch(visitor, seconds);
}

/** @param {Visitor} visitor */
async function idle(visitor) {
  await visitor.solved();
  await visitor.still();
  const before = await visitor.frames();
  await visitor.page.waitForTimeout(seconds * 1000);
  return { frames_drawn: (await visitor.frames()) - before };
}

/** @param {Visitor} visitor */
async function whileThinking(visitor) {
  await visitor.drawn();
  await visitor.activate('bot-level-5');
  await visitor.activate('bot-seconds-10');
  await visitor.still();
  const before = await watch(visitor, seconds);
  await visitor.activate('move-r10');
  await visitor.waitForItem('button-cancel-search');
  const thinking = await watch(visitor, seconds);
  if ((await visitor.item('button-cancel-search').count()) === 0)
    throw new Error('the bot has answered before the end');
  return { before, thinking };
}

const bot = `game=go:19&rules=positional&mode=play&moves=${stones}`;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };

/**
 * @type {Record<string, { fragment: string, measure: (visitor: Visitor) => Promise<object>,
 *   screen?: import('playwright-core').BrowserContextOptions }>}
 */
const parts = {
  solving: { fragment: 'game=gobblers', measure: whileSolving },
  go_with_hints: { fragment: `game=go:19&moves=${stones}`, measure: withHints },
  bot: { fragment: bot, measure: whileThinking },
  bot_on_a_phone: { fragment: bot, measure: whileThinking, screen: phone },
  idle: { fragment: 'game=gobblers2', measure: idle },
};

const server = await serveSite();
const browser = await launch();
try {
  /** @type {Record<string, object>} */
  const measured = {};
  for (const [name, { fragment, measure, screen = {} }] of Object.entries(parts)) {
    const visitor = await Visitor.open(browser, `${server.url}#${fragment}`, screen, (page) =>
      page.addInitScript(timeFrames),
    );
    measured[name] = await measure(visitor);
    await visitor.close();
  }
  console.log(JSON.stringify({ name: 'frames, Chromium', seconds, ...measured }));
} finally {
  await browser.close();
  await server.close();
}

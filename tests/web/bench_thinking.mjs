// node tests/web/bench_thinking.mjs [--seconds N]
//
// Frames of the page while a bot thinks about a move on 19×19, on a desktop's and on a phone's
// screen, and for comparison while nobody thinks: milliseconds between frames, as a pointer that
// moves over the board asks for a picture in each.  Drawn in software, in headless Chromium.
// Prints one JSON object.
import { launch } from './browser.mjs';
import { Visitor } from './page_driver.mjs';
import { serveSite } from './site.mjs';

const given = process.argv.indexOf('--seconds');
const seconds = given > 0 ? Number(process.argv[given + 1]) : 6;
if (!(seconds > 0 && seconds <= 8)) {
  console.error('--seconds takes a number up to 8: the bot is given 10');
  process.exit(2);
}

/** Some stones on the board, and the visitor to move. */
const moves = 'q16.d4.q4.d16.c3.c4.d3.e3.e2.f2.f3.e4.g3.o3.r3.k4.c6.f4.g4.g5.h5.h4';
const fragment = `game=go:19&rules=positional&mode=play&moves=${moves}`;
const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true },
};

/**
 * In the page: moves the pointer before every frame.
 * @param {number} milliseconds
 * @returns {Promise<{ gaps: number[], drawn: number }>} between frames; how many were drawn
 */
const watchFrames = (milliseconds) =>
  new Promise((resolve) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    const drawnBefore = /** @type {any} */ (window).kanzenFrames;
    /** @type {number[]} */
    const gaps = [];
    /** @type {number | undefined} */
    let first;
    let last = 0;
    const frame = (/** @type {number} */ now) => {
      if (first !== undefined) gaps.push(now - last);
      first ??= now;
      last = now;
      const clientX = 150 + 100 * Math.sin(now / 500);
      const clientY = 330 + 100 * Math.cos(now / 500);
      canvas.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY, bubbles: true }));
      if (now - first < milliseconds) requestAnimationFrame(frame);
      else resolve({ gaps, drawn: /** @type {any} */ (window).kanzenFrames - drawnBefore });
    };
    requestAnimationFrame(frame);
  });

const rounded = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {{ gaps: number[], drawn: number }} watched */
function figures({ gaps, drawn }) {
  const sorted = [...gaps].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? NaN);
  const whole = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  return {
    frames_per_second: rounded(gaps.length / whole),
    drawn_per_second: rounded(drawn / whole),
    milliseconds: { median: at(0.5), nineteen_in_twenty: at(0.95), longest: at(1) },
  };
}

/** @param {Visitor} visitor */
async function measure(visitor) {
  const watch = () => visitor.page.evaluate(watchFrames, seconds * 1000);
  await visitor.drawn();
  await visitor.activate('bot-level-5');
  await visitor.activate('bot-seconds-10');
  await visitor.still();
  const idle = await watch();
  await visitor.activate('move-r10');
  await visitor.waitForItem('button-cancel-search');
  const thinking = await watch();
  if ((await visitor.item('button-cancel-search').count()) === 0)
    throw new Error('the bot has answered before the end');
  return { idle: figures(idle), thinking: figures(thinking) };
}

const server = await serveSite();
const browser = await launch();
try {
  /** @type {Record<string, object>} */
  const measured = {};
  for (const [name, screen] of Object.entries(screens)) {
    const visitor = await Visitor.open(browser, `${server.url}#${fragment}`, screen);
    measured[name] = await measure(visitor);
    await visitor.close();
  }
  console.log(JSON.stringify({ name: 'go:19, bot of level 5, Chromium', seconds, ...measured }));
} finally {
  await browser.close();
  await server.close();
}

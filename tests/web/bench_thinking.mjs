// node tests/web/bench_thinking.mjs [--seconds N]
//
// The page while a bot thinks about a move on 19×19, on a desktop's and on a phone's screen, and for
// comparison while nobody thinks:
// - how many animation frames a second the browser has for a page that draws nothing itself;
// - milliseconds of the page's thread for a picture, drawn again and again under a pointer that
//   moves over the board: its own work, of which 16.7 are a sixtieth of a second, and apart from
//   that what it waits for the graphics, which are software here.
// Prints one JSON object.
import { launch } from './browser.mjs';
import { Visitor } from './page_driver.mjs';
import { serveSite } from './site.mjs';

/** @typedef {{ work: number, waiting: number }} FrameTime in milliseconds */

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

/**
 * In the page, before its scripts: writes down how long each animation frame takes, and how much
 * of it is waiting.  Asked for its state, WebGL first does all that it has been told to do.
 */
function timeFrames() {
  const global = /** @type {any} */ (window);
  global.frameTimes = [];
  let waiting = 0;
  const { getParameter } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getParameter = function (/** @type {number} */ name) {
    const start = performance.now();
    const value = getParameter.call(this, name);
    waiting += performance.now() - start;
    return value;
  };
  const original = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    original((now) => {
      const start = performance.now();
      waiting = 0;
      callback(now);
      global.frameTimes.push({ work: performance.now() - start - waiting, waiting });
    });
}

/**
 * In the page: counts animation frames for a while; with the pointer on the move all are drawn.
 * @param {{ milliseconds: number, moving: boolean }} how
 * @returns {Promise<{ frames: number, times: FrameTime[] }>} times: of the frames that were drawn
 */
const watchFrames = ({ milliseconds, moving }) =>
  new Promise((resolve) => {
    const global = /** @type {any} */ (window);
    const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById('canvas'));
    const { left, top } = canvas.getBoundingClientRect();
    global.frameTimes = [];
    let frames = 0;
    const start = performance.now();
    const frame = () => {
      const now = performance.now();
      if (now - start >= milliseconds) {
        // The counting itself draws nothing.
        const times = global.frameTimes.filter(
          (/** @type {FrameTime} */ { waiting }) => waiting > 0,
        );
        return resolve({ frames, times });
      }
      frames += 1;
      const clientX = left + 170 + 100 * Math.sin(now / 500);
      const clientY = top + 370 + 100 * Math.cos(now / 500);
      const event = new MouseEvent('mousemove', { clientX, clientY, bubbles: true });
      if (moving) canvas.dispatchEvent(event);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const rounded = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {number[]} times */
function quantiles(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? NaN);
  return { median: at(0.5), nineteen_in_twenty: at(0.95), longest: at(1) };
}

/** @param {Visitor} visitor */
async function watch(visitor) {
  const { page } = visitor;
  const milliseconds = seconds * 1000;
  const quiet = await page.evaluate(watchFrames, { milliseconds, moving: false });
  const drawing = await page.evaluate(watchFrames, { milliseconds, moving: true });
  return {
    frames_per_second: rounded(quiet.frames / seconds),
    pictures: drawing.times.length,
    milliseconds_of_work: quantiles(drawing.times.map(({ work }) => work)),
    milliseconds_of_waiting: quantiles(drawing.times.map(({ waiting }) => waiting)),
  };
}

/** @param {Visitor} visitor */
async function measure(visitor) {
  await visitor.drawn();
  await visitor.activate('bot-level-5');
  await visitor.activate('bot-seconds-10');
  await visitor.still();
  const idle = await watch(visitor);
  await visitor.activate('move-r10');
  await visitor.waitForItem('button-cancel-search');
  const thinking = await watch(visitor);
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

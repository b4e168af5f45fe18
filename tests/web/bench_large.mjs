// A large game in the page: how long solving takes, what the browser's processes
// need, how many frames a second the page could draw meanwhile, and how long it takes to
// answer "Cancel".
import { readFileSync, readdirSync } from 'node:fs';
import { inFirefox, launch } from './browser.mjs';
import { rounded } from './measuring.mjs';
import { Visitor } from './page_driver.mjs';

const patience = 10 * 60_000;
const sampleEveryMs = 250;
/** Chromium gives a terminated worker two seconds before it stops it by force. */
const graceMs = 4000;

/** @param {string} path @returns {string} empty: the process is gone */
function contentOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** @returns {number[]} process ids: ours, our children's and so on */
function descendants() {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/^PPid:\s*(\d+)/m.exec(contentOf(`/proc/${name}/status`))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [process.pid];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found.slice(1);
}

/** Proportional set sizes, where shared pages count by halves, thirds and so on. */
function memoryNow() {
  let all = 0;
  let renderer = 0; // the largest: that of the page
  for (const pid of descendants()) {
    const kilobytes = Number(/^Pss:\s*(\d+)/m.exec(contentOf(`/proc/${pid}/smaps_rollup`))?.[1]);
    if (Number.isNaN(kilobytes)) continue;
    all += kilobytes * 1024;
    if (!contentOf(`/proc/${pid}/cmdline`).includes('--type=renderer')) continue;
    renderer = Math.max(renderer, kilobytes * 1024);
  }
  return { all, renderer };
}

/** Watches until `stop`; the largest values seen. */
function watchMemory() {
  const peak = { all: 0, renderer: 0 };
  const timer = setInterval(() => {
    const now = memoryNow();
    peak.all = Math.max(peak.all, now.all);
    peak.renderer = Math.max(peak.renderer, now.renderer);
  }, sampleEveryMs);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

/** In the page: clicks the button and waits for another; in milliseconds. */
const answerTime = (/** @type {{ click: string, then: string }} */ { click, then }) =>
  new Promise((resolve) => {
    const item = (/** @type {string} */ id) => document.querySelector(`#mirror [data-id=${id}]`);
    const start = performance.now();
    const look = () => {
      if (item(then)) resolve(performance.now() - start);
      else setTimeout(look, 1);
    };
    item(click)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    look();
  });

/** In the page: counts animation frames from now on. */
function countFrames() {
  const global = /** @type {any} */ (window);
  global.benchFrames = 0;
  const count = () => {
    global.benchFrames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

const megabytes = (/** @type {number} */ bytes) => Math.round(bytes / 1e6);

/** @param {Visitor} visitor */
async function cancelOnce(visitor) {
  await visitor.waitForItem('button-solve');
  await visitor.activate('button-solve');
  await visitor.page.waitForTimeout(1000); // its memory is allocated by then, and it is not solved yet
  return visitor.page.evaluate(answerTime, { click: 'button-cancel', then: 'button-solve' });
}

/** @param {Visitor} visitor */
async function solveOnce(visitor) {
  await visitor.page.evaluate(countFrames);
  const memory = watchMemory();
  const start = performance.now();
  await visitor.activate('button-solve');
  await visitor.waitForItem('keeping', patience);
  const wall = (performance.now() - start) / 1000;
  const frames = await visitor.page.evaluate(() => /** @type {any} */ (window).benchFrames);
  return { wall, framesPerSecond: frames / wall, peak: memory.stop() };
}

/**
 * @param {string} url of the site
 * @param {string} game under its usual rules
 * @returns {Promise<object>}
 */
export async function benchLarge(url, game) {
  const browser = await launch();
  try {
    const visitor = await Visitor.open(browser, `${url}#game=${game}`);
    await visitor.drawn();
    const idle = memoryNow();
    const cancel = /** @type {number} */ (await cancelOnce(visitor));
    await visitor.page.waitForTimeout(graceMs);
    const cancelled = memoryNow();
    const { wall, framesPerSecond, peak } = await solveOnce(visitor);
    return {
      name: `${game}, ${inFirefox ? 'Firefox' : 'Chromium'}, page`,
      seconds: rounded(wall, 1),
      cancel_ms: rounded(cancel, 1),
      frames_per_second: rounded(framesPerSecond, 1),
      megabytes: {
        before: megabytes(idle.all),
        after_cancel: megabytes(cancelled.all),
        peak: megabytes(peak.all),
        peak_renderer: megabytes(peak.renderer),
      },
    };
  } finally {
    await browser.close();
  }
}

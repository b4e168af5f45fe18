// Measurements of the animation frames of the page's thread:
// - the browser's frames a second, without input and under a pointer that moves over the board, for
//   which the page makes a picture in every frame;
// - milliseconds of the page's thread for such a picture: its own work, of which 16.7 are a sixtieth
//   of a second, and separately its waiting for the graphics, which are software where there is no
//   graphics card.
import { median, quantile, rounded } from './measuring.mjs';

/** @typedef {{ work: number, waiting: number }} FrameTime in milliseconds */

/**
 * Runs in the page before its scripts: notes the duration of each animation frame, and how much
 * of it is waiting.  A query of its state makes WebGL finish all its commands.
 */
export function timeFrames() {
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
      const before = global.kanzenFrames;
      callback(now);
      // The counting itself draws nothing.
      if (global.kanzenFrames === before) return;
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
        return resolve({ frames, times: global.frameTimes });
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

/** @param {number[]} times */
const quantiles = (times) => ({
  median: rounded(median(times), 1),
  nineteen_in_twenty: rounded(quantile(times, 0.95), 1),
  longest: rounded(quantile(times, 1), 1),
});

/** @param {import('./page_driver.mjs').Visitor} visitor @param {number} seconds */
export async function watch({ page }, seconds) {
  const milliseconds = seconds * 1000;
  const quiet = await page.evaluate(watchFrames, { milliseconds, moving: false });
  const drawing = await page.evaluate(watchFrames, { milliseconds, moving: true });
  return {
    frames_per_second: rounded(quiet.frames / seconds, 1),
    frames_per_second_under_a_moving_pointer: rounded(drawing.frames / seconds, 1),
    pictures: drawing.times.length,
    milliseconds_of_work: quantiles(drawing.times.map(({ work }) => work)),
    milliseconds_of_waiting: quantiles(drawing.times.map(({ waiting }) => waiting)),
  };
}

// Fingers as the browser itself sees them: it scrolls, and cancels touches, by them.

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ x: number, y: number }} Point
 */

/** @param {Page} page */
export async function fingersOn(page) {
  const devtools = await page.context().newCDPSession(page);
  /** @param {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} type @param {Point[]} points */
  const send = (type, points) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  return {
    /** @param {...Point} points of all fingers */
    down: (...points) => send('touchStart', points),
    /** @param {...Point} points */
    move: (...points) => send('touchMove', points),
    up: () => send('touchEnd', []),
    cancel: () => send('touchCancel', []),
    /** In steps, as a hand does it. @param {Point} from @param {Point} to @param {number} [steps] */
    async slide(from, to, steps = 6) {
      for (let step = 1; step <= steps; ++step) {
        const share = step / steps;
        const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        await send('touchMove', [at]);
        await page.waitForTimeout(20);
      }
    },
  };
}

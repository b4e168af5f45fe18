// Fingers as the browser itself sees them: it scrolls, and cancels touches, by them.  Firefox's driver
// has none; there they are events in the page (tests/firefox has real ones).
import { inFirefox } from './browser.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ x: number, y: number }} Point
 * @typedef {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} TouchType
 */

/** In the page. @param {{ type: string, points: Point[] }} touch points: of all fingers that are down */
function touchPage({ type, points }) {
  const global = /** @type {{ fingersDown?: Touch[] }} */ (window);
  const before = global.fingersDown ?? [];
  const down = points.map(({ x, y }, identifier) => {
    // A finger's target is where it began.
    const target = before[identifier]?.target ?? document.elementFromPoint(x, y) ?? document.body;
    return new Touch({ identifier, target, clientX: x, clientY: y, pageX: x, pageY: y });
  });
  global.fingersDown = down;
  const changed =
    type === 'touchmove' ? down : down.length > 0 ? down.slice(before.length) : before;
  const [first] = changed;
  const options = { bubbles: true, cancelable: true, composed: true };
  const touches = { touches: down, targetTouches: down, changedTouches: changed };
  first?.target.dispatchEvent(new TouchEvent(type, { ...options, ...touches }));
}

/** @param {Page} page @returns {Promise<(type: TouchType, points: Point[]) => Promise<unknown>>} */
async function senderOn(page) {
  if (inFirefox)
    return (type, points) => page.evaluate(touchPage, { type: type.toLowerCase(), points });
  const devtools = await page.context().newCDPSession(page);
  return (type, points) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
}

/** @param {Page} page */
export async function touchInputOf(page) {
  const send = await senderOn(page);
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
